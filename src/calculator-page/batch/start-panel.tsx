import { formatNumber } from '@ferrite/calculators/core/numbers.ts';
import { FileUp, Play, TableProperties } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { tableLimits } from '../../platform/browser/tables/file-fault.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';
import { useBatch, useBatchState } from './batch-context.ts';
import { emptyTable } from './table/open-table.ts';

/** Number of characters from which pasted text is inserted by this component. */
const longPaste = 10_000;

/** Sources of a table: a file, pasted rows, or an empty table. */
export function StartPanel({ onOpenFile }: { readonly onOpenFile: () => void }) {
  const page = useCalculator();
  const { store, words } = useBatch();
  const { isReading } = useBatchState();
  const [text, setText] = useState('');
  const id = useId();

  /** Inserts long pasted texts at once, because browsers take seconds for them. */
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length < longPaste) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    setText(`${value.slice(0, selectionStart)}${pasted}${value.slice(selectionEnd)}`);
  }

  return (
    <div className="grid items-stretch gap-4 lg:grid-cols-2">
      <Panel className="flex [&>div]:flex [&>div]:grow [&>div]:flex-col">
        <div className="flex grow flex-col items-center justify-center gap-3 rounded-control border border-dashed border-ctl px-4 py-10 text-center">
          <FileUp aria-hidden size={28} strokeWidth={1.25} className="text-ink3" />
          <p className="type-body text-ink">{words.drop}</p>
          <Button disabled={isReading} onClick={onOpenFile}>
            {words.open}
          </Button>
          <p className="type-small max-w-[52ch] text-pretty text-ink2">
            {fill(words.fileLimits, {
              rows: formatNumber(tableLimits.rows, 0, page.language),
              columns: tableLimits.columns,
              size: tableLimits.fileBytes / 1e6,
            })}
          </p>
        </div>
      </Panel>
      <Panel>
        <div className="flex flex-col gap-3">
          <label htmlFor={id} className="type-label">
            {words.paste}
          </label>
          <textarea
            id={id}
            rows={8}
            wrap="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onPaste={onPaste}
            aria-describedby={`${id}-hint`}
            className="type-small w-full resize-y rounded-control border border-ctl bg-well px-3 py-2 text-ink [tab-size:24] recolour hover:border-ink3 max-sm:text-[16px]"
          />
          <p id={`${id}-hint`} className="type-small text-pretty text-ink2">
            {words.intro}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="hot"
              disabled={isReading || text.trim() === ''}
              onClick={() => void store.read({ kind: 'text', text })}
            >
              <Play aria-hidden size={16} strokeWidth={1.5} />
              {words.start}
            </Button>
            <Button
              onClick={() => store.open(emptyTable(page.calculator, { ...page, nameLabel: words.grid.name }))}
            >
              <TableProperties aria-hidden size={16} strokeWidth={1.5} />
              {words.emptyTable}
            </Button>
          </div>
        </div>
      </Panel>
    </div>
  );
}

/** Returns a function that opens the file dialog, the hidden file input, and handlers for dropped files. */
export function useFiles(onFile: (file: File) => void) {
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    ask: () => field.current?.click(),
    fileField: (
      <input
        ref={field}
        type="file"
        hidden
        accept=".xlsx,.xlsm,.csv,.tsv,.txt"
        data-batch-file
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    ),
    dropping: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event: DragEvent) {
        const [file] = event.dataTransfer.files;
        setOver(false);
        if (!file) return;
        event.preventDefault();
        onFile(file);
      },
    },
  };
}
