import { describe, expect, it } from 'vitest';
import {
  formatNumber,
  formatPower,
  formatRange,
  formatRemark,
  formatShort,
  keepUnitsTogether,
  roundToFigures,
  withUnit,
} from './numbers.ts';
import { languages } from './texts/language.ts';

describe('formatted numbers (C-05)', () => {
  it('formatted numbers have the separators of each language and a true minus sign', () => {
    expect(formatNumber(-1234.5, 2, 'en')).toBe('−1234.50');
    expect(formatNumber(12345.6, 1, 'en')).toBe('12,345.6');
    expect(formatNumber(12345.6, 1, 'de')).toBe('12\u202f345,6');
    expect(formatNumber(0.35, 2, 'de')).toBe('0,35');
    expect(formatNumber(-0.001, 1, 'ja')).toBe('0.0');
  });

  it.each([2, 3, 4])('numbers that are ties in decimal notation are rounded up to %d decimals', (digits) => {
    for (let whole = 0; whole < 2_000; whole++) {
      const up = (whole + 1).toString().padStart(digits + 1, '0');
      const text = `${up.slice(0, -digits)}.${up.slice(-digits)}`;
      // A sum of contents may differ from the tie in its last bits.
      const tie = Number(`${whole}.5e-${digits}`);
      for (const value of [tie, tie * (1 + 2 ** -51), tie * (1 - 2 ** -51)]) {
        expect(formatNumber(value, digits, 'en')).toBe(text);
        expect(formatNumber(-value, digits, 'en')).toBe(`−${text}`);
        if (whole > 0)
          expect(roundToFigures(value, String(whole).length)).toBe(Number(`${whole + 1}e-${digits}`));
      }
    }
  });

  it('ranges such as 150–700 °C use the dash, tilde or word of each language', () => {
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

  it('powers of ten and short forms follow each language', () => {
    expect(formatPower(1.5e-7, 2, 'en')).toBe('1.5\u00a0×\u00a010⁻⁷');
    expect(formatPower(1.5e-7, 2, 'de')).toBe('1,5\u00a0·\u00a010⁻⁷');
    expect(formatPower(1.5e-7, 2, 'kr')).toBe('1.5×10⁻⁷');
    expect(formatShort(10.480000001, 'en')).toBe('10.48');
    expect(withUnit('1', '1', 'en')).toBe('1');
  });
});

describe('sentences with quantities', () => {
  it.each([
    ['Hold at 600–700 °C for 2 h.', 'Hold at 600–700\u00a0°C for 2\u00a0h.'],
    ['D = {d} m²/s at {celsius} °C', 'D = {d}\u00a0m²/s at {celsius}\u00a0°C'],
    ['Sie liegt bei 20 % und 5 mm.', 'Sie liegt bei 20\u00a0% und 5\u00a0mm.'],
    ['Tables 1 and 2 have 3 helpful rows', 'Tables 1 and 2 have 3 helpful rows'],
    ['300 °C에서 2 h, 0.05 in steel', '300\u00a0°C에서 2\u00a0h, 0.05 in steel'],
    ['700 kJ/mm, 300 HV 10', '700\u00a0kJ/mm, 300\u00a0HV 10'],
  ])('number and unit of “%s” are joined by a no-break space', (loose, kept) => {
    expect(keepUnitsTogether(loose)).toBe(kept);
  });
});

describe('C-01 numbers in remarks', () => {
  it.each([
    [44.642, {}, '44.6'],
    [0.46154, {}, '0.462'],
    [2174.4, {}, '2174'],
    [1234.56, { unit: 'C' }, '1235'],
    [-6.055, { unit: 'C' }, '−6'],
    [0.4, { unit: 'C' }, '0.4'],
    [5.057, { limits: [5] }, '5.06'],
    [5.001, { limits: [5] }, '5.001'],
    [85.221, { unit: 'C', limits: [85] }, '85.2'],
    [0, {}, '0'],
  ] as const)(
    'C-01 in a remark %s is rounded by its size and unit, but never to a limit that it does not equal',
    (value, about, text) => {
      expect(formatRemark(value, 'en', about)).toBe(text);
    },
  );
});
