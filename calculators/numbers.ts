/** Reading numbers as people type them, and writing them as each language does. */
import { type Language, locale } from './language.ts';
import { type Unit, unitSymbol } from './quantity.ts';

/** Nobody types a longer number; `Number` itself writes no more than 24 signs. */
const longestNumber = 100;

const grouped = (whole: string, sign: string): boolean =>
  whole.split(sign).every((part, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));

/** Plain digits with at most one point, or undefined when the signs are not clear. */
function plainDigits(text: string): string | undefined {
  const points = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (points + commas === 0) return text;
  if (points + commas === 1) return text.replace(',', '.');
  if (points === 0 || commas === 0) {
    const sign = points === 0 ? ',' : '.';
    return grouped(text, sign) ? text.replaceAll(sign, '') : undefined;
  }
  const decimal = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  const thousands = decimal === '.' ? ',' : '.';
  const [whole = '', fraction = '', ...more] = text.split(decimal);
  if (more.length > 0 || fraction.includes(thousands) || !grouped(whole, thousands)) return undefined;
  return `${whole.replaceAll(thousands, '')}.${fraction}`;
}

/**
 * The number that was meant, or null. Full-width signs, comma or point, a minus of any kind and a
 * trailing % are read. One sign alone is always decimal (`1,234` is 1.234: the field shows it back);
 * several are thousands when they stand in groups of three. A text that is not clear, or longer than any number, is null.
 */
export function readNumber(text: string): number | null {
  if (text.length > longestNumber) return null;
  const clean = text
    .normalize('NFKC')
    .replace(/[−‒–]/g, '-')
    .replaceAll('。', '.')
    .replaceAll('、', ',')
    .trim()
    .replace(/(?<!\s)\s*%$/, '')
    .replace(/^([+-])\s+/, '$1');
  const spaced = clean.replace(/^([+-]?\d{1,3})((?:[\s'’]\d{3})+)(?=$|[.,])/, (all) =>
    all.replace(/[\s'’]/g, ''),
  );
  const parts = /^([+-]?)([\d.,]+)(e[+-]?\d{1,3})?$/i.exec(spaced);
  if (!parts || !/\d/.test(parts[2] ?? '')) return null;
  const digits = plainDigits(parts[2] ?? '');
  if (digits === undefined) return null;
  const value = Number(`${parts[1] ?? ''}${digits}${parts[3] ?? ''}`);
  return Number.isFinite(value) ? value + 0 : null;
}

const formats = new Map<string, Intl.NumberFormat>();

function format(language: Language, key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = `${language} ${key}`;
  const known = formats.get(name) ?? new Intl.NumberFormat(locale[language], options);
  formats.set(name, known);
  return known;
}

/** U+2212 as minus; German thousands apart by a narrow space, as technical texts write them. */
function typeset(parts: Intl.NumberFormatPart[], language: Language): string {
  return parts
    .map((part) => {
      if (part.type === 'minusSign') return '−';
      if (part.type === 'group' && language === 'de') return '\u202f';
      return part.value;
    })
    .join('');
}

/** The number with exactly this many decimals, e.g. `−12.50`, in German `−12,50`. */
export function formatNumber(value: number, digits: number, language: Language): string {
  const options: Intl.NumberFormatOptions = {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'min2',
    signDisplay: 'negative',
  };
  return typeset(format(language, `d${digits}`, options).formatToParts(value), language);
}

/** The number with as many decimals as it needs, at most five significant digits: for sentences. */
export function formatShort(value: number, language: Language): string {
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e7 || size < 1e-4)) return formatPower(value, 3, language);
  const options: Intl.NumberFormatOptions = {
    maximumSignificantDigits: size >= 1e4 ? 7 : 5,
    useGrouping: 'min2',
    signDisplay: 'negative',
  };
  return typeset(format(language, size >= 1e4 ? 's7' : 's5', options).formatToParts(value), language);
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

/** The number with a power of ten, e.g. `1.5 × 10⁻⁷`, in German `1,5 · 10⁻⁷`. */
export function formatPower(value: number, significant: number, language: Language): string {
  if (value === 0) return formatNumber(0, 0, language);
  const [mantissa = '0', exponent = '0'] = value.toExponential(significant - 1).split('e');
  const sign = language === 'de' ? '\u00a0·\u00a0' : language === 'en' ? '\u00a0×\u00a0' : '×';
  const power = [...exponent.replace('+', '')].map((each) => raised[each] ?? '').join('');
  return `${formatNumber(Number(mantissa), significant - 1, language)}${sign}10${power}`;
}

/** A symbol after its number: no-break space, but none before % in Chinese and Japanese. */
export function withUnit(number: string, of: Unit, language: Language): string {
  const symbol = unitSymbol(of);
  if (symbol === '') return number;
  const tight = symbol === '%' && (language === 'cn' || language === 'ja');
  return tight ? `${number}${symbol}` : `${number}\u00a0${symbol}`;
}

const between: Readonly<Record<Language, string>> = { en: '–', de: ' bis ', cn: '～', ja: '～', kr: '~' };

/** A closed or half-open interval in words of the language: `150–700 °C`, `≤ 0.25 %`. */
export function formatRange(
  range: { readonly min?: number | undefined; readonly max?: number | undefined },
  of: Unit,
  language: Language,
): string {
  const { min, max } = range;
  if (min === undefined && max === undefined) return '';
  if (min === undefined) return `≤ ${withUnit(formatShort(max ?? 0, language), of, language)}`;
  if (max === undefined) return `≥ ${withUnit(formatShort(min, language), of, language)}`;
  const numbers = `${formatShort(min, language)}${between[language]}${formatShort(max, language)}`;
  return withUnit(numbers, of, language);
}
