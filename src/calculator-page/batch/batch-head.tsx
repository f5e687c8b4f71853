import { formatNumber } from '@ferrite/calculators/core/numbers.ts';
import { ArrowLeft, ClipboardCopy, Download, FolderOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { csvForm, toCsv } from '../../platform/shared/csv.ts';
import { Button } from '../../ui/button.tsx';
import { saveBytes, saveText } from '../export/save-file.ts';
import { useRights } from '../frame/use-rights.ts';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';
import { useBatch, useBatchState } from './batch-context.ts';
import { cellText } from './grid/cell-texts.ts';
import { copyRows } from './grid/clipboard.ts';
import { useColumns } from './grid/use-columns.ts';
import { aboutRows } from './output/about-rows.ts';
import { exportTable, notComparedRows } from './output/export-table.ts';
import { type BatchTable, isEmptyRow } from './table/batch-table.ts';

type BatchHeadProps = {
  readonly onClose: () => void;
  readonly onOpenFile: () => void;
  readonly isStart: boolean;
  /** Shows or hides the choice of sources; null without a table. */
  readonly onStart: (() => void) | null;
};

/** Title, source and actions of the table. */
export function BatchHead({ onClose, onOpenFile, isStart, onStart }: BatchHeadProps) {
  const page = useCalculator();
  const { words } = useBatch();
  const { table } = useBatchState();
  const source =
    table &&
    (table.file === null
      ? words.fromText
      : table.sheet === null
        ? table.file
        : fill(words.sheetOf, { file: table.file, sheet: table.sheet }));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="plain" onClick={onClose} className="-ml-3.5">
        <ArrowLeft aria-hidden size={16} strokeWidth={1.5} />
        {words.back}
      </Button>
      <h2 id="batch-title" tabIndex={-1} className="type-h3 outline-none">
        {page.words.batch.title}
      </h2>
      {table && (
        <p className="type-small min-w-0 text-ink2 wrap-anywhere">
          {source}, {fill(words.size, { rows: formatNumber(table.rows.length, 0, page.language) })}
        </p>
      )}
      <div className="ml-auto flex flex-wrap gap-2">
        {onStart && (
          <Button onClick={onStart} aria-expanded={isStart}>
            {isStart ? words.toTable : words.otherTable}
          </Button>
        )}
        {!isStart && (
          <Button onClick={onOpenFile}>
            <FolderOpen aria-hidden size={16} strokeWidth={1.5} />
            {words.open}
          </Button>
        )}
        {table && !isStart && <Exports table={table} />}
      </div>
    </div>
  );
}

const copiedMs = 2500;

/** Returns the diagram of points as PNG; undefined if it is not on screen. */
async function pointsPicture(title: string) {
  const svg = document.querySelector<SVGSVGElement>('[data-batch-points] svg.chart');
  if (!svg) return undefined;
  const { pngOf } = await import('@ferrite/charts/save.ts');
  const { width, height } = svg.viewBox.baseVal;
  const blob = await pngOf(svg).catch(() => null);
  return blob ? { bytes: await blob.arrayBuffer(), width: width * 3, height: height * 3, title } : undefined;
}

function Exports({ table }: { readonly table: BatchTable }) {
  const page = useCalculator();
  const { store, words } = useBatch();
  const { withRight } = useRights();
  const columns = useColumns(table);
  const [copied, setCopied] = useState(false);
  const [isWriting, setWriting] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const name = `${page.calculator.id}-batch`;

  async function saveWorkbook() {
    setWriting(true);
    try {
      const picture = await pointsPicture(words.points.title);
      const exported = exportTable(page, words, table);
      const notCompared = notComparedRows(exported);
      const bytes = await store.write({
        names: { table: words.file.table, about: words.file.about },
        table: exported,
        about: aboutRows(page, words, table, { at: new Date(), notCompared }),
        ...(picture && { picture }),
      });
      saveBytes(bytes, `${name}.xlsx`, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    } finally {
      setWriting(false);
    }
  }
  function saveCsv() {
    const { columns: heads, rows } = exportTable(page, words, table);
    const text = toCsv([heads.map(({ label }) => label), ...rows], csvForm(page.language));
    saveText(text, `${name}.csv`, 'text/csv;charset=utf-8');
  }
  async function copy() {
    const rows = table.rows.filter((row) => !isEmptyRow(row, table));
    const texts = rows.map((row) => columns.map((column) => cellText(page, column, row)));
    setCopied(await copyRows([columns.map(({ label }) => label), ...texts]));
  }

  return (
    <>
      <Button onClick={() => void copy()}>
        <ClipboardCopy aria-hidden size={16} strokeWidth={1.5} />
        <span aria-live="polite">{copied ? words.export.copied : words.export.copy}</span>
      </Button>
      <Button onClick={() => void withRight(saveCsv)}>{words.export.csv}</Button>
      <Button variant="hot" pending={isWriting} onClick={() => void withRight(saveWorkbook)}>
        <Download aria-hidden size={16} strokeWidth={1.5} />
        {words.export.xlsx}
      </Button>
    </>
  );
}
