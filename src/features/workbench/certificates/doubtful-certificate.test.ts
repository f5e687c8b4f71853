import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asItems, type Drawn, line, table } from '../../../../test/mill-certificates.ts';
import { certificateLimits, type FoundHeat } from './certificate.rules.ts';
import { readCertificate } from './read-certificate.rules.ts';

type Rows = readonly (readonly string[])[];

const read = (...drawn: (readonly Drawn[])[]): FoundHeat[] => readCertificate(asItems([drawn.flat()]));
const drawTable = (rows: Rows, y = 120): Drawn[] =>
  table(rows, { x: 40, y, widths: (rows[0] ?? []).map(() => 48) });
const heading = line(40, 100, 'Chemical composition, wt.%');

/** Returns the doubts of the values of the only heat found. */
function doubts(...drawn: (readonly Drawn[])[]): Record<string, readonly string[]> {
  const heats = read(...drawn);
  expect(heats).toHaveLength(1);
  return Object.fromEntries(heats.flatMap(({ values }) => values.map((each) => [each.element, each.doubts])));
}

describe('W-02 ambiguous values of a certificate are marked as uncertain', () => {
  it('W-02 numbers without decimals in a table headed “wt.%” are marked as uncertain, and contents such as 77 % Mn also as implausible', () => {
    expect(
      doubts(
        heading,
        drawTable([
          ['C', 'Si', 'Mn', 'Ni'],
          ['41', '25', '77', '5'],
        ]),
      ),
    ).toEqual({
      C: ['unit', 'implausible'],
      Si: ['unit', 'implausible'],
      Mn: ['unit', 'implausible'],
      Ni: ['unit'],
    });
  });

  it('W-02 if the table heading contains a factor such as ×100, every value is marked as uncertain', () => {
    const found = doubts(
      line(40, 100, 'Chemical composition ( ×100 )'),
      drawTable([
        ['C', 'Si', 'Mn', 'Ni'],
        ['4.1', '2.5', '7.7', '5.1'],
      ]),
    );
    expect(Object.values(found).every((each) => each.includes('factor'))).toBe(true);
  });

  it('W-02 if merged cells contain factors, every column to which a factor might apply is marked as uncertain', () => {
    const merged: Drawn[] = [
      { text: '×100', x: 108, y: 134, size: 8 },
      { text: '×1000', x: 222, y: 134, size: 8 },
    ];
    const found = doubts(
      heading,
      drawTable([['C', 'Si', 'Mn', 'P', 'S']]),
      merged,
      drawTable([['41', '25', '77', '12', '4']], 148),
    );
    const { Si, ...others } = found;
    expect(Object.values(others).every((each) => each.includes('factor'))).toBe(true);
    expect(Si).toBeDefined();
  });

  it('W-02 two rows without a label are read as two analyses, both marked as uncertain, so that the user must choose', () => {
    const found = read(
      heading,
      drawTable([
        ['C', 'Si', 'Mn'],
        ['0.41', '0.25', '0.77'],
        ['0.45', '0.40', '0.90'],
      ]),
    );
    expect(found.map((heat) => heat.doubts)).toEqual([['rows'], ['rows']]);
  });

  it.each([
    ['Min.', 'Max.'],
    ['von', 'bis'],
    ['Soll min', 'Soll max'],
    ['下限', '上限'],
    ['규격 최소', '규격 최대'],
    ['規格', '規格'],
    ['标准要求', '标准要求'],
  ])('W-02 rows labelled “%s” and “%s” are read as limits instead of values', (least, most) => {
    const found = read(
      heading,
      drawTable([
        ['', 'C', 'Si', 'Mn'],
        [least, '0.38', '0.10', '0.60'],
        [most, '0.45', '0.40', '0.90'],
      ]),
    );
    expect(found).toEqual([]);
  });

  it('W-02 a column below a heading of required values is marked as uncertain', () => {
    const found = read(
      line(40, 104, 'Required chemical composition'),
      drawTable([
        ['C', '0.45'],
        ['Si', '0.40'],
        ['Mn', '0.90'],
      ]),
    );
    expect(found.map((heat) => heat.doubts)).toEqual([['rows']]);
  });

  it('W-02 rows of ranges and rows of ≤ are read as limits', () => {
    const found = read(
      heading,
      drawTable([
        ['C', 'Si', 'Mn'],
        ['0.38-0.45', '≤0.40', '0.60-0.90'],
        ['≤0.45', '≤0.40', '≤0.90'],
        ['0.41', '0.25', '0.77'],
      ]),
    );
    expect(found.map(({ values }) => values.map(({ value }) => value))).toEqual([[0.41, 0.25, 0.77]]);
  });

  it('W-02 percentages in a ppm column, and alloying elements given in ppm, are marked as uncertain', () => {
    const found = doubts(
      heading,
      drawTable([
        ['C', 'Si', 'N(ppm)', 'Mn(ppm)'],
        ['0.41', '0.25', '0.0085', '770'],
      ]),
    );
    expect(found).toEqual({ C: [], Si: [], N: ['scale'], Mn: ['scale'] });
  });

  it('W-02 an analysis is marked as uncertain when the sum of its contents exceeds 100 %', () => {
    const rows = [
      ['C', 'Cr', 'Ni', 'Fe'],
      ['0.05', '18.2', '10.1', '99.1'],
    ];
    expect(read(heading, drawTable(rows)).map((heat) => heat.doubts)).toEqual([['sum']]);
  });

  it('W-02 total and soluble aluminium are read as two values of one element, both marked as uncertain', () => {
    const found = read(
      heading,
      drawTable([
        ['C', 'Si', 'Al', 'sol.Al'],
        ['0.41', '0.25', '0.031', '0.028'],
      ]),
    );
    expect(found[0]?.values.map(({ element, value, doubts: own }) => [element, value, own])).toEqual([
      ['C', 0.41, []],
      ['Si', 0.25, []],
      ['Al', 0.031, ['twice']],
      ['Al', 0.028, ['soluble', 'twice']],
    ]);
  });

  it('W-02 the values of a row that is shifted against its heading are marked as uncertain', () => {
    const shifted = table([['0.41', '0.25', '0.77']], { x: 64, y: 134, widths: [48, 48, 48] });
    const found = doubts(heading, drawTable([['C', 'Si', 'Mn', 'P']]), shifted);
    expect(Object.values(found).every((each) => each.includes('position'))).toBe(true);
  });

  it('W-02 carbon equivalents and sums of elements are not read as elements', () => {
    const found = doubts(
      heading,
      drawTable([
        ['C', 'Si', 'Mn', 'CE', 'Nb+V', 'Ni'],
        ['0.17', '0.25', '1.41', '0.43', '0.05', '0.11'],
      ]),
    );
    expect(found).toEqual({ C: [], Si: [], Mn: [], Ni: [] });
  });

  it('W-02 if two heat numbers are printed above one table, neither is assigned to it', () => {
    const found = read(
      line(40, 60, 'Heat No.: H1001'),
      line(200, 60, 'Heat No.: H1002'),
      heading,
      drawTable([
        ['', 'C', 'Si', 'Mn'],
        ['Ladle', '0.41', '0.25', '0.77'],
      ]),
    );
    expect(found.map(({ name }) => name)).toEqual([undefined]);
  });
});

describe('W-02 arbitrary text of a certificate', () => {
  it('W-02 arbitrary text causes no error, and every value read is a finite number of at least 0', () => {
    const texts = fc.constantFrom(
      'C',
      'Mn',
      '0.41',
      '41',
      '%',
      '×100',
      'ppm',
      'Heat',
      'No.',
      'max',
      '-',
      '<',
      '號',
      ' ',
    );
    const item = fc.record({
      text: fc.oneof(texts, fc.string({ maxLength: 8 })),
      x: fc.integer({ min: -10, max: 600 }),
      y: fc.integer({ min: 0, max: 40 }).map((y) => y * 12),
      size: fc.integer({ min: 0, max: 14 }),
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 60 }), (drawn) => {
        for (const { values } of readCertificate(asItems([drawn])))
          for (const { value } of values) expect(Number.isFinite(value) && value >= 0).toBe(true);
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  it('W-02 a certificate with the maximum accepted number of texts is read without an error', () => {
    const texts = ['C', 'Si', 'Mn', '0.41', '77', 'Heat No.', 'max', '×100'];
    const drawn = Array.from({ length: certificateLimits.items }, (_, at) => ({
      text: texts[(at * 7) % texts.length] ?? '',
      x: (at % 40) * 14,
      y: Math.floor(at / 40) * 2,
      size: 6,
    }));
    expect(readCertificate(asItems([drawn])).length).toBeGreaterThanOrEqual(0);
  });
});
