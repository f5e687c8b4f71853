import { Download, Play, X } from 'lucide-react';
import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react';
import { csvForm, toCsv } from '../../platform/shared/csv.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Notice } from '../../ui/state/notice.tsx';
import { saveText } from '../export/save-file.ts';
import { fieldText } from '../form/form-entry.ts';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';
import { batchRows } from './batch-rows.ts';
import { BatchTable } from './batch-table.tsx';
import { headerOf } from './columns.ts';
import { hasResult } from './compute.ts';
import { type Batch, useBatch } from './use-batch.ts';

/** Paste length, in characters, that is inserted by our own code. */
const longPaste = 10_000;

/** Batch calculation of pasted rows; loaded on first use. */
export default function BatchPanel({ onClose }: { readonly onClose: () => void }) {
  const page = useCalculator();
  const { words, calculator } = page;
  const { state, start, cancel } = useBatch(page);
  const [text, setText] = useState('');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const running = state.step === 'running';

  /** Inserts long pasted texts at once; browsers take seconds for them. */
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length < longPaste) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    setText(`${value.slice(0, selectionStart)}${pasted}${value.slice(selectionEnd)}`);
  }

  return (
    <Panel
      title={words.batch.title}
      className="mt-5 print:hidden"
      actions={
        <IconButton label={words.batch.close} onClick={onClose}>
          <X aria-hidden size={16} strokeWidth={1.5} />
        </IconButton>
      }
    >
      <div className="flex flex-col gap-4">
        <p id={`${id}-hint`} className="type-small max-w-[80ch] text-pretty text-ink2">
          {words.batch.hint}
        </p>
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="type-label">
            {words.batch.table}
          </label>
          <textarea
            ref={field}
            id={id}
            rows={7}
            wrap="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onPaste={onPaste}
            aria-describedby={`${id}-hint`}
            className="type-small w-full resize-y rounded-control border border-ctl bg-well px-3 py-2 text-ink [tab-size:24] recolour hover:border-ink3 max-sm:text-[16px]"
          />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="hot" disabled={running || text.trim() === ''} onClick={() => start(text)}>
            <Play aria-hidden size={16} strokeWidth={1.5} />
            {words.batch.start}
          </Button>
          {running && <Button onClick={cancel}>{words.batch.cancel}</Button>}
          {!running && text.trim() === '' && (
            <Button
              onClick={() =>
                setText(`${[words.batch.name, ...headerOf(calculator, page.labels)].join('\t')}\n`)
              }
            >
              {words.batch.template}
            </Button>
          )}
          {running && (
            <span className="flex min-w-0 items-center gap-3">
              <progress
                className="accent-hot"
                {...(state.all !== null && { value: state.done, max: state.all })}
                aria-label={words.batch.title}
              />
              {state.all !== null && (
                <span className="type-small text-ink2">
                  {fill(words.batch.progress, { done: state.done, all: state.all })}
                </span>
              )}
            </span>
          )}
        </div>
        {state.step === 'refused' && (
          <Notice
            tone={state.ways ? 'warn' : 'err'}
            actions={state.ways?.map(({ label, signs }) => (
              <Button key={label} size="small" onClick={() => start(text, signs)}>
                {label}
              </Button>
            ))}
          >
            {state.problem}
          </Notice>
        )}
        {state.step === 'done' && <Outcome batch={state.batch} />}
      </div>
    </Panel>
  );
}

function Outcome({ batch }: { readonly batch: Batch }) {
  const page = useCalculator();
  const { words, calculator, language } = page;
  const { all, rows } = batch;
  const done = rows.length;
  const good = rows.filter(({ result }) => hasResult(calculator, result)).length;
  const failed = rows.filter(({ result }) => !result.ok).length;
  const empty = done - good - failed;

  function save() {
    const text = toCsv(batchRows(page, batch), csvForm(language));
    saveText(text, `${calculator.id}-batch.csv`, 'text/csv;charset=utf-8');
  }

  return (
    <>
      <Notice
        tone={good === all ? 'ok' : 'warn'}
        actions={
          done > 0 && (
            <Button size="small" onClick={save}>
              <Download aria-hidden size={16} strokeWidth={1.5} />
              {words.report.export}
            </Button>
          )
        }
      >
        {done < all && `${fill(words.batch.stopped, { done, all })} `}
        {fill(words.batch.done, { good, all })} {failed > 0 && fill(words.batch.failed, { n: failed })}{' '}
        {empty > 0 && fill(words.batch.noResult, { n: empty })}{' '}
        {batch.ignored.length > 0 && fill(words.batch.ignored, { list: batch.ignored.join(', ') })}{' '}
        {batch.readAs
          .map(({ text, value }) => fill(words.batch.readAs, { text, value: fieldText(value, language) }))
          .join(' ')}
      </Notice>
      {done > 0 && <BatchTable batch={batch} />}
    </>
  );
}
