import { readUnit } from '@ferrite/calculators/core/pasted/symbols.ts';
import { describe, expect, it } from 'vitest';
import { asItems, type Drawn, line, table } from '../../../../test/mill-certificates.ts';
import { readCertificate } from './read-certificate.rules.ts';

const drawTable = (rows: readonly (readonly string[])[], y = 120): Drawn[] =>
  table(rows, { x: 40, y, widths: (rows[0] ?? []).map(() => 52) });
const symbols = ['C', 'Si', 'Mn', 'P', 'Cr'];
const values = ['4.1', '2.5', '7.7', '0.12', '10.8'];
const expected = { C: 0.41, Si: 0.25, Mn: 0.77, P: 0.012, Cr: 1.08 };

const read = (...pages: (readonly Drawn[])[]) =>
  readCertificate(asItems(pages)).map((heat) => ({
    contents: Object.fromEntries(heat.values.map(({ element, value }) => [element, value])),
    doubts: [...new Set([...heat.doubts, ...heat.values.flatMap(({ doubts }) => doubts)])],
    isUnitUnstated: heat.isUnitUnstated,
  }));
const certain = [{ contents: expected, doubts: [], isUnitUnstated: false }];

describe('W-02 contents in per mille', () => {
  it.each([
    '‰',
    '(‰)',
    '‰(m/m)',
    'Gew.-‰',
    'Ma.-‰',
    'g/kg',
    '(g/kg)',
    'mg/g',
    'Promille',
    'permille',
    'per-mille',
    '質量‰',
  ])('W-02 %s is read as the factor 10', (text) => {
    expect(readUnit(text)).toMatchObject({ divisor: 10, isCertain: true });
  });

  it.each([
    'Chemische Zusammensetzung in ‰',
    'Chemical composition (‰)',
    'Chemical composition in per mille',
    'Schmelzenanalyse in Promille',
    'Chemical analysis, ‰ (m/m)',
    '化学成分（‰）',
    '化学成分 ‰',
    '화학성분(‰)',
    'All values in ‰',
    'Chemical composition, g/kg',
    'mass fraction in g/kg',
    'Alle Angaben in g/kg',
  ])('W-02 the unit of the title “%s” belongs to the values of the table below', (title) => {
    expect(read([...line(40, 100, title), ...drawTable([symbols, values])])).toEqual(certain);
  });

  it('W-02 per mille is read in headings, in a row of units, in a label and beside a value', () => {
    const withUnit = (text: string, unit: string) => `${text}${unit}`;
    for (const heads of [
      symbols.map((text) => withUnit(text, ' ‰')),
      symbols.map((text) => withUnit(text, '(‰)')),
      symbols.map((text) => withUnit(text, ' g/kg')),
      symbols.map((text) => withUnit(text, '(g/kg)')),
    ])
      expect(read(drawTable([heads, values]))).toEqual(certain);
    expect(read(drawTable([symbols, symbols.map(() => '‰'), values]))).toEqual(certain);
    expect(
      read(
        drawTable([
          ['Element (‰)', ...symbols],
          ['Ladle', ...values],
        ]),
      ),
    ).toEqual(certain);
    expect(
      read(
        drawTable([
          ['', ...symbols],
          ['Ladle (‰)', ...values],
        ]),
      ),
    ).toEqual(certain);
    expect(read(drawTable([symbols, values.map((text) => withUnit(text, '‰'))]))).toMatchObject([
      { contents: expected, doubts: [] },
    ]);
    const column = [['Element (‰)', 'Ladle'], ...symbols.map((text, at) => [text, values[at] ?? ''])];
    expect(read(drawTable(column))).toEqual(certain);
    expect(
      read(line(40, 100, symbols.map((text, at) => `${text} ${values[at]} ‰`).join(', '))),
    ).toMatchObject([{ contents: expected, doubts: [] }]);
  });

  it('W-02 a column with its own unit keeps it below a title in per mille', () => {
    const rows = [
      ['C', 'Si', 'Mn(%)', 'N(ppm)'],
      ['4.1', '2.5', '0.77', '85'],
    ];
    const [heat] = read([...line(40, 100, 'Composition in ‰'), ...drawTable(rows)]);
    expect(heat?.contents).toEqual({ C: 0.41, Si: 0.25, Mn: 0.77, N: 0.0085 });
  });

  it('W-02 the last unit stated above a table counts', () => {
    const second = drawTable([symbols, ['0.42', '0.26', '0.78', '0.013', '1.09']], 200);
    const found = read([
      ...line(40, 100, 'Chemical composition in ‰'),
      ...drawTable([symbols, values]),
      ...line(40, 180, 'Product analysis in %'),
      ...second,
    ]);
    expect(found.map(({ contents }) => contents.Mn)).toEqual([0.77, 0.78]);
  });

  it('W-02 values are marked as uncertain if ‰ is stated in another sentence, below the table or on an earlier page', () => {
    const rows = drawTable([symbols, values]);
    for (const pages of [
      [[...line(40, 100, 'Delta ferrite in ‰ of the volume'), ...rows]],
      [[...line(40, 100, 'Composition in ‰'), ...line(40, 110, 'Elongation A %'), ...rows]],
      [[...rows, ...line(40, 180, 'All values in ‰')]],
      [line(40, 100, 'Chemical composition in ‰'), rows],
    ])
      expect(read(...pages).map(({ doubts }) => doubts.includes('factor'))).toEqual([true]);
  });
});
