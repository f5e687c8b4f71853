/** Formats numbers in each language. */

import { type Unit, unitSymbol, units } from './quantity.ts';
import { type Language, locale } from './texts/language.ts';

const formats = new Map<string, Intl.NumberFormat>();

function format(language: Language, key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = `${language} ${key}`;
  const known = formats.get(name) ?? new Intl.NumberFormat(locale[language], options);
  formats.set(name, known);
  return known;
}

/**
 * Uses U+2212 as minus sign. In German, a narrow space replaces the thousands separator, which is the only full stop in
 * a German number.
 */
function typeset(number: string, language: Language): string {
  const text = number.replace('-', '−');
  return language === 'de' ? text.replaceAll('.', '\u202f') : text;
}

/** Digits of a number that a calculation with floating-point numbers leaves correct. */
const exactFigures = 14;
const decimal = (value: number): number => Number(value.toPrecision(exactFigures));

/**
 * Formats with exactly this many decimals, e.g. `−12.50`, in German `−12,50`. Ties are rounded away from zero as in decimal
 * arithmetic: a sum of contents that is 0.2325 but stored as 0.23249999999999998 is shown as 0.233.
 */
export function formatNumber(value: number, digits: number, language: Language): string {
  const options: Intl.NumberFormatOptions = {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'min2',
    signDisplay: 'negative',
  };
  return typeset(format(language, `d${digits}`, options).format(decimal(value)), language);
}

/** Rounds to significant digits, ties as {@link formatNumber}; `toPrecision` rounds the stored binary number instead. */
export function roundToFigures(value: number, figures: number): number {
  const options: Intl.NumberFormatOptions = { maximumSignificantDigits: figures, useGrouping: false };
  return Number(format('en', `r${figures}`, options).format(decimal(value)));
}

/** Returns the rounding place, a power of ten, for a value with this half-width of its interval: 3.8 → 0.1, 27 → 1. */
export function placeOf(halfWidth: number): number {
  return halfWidth > 0 && Number.isFinite(halfWidth) ? 10 ** (Math.floor(Math.log10(halfWidth)) - 1) : 0;
}

/** Formats with at most this many decimals, and without digits below the rounding place. */
export function formatToPlace(value: number, digits: number, place: number, language: Language): string {
  if (place <= 0) return formatNumber(value, digits, language);
  const decimals = Math.max(0, Math.min(digits, -Math.round(Math.log10(place))));
  return formatNumber(place > 1 ? Math.round(value / place) * place : value, decimals, language);
}

/**
 * Rounds the ends of an interval to the place of {@link placeOf}, with at least two significant digits; temperatures to
 * whole degrees.
 */
export function roundedEnds(
  values: readonly number[],
  unit: Unit,
): { readonly min: number; readonly max: number } {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const place = Math.max(placeOf((max - min) / 2), unit === 'C' ? 1 : 0);
  const round = (value: number): number => {
    if (place === 0) return value;
    const isShort = unit !== 'C' && Math.abs(value) < 10 * place;
    return Number(isShort ? value.toPrecision(2) : (Math.round(value / place) * place).toPrecision(12));
  };
  return { min: round(min), max: round(max) };
}

/** Significant digits of a number that is written with a power of ten. */
const powerFigures = 3;

/**
 * Formats a number for sentences with at most five significant digits, or with `figures` if that is more. A number with
 * a power of ten always has `figures`.
 */
export function formatShort(value: number, language: Language, figures = powerFigures): string {
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e7 || size < 1e-4)) return formatPower(value, figures, language);
  const most = Math.max(size >= 1e4 ? 7 : 5, figures);
  const options: Intl.NumberFormatOptions = {
    maximumSignificantDigits: most,
    useGrouping: 'min2',
    signDisplay: 'negative',
  };
  return typeset(format(language, `s${most}`, options).format(value), language);
}

/** Significant digits of numbers in remarks. */
const remarkFigures = 3;

/**
 * Formats a number in a remark with three significant digits, temperatures in whole degrees; digits before the decimal
 * point are kept. More digits are used if the rounded number would equal a limit that the number exceeds.
 */
export function formatRemark(
  value: number,
  language: Language,
  { unit, limits = [] }: { readonly unit?: Unit; readonly limits?: readonly number[] } = {},
): string {
  const size = Math.abs(value);
  const isWhole = size >= 10 ** (remarkFigures - 1) || (unit === 'C' && size >= 1) || size === 0;
  const least = isWhole ? 0 : remarkFigures - 1 - Math.floor(Math.log10(size));
  const candidates = [0, 1, 2].map((more) => Number(value.toFixed(Math.min(100, least + more))));
  const rounded = candidates.find((each) => each === value || !limits.includes(each));
  return formatShort(rounded ?? value, language);
}

const raised: Readonly<Record<string, string>> = {
  '-': '⁻',
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
};

/** Formats with a power of ten, e.g. `1.5 × 10⁻⁷`, in German `1,5 · 10⁻⁷`. */
export function formatPower(value: number, significant: number, language: Language): string {
  if (value === 0) return formatNumber(0, 0, language);
  const [mantissa = '0', exponent = '0'] = value.toExponential(significant - 1).split('e');
  const sign = language === 'de' ? '\u00a0·\u00a0' : language === 'en' ? '\u00a0×\u00a0' : '×';
  const power = [...exponent.replace('+', '')].map((each) => raised[each] ?? '').join('');
  return `${formatNumber(Number(mantissa), significant - 1, language)}${sign}10${power}`;
}

/** Appends a unit with a no-break space; without a space before % in Chinese and Japanese. */
export function withUnit(number: string, of: Unit, language: Language): string {
  const symbol = unitSymbol(of);
  if (symbol === '') return number;
  const tight = symbol === '%' && (language === 'cn' || language === 'ja');
  return tight ? `${number}${symbol}` : `${number}\u00a0${symbol}`;
}

const symbols = [...new Set(units.map(unitSymbol))]
  .filter((each) => each !== '')
  .sort((one, other) => other.length - one.length)
  .map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  // `in` is treated as inch instead of the preposition.
  .map((each) => (each === 'in' ? 'in(?! \\p{L})' : each));
const looseUnit = new RegExp(
  `(?<=[\\d}]) (?=(?:${symbols.join('|')})(?![\\p{Script=Latin}\\p{Script=Greek}\\d]))`,
  'gu',
);

/** Replaces spaces between numbers and units by no-break spaces. */
export const keepUnitsTogether = (sentence: string): string => sentence.replace(looseUnit, '\u00a0');

const between: Readonly<Record<Language, string>> = { en: '–', de: ' bis ', cn: '～', ja: '～', kr: '~' };

/** Joins the ends of a range, e.g. `1535–1565`. */
export const joinEnds = (ends: readonly string[], language: Language): string => ends.join(between[language]);

/** Returns the sign between the ends of a range: `30–36`, in Chinese and Japanese `30～36`, in Korean `30~36`. */
export const rangeSeparator = (language: Language): string => (language === 'de' ? '–' : between[language]);

/** Formats a closed or half-open interval: `150–700 °C`, `≤ 0.25 %`. */
export function formatRange(
  range: { readonly min?: number | undefined; readonly max?: number | undefined },
  of: Unit,
  language: Language,
): string {
  const { min, max } = range;
  if (min === undefined && max === undefined) return '';
  if (min === undefined) return `≤ ${withUnit(formatShort(max ?? 0, language), of, language)}`;
  if (max === undefined) return `≥ ${withUnit(formatShort(min, language), of, language)}`;
  const numbers = joinEnds([formatShort(min, language), formatShort(max, language)], language);
  return withUnit(numbers, of, language);
}

/** Replaces decimal points in a text by the decimal separator of the language. */
export function localNumbers(text: string, language: Language): string {
  return language === 'de' ? text.replace(/(\d)\.(?=\d)/g, '$1,') : text;
}
