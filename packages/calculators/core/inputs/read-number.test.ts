import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, formatPower, formatShort } from '../numbers.ts';
import { type Language, languages } from '../texts/language.ts';
import { plainSigns, readNumber, type Signs, signsIn, signsOf } from './read-number.ts';

type Meant = number | readonly [decimal: number, grouped: number] | null;

/** Returns the number, both readings of an ambiguous text, or null. */
function meant(text: string, signs?: Signs, unit?: string): Meant {
  const reading = readNumber(text, signs, unit);
  if (reading.kind === 'number') return reading.value;
  return reading.kind === 'ambiguous' ? [reading.decimal, reading.grouped] : null;
}

const point: readonly Language[] = ['en', 'cn', 'ja', 'kr'];
const comma: readonly Language[] = ['de'];
const asked: Meant = [1.5, 1500];

/** Spellings with the languages in which they are read and their value. */
const spellings: readonly (readonly [text: string, of: readonly Language[], meant: Meant])[] = [
  ['0.35', languages, 0.35],
  ['0,35', languages, 0.35],
  ['.35', languages, 0.35],
  [',35', languages, 0.35],
  ['5.', languages, 5],
  ['850', languages, 850],
  ['0.350', languages, 0.35],
  ['0,350', languages, 0.35],
  ['00,350', languages, 0.35],
  ['7.85', languages, 7.85],
  ['7,8500', languages, 7.85],
  ['1500.250', languages, 1500.25],
  ['1500,250', languages, 1500.25],
  ['1,500', point, asked],
  ['1,500', comma, 1.5],
  ['1.500', point, 1.5],
  ['1.500', comma, asked],
  ['１，５００', point, asked],
  ['１．５００', comma, asked],
  ['-1,500', point, [-1.5, -1500]],
  ['120,000', point, [120, 120_000]],
  ['120.000', comma, [120, 120_000]],
  ['1,500 %', point, asked],
  ['1.234,5', languages, 1234.5],
  ['1,234.5', languages, 1234.5],
  ['1.500,00', languages, 1500],
  ['1,500.00', languages, 1500],
  ['1.234.567', languages, 1_234_567],
  ['1,234,567', languages, 1_234_567],
  ['1,234,567.25', languages, 1_234_567.25],
  ['1.234.567,25', languages, 1_234_567.25],
  ['1 500', languages, 1500],
  ['1\u00a0500', languages, 1500],
  ['1\u2009500', languages, 1500],
  ['12\u202f345', languages, 12_345],
  ['12 345 678', languages, 12_345_678],
  ['1 234,5', languages, 1234.5],
  ["1'234.5", languages, 1234.5],
  ['1’500', languages, 1500],
  ['０．４', languages, 0.4],
  ['０，４', languages, 0.4],
  ['0。4', languages, 0.4],
  ['0、4', languages, 0.4],
  ['８５０', languages, 850],
  ['－80', languages, -80],
  ['−80', languages, -80],
  ['–80', languages, -80],
  ['- 80', languages, -80],
  ['+3', languages, 3],
  ['-0', languages, 0],
  ['20 %', languages, 20],
  ['２０％', languages, 20],
  ['1.5e-7', languages, 1.5e-7],
  ['1,5E-07', languages, 1.5e-7],
  ['1.5 × 10⁻⁷', languages, 1.5e-7],
  ['1,5\u00a0·\u00a010⁻⁷', languages, 1.5e-7],
  ['1.5×10^-7', languages, 1.5e-7],
  ['1.5x10-7', languages, 1.5e-7],
  ['2*10^5', languages, 200_000],
  ['10⁻⁵', languages, 1e-5],
  ['<0.01', languages, 0.01],
  ['< 0,005', languages, 0.005],
  ['≤0.025', languages, 0.025],
  ['<=0,025', languages, 0.025],
  ['＜0.01', languages, 0.01],
  ['>1200', languages, 1200],
  ['<1,500', point, asked],
];

/** Texts that are not a number. */
const refused = [
  ...[
    '',
    ' ',
    'abc',
    '-',
    '.',
    ',',
    '%',
    '<',
    '1,2,3',
    '12.34.56',
    '1,23.4',
    '1.2.3,4',
    '1 2',
    '1 50',
    '0x10',
  ],
  ...[
    '1e999',
    'NaN',
    'Infinity',
    '1-2',
    '0.30-0.35',
    '5 mm',
    '1/2',
    '½',
    '1.5.',
    '1,500,',
    '1__500',
    '10:30',
  ],
  ...['<<1', '1<', '1×10', 'e5', '10^', '1,5000,000', '9'.repeat(101)],
];

describe('reading numbers (B-06, C-05)', () => {
  it.each(spellings)('the number %s in the languages %j is read as %j', (text, of, expected) => {
    for (const language of of) expect(meant(text, signsOf(language)), language).toEqual(expected);
  });

  it('at least sixty spellings of numbers are tested', () => {
    expect(spellings.length).toBeGreaterThanOrEqual(60);
  });

  it.each(refused)('%j is not a number in any language', (text) => {
    for (const language of languages) expect(meant(text, signsOf(language)), language).toBeNull();
  });

  it('1,500 and 1.500 are ambiguous if the language is unknown', () => {
    expect(meant('1,500')).toEqual(asked);
    expect(meant('1.500')).toEqual(asked);
    expect(meant('1.500', plainSigns)).toBe(1.5);
    expect(meant('1,500', plainSigns)).toEqual(asked);
  });

  it('limits such as <0.01 are distinguished from exact values', () => {
    expect(readNumber('<0.01')).toEqual({ kind: 'number', value: 0.01, bound: 'below' });
    expect(readNumber('≥1.2')).toEqual({ kind: 'number', value: 1.2, bound: 'above' });
    expect(readNumber('0.01')).toEqual({ kind: 'number', value: 0.01 });
  });

  it('the unit of the field is accepted after the number, and no other unit', () => {
    expect(meant('850 °C', signsOf('de'), '°C')).toBe(850);
    expect(meant('850℃', signsOf('cn'), '°C')).toBe(850);
    expect(meant('1,500 mm', signsOf('en'), 'mm')).toEqual(asked);
    expect(meant('12,5 mm', signsOf('ja'), 'mm')).toBe(12.5);
    expect(meant('850 °F', signsOf('de'), '°C')).toBeNull();
  });

  it('numbers written in each language are read back, or returned as one of two readings', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e9, max: 1e9, noNaN: true }),
        fc.integer({ min: 0, max: 5 }),
        fc.constantFrom(...languages),
        (value, digits, language) => {
          const short = value === 0 ? 0 : Number(value.toPrecision(3));
          for (const [text, wanted] of [
            [formatNumber(value, digits, language), Number(value.toFixed(digits))],
            [formatShort(short, language), short],
            [formatPower(value, 3, language), Number(value.toPrecision(3))],
          ] as const) {
            const read = meant(text, signsOf(language));
            if (Array.isArray(read)) expect(read).toContainEqual(wanted + 0);
            else expect(read, text).toBeCloseTo(wanted, 5);
          }
        },
      ),
    );
  });

  it('text that is ambiguous in one language is always ambiguous if the language is unknown', () => {
    const signs = fc.constantFrom(...'0123456789.,-+ <%eE×'.split(''));
    fc.assert(
      fc.property(
        fc.string({ unit: signs, maxLength: 14 }),
        fc.constantFrom(...languages),
        (text, language) => {
          const read = readNumber(text, signsOf(language));
          if (read.kind !== 'number') expect(readNumber(text).kind).toBe(read.kind);
        },
      ),
    );
  });

  it('the decimal separator is detected from the numbers of a table', () => {
    expect(signsIn(['0,35', '1,500', 'x'])).toEqual({ decimal: ',', grouping: true });
    expect(signsIn(['0.35', '1,500'])).toEqual({ decimal: '.', grouping: true });
    expect(signsIn(['1.234.567', '12'])).toEqual({ decimal: ',', grouping: true });
    expect(signsIn(['1,234.5'])).toEqual({ decimal: '.', grouping: true });
    expect(signsIn(['1,500', '12'])).toBeNull();
    expect(signsIn(['0.35', '0,35'])).toBeNull();
    expect(signsIn(['0.41 ± 0.02', '1.050'])).toEqual({ decimal: '.', grouping: true });
    expect(signsIn(['0,41 ± 0,02', '1,050'])).toEqual({ decimal: ',', grouping: true });
    expect(signsIn(['1,050 ± 0,02'])).toEqual({ decimal: ',', grouping: true });
    expect(signsIn(['1.050 ± 0'])).toBeNull();
    expect(meant('1,500', { decimal: '.', grouping: true })).toBe(1500);
    expect(meant('1,500', { decimal: ',', grouping: true })).toBe(1.5);
  });
});

describe('V-07 number with ±', () => {
  it.each([
    ['0.42 ± 0.02', 0.42, 0.02],
    ['0,42±0,02', 0.42, 0.02],
    ['860 +/- 10', 860, 10],
    ['1e-7+-2e-8', 1e-7, 2e-8],
    ['-20 ± 5', -20, 5],
    ['0.42 ± 0', 0.42, 0],
  ])('V-07 %s is read with its uncertainty', (text, value, plusMinus) => {
    expect(readNumber(text)).toEqual({ kind: 'number', value, plusMinus });
  });

  it('V-07 the unit may follow the value, the tolerance, or both', () => {
    for (const text of ['860 °C ± 10 °C', '860 ± 10 °C', '860 °C ± 10'])
      expect(readNumber(text, { decimal: '.' }, '°C')).toEqual({ kind: 'number', value: 860, plusMinus: 10 });
    expect(readNumber('20 ± 5 %', { decimal: '.' }, '%')).toEqual({
      kind: 'number',
      value: 20,
      plusMinus: 5,
    });
  });

  it.each(['0.42 ±', '± 0.02', '0.42 ± x', '0.42 ± -1', '0.42 ± 5 %', '1 ± 2 ± 3', '<0.01 ± 0.1', '1 ± <2'])(
    'V-07 %s is rejected as a number with ±',
    (text) => {
      expect(readNumber(text)).toEqual({ kind: 'none' });
    },
  );
});
