import { signsChosen } from '@ferrite/calculators/core/inputs/read-number.ts';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { storedMember } from '../../platform/browser/session/stored-session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/state/notice.tsx';
import { fieldText, rawInputs } from '../form/form-entry.ts';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';
import { BatchProvider, type BatchWords, useBatch, useBatchState } from './batch-context.ts';
import { BatchHead } from './batch-head.tsx';
import { problemText } from './problem-text.ts';
import { StartPanel, useFiles } from './start-panel.tsx';
import { createBatchStore } from './table/batch-store.ts';
import { TableView } from './table-view.tsx';

export type BatchPageProps = {
  readonly words: BatchWords;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Part of the page in which a table of heats is calculated. Its table stays loaded while the calculator is shown. */
export function BatchPage({ words, isOpen, onClose }: BatchPageProps) {
  const { calculator, data, state } = useCalculator();
  // The table stays that of the member for whom the page was opened.
  const [memberId] = useState(storedMember);
  const [store] = useState(() =>
    createBatchStore({
      owner: memberId === null ? null : { memberId, calculatorId: calculator.id },
      workerAddress: data.batchWorker,
      texts: data.texts,
      language: data.language,
      remarks: words.grid.remarks,
      choiceKeys: new Set(calculator.inputs.flatMap(({ kind, key }) => (kind === 'choice' ? [key] : []))),
    }),
  );
  const batch = useMemo(() => ({ store, words }), [store, words]);
  useEffect(() => void store.restore(), [store]);
  useEffect(() => {
    const closeForOthers = () => {
      const current = storedMember();
      if (current !== null && current !== memberId) store.close();
    };
    window.addEventListener('storage', closeForOthers);
    return () => window.removeEventListener('storage', closeForOthers);
  }, [store, memberId]);
  useEffect(() => {
    if (isOpen) store.setForm(rawInputs(calculator, state));
  }, [store, isOpen, calculator, state]);
  return (
    <BatchProvider value={batch}>
      <div hidden={!isOpen} data-print="hide">
        <Content isOpen={isOpen} onClose={onClose} />
      </div>
    </BatchProvider>
  );
}

/** Returns whether the element that had the focus has disappeared. */
const isFocusLost = (): boolean =>
  document.activeElement === document.body || document.activeElement?.checkVisibility() === false;

function Content({ isOpen, onClose }: Omit<BatchPageProps, 'words'>) {
  const { store } = useBatch();
  const { table } = useBatchState();
  const [isStarting, setStarting] = useState(false);
  // Only an opened table has another header; a source that cannot be read leaves the start panel with its text.
  const header = table?.header;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the header is the signal.
  useEffect(() => setStarting(false), [header]);
  const close = () => {
    flushSync(onClose);
    document.getElementById('open-batch')?.focus();
  };
  const { isOver, ask, fileField, dropping } = useFiles((file) => {
    void file.arrayBuffer().then((bytes) => store.read({ kind: 'file', name: file.name, bytes }));
  });
  const isStart = table === null || isStarting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the start panel, the button that closed it disappears.
  useEffect(() => {
    if (isOpen && isFocusLost()) document.getElementById('batch-title')?.focus({ preventScroll: true });
  }, [isOpen, isStart]);
  return (
    <section
      aria-labelledby="batch-title"
      className={`flex flex-col gap-4 pb-2 ${isOver ? 'outline-2 outline-offset-4 outline-hot outline-dashed' : ''}`}
      {...dropping}
    >
      {fileField}
      <BatchHead
        onClose={close}
        onOpenFile={ask}
        isStart={isStart}
        onStart={table ? () => setStarting(!isStarting) : null}
      />
      <Questions />
      {isStart && <StartPanel onOpenFile={ask} />}
      {table && <TableView table={table} isHidden={isStart} />}
    </section>
  );
}

/** Shows why the source was not read, or what the user must choose first. */
function Questions() {
  const page = useCalculator();
  const { store, words } = useBatch();
  const { problem, sheets, isReading } = useBatchState();
  if (isReading)
    return (
      <p role="status" className="type-small flex items-center gap-3 text-ink2">
        <progress className="accent-hot" aria-label={words.reading} />
        {words.reading}
      </p>
    );
  if (sheets)
    return (
      <Notice
        tone="info"
        actions={sheets.map(({ name, isHidden }, sheet) => (
          <Button key={name} size="small" onClick={() => void store.answer({ sheet })}>
            {isHidden ? fill(words.sheets.hidden, { name }) : name}
          </Button>
        ))}
      >
        {words.sheets.choose}
      </Notice>
    );
  if (!problem) return null;
  if (problem.problem === 'blankUnits')
    return (
      <Notice
        tone="warn"
        actions={(['left', 'percent'] as const).map((blanks) => (
          <Button key={blanks} size="small" onClick={() => void store.answer({ blanks })}>
            {blanks === 'left' ? problem.unit : '%'}
          </Button>
        ))}
      >
        {problemText(page, words, problem)}
      </Notice>
    );
  if (problem.problem !== 'ambiguous') return <Notice tone="err">{problemText(page, words, problem)}</Notice>;
  const { sign, signs, text } = problem;
  return (
    <Notice
      tone="warn"
      actions={(['decimal', 'grouped'] as const).map((meant) => (
        <Button
          key={meant}
          size="small"
          onClick={() => void store.answer({ signs: signsChosen(sign, meant, signs) })}
        >
          {`${text} = ${fieldText(problem[meant], page.language)}`}
        </Button>
      ))}
    >
      {problemText(page, words, problem)}
    </Notice>
  );
}
