/** Parses numbers from fields, tables, files, URLs and programs. */
import { type Language, locale } from '../texts/language.ts';

export type Sign = '.' | ',';

/**
 * Result of parsing. `ambiguous`: a text such as `1,500`, which is 1.5 with a decimal comma and 1500 with a comma that
 * groups digits; the user is asked.
 */
export type NumberReading =
  | {
      readonly kind: 'number';
      readonly value: number;
      /** Set for a bound such as `<0.01`; the value is the bound. */
      readonly bound?: 'below' | 'above';
      /** Stated uncertainty, e.g. 0.02 for `0.42 ± 0.02`. */
      readonly plusMinus?: number;
    }
  | {
      readonly kind: 'ambiguous';
      /** Value if `sign` is the decimal separator. */
      readonly decimal: number;
      /** Value if `sign` groups digits. */
      readonly grouped: number;
      readonly sign: Sign;
    }
  | { readonly kind: 'none' };

/**
 * Known decimal separator. `grouping`: the other sign is known to group digits. `meant`: set for a table in which both
 * signs are decimal separators; before three digits, a sign has the meaning that the user chose.
 */
export type Signs = {
  readonly decimal: Sign;
  readonly grouping?: boolean;
  readonly meant?: Readonly<Partial<Record<Sign, SignMeaning>>>;
};
export type SignMeaning = 'decimal' | 'grouped';

/** Maximum length of a number's text; `Number` writes at most 24 characters. */
const longestNumber = 100;

const none: NumberReading = { kind: 'none' };

/** Returns the decimal separator of a language. In fields of that language this sign alone is never ambiguous. */
export function signsOf(language: Language): Signs {
  const known = signsBy.get(language) ?? newSigns(language);
  signsBy.set(language, known);
  return known;
}

const signsBy = new Map<Language, Signs>();

function newSigns(language: Language): Signs {
  const part = new Intl.NumberFormat(locale[language])
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal');
  return { decimal: part?.value === ',' ? ',' : '.' };
}

/** Separators used in URLs and by programs. */
export const plainSigns: Signs = { decimal: '.' };

const inGroups = (whole: string, sign: string): boolean =>
  whole.split(sign).every((part, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));

type Digits =
  | { readonly clear: string }
  | { readonly decimal: string; readonly grouped: string; readonly sign: Sign }
  | null;

/** Parses digits with one sign, which is the decimal separator, or ambiguous if three digits follow it. */
function oneSign(text: string, sign: Sign, signs: Signs | undefined): Digits {
  const decimal = text.replace(sign, '.');
  const mayGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  if (!mayGroup) return { clear: decimal };
  const whole = text.replace(sign, '');
  if (signs?.meant) {
    const meaning = signs.meant[sign];
    if (meaning === undefined) return { decimal, grouped: whole, sign };
    return { clear: meaning === 'decimal' ? decimal : whole };
  }
  if (signs?.decimal === sign) return { clear: decimal };
  return signs?.grouping ? { clear: whole } : { decimal, grouped: whole, sign };
}

/** Returns the digits with at most one point, both readings of an ambiguous text, or null. */
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

/** Digit before a raised, lowered or enclosed one (`²`, `₂`, `①`), which Unicode normalization turns into an ordinary digit. */
const beforeRaised = /([\d０-９][.,]?)(?=\p{No})/gu;

/**
 * Returns a text with powers of ten as `10^-7`, and with `^` before other raised digits that follow a digit, so that a
 * footnote mark does not become a digit of the number: `0.41²` is `0.41^²`, which no reader takes for a number.
 */
export const withRaisedMarked = (text: string): string =>
  text.replace(/10([⁻⁺]?[⁰¹²³⁴-⁹]{1,3})/g, '10^$1').replace(beforeRaised, '$1^');

/** Normalizes full-width characters, minus signs and powers of ten to one form. */
function oneForm(text: string): string {
  return withRaisedMarked(text)
    .normalize('NFKC')
    .replace(/[−‒–]/g, '-')
    .replaceAll('。', '.')
    .replaceAll('、', ',')
    .trim()
    .replace(/^<=|^=</, '≤')
    .replace(/^>=|^=>/, '≥');
}

/** Sign between a value and its uncertainty. */
export const plusMinusSign = /±|\+\/?[-−]/;

/** Pattern of common cells for a fast path, because tables have up to 10,000 rows. */
const everyday = /^\d{1,15}(?:[.,]\d{1,2})?$/;

/**
 * Parses a number: full-width characters, comma or point, grouped digits, any minus sign, powers of ten (`1.5e-7`, `1,5 ·
 * 10⁻⁷`), bounds (`<0.01`) and a trailing % or unit.
 * @param signs known signs; without them, signs that could group digits are ambiguous
 * @param unit symbol that may follow the number
 */
export function readNumber(text: string, signs?: Signs, unit = ''): NumberReading {
  if (text.length > longestNumber) return none;
  if (everyday.test(text)) return { kind: 'number', value: Number(text.replace(',', '.')) + 0 };
  const [before = '', off, ...more] = text.split(plusMinusSign);
  if (off !== undefined && before.trim() !== '')
    return more.length > 0 ? none : withPlusMinus(before, off, signs, unit);
  let clean = withoutUnit(oneForm(text), oneForm(unit)).replace(/(?<!\s)\s*%$/, '');
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

const withoutUnit = (text: string, symbol: string): string =>
  symbol !== '' && text.endsWith(symbol) ? text.slice(0, -symbol.length).trimEnd() : text;

/** Formats a value with its uncertainty for links and programs, in a form that is never ambiguous. */
export const plusMinusText = (value: number, plusMinus: number): string =>
  [value, plusMinus].map((each) => String(each).replace(/^(-?\d{1,3}\.\d{3})$/, '$10')).join('±');

/** Parses `0.42 ± 0.02`; a bound cannot have an uncertainty. */
function withPlusMinus(value: string, off: string, signs: Signs | undefined, unit: string): NumberReading {
  const reading = readNumber(value, signs, unit);
  const plusMinus = readNumber(off, signs, unit);
  if (reading.kind === 'ambiguous') return reading;
  // ± 5 % is relative and must not be parsed as 5 of the unit.
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

/**
 * Returns the decimal and grouping signs that follow from the user's choice for an ambiguous number. @param before signs
 * with which it was read
 */
export function signsChosen(sign: Sign, meant: SignMeaning, before?: Signs): Signs {
  if (before?.meant) return { ...before, meant: { ...before.meant, [sign]: meant } };
  const other = sign === '.' ? ',' : '.';
  return { decimal: meant === 'decimal' ? sign : other, grouping: true };
}

/**
 * Infers the signs of a table from its texts: with `0,35` in the table, `1,500` is no longer ambiguous. Null if the
 * texts contain no evidence or contradict each other.
 */
export function signsIn(texts: Iterable<string>): Signs | null {
  const [decimal, other] = decimalSignsIn(texts);
  return decimal === undefined || other !== undefined ? null : { decimal, grouping: true };
}

/** Returns whether both signs are decimal separators in the texts: `0,16` and `1.4`. */
export const hasBothSigns = (texts: Iterable<string>): boolean => decimalSignsIn(texts).size > 1;

/** Returns the signs that can only be decimal separators in the texts. */
function decimalSignsIn(texts: Iterable<string>): ReadonlySet<Sign> {
  const found = new Set<Sign>();
  for (const text of texts) {
    const sign = decimalSignIn(text);
    if (sign !== null) found.add(sign);
    if (found.size > 1) break;
  }
  return found;
}

/** Returns the sign that can only be the decimal separator in this text, of a value or of its uncertainty. */
function decimalSignIn(text: string): Sign | null {
  const [value = '', off] = text.slice(0, 2 * longestNumber).split(plusMinusSign);
  if (off !== undefined) return decimalSignIn(value) ?? decimalSignIn(off);
  if (everyday.test(text)) return text.includes('.') ? '.' : text.includes(',') ? ',' : null;
  const signs = [...oneForm(text.slice(0, longestNumber))].filter((each) => each === '.' || each === ',');
  const last = signs.at(-1);
  if (last === undefined || readNumber(text).kind !== 'number') return null;
  const groups = signs.filter((each) => each === last).length > 1;
  return (last === '.') === groups ? ',' : '.';
}
