/** Tests heat numbers and grades in lists of items above the analyses. */
import { describe, expect, it } from 'vitest';
import { asItems, type Drawn, line, table } from '../../../../../test/mill-certificates.ts';
import { readCertificate } from '../read-certificate.rules.ts';

type Rows = readonly (readonly string[])[];

const draw = (rows: Rows, y: number): Drawn[] =>
  table(rows, { x: 40, y, widths: (rows[0] ?? []).map(() => 60), align: 'left' });
const read = (...drawn: readonly (readonly Drawn[])[]) =>
  readCertificate(asItems([drawn.flat()])).map(({ name, grade }) => [name, grade]);

const symbols = ['C', 'Si', 'Mn', 'P', 'S'];
const analyses = [
  ['0.41', '0.25', '0.75', '0.010', '0.003'],
  ['0.43', '0.28', '0.81', '0.014', '0.006'],
];
const byHeat = (heading: string, ...heats: readonly string[]): Rows => [
  [heading, ...symbols],
  ...heats.map((heat, at) => [heat, ...(analyses[at] ?? [])]),
];
const title = line(40, 170, 'Chemical composition %');

describe('W-02 lists of heat numbers and grades', () => {
  it.each([
    ['Item', 'Heat No.', 'Grade', 'Size', 'Pieces'],
    ['Pos.', 'Schmelze', 'Werkstoff', 'Abmessung', 'Stück'],
    ['序号', '炉号', '牌号', '规格', '数量'],
    ['番号', '鋼番', '鋼種', '寸法', '本数'],
    ['번호', '제강번호', '강종', '치수', '수량'],
    ['Item', 'Heat No.', 'Grade', 'Rp0.2', 'Rm'],
  ])('W-02 the grade of a heat is the one in its row below the headings %s, %s, %s, %s', (...headings) => {
    const list = [headings, ['1', 'A71001', '42CrMo4', '80 mm', '12'], ['2', 'A71002', 'C45E', '60 mm', '8']];
    expect(read(draw(list, 100), title, draw(byHeat(headings[1] ?? '', 'A71001', 'A71002'), 190))).toEqual([
      ['A71001', '42CrMo4'],
      ['A71002', 'C45E'],
    ]);
  });

  it('W-02 the columns of a list may be in another order, and a heat outside of the list gets no grade from it', () => {
    const list = [
      ['Grade', 'Size', 'Heat No.'],
      ['42CrMo4', '80 mm', 'A71001'],
      ['C45E', '60 mm', 'A71002'],
    ];
    const heats = (...names: string[]) =>
      read(draw(list, 100), title, draw(byHeat('Heat No.', ...names), 190));
    expect(heats('A71002', 'A71001').map(([, grade]) => grade)).toEqual(['C45E', '42CrMo4']);
    expect(heats('A71003', 'A71002').map(([, grade]) => grade)).toEqual([undefined, 'C45E']);
    expect(read(draw(list, 100), title, draw([symbols, analyses[0] ?? []], 190))).toEqual([
      [undefined, undefined],
    ]);
  });

  it('W-02 a heading to the right of a grade label is not a grade, and a grade without digits is read beside its label', () => {
    const below = draw([symbols, analyses[0] ?? []], 190);
    const list = [
      ['Steel grade', 'Dimension', 'Heat No.'],
      ['42CrMo4', 'Ø 80', 'A71001'],
    ];
    expect(read(draw(list, 100), title, below)).toEqual([['A71001', '42CrMo4']]);
    expect(read(line(40, 100, 'Steel grade'), line(120, 100, 'HARDOX'), title, below)).toEqual([
      [undefined, 'HARDOX'],
    ]);
  });

  it('W-02 analyses below a list of several heats get no heat number by their order', () => {
    const list = [
      ['Item', 'Heat No.', 'Pieces'],
      ['1', 'A71001', '12'],
      ['2', 'A71002', '8'],
    ];
    const single = (at: number, y: number) => draw([symbols, analyses[at] ?? []], y);
    expect(
      read(
        draw(list, 100),
        line(40, 170, 'Item 1'),
        single(0, 190),
        line(40, 230, 'Item 2'),
        single(1, 250),
      ).map(([name]) => name),
    ).toEqual([undefined, undefined]);
  });
});
