/** Converts a computed batch to rows of cells for export. */
import type { Output } from '@ferrite/calculators/core/calculator.ts';
import { unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import { formatProblem } from '@ferrite/calculators/core/texts/common-texts.ts';
import { type Cell, sixDigits } from '../../platform/shared/csv.ts';
import { type CalculatorPage, sentenceOf } from '../use-calculator.ts';
import type { BatchResult } from './compute.ts';
import type { Batch } from './use-batch.ts';

/** Returns `Carbon (%)`, or the label without unit. */
export function headed(label: string, unit: string): string {
  return unit === '' ? label : `${label} (${unit})`;
}

/** Returns the problems of a row, or the warnings of its result. */
export function remarksOf(page: CalculatorPage, result: BatchResult): string {
  const sentences = result.ok
    ? result.warnings.map((warning) => sentenceOf(page, warning))
    : result.problems.map((problem) => formatProblem(page.data.texts, problem, page.language, page.labels));
  return [...new Set(sentences)].join(' ');
}

function outputCell({ data }: CalculatorPage, { key }: Output, result: BatchResult): Cell {
  const value = result.ok ? (result.values[key] ?? null) : null;
  if (typeof value === 'number') return sixDigits(value);
  return value === null ? null : (data.texts.values?.[`${key}.${value}`] ?? value);
}

/** Returns the rows: inputs as read, outputs with six significant digits, remarks. */
export function batchRows(page: CalculatorPage, batch: Batch): readonly (readonly Cell[])[] {
  const { calculator, labels, words } = page;
  const { columns, names, rows } = batch;
  const header = [
    words.batch.row,
    ...(names ? [words.batch.name] : []),
    ...columns.map(({ key, unit }) => headed(labels.input(key), unit === null ? '' : unitSymbol(unit))),
    ...calculator.outputs.map(({ key, unit }) => headed(labels.output(key), unitSymbol(unit))),
    words.report.remarks,
  ];
  const lines = rows.map(({ given, result }, at): readonly Cell[] => [
    at + 1,
    ...(names ? [names[at]] : []),
    ...columns.map(({ key }) => given[key] as Cell),
    ...calculator.outputs.map((output) => outputCell(page, output, result)),
    remarksOf(page, result),
  ]);
  return [header, ...lines];
}
