/** Tests to which tables the heat number of another table or page belongs. */
import { describe, expect, it } from 'vitest';
import { asItems, type Drawn, line, table } from '../../../../../test/mill-certificates.ts';
import { readCertificate } from '../read-certificate.rules.ts';

const symbols = ['C', 'Si', 'Mn', 'P', 'S'];
const analyses = [
  ['0.41', '0.25', '0.75', '0.010', '0.003'],
  ['0.43', '0.28', '0.81', '0.014', '0.006'],
];
const draw = (at: 0 | 1, y: number, headings = symbols): Drawn[] =>
  table([headings, analyses[at] ?? []], { x: 40, y, widths: symbols.map(() => 50), align: 'left' });
const namesIn = (...pages: readonly (readonly (readonly Drawn[])[])[]) =>
  readCertificate(asItems(pages.map((page) => page.flat()))).map(({ name }) => name);

const first = [line(40, 80, 'Heat No.: A71001'), draw(0, 100)];

describe('W-02 heat numbers of other tables and pages', () => {
  it.each([
    ...['Ht. No.', 'Ht. No.:', 'Melt', 'Melt No.', 'Schm.-Nr.', 'Schmelznummer', 'Schmelzen-Nr.', 'Chg.'],
    ...['Chg.-Nr.', '炉罐号', '차지번호', 'チャージNo.', 'チャージ No.', 'Heat/Lot:', 'Heat/Lot No.'],
  ])('W-02 “%s” labels the heat number of a second table and of a second page', (label) => {
    const second = line(40, 180, `${label} Z9905`);
    expect(namesIn([...first, second, draw(1, 200)])).toEqual(['A71001', 'Z9905']);
    expect(namesIn(first, [second, draw(1, 200)])).toEqual(['A71001', 'Z9905']);
  });

  it('W-02 a second table of the same elements below another number does not inherit the heat number of the first', () => {
    for (const other of ['Batch No. Z9905', 'Ident Z9905', 'Item 2', 'Chemical composition %'])
      expect(namesIn([...first, line(40, 180, other), draw(1, 200)])).toEqual(['A71001', undefined]);
  });

  it('W-02 a table on another page inherits no heat number if it has the same elements', () => {
    expect(namesIn(first, [draw(1, 200)])).toEqual(['A71001', undefined]);
    expect(namesIn([draw(1, 200)], first)).toEqual([undefined, 'A71001']);
    expect(
      namesIn(first, [line(40, 180, 'Ident B71002'), draw(1, 200, ['Cr', 'Ni', 'Mo', 'Cu', 'V'])]),
    ).toEqual(['A71001', undefined]);
  });

  it('W-02 the only heat number, on a page without analyses, belongs to the ladle and the product analysis', () => {
    const second = (title: string) => [
      line(40, 88, 'Ladle analysis'),
      draw(0, 100),
      line(40, 188, title),
      draw(1, 200),
    ];
    const head = [line(40, 80, 'Heat No.: A71001')];
    expect(namesIn(head, second('Product analysis'))).toEqual(['A71001', 'A71001']);
    expect(namesIn(head, second('Chemical composition'))).toEqual(['A71001', undefined]);
    expect(namesIn([...head, draw(0, 300)], second('Product analysis'))).toEqual([
      'A71001',
      undefined,
      undefined,
    ]);
  });

  it('W-02 a heat number at the head of a page belongs to all analyses of the heat on this page', () => {
    const of = (...titles: readonly [string, string]) =>
      namesIn([
        line(40, 60, 'Heat No.: A71001'),
        line(40, 88, titles[0]),
        draw(0, 100),
        line(40, 188, titles[1]),
        draw(1, 200),
      ]);
    expect(of('Ladle analysis', 'Product analysis')).toEqual(['A71001', 'A71001']);
    expect(of('Schmelzenanalyse', 'Stückanalyse, Probe 2')).toEqual(['A71001', 'A71001']);
    expect(of('Ladle analysis', 'Product analysis Z71002')).toEqual(['A71001', undefined]);
  });

  it('W-02 a heat number above the required values also belongs to the analysis below them', () => {
    for (const [title, ...label] of [['Requirements'], ['Composition', 'max.']] as const)
      expect(
        namesIn([
          line(40, 60, 'Heat No.: A71001'),
          line(100, 88, title),
          table(
            [
              [label.length > 0 ? 'Kind' : '', ...symbols],
              [label[0] ?? '', ...(analyses[1] ?? [])],
            ],
            { x: 40, y: 100, widths: [60, ...symbols.map(() => 50)], align: 'left' },
          ),
          line(40, 180, 'Chemical composition %'),
          draw(0, 200),
        ]).at(-1),
      ).toBe('A71001');
  });

  it('W-02 a heat number printed below its table is not the one of the next table', () => {
    for (const label of ['Heat No.:', 'Delivered from heat No.'])
      expect(
        namesIn([
          draw(0, 100),
          line(40, 140, `${label} A71001`),
          draw(1, 200),
          line(40, 240, `${label} A71002`),
        ]),
      ).toEqual([undefined, undefined]);
  });

  it('W-02 a heat number above the second of two tables is not the one of the first', () => {
    expect(
      namesIn([line(40, 80, 'Ident A71001'), draw(0, 100), line(40, 180, 'Heat No. A71002'), draw(1, 200)]),
    ).toEqual([undefined, 'A71002']);
  });
});
