import { readSymbol, readUnit } from '@ferrite/calculators/core/pasted/symbols.ts';
import { describe, expect, it } from 'vitest';
import { cellKind, isRowOfBounds, readContent, resemblesNumber, signsOfCells } from './values.rules.ts';

/** Reads a cell in the column of an element; the column has this unit. */
function read(text: string, heading = 'C', unit: string | null = '%') {
  const symbol = readSymbol(heading);
  if (!symbol) throw new Error(`${heading} is not an element.`);
  return readContent(text, symbol, unit === null ? null : readUnit(unit), null);
}
const percentOf = (...cell: Parameters<typeof read>) => read(...cell)?.value;
const doubtsOf = (...cell: Parameters<typeof read>) => read(...cell)?.doubts;

describe('cells of a certificate', () => {
  it.each([
    [
      'value',
      [
        '0.41',
        '0,41',
        '41',
        '.05',
        ',05',
        '<0.005',
        '≤0,03',
        '12ppm',
        '12PPM',
        '0.2%',
        '3‰',
        '123456.123456',
        '(0.012)',
        '(12.5)',
      ],
    ],
    [
      'empty',
      [
        '/',
        '..',
        '...',
        '…',
        'na',
        'NA',
        'bal',
        'Bal.',
        'rest',
        'rem',
        'REM.',
        '余',
        '余量',
        '残',
        '残部',
        '잔부',
        '-',
        'n.d.',
      ],
    ],
    [
      'range',
      [
        '0.1-0.2',
        '0,1~0,2',
        '.1/.2',
        '0.1%-0.2%',
        '>0.02',
        '≥0.02',
        'min0.02',
        'MIN.0.02',
        'max.0.03',
        'max2',
      ],
    ],
    [
      'text',
      [
        'C',
        '1234567',
        '0.1234567',
        '0.4x',
        'x0.4',
        '(0.012',
        '(12)',
        'a(0.1)',
        '(0.1)a',
        '0.1-0.2x',
        'x0.1-0.2',
        'remx',
        'x余',
        'maxi',
        'x>0.1',
        'xmin2',
        '1.2.3',
      ],
    ],
  ] as const)('W-02 a cell is a %s: %j', (kind, texts) => {
    expect(texts.filter((text) => cellKind(text) !== kind)).toEqual([]);
  });

  it('W-02 a text resembles a number if it has a decimal separator next to a digit', () => {
    expect(['O.41', '0,7S', '1.', '.5'].map(resemblesNumber)).toEqual([true, true, true, true]);
    expect(['O.S', 'heat', '41', 'a,b'].map(resemblesNumber)).toEqual([false, false, false, false]);
  });

  it('W-02 a row contains limits if at least half of its values, and of at least two, have ≤', () => {
    expect(isRowOfBounds(['≤0.03', '≤0.02'])).toBe(true);
    expect(isRowOfBounds(['≤0.03', '0.02'])).toBe(true);
    expect(isRowOfBounds(['≤0.03', '0.02', '0.4'])).toBe(false);
    expect(isRowOfBounds(['≤0.03'])).toBe(false);
    expect(isRowOfBounds(['0.03≤', '0.02≤'])).toBe(false);
  });

  it('W-02 the decimal separator is determined by the numbers, without their signs and units', () => {
    expect(signsOfCells(['<0,41', '≤1,5', '12ppm', '0,3‰'])).toMatchObject({ decimal: ',' });
    expect(signsOfCells(['0.41%', '12PPM'])).toMatchObject({ decimal: '.' });
    expect(signsOfCells(['41', '12'])).toBeNull();
  });
});

describe('printed contents in wt %', () => {
  it.each([
    ['0.41', '%', 0.41],
    ['.41', '%', 0.41],
    [',41', '%', 0.41],
    ['(0.41)', '%', 0.41],
    ['0.41', null, 0.41],
    ['41', '×100', 0.41],
    ['4100', 'ppm', 0.41],
    ['4.1', '‰', 0.41],
    ['4100ppm', '%', 0.41],
    ['0.41%', 'ppm', 0.41],
    ['123', '×1000', 0.123],
  ] as const)('W-02 %s in a column with the unit %s is the content %s', (text, unit, value) => {
    expect(percentOf(text, 'C', unit)).toBe(value);
  });

  it('W-02 a content has its sign, its text and the unit that was used', () => {
    expect(read('<0.005', 'Ti')).toEqual({
      text: '<0.005',
      value: 0.005,
      isBelow: true,
      unit: { kind: 'percent', divisor: 1 },
      doubts: [],
    });
    expect(read('≤0.005', 'Ti')?.isBelow).toBe(true);
    expect(read('0.005', 'Ti')?.isBelow).toBe(false);
    expect(read('50ppm', 'N')?.unit).toEqual({ kind: 'ppm', divisor: 10_000 });
    expect(read('0.05', 'N', null)?.unit).toEqual({ kind: 'none', divisor: 1 });
  });

  it('W-02 a text that is not a number has no content', () => {
    for (const text of ['', '-', 'x0.41', '0.41x', 'ppm', '0.41mm']) expect(read(text), text).toBeNull();
  });

  it.each([
    ['41', 'C', null, ['unit', 'implausible']],
    ['2', 'Mn', '%', ['unit']],
    ['0', 'Mo', '%', []],
    ['2', 'Mn', '‰', ['unit']],
    ['2.0', 'Mn', '‰', []],
    ['41', 'C', '×100', []],
    ['41', 'C', '×10²', ['unit', 'implausible']],
    ['41', 'C', 'x102', ['factor']],
    ['0.41', 'C', '×100', ['scale']],
    ['1', 'S', '×1000', []],
    ['0.5', 'S', '×1000', ['scale']],
    ['0', 'S', '×1000', []],
    ['0.5', 'S', '×1', ['scale', 'implausible']],
    ['1.5', 'H', 'ppm', []],
    ['0.5', 'H', 'ppm', []],
    ['0.5', 'N', 'ppm', ['scale']],
    ['120', 'Cr', 'ppm', ['scale']],
    ['120', 'N', 'ppm', []],
  ] as const)('W-02 the doubts on %s for %s with the unit %s are %j', (text, heading, unit, doubts) => {
    expect(doubtsOf(text, heading, unit)).toEqual(doubts);
  });

  it('W-02 a unit stated for the whole table makes contents of alloying elements in ppm certain from 100', () => {
    const chromium = readSymbol('Cr');
    const unit = readUnit('ppm');
    if (!chromium || !unit) throw new Error('Cr in ppm is not read.');
    const doubts = (text: string) => readContent(text, chromium, { ...unit, isForAll: true }, null)?.doubts;
    expect([doubts('100'), doubts('99')]).toEqual([[], ['scale']]);
  });

  it('W-02 a unit in the cell that contradicts the unit of the column is doubtful', () => {
    expect(doubtsOf('50ppm', 'N', '%')).toEqual([]);
    expect(doubtsOf('50ppm', 'N', null)).toEqual([]);
    expect(doubtsOf('50ppm', 'N', 'ppm')).toEqual([]);
    expect(doubtsOf('50ppm', 'N', '×1000')).toEqual(['scale']);
    expect(doubtsOf('0.05%', 'N', 'ppm')).toEqual(['scale']);
  });

  it('W-02 contents that no steel has are doubtful, low ones only if they are not a bound', () => {
    expect(doubtsOf('2.2', 'C')).toEqual([]);
    expect(doubtsOf('2.21', 'C')).toEqual(['implausible']);
    expect(doubtsOf('0.0008', 'C')).toEqual([]);
    expect(doubtsOf('0.0007', 'C')).toEqual(['implausible']);
    expect(doubtsOf('<0.0007', 'C')).toEqual([]);
    expect(doubtsOf('<2.21', 'C')).toEqual(['implausible']);
    expect(doubtsOf('0.0', 'Mo')).toEqual([]);
  });

  it('W-02 acid-soluble contents and numbers that can be read in two ways are doubtful', () => {
    expect(doubtsOf('0.025', 'sol.Al')).toEqual(['soluble']);
    expect(read('1,234', 'Mn')).toMatchObject({ value: 1.234, doubts: ['number'] });
  });
});
