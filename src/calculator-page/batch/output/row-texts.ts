import type { Output } from '@ferrite/calculators/core/calculator.ts';
import { formatProblem } from '@ferrite/calculators/core/texts/common-texts.ts';
import { type Cell, sixDigits } from '../../../platform/shared/csv.ts';
import { type PageTexts, sentenceOf } from '../../use-calculator.ts';
import type { BatchResult } from '../compute.ts';

/** Returns the problems of a row, or the warnings of its result, as texts. */
export function remarksOf(page: PageTexts, result: BatchResult): string {
  const sentences = result.ok
    ? result.warnings.map((warning) => sentenceOf(page, warning))
    : result.problems.map((problem) => formatProblem(page.data.texts, problem, page.language, page.labels));
  return [...new Set(sentences)].join(' ');
}

/** Returns a result with six significant digits, or its text. */
export function outputCell({ data }: Pick<PageTexts, 'data'>, { key }: Output, result: BatchResult): Cell {
  const value = result.ok ? (result.values[key] ?? null) : null;
  if (typeof value === 'number') return sixDigits(value);
  return value === null ? null : (data.texts.values?.[`${key}.${value}`] ?? value);
}
