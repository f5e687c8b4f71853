import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from './language.ts';
import { formatNumber, formatPower, formatRange, formatShort, readNumber, withUnit } from './numbers.ts';

describe('reading numbers (C-05)', () => {
  it.each([
    ['0.35', 0.35],
    ['0,35', 0.35],
    [',5', 0.5],
    ['5.', 5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234.567', 1234567],
    ['1,234,567.25', 1234567.25],
    ['1 234,5', 1234.5],
    ['12\u202f345', 12345],
    ["1'234.5", 1234.5],
    ['０．４', 0.4],
    ['０，４', 0.4],
    ['0。4', 0.4],
    ['－80', -80],
    ['−80', -80],
    ['- 80', -80],
    ['+3', 3],
    ['20 %', 20],
    ['２０％', 20],
    ['1.5e-7', 1.5e-7],
    ['-0', 0],
  ])('reads %s as %s', (text, expected) => {
    expect(readNumber(text)).toBe(expected);
  });

  it('takes one sign alone as decimal, never as thousands', () => {
    expect(readNumber('1,234')).toBe(1.234);
    expect(readNumber('1.234')).toBe(1.234);
  });

  it.each([
    '',
    ' ',
    'abc',
    '-',
    '.',
    ',',
    '1,2,3',
    '12.34.56',
    '1,23.4',
    '1.2.3,4',
    '1 2',
    '0x10',
    '1e999',
    'NaN',
    'Infinity',
    '1-2',
    '%',
    '5 mm',
  ])('reads %j as nothing', (text) => {
    expect(readNumber(text)).toBeNull();
  });

  it('reads back what each language writes', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.constantFrom(...languages),
        (value, language) => {
          const rounded = Number(value.toFixed(2));
          expect(readNumber(formatNumber(value, 2, language))).toBeCloseTo(rounded, 1);
        },
      ),
    );
  });
});

describe('writing numbers (C-05)', () => {
  it('uses the signs of each language and a true minus', () => {
    expect(formatNumber(-1234.5, 2, 'en')).toBe('−1234.50');
    expect(formatNumber(12345.6, 1, 'en')).toBe('12,345.6');
    expect(formatNumber(12345.6, 1, 'de')).toBe('12\u202f345,6');
    expect(formatNumber(0.35, 2, 'de')).toBe('0,35');
    expect(formatNumber(-0.001, 1, 'ja')).toBe('0.0');
  });

  it('writes ranges as each language does', () => {
    const range = { min: 150, max: 700 };
    expect(languages.map((language) => formatRange(range, 'C', language))).toEqual([
      '150–700\u00a0°C',
      '150 bis 700\u00a0°C',
      '150～700\u00a0°C',
      '150～700\u00a0°C',
      '150~700\u00a0°C',
    ]);
    expect(formatRange({ max: 0.25 }, 'wt%', 'de')).toBe('≤ 0,25\u00a0%');
    expect(formatRange({ min: 0.12 }, 'wt%', 'ja')).toBe('≥ 0.12%');
  });

  it('writes powers of ten and short numbers', () => {
    expect(formatPower(1.5e-7, 2, 'en')).toBe('1.5\u00a0×\u00a010⁻⁷');
    expect(formatPower(1.5e-7, 2, 'de')).toBe('1,5\u00a0·\u00a010⁻⁷');
    expect(formatPower(1.5e-7, 2, 'kr')).toBe('1.5×10⁻⁷');
    expect(formatShort(10.480000001, 'en')).toBe('10.48');
    expect(withUnit('1', '1', 'en')).toBe('1');
  });
});
