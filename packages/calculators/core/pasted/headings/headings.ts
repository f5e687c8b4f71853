/** Headings of columns in a table of heats: elements with words beside them, totals, and columns that are not used. */
import { isSummaryLabel } from '../../inputs/summary-labels.ts';
import type { Cell, Column } from '../cells.ts';
import { labelKind, type ReadUnit, readSymbol, readUnit } from '../symbols.ts';
import { columnLetters } from './column-letters.ts';

/** Words of a unit that are not a unit for {@link readUnit}. */
const percentWord = /^(?:pct|percent|prozent|wt|gew|gewichtsprozent|massenprozent|ma|百分比|퍼센트)$/i;
/** Words that leave the meaning of a heading unchanged. */
const contentWord =
  /^(?:in|of|an|content|contents|gehalt|gehalte|mass|masse|massen|weight|gewicht|element|analysis|analyse|value|wert|含量|含有量|質量|质量|重量|함량|함유량|질량)$/i;
/** Content in Chinese, Japanese or Korean, which follows the name of the element directly. */
const contentAtEnd = /(?<=\p{L})(?:の?含有量|含量|함유량|함량)/u;

const unitIn = (word: string): ReadUnit | null =>
  percentWord.test(word) ? { kind: 'percent', divisor: 1, isCertain: true } : readUnit(word);

/** Element of a heading with harmless words beside it: `Cr-Gehalt`, `Mo_pct`, `wt-% V`; null for `Cr2` and `Cr-OES`. */
export function elementOfHeading(text: string): Column | null {
  const words = text
    .replace(contentAtEnd, ' $&')
    .split(/[\s_/()[\].,:–-]+/)
    .filter(Boolean);
  const heads = words.map((word) => (unitIn(word) || contentWord.test(word) ? null : readSymbol(word)));
  const [head, ...more] = heads.filter((each) => each !== null);
  const others = words.filter((_, at) => !heads[at]);
  const units = others.map(unitIn).filter((unit) => unit !== null);
  const isHarmless = others.every((word) => unitIn(word) || contentWord.test(word));
  const isClear = units.every(({ kind }) => kind === units[0]?.kind);
  if (!head || more.length > 0 || head.isSoluble || !isHarmless || !isClear) return null;
  return { element: head.element, unit: units[0] ?? head.unit };
}

/** Names of carbon equivalents without spaces and signs. */
const carbonEquivalent =
  /^(?:ceq|ce[vtn]?|pcm|carbonequivalent|kohlenstoffäquivalent|碳当量|炭素当量|탄소당량)(?:iiw|en|iso|jis|aws|wes)?$/i;

/** Returns whether a heading names a value that is computed from the contents: `CE`, `Pcm`, `Sum`. */
export const isTotal = (heading: string): boolean =>
  carbonEquivalent.test(heading.replace(/[\s()[\]%._-]/g, '')) ||
  (isSummaryLabel(heading) && labelKind(heading.split(' ')) !== 'limits');

/**
 * Returns the headings of columns that contain numbers and are not used; letters of the column without one.
 * @param isUsed true for columns with an element, a fact or names
 */
export function unusedColumns(
  heads: readonly Cell[],
  rows: readonly (readonly (Cell | undefined)[])[],
  isUsed: (at: number) => boolean,
): readonly string[] {
  const hasNumber = (at: number) =>
    rows.some((cells) => cells[at]?.tokens.some(({ kind }) => kind === 'value'));
  return heads.flatMap(({ text }, at) =>
    isUsed(at) || isTotal(text) || !hasNumber(at) ? [] : [text || columnLetters(at + 1)],
  );
}
