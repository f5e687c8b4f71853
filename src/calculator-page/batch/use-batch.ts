import { useEffect, useRef, useState } from 'react';
import type { Evaluated } from '../../../calculators/evaluate.ts';
import type { RawInputs } from '../../../calculators/fields.ts';
import { rawInputs } from '../form-state.ts';
import { fill } from '../messages/words.ts';
import type { CalculatorPage } from '../use-calculator.ts';
import { type Column, headerOf, readColumns } from './columns.ts';
import { computeRows, fixedInputs } from './compute.ts';
import { readTable, rowInputs } from './table.ts';

/** Rows at a time: far more than a day's heats, and still a table that a browser holds. */
export const mostRows = 10_000;

/** A computed table, as far as it got. */
export type Batch = {
  readonly columns: readonly Column[];
  /** What each row is called; empty when the table names none. */
  readonly names: readonly string[] | null;
  readonly inputs: readonly RawInputs[];
  readonly results: readonly Evaluated[];
  readonly ignored: readonly string[];
};

export type BatchState =
  | { readonly step: 'idle' }
  | { readonly step: 'refused'; readonly problem: string }
  | { readonly step: 'running'; readonly done: number; readonly all: number }
  | { readonly step: 'done'; readonly batch: Batch };

type Prepared =
  | { readonly ok: true; readonly batch: Omit<Batch, 'results'> }
  | { readonly ok: false; readonly problem: string };

function prepare(page: CalculatorPage, text: string): Prepared {
  const { calculator, labels, words, data } = page;
  const [header = [], ...rows] = readTable(text);
  const refused = (problem: string): Prepared => ({ ok: false, problem });
  const read = readColumns(calculator, labels, header);
  if (!read.ok && read.problem === 'twice')
    return refused(fill(words.batch.twice, { label: labels.input(read.key) }));
  if (!read.ok)
    return refused(fill(words.batch.noHeader, { example: headerOf(calculator).slice(0, 4).join(', ') }));
  if (rows.length === 0) return refused(words.batch.empty);
  if (rows.length > mostRows) return refused(fill(words.batch.tooMany, { most: mostRows, n: rows.length }));
  const { columns, name, ignored } = read;
  const fixed = fixedInputs(calculator, columns, rawInputs(calculator, page.state));
  return {
    ok: true,
    batch: {
      columns,
      ignored,
      names: name === null ? null : rows.map((row) => row[name] ?? ''),
      inputs: rows.map((row) => rowInputs(columns, row, fixed, data.texts)),
    },
  };
}

/** Reads, computes and cancels; leaving the page's part cancels too. */
export function useBatch(page: CalculatorPage) {
  const [state, setState] = useState<BatchState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(text: string) {
    const prepared = prepare(page, text);
    if (!prepared.ok) return setState({ step: 'refused', problem: prepared.problem });
    const { batch } = prepared;
    const all = batch.inputs.length;
    const stop = new AbortController();
    running.current = stop;
    setState({ step: 'running', done: 0, all });
    const progress = (done: number) => setState({ step: 'running', done, all });
    const results = await computeRows(page.calculator, batch.inputs, progress, stop.signal);
    if (running.current !== stop) return;
    running.current = null;
    setState({ step: 'done', batch: { ...batch, results } });
  }

  return { state, start, cancel: () => running.current?.abort() };
}
