/** Parses the cells of a table of elements: printed numbers and their conversion to wt %. */
import {
  isAlloying,
  plausibleLeast,
  plausibleMost,
} from '@ferrite/calculators/core/analysis/plausible-contents.ts';
import { readNumber, type Signs, signsIn } from '@ferrite/calculators/core/inputs/read-number.ts';
import { isNotStated } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import { type ElementHead, type ReadUnit, readUnit } from '@ferrite/calculators/core/pasted/symbols.ts';
import type { FoundValue, ValueDoubt } from './certificate.rules.ts';

/**
 * Kind of a cell: `value` a content, `empty` a dash or a mark for “not determined”, `range` limits of a standard,
 * `text` anything else.
 */
export type CellKind = 'value' | 'empty' | 'range' | 'text';

const number = /^[<≤]?(?:\d{1,6}(?:[.,]\d{1,6})?|[.,]\d{1,6})(?:ppm|%|‰)?$/i;
const range = /^(?:\d{1,6}(?:[.,]\d{1,6})?|[.,]\d{1,6})%?[-~/](?:\d{1,6}(?:[.,]\d{1,6})?|[.,]\d{1,6})%?$/;
/** Cells that contain no number although they are not marked as not stated: separators, `na` (sodium elsewhere) and the balance. */
const empty = /^(\/|\.{2,}|…|na|bal\.?|rest|rem\.?|余|余量|残|残部|잔부)$/i;

export function cellKind(text: string): CellKind {
  if (number.test(text) || /^\(\d+[.,]\d+\)$/.test(text)) return 'value';
  if (empty.test(text) || isNotStated(text)) return 'empty';
  return range.test(text) || /^[>≥]/.test(text) || /^(min|max)\.?\d/i.test(text) ? 'range' : 'text';
}

/** Returns whether a text resembles a number with decimals: `O.41`, `0.7S`. */
export const resemblesNumber = (text: string): boolean => /\d[.,]|[.,]\d/.test(text);

/** Returns whether a whole row contains limits: three or more values, most of them with ≤. */
export const isRowOfBounds = (cells: readonly string[]): boolean =>
  cells.length >= 2 && cells.filter((cell) => cell.startsWith('≤')).length * 2 >= cells.length;

/** Returns the decimal sign of a certificate; null if its numbers do not determine it. */
export const signsOfCells = (cells: readonly string[]): Signs | null =>
  signsIn(cells.map((cell) => cell.replace(/^[<≤]|ppm$|[%‰]$/gi, '')));

type Content = Pick<FoundValue, 'text' | 'value' | 'isBelow' | 'unit' | 'doubts'>;

function scaleDoubts(
  digits: string,
  printed: number,
  unit: ReadUnit | null,
  symbol: ElementHead,
): ValueDoubt[] {
  const isInteger = !/[.,]/.test(digits);
  if (unit && unit.kind !== 'percent' && !unit.isCertain) return ['factor'];
  if (!unit || unit.kind === 'percent' || unit.isPerMille) return isInteger && printed !== 0 ? ['unit'] : [];
  const isUsual = unit.isForAll && printed >= 100;
  if (unit.kind === 'ppm' && !isUsual && isAlloying(symbol.element)) return ['scale'];
  const isSmall = printed < 1 && printed !== 0 && symbol.element !== 'H';
  return isSmall || unit.divisor === 1 ? ['scale'] : [];
}

/** Returns whether no steel has this content. A value stated as a bound may be as low as the detection limit. */
const isImplausible = (value: number, isBelow: boolean, { element }: ElementHead): boolean =>
  value > plausibleMost[element] || (!isBelow && value < (plausibleLeast[element] ?? 0));

/**
 * Converts a printed value to wt %. A number without decimals in a column without factor or ppm is doubtful, because
 * mills print hundredths of a per cent like this.
 * @param unit unit of the column; a unit in the cell overrides it
 */
export function readContent(
  text: string,
  symbol: ElementHead,
  unit: ReadUnit | null,
  signs: Signs | null,
): Content | null {
  const [, sign = '', digits = '', own = ''] = /^\(?([<≤]?)([\d.,]+)(ppm|%|‰)?\)?$/i.exec(text) ?? [];
  const reading = readNumber(digits.replace(/^[.,]/, '0.'), signs ?? undefined);
  if (reading.kind === 'none' || digits === '') return null;
  const used = own ? readUnit(own) : unit;
  const printed = reading.kind === 'ambiguous' ? reading.decimal : reading.value;
  const value = Number((printed / (used?.divisor ?? 1)).toPrecision(8));
  const contradicts = own !== '' && unit !== null && unit.kind !== 'percent' && used?.kind !== unit.kind;
  const doubts = new Set<ValueDoubt>([
    ...(reading.kind === 'ambiguous' ? (['number'] as const) : []),
    ...(symbol.isSoluble ? (['soluble'] as const) : []),
    ...(contradicts ? (['scale'] as const) : []),
    ...scaleDoubts(digits, printed, used, symbol),
    ...(isImplausible(value, sign !== '', symbol) ? (['implausible'] as const) : []),
  ]);
  return {
    text,
    value,
    isBelow: sign !== '',
    unit: { kind: used?.kind ?? 'none', divisor: used?.divisor ?? 1 },
    doubts: [...doubts],
  };
}
