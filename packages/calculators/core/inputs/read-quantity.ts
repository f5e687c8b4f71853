/** Parses numbers with units and fractions, and converts them to the unit of the field. */
import { clean, kindOf, type Unit, unitSymbol } from '../quantity.ts';
import {
  type NumberReading,
  plusMinusSign,
  readNumber,
  type Signs,
  withRaisedMarked,
} from './read-number.ts';
import { unitAfter } from './unit-names.ts';

/**
 * Reason why a text is not a value: a limit such as `<1500`, a lower limit of a content such as `>0.2`, a range such as `0.38-0.45`, a date, an uncertainty that is a
 * share of the value (`± 5 %`), an unknown unit, a content that is not stated, or none of these.
 */
type Unread = 'bound' | 'lowerBound' | 'interval' | 'date' | 'share' | 'unit' | 'notStated' | 'none';

export type QuantityReading =
  | (Extract<NumberReading, { kind: 'number' }> & {
      /** True if the value differs from the number in the text: converted, a fraction or a bound. */
      readonly isDerived?: true;
    })
  | Extract<NumberReading, { kind: 'ambiguous' }>
  | { readonly kind: 'none'; readonly reason: Unread };

type Field = {
  readonly unit: Unit;
  readonly signs?: Signs | undefined;
};

const none = (reason: Unread): QuantityReading => ({ kind: 'none', reason });

/**
 * Texts that state no value: not determined, not detected, or a trace: a dash, `n/a`, `n.d.`, `k. A.`, `Spuren`, 未測定.
 */
const notStated =
  /^(?:[-‐-―−]+|n\/a|k\.?\s?a\.?|n\.\s?a\.?|n\.?\s?[bdn]\.?|nil|bdl|<?lo[dq]|tr\.?|traces?|spur(?:en)?|未测定?|未检[测出]|未測定|不検出|検出せず|미측정|미분석|미검출|불검출|痕跡|痕量|微量|흔적)$/i;

/** Returns whether a text marks a value as not stated, e.g. `n/a`. */
export const isMissingMark = (text: string): boolean => notStated.test(text.normalize('NFKC').trim());

/** Returns whether a field states no value: it is empty, or contains a mark such as `n/a`. */
export const isNotStated = (text: string): boolean => text.trim() === '' || isMissingMark(text);

const most = /^(?:max|maximum|höchstens|最大|최대)\.?\s*(?=[\d.,])/i;
const interval =
  /^[\d.,]*\d\s*(?:[a-z%°]+\s*)?(?:-|–|—|…|\.{2,3}|~|～|to|bis)\s*[\d.,]+(?:\s*[^\s\d.,]\S*)?$/i;
/** Patterns of dates, with a time if there is one. */
const date =
  /^(?:\d{4}([-/.])\d{1,2}\1\d{1,2}(?:[t\s]\d{1,2}:\d{2}\S{0,12})?|\d{1,2}([./])\d{1,2}\2\d{4}|\d{4}年\d{1,2}月\d{1,2}日)$/i;
/** Pattern of a number followed by one word, or of a fraction. */
const numberAndUnit = /^[+-]?[\d.,]+(?:[\s/-]+[\d.,]+)*(?:\s*[^\s\d.,][^\s\d]{0,11})?$/u;
const longest = 100;
/** Pattern of an uncertainty in percent. */
const percentBehind = /(?:±|\+\/?[-−])\s*[\d.,]+\s*[%％]\s*$/u;

const vulgar: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** Parses `1/2`, `1 1/2`, `1-1/2`, `½`; null for other texts. */
function fractionOf(text: string): number | null {
  const [, whole = '0', above, below] =
    /^(?:(\d{1,6})(?:\s+|\s*-\s*))?(\d{1,4})\s*\/\s*(\d{1,4})$/.exec(text) ?? [];
  if (above === undefined || Number(below) === 0) return null;
  const part = Number(above) / Number(below);
  return whole !== '0' && part >= 1 ? null : Number(whole) + part;
}

const isContent = (unit: Unit): boolean => kindOf(unit) === 'mass fraction';

/** Parses a content that is an upper limit, or not stated. */
function contentOf(text: string, field: Field): QuantityReading | null {
  if (isMissingMark(text)) return none('notStated');
  const rest = text.trim().replace(most, '');
  return rest === text.trim() ? null : readQuantity(`≤${rest}`, field);
}

function checked(reading: NumberReading, { unit }: Field): QuantityReading {
  if (reading.kind === 'none') return none('none');
  if (reading.kind === 'ambiguous' || !reading.bound) return reading;
  if (!isContent(unit)) return none('bound');
  return reading.bound === 'below' ? { ...reading, isDerived: true } : none('lowerBound');
}

/** Returns whether a value is smaller than its uncertainty. */
const isBelowOwn = (reading: QuantityReading): boolean =>
  reading.kind === 'number' && Math.abs(reading.value) < (reading.plusMinus ?? 0);

/** Converts a reading to the unit of the field. */
function inField(reading: NumberReading, toField: (value: number) => number, field: Field): QuantityReading {
  const found = checked(reading, field);
  if (found.kind === 'none') return found;
  const of = (value: number) => clean(toField(value));
  if (found.kind === 'ambiguous') return { ...found, decimal: of(found.decimal), grouped: of(found.grouped) };
  // In `0.16 ± 200 ppm`, the unit can belong to the uncertainty only.
  if (isContent(field.unit) && isBelowOwn(found)) return none('none');
  const { value, plusMinus } = found;
  const off =
    plusMinus === undefined
      ? {}
      : { plusMinus: clean(Math.abs(toField(value + plusMinus) - toField(value))) };
  return { ...found, value: of(value), ...off, isDerived: true };
}

/**
 * Reads a number with or without a unit of the field's kind (`390 °F` in a field of °C), or a fraction (`1 1/2"`).
 * Upper limits (`<0.01`, `max 0.02`) are accepted only in analyses, where `n.d.` is a content that is not stated.
 */
export function readQuantity(given: string, field: Field): QuantityReading {
  if (given.length > longest) return none('none');
  const reading = readWithUnit(given, field);
  if (!percentBehind.test(given)) return reading;
  // In a field of wt %, `0.42 ± 5 %` can only mean 5 % of the value.
  const isShare = reading.kind === 'none' || (isContent(field.unit) && isBelowOwn(reading));
  return isShare && /^\s*\d/.test(given) ? none('share') : reading;
}

function readWithUnit(given: string, field: Field): QuantityReading {
  const fractions = given.replace(/[½¼¾⅓⅔⅛⅜⅝⅞]/gu, (sign) => ` ${vulgar[sign] ?? ''}`);
  const text = withRaisedMarked(fractions).replaceAll('⁄', '/');
  const { unit, signs } = field;
  if (date.test(text.trim())) return none('date');
  if (/^[\d.,]+$/.test(given)) return checked(readNumber(given, signs), field);
  const after = unitAfter(text, unit);
  const number = (after?.number ?? text).trim();
  const fraction = isContent(unit) ? null : fractionOf(number);
  const toField = after?.toField ?? ((value: number) => value);
  if (fraction !== null) return { kind: 'number', value: clean(toField(fraction)), isDerived: true };
  if (after) {
    const reading = readNumber(`${number}`, signs, after.written);
    if (reading.kind !== 'none')
      return after.isOther ? inField(reading, toField, field) : checked(reading, field);
  }
  if (isContent(unit)) {
    const content = contentOf(text, field);
    if (content) return content;
  }
  const mayShare = !/[%％]\s*$/u.test(text) || /^(?:share|mass fraction|number)$/.test(kindOf(unit));
  const reading = mayShare ? checked(readNumber(text, signs, unitSymbol(unit)), field) : none('none');
  if (reading.kind !== 'none' || reading.reason !== 'none') return reading;
  if (interval.test(text.normalize('NFKC').trim()) && !plusMinusSign.test(text)) return none('interval');
  return none(numberAndUnit.test(text.trim()) ? 'unit' : 'none');
}
