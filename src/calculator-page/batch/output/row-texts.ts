import type { Problem } from '@ferrite/calculators/core/calculator.ts';
import { formatShort } from '@ferrite/calculators/core/numbers.ts';
import { formatProblem } from '@ferrite/calculators/core/texts/common-texts.ts';
import { fill } from '../../messages/words.ts';
import { type CalculatorPage, type PageTexts, shownSentence } from '../../use-calculator.ts';
import type { BatchRow } from '../compute.ts';
import type { LeftOut } from '../table/batch-table.ts';

export type RemarkTexts = {
  readonly leftOut: Readonly<Record<LeftOut, string>>;
  readonly misfit: string;
  readonly plusMinus: string;
  readonly choices: string;
};

/** Parts of the page from which texts about a row are formatted. */
export type RemarksPage = PageTexts & Pick<CalculatorPage, 'calculator' | 'state'>;

/** Maximum number of choices that a text lists. */
const maxChoices = 12;

/** Returns the labels of the choices of an input as a list. */
export function choiceList({ calculator, data }: RemarksPage, key: string): string {
  const input = calculator.inputs.find((each) => each.key === key);
  if (input?.kind !== 'choice') return '';
  const names = input.choices.map((choice) => data.texts.choices?.[`${key}.${choice}`] ?? choice);
  return names.slice(0, maxChoices).join(', ') + (names.length > maxChoices ? ', …' : '');
}

/** Returns the text of a problem, with the choices of an input that has some. */
export function rowProblem(
  page: RemarksPage,
  { choices }: Pick<RemarkTexts, 'choices'>,
  problem: Problem,
): string {
  const text = formatProblem(page.data.texts, problem, page.language, page.labels);
  const list = problem.code === 'choice' ? choiceList(page, problem.key) : '';
  return list === '' ? text : `${text} ${fill(choices, { list })}`;
}

/**
 * Returns the problems of a row, or the warnings of its result, the contents that cannot have their unit, and the
 * inputs whose ± is not computed, as texts. */
export function remarksOf(
  page: RemarksPage,
  texts: RemarkTexts,
  { result, given, misfits = [], plusMinus = [] }: BatchRow,
): string {
  const sentences = result.ok
    ? result.warnings.map((warning) => shownSentence(page, warning))
    : result.problems.map((problem) => rowProblem(page, texts, problem));
  const list = misfits
    .map((key) => `${page.labels.input(key)} ${formatShort(Number(given[key]), page.language)}`)
    .join(', ');
  const misfit = list === '' ? [] : [fill(texts.misfit, { list })];
  const names = plusMinus.map((key) => page.labels.input(key)).join(', ');
  const notComputed = names === '' ? [] : [fill(texts.plusMinus, { list: names })];
  return [...new Set([...misfit, ...notComputed, ...sentences])].join(' ');
}
