import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, kindOf, type Unit, unitSymbol, units } from '../quantity.ts';
import { signsOf } from './read-number.ts';
import { isNotStated, readQuantity } from './read-quantity.ts';

const read = (text: string, unit: Unit) => {
  const reading = readQuantity(text, { unit, signs: signsOf('en') });
  return reading.kind === 'number' ? reading.value : reading.kind === 'none' ? reading.reason : reading.kind;
};

describe('C-04 dates in number fields', () => {
  it.each(['2024-05-03', '2024-05-03 10:00', '2024-05-03T10:00:00Z', '03.05.2024', '5/3/2024', '2024/05/03'])(
    'C-04 “%s” is a date, not a range',
    (text) => {
      for (const unit of ['wt%', 'mm', 'C'] as const)
        expect(readQuantity(text, { unit })).toEqual({ kind: 'none', reason: 'date' });
    },
  );

  it('C-04 ranges are not dates', () => {
    for (const text of ['0.38-0.45', '20-25', '2024-2026'])
      expect(readQuantity(text, { unit: 'mm' })).toEqual({ kind: 'none', reason: 'interval' });
  });
});

describe('C-05 number with a unit', () => {
  it.each([
    ['390 °F', 'C', convert(390, 'F', 'C')],
    ['1600F', 'C', convert(1600, 'F', 'C')],
    ['1143 K', 'C', 1143 - 273.15],
    ['870 C', 'C', 870],
    ['870°', 'C', 870],
    ['870°', 'F', 870],
    ['870 ℃', 'F', convert(870, 'C', 'F')],
    ['59 in', 'mm', 59 * 25.4],
    ['5 ft', 'mm', 5 * 304.8],
    ['1.5 m', 'mm', 1500],
    ['410 ppm', 'wt%', 0.041],
    ['0.4 %', 'ppm', 4000],
    ['90 min', 'h', 1.5],
    ['1 1/2"', 'mm', 38.1],
    ['1-1/2', 'inch', 1.5],
    ['1/2"', 'inch', 0.5],
    ['7/8', 'inch', 0.875],
    ['½', 'inch', 0.5],
    ['1½ in', 'mm', 38.1],
    ['355 N/mm²', 'MPa', 355],
    ['25 mm', 'mm', 25],
  ] as const)('the quantity %s is converted in a field with the unit %s', (text, unit, value) => {
    expect(read(text, unit)).toBeCloseTo(value, 9);
  });

  it('a number with a decimal comma and a unit is read', () => {
    const reading = readQuantity('1,5 m', { unit: 'mm', signs: signsOf('de') });
    expect(reading).toMatchObject({ kind: 'number', value: 1500 });
  });

  it('a tolerance is read in the same unit as its value', () => {
    const reading = readQuantity('390 ± 9 °F', { unit: 'C', signs: signsOf('en') });
    expect(reading).toMatchObject({ kind: 'number', plusMinus: 5 });
  });

  it('text with any unit is converted to any other unit of the same quantity', () => {
    const pairs = units.flatMap((field) =>
      units
        .filter((unit) => kindOf(unit) === kindOf(field) && unitSymbol(unit) !== '')
        .map((unit) => ({ field, unit })),
    );
    const number = fc.integer({ min: 1, max: 999_999 }).map((each) => each / 100);
    fc.assert(
      fc.property(
        fc.constantFrom(...pairs),
        number,
        fc.constantFrom('', ' '),
        ({ field, unit }, value, gap) => {
          const meant = convert(value, unit, field);
          const found = read(`${value}${gap}${unitSymbol(unit)}`, field);
          expect(Math.abs(Number(found) - meant)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(meant)));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('invalid text is rejected with a reason', () => {
    expect(read('<1500', 'mm')).toBe('bound');
    expect(read('0.38-0.45', 'wt%')).toBe('interval');
    expect(read('870 h', 'C')).toBe('unit');
    expect(read('5 %', 'C')).toBe('unit');
    expect(read('1/0', 'inch')).toBe('unit');
    expect(read('abc', 'mm')).toBe('none');
    expect(read('25 ± 5 %', 'mm')).toBe('share');
    expect(read('0.42 ± 5 %', 'wt%')).toBe('share');
    expect(read('0,42 % +/- 5%', 'wt%')).toBe('share');
    expect(read('x ± 5 %', 'mm')).toBe('none');
  });

  it('an uncertainty in percent is read in the unit of the field where this is plausible', () => {
    expect(readQuantity('0.42 ± 0.02 %', { unit: 'wt%' })).toMatchObject({ value: 0.42, plusMinus: 0.02 });
    expect(readQuantity('2 ± 3 %', { unit: '%' })).toMatchObject({ value: 2, plusMinus: 3 });
  });
});

const notations = [
  ...[
    '-',
    '–',
    '—',
    '---',
    '－',
    'n/a',
    'n.a.',
    'n.d.',
    'ｎ．ｄ．',
    'n. b.',
    'N.N.',
    'k. A.',
    'nil',
    '<LOD',
    'tr',
    'Traces',
    'Spuren',
  ],
  ...['未測定', '未检出', '不検出', '미측정', '불검출', '痕跡'],
] as const;

describe('C-05 element content of an analysis', () => {
  it.each([
    ['<0.005', 0.005],
    ['max 0.02', 0.02],
    ['max. 0.02 %', 0.02],
    ['< 20 ppm', 0.002],
  ])('the content %s is read', (text, value) => {
    expect(read(text, 'wt%')).toBeCloseTo(value, 12);
  });

  it.each(['>0.2', '≥ 0.2', '> 2000 ppm', '>=0.2 %'])(
    'the lower limit %s is not read as a content',
    (text) => {
      expect(readQuantity(text, { unit: 'wt%' })).toEqual({ kind: 'none', reason: 'lowerBound' });
    },
  );

  it('B-10 an uncertainty in another unit that exceeds the content is not read, because the unit can belong to it only', () => {
    expect(read('0.16 ± 200 ppm', 'wt%')).toBe('none');
    expect(read('1600 ± 200 ppm', 'wt%')).toBeCloseTo(0.16, 12);
  });

  it.each(notations)('B-09 “%s” is a content that is not stated, not 0', (text) => {
    expect(isNotStated(text)).toBe(true);
    expect(read(text, 'wt%')).toBe('notStated');
    expect(read(text, 'mm')).toBe('none');
  });

  it.each(['0', '0.00', '-0.1', 'Na', 'x', 'no', 'total', '<0.001'])(
    'B-09 “%s” is not such a notation',
    (text) => {
      expect(isNotStated(text)).toBe(false);
    },
  );
});
