/** The one reader of numbers as people type, paste and send them: fields, tables, files, addresses and programs. */
import { type Language, locale } from '../texts/language.ts';

export type Sign = '.' | ',';

/**
 * What a text says. `ambiguous` is a text such as `1,500`: one and a half where the comma is the decimal sign, one and a
 * half thousand where it groups digits. It is asked about and never guessed.
 */
export type NumberReading =
  | {
      readonly kind: 'number';
      readonly value: number;
      /** The text was a bound such as `<0.01`; the bound itself is the value. */
      readonly bound?: 'below' | 'above';
      /** How far the value may be off, where the text says so: `0.42 ± 0.02`. */
      readonly plusMinus?: number;
    }
  | {
      readonly kind: 'ambiguous';
      /** The number if `sign` is the decimal sign, and if it groups digits. */
      readonly decimal: number;
      readonly grouped: number;
      readonly sign: Sign;
    }
  | { readonly kind: 'none' };

/** Which sign is known to be the decimal one. `grouping` says that the other one is known to group digits. */
export type Signs = { readonly decimal: Sign; readonly grouping?: boolean };

/** Nobody types a longer number; `Number` itself writes no more than 24 signs. */
const longestNumber = 100;

const none: NumberReading = { kind: 'none' };

/** The decimal sign that a language's people type, so that it alone is never ambiguous in their fields. */
export function signsOf(language: Language): Signs {
  const part = new Intl.NumberFormat(locale[language])
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal');
  return { decimal: part?.value === ',' ? ',' : '.' };
}

/** Addresses and programs write numbers as code does. */
export const plainSigns: Signs = { decimal: '.' };

const inGroups = (whole: string, sign: string): boolean =>
  whole.split(sign).every((part, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));

type Digits =
  | { readonly clear: string }
  | { readonly decimal: string; readonly grouped: string; readonly sign: Sign }
  | null;

/** Digits with one sign among them: decimal, unless it may as well stand before a group of three. */
function oneSign(text: string, sign: Sign, signs: Signs | undefined): Digits {
  const decimal = text.replace(sign, '.');
  const mayGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  if (!mayGroup || signs?.decimal === sign) return { clear: decimal };
  const whole = text.replace(sign, '');
  return signs?.grouping ? { clear: whole } : { decimal, grouped: whole, sign };
}

/** Plain digits with at most one point, both readings where there are two, null where there is none. */
function plainDigits(text: string, signs: Signs | undefined): Digits {
  const points = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (points + commas === 0) return { clear: text };
  const sign = points > 0 ? '.' : ',';
  if (points + commas === 1) return oneSign(text, sign, signs);
  if (points === 0 || commas === 0) {
    return inGroups(text, sign) ? { clear: text.replaceAll(sign, '') } : null;
  }
  const decimal = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  const thousands = decimal === '.' ? ',' : '.';
  const [whole = '', fraction = '', ...more] = text.split(decimal);
  if (more.length > 0 || fraction.includes(thousands) || !inGroups(whole, thousands)) return null;
  return { clear: `${whole.replaceAll(thousands, '')}.${fraction}` };
}

const bounds = { '<': 'below', '≤': 'below', '>': 'above', '≥': 'above' } as const;

const isBound = (sign: string | undefined): sign is keyof typeof bounds =>
  sign !== undefined && sign in bounds;

/** Full-width signs, dashes as minus, and powers of ten as every language writes them, brought to one form. */
function oneForm(text: string): string {
  return text
    .replace(/10([⁻⁺]?[⁰¹²³⁴-⁹]{1,3})/g, '10^$1')
    .normalize('NFKC')
    .replace(/[−‒–]/g, '-')
    .replaceAll('。', '.')
    .replaceAll('、', ',')
    .trim()
    .replace(/^<=|^=</, '≤')
    .replace(/^>=|^=>/, '≥');
}

/** What parts a value from how far it may be off. */
export const plusMinusSign = /±|\+\/?[-−]/;

/** What most cells hold; tables of ten thousand rows are read cell by cell. */
const everyday = /^\d{1,15}(?:[.,]\d{1,2})?$/;

/**
 * What was meant. Full-width signs, comma or point, digits in groups, a minus of any kind, powers of ten (`1.5e-7`,
 * `1,5 · 10⁻⁷`), bounds (`<0.01`) and a trailing % or unit are read.
 * @param signs what is known about the signs; without it a sign that may group or part is ambiguous whichever it is
 * @param unit symbol that may follow the number
 */
export function readNumber(text: string, signs?: Signs, unit = ''): NumberReading {
  if (text.length > longestNumber) return none;
  if (everyday.test(text)) return { kind: 'number', value: Number(text.replace(',', '.')) + 0 };
  const [before = '', off, ...more] = text.split(plusMinusSign);
  if (off !== undefined && before.trim() !== '')
    return more.length > 0 ? none : withPlusMinus(before, off, signs, unit);
  let clean = oneForm(text);
  const symbol = oneForm(unit);
  if (symbol !== '' && clean.endsWith(symbol)) clean = clean.slice(0, -symbol.length).trimEnd();
  clean = clean.replace(/(?<!\s)\s*%$/, '');
  const bound = clean[0];
  if (isBound(bound)) clean = clean.slice(1).trimStart();
  clean = clean
    .replace(/^([+-])\s+/, '$1')
    .replace(/^([+-]?\d{1,3})((?:[\s'’]\d{3})+)(?=$|[.,])/, (all) => all.replace(/[\s'’]/g, ''))
    .replace(/(?<=^[+-]?[\d.,]{1,30})\s?[x×·⋅*]\s?10\^?([+-]?\d{1,3})$/i, 'e$1')
    .replace(/^([+-]?)10\^([+-]?\d{1,3})$/, '$11e$2');
  const parts = /^([+-]?)([\d.,]+)(e[+-]?\d{1,3})?$/i.exec(clean);
  if (!parts || !/\d/.test(parts[2] ?? '')) return none;
  const digits = plainDigits(parts[2] ?? '', signs);
  if (digits === null) return none;
  const numberOf = (each: string) => Number(`${parts[1] ?? ''}${each}${parts[3] ?? ''}`) + 0;
  if ('decimal' in digits) {
    const { decimal, grouped, sign } = digits;
    return { kind: 'ambiguous', decimal: numberOf(decimal), grouped: numberOf(grouped), sign };
  }
  const value = numberOf(digits.clear);
  if (!Number.isFinite(value)) return none;
  return isBound(bound) ? { kind: 'number', value, bound: bounds[bound] } : { kind: 'number', value };
}

/** A value with what it may be off, as links and programs write it: never a text that may mean two numbers. */
export const plusMinusText = (value: number, plusMinus: number): string =>
  [value, plusMinus].map((each) => String(each).replace(/^(-?\d{1,3}\.\d{3})$/, '$10')).join('±');

/** `0.42 ± 0.02`: a value, and how far it may be off in the same unit. Of a bound nobody knows that. */
function withPlusMinus(value: string, off: string, signs: Signs | undefined, unit: string): NumberReading {
  const reading = readNumber(value, signs, unit);
  const plusMinus = readNumber(off, signs, unit);
  if (reading.kind === 'ambiguous') return reading;
  // A share of the value (± 5 %) is not read as 5 of its unit.
  const isShare = /%\s*$/.test(off) && !unit.endsWith('%');
  return reading.kind === 'none' ||
    plusMinus.kind !== 'number' ||
    reading.bound ||
    plusMinus.bound ||
    plusMinus.value < 0 ||
    isShare
    ? none
    : { ...reading, plusMinus: plusMinus.value };
}

/** The signs of a table in which somebody said what this reading means. */
export function signsChosen(sign: Sign, meant: 'decimal' | 'grouped'): Signs {
  const other = sign === '.' ? ',' : '.';
  return { decimal: meant === 'decimal' ? sign : other, grouping: true };
}

/**
 * What the texts of one table show about their signs: where `0,35` stands, `1,500` is no longer ambiguous. Null where they
 * show nothing, or contradict each other.
 */
export function signsIn(texts: Iterable<string>): Signs | null {
  let found: Sign | null = null;
  for (const text of texts) {
    const sign = decimalSignIn(text);
    if (sign === null) continue;
    if (found !== null && found !== sign) return null;
    found = sign;
  }
  return found === null ? null : { decimal: found, grouping: true };
}

/** The sign that can only be the decimal one in this text. */
function decimalSignIn(text: string): Sign | null {
  if (everyday.test(text)) return text.includes('.') ? '.' : text.includes(',') ? ',' : null;
  const signs = [...oneForm(text.slice(0, longestNumber))].filter((each) => each === '.' || each === ',');
  const last = signs.at(-1);
  if (last === undefined || readNumber(text).kind !== 'number') return null;
  const groups = signs.filter((each) => each === last).length > 1;
  return (last === '.') === groups ? ',' : '.';
}
