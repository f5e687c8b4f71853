/** Parses the cells of a table of elements: printed numbers and their conversion to wt %. */
import {
  isAlloying,
  plausibleLeast,
  plausibleMost,
} from '@ferrite/calculators/core/analysis/plausible-contents.ts';
import {
  type NumberReading,
  readNumber,
  type Signs,
  signsIn,
} from '@ferrite/calculators/core/inputs/read-number.ts';
import { isNotStated } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import { type ElementHead, type ReadUnit, readUnit } from '@ferrite/calculators/core/pasted/symbols.ts';
import type { FoundValue, ValueDoubt } from './certificate.rules.ts';

/**
 * Kind of a cell: `value` a content, `empty` a dash or a mark for “not determined”, `range` limits of a standard,
 * `text` anything else.
 */
export type CellKind = 'value' | 'empty' | 'range' | 'text';

const digits = String.raw`(?:\d{1,6}(?:[.,]\d{1,6})?|[.,]\d{1,6})`;
// A % after ± may be a share of the value.
const number = new RegExp(`^(?:[<≤]?${digits}(?:ppm|%|‰)?|${digits}±${digits}(?:ppm|‰)?)$`, 'i');
const range = new RegExp(`^${digits}%?[-~/]${digits}%?$`);
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

/** Returns the decimal separator of a certificate; null if its numbers do not determine it. */
export const signsOfCells = (cells: readonly string[]): Signs | null =>
  signsIn(cells.flatMap((cell) => cell.replace(/^(?:[<≤]|max\.?)|ppm$|[%‰]$/gi, '').split('±')));

type Content = Pick<FoundValue, 'text' | 'value' | 'plusMinus' | 'isBelow' | 'unit' | 'doubts'>;

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

/** Returns a number as printed; the last sign of an ambiguous one is its decimal separator. */
const printedNumber = (reading: Exclude<NumberReading, { kind: 'none' }>): number =>
  reading.kind === 'ambiguous' ? reading.decimal : reading.value;

const numberIn = (digits: string, signs: Signs | null): NumberReading =>
  readNumber(digits.replace(/^[.,]/, '0.'), signs ?? undefined);

/** Returns the number after ±: 0 for none, infinity if it can be read in two ways. */
function uncertaintyIn(digits: string, signs: Signs | null): number {
  const reading = numberIn(digits, signs);
  if (reading.kind === 'none') return 0;
  return reading.kind === 'ambiguous' ? Number.POSITIVE_INFINITY : reading.value;
}

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
  const [, sign = '', digits = '', off = '', own = ''] =
    /^\(?([<≤]?)([\d.,]+)(?:±([\d.,]+))?(ppm|%|‰)?\)?$/i.exec(text) ?? [];
  const reading = numberIn(digits, signs);
  if (reading.kind === 'none' || digits === '') return null;
  const used = own ? readUnit(own) : unit;
  const printed = printedNumber(reading);
  const percentOf = (each: number) => Number((each / (used?.divisor ?? 1)).toPrecision(8));
  const value = percentOf(printed);
  const plusMinus = uncertaintyIn(off, signs);
  const contradicts = own !== '' && unit !== null && unit.kind !== 'percent' && used?.kind !== unit.kind;
  const doubts = new Set<ValueDoubt>([
    ...(reading.kind === 'ambiguous' || plusMinus > printed ? (['number'] as const) : []),
    ...(symbol.isSoluble ? (['soluble'] as const) : []),
    ...(contradicts ? (['scale'] as const) : []),
    ...scaleDoubts(digits, printed, used, symbol),
    ...(isImplausible(value, sign !== '', symbol) ? (['implausible'] as const) : []),
  ]);
  return {
    text,
    value,
    ...(plusMinus > 0 && plusMinus <= printed && { plusMinus: percentOf(plusMinus) }),
    isBelow: sign !== '',
    unit: { kind: used?.kind ?? 'none', divisor: used?.divisor ?? 1 },
    doubts: [...doubts],
  };
}
