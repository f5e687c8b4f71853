/** Tests heat numbers in rows below a title that names a heat, too. */
import { describe, expect, it } from 'vitest';
import { asItems, type Drawn, line, table } from '../../../../../test/mill-certificates.ts';
import { readCertificate } from '../read-certificate.rules.ts';

type Rows = readonly (readonly string[])[];

const draw = (rows: Rows, y = 100): Drawn[] =>
  table(rows, { x: 40, y, widths: (rows[0] ?? []).map(() => 50), align: 'left' });
const read = (...drawn: readonly (readonly Drawn[])[]) => readCertificate(asItems([drawn.flat()]));
const symbols = ['C %', 'Si %', 'Mn %', 'P %', 'S %'];
const analyses = [
  ['0,41', '0,25', '0,75', '0,010', '0,003'],
  ['0,43', '0,28', '0,81', '0,014', '0,006'],
];
const rowsWith = (heading: string, names: readonly string[]): Rows => [
  [heading, ...symbols],
  ...analyses.map((cells, at) => [names[at] ?? '', ...cells]),
];

describe('W-02 heat numbers in the rows below a title with a heat number', () => {
  it.each([
    'Schmelze 5001',
    'Auftrag 7 Schmelze 5001 und 5002',
    'Schmelze 5001, 5002',
    'Heat No: 5001',
    'Heat 5001 to 5002',
  ])('W-02 %s: the number in the column of heat numbers of a row wins', (title) => {
    for (const heading of ['Schmelze', 'Heat No.', '炉号'])
      for (const y of [72, 84])
        expect(
          read(line(40, y, title), draw(rowsWith(heading, ['5001', '5002']))).map(({ name }) => name),
        ).toEqual(['5001', '5002']);
  });

  it('W-02 the parts of two tables are joined by the heat numbers of their rows, not by the title', () => {
    const second: Rows = [
      ['Schmelze', 'Cr %', 'Ni %', 'Mo %'],
      ['5001', '1,05', '0,12', '0,21'],
      ['5002', '1,08', '0,14', '0,22'],
    ];
    const heats = read(
      line(40, 84, 'Schmelze 5001'),
      draw(rowsWith('Schmelze', ['5001', '5002'])),
      draw(second, 180),
    );
    expect(
      heats.map(({ name, values }) => [name, values.find(({ element }) => element === 'Mo')?.value]),
    ).toEqual([
      ['5001', 0.21],
      ['5002', 0.22],
    ]);
  });

  it.each(['Sample', 'Probe', 'Item', ''])(
    'W-02 a number below “%s” that looks like the heat number but differs makes it doubtful to which heat the row belongs',
    (heading) => {
      const heats = read(line(40, 84, 'Heat No: 5001'), draw(rowsWith(heading, ['5001', '5002'])));
      expect(heats.map(({ name, heats: several }) => [name, several])).toEqual([
        ['5001', undefined],
        [undefined, ['5001', '5002']],
      ]);
      expect(heats[1]?.doubts).toContain('heats');
    },
  );

  it('W-02 short sample numbers do not make the heat number of the title doubtful', () => {
    const heats = read(line(40, 84, 'Heat No: 5001'), draw(rowsWith('Sample', ['1', '2'])));
    expect(heats.map(({ name }) => name)).toEqual(['5001', '5001']);
  });
});
