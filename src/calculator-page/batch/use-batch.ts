import { type Signs, signsChosen } from '@ferrite/calculators/core/inputs/read-number.ts';
import { useEffect, useRef, useState } from 'react';
import { fieldText, rawInputs } from '../form/form-entry.ts';
import { fill } from '../messages/words.ts';
import type { CalculatorPage } from '../use-calculator.ts';
import type { BatchMessage, BatchRefusal, BatchRequest, BatchRow } from './compute.ts';

/** Table computed so far. */
export type Batch = Omit<Extract<BatchMessage, { news: 'begun' }>, 'news'> & {
  readonly rows: readonly BatchRow[];
};

export type BatchState =
  | { readonly step: 'idle' }
  | {
      readonly step: 'refused';
      readonly problem: string;
      /** Options for restarting with other decimal signs. */
      readonly ways?: readonly { readonly label: string; readonly signs: Signs }[];
    }
  /** `all` is null until the table has been read. */
  | { readonly step: 'running'; readonly done: number; readonly all: number | null }
  | { readonly step: 'done'; readonly batch: Batch };

type Refused = Extract<BatchState, { step: 'refused' }>;

function wordRefusal({ words, labels, language }: CalculatorPage, refusal: BatchRefusal): Refused {
  const refused = (problem: string): Refused => ({ step: 'refused', problem });
  switch (refusal.problem) {
    case 'twice':
      return refused(fill(words.batch.twice, { label: labels.input(refusal.key) }));
    case 'noHeader':
      return refused(fill(words.batch.noHeader, { example: refusal.example.join(', ') }));
    case 'empty':
      return refused(words.batch.empty);
    case 'tooMany':
      return refused(fill(words.batch.tooMany, { most: refusal.most, n: refusal.rows }));
    case 'ambiguous': {
      const { row, key, text, sign } = refusal;
      const way = (meant: 'decimal' | 'grouped') => ({
        label: `${text} = ${fieldText(refusal[meant], language)}`,
        signs: signsChosen(sign, meant),
      });
      return {
        ...refused(fill(words.batch.ambiguous, { row, label: labels.input(key), text })),
        ways: [way('decimal'), way('grouped')],
      };
    }
  }
}

/** Computes tables in a worker. Cancelling terminates it and keeps the received rows. */
export function useBatch(page: CalculatorPage) {
  const [state, setState] = useState<BatchState>({ step: 'idle' });
  const cancel = useRef<() => void>(() => undefined);
  useEffect(() => () => cancel.current(), []);

  function start(text: string, signs?: Signs) {
    const worker = new Worker(page.data.batchWorker, { type: 'module' });
    let table: Omit<Batch, 'rows'> | null = null;
    const rows: BatchRow[] = [];
    function end(last: BatchState) {
      worker.terminate();
      cancel.current = () => undefined;
      setState(last);
    }
    const finish = () => end(table ? { step: 'done', batch: { ...table, rows } } : { step: 'idle' });
    cancel.current = finish;
    setState({ step: 'running', done: 0, all: null });
    worker.addEventListener('error', () => end({ step: 'refused', problem: page.words.rights.failed }));
    worker.addEventListener('message', ({ data }: MessageEvent<BatchMessage>) => {
      if (data.news === 'refused') return end(wordRefusal(page, data));
      if (data.news === 'begun') table = data;
      else rows.push(...data.rows);
      if (table && rows.length === table.all) return finish();
      setState({ step: 'running', done: rows.length, all: table?.all ?? null });
    });
    const form = rawInputs(page.calculator, page.state);
    const { texts, language } = page.data;
    worker.postMessage({ text, form, texts, language, signs } satisfies BatchRequest);
  }

  return { state, start, cancel: () => cancel.current() };
}
