/** Grade, section and notes of a heat in a pasted table, found by the heading of their column in five languages. */
import { isGradeLabel } from './headings/name-headings.ts';

/** Facts as typed; the size is a diameter or thickness with its unit if it is not mm. */
export type HeatFacts = {
  readonly grade?: string;
  readonly shape?: 'bar' | 'plate';
  readonly size?: string;
  readonly notes?: string;
};

const patterns = {
  bar: /^(?:[øØ∅⌀]|dia(?:meter|\b\.?)|durchm|直径|直徑|지름|직경|외경)/iu,
  plate: /^(?:thickness|thk\b|dicke|wanddicke|blechdicke|厚度|板厚|厚さ|두께)/iu,
  notes: /^(?:notes?$|remarks?$|comments?$|bemerkung|notiz|anmerkung|备注|備考|メモ|비고|메모)/iu,
} as const;

/** Unit of a size at the end of its heading, if it is not mm. */
const otherUnit = /[\s(/,[](cm|in|inch|inches|")[\])]?\s*$/iu;

/** Returns the fact that a cell below a heading states; none for other headings and empty cells. */
function factOf(heading: string, text: string): HeatFacts {
  if (text === '') return {};
  if (isGradeLabel(heading)) return { grade: text };
  if (patterns.notes.test(heading)) return { notes: text };
  const shape = (['bar', 'plate'] as const).find((each) => patterns[each].test(heading));
  if (!shape || !/\d/.test(text)) return {};
  const unit = /[\d.,]$/.test(text) ? (otherUnit.exec(heading)?.[1] ?? '') : '';
  return { shape, size: `${text.replace(/^[øØ∅⌀]\s*/u, '')} ${unit}`.trim() };
}

/** Returns the facts of a row or column by the headings of its cells; the first of each kind counts. */
export const factsOf = (cells: readonly { readonly heading: string; readonly text: string }[]): HeatFacts =>
  Object.assign({}, ...cells.map(({ heading, text }) => factOf(heading, text)).toReversed());

/** Returns whether a heading belongs to a fact of a heat other than its name. */
export const isFactLabel = (heading: string): boolean =>
  isGradeLabel(heading) || Object.values(patterns).some((pattern) => pattern.test(heading));
