import { describe, expect, it } from 'vitest';
import { asItems, type Drawn, table } from '../../../../test/mill-certificates.ts';
import { readCertificate } from './read-certificate.rules.ts';

const symbols = ['C', 'Si', 'Mn', 'P', 'Cr'];
const values = ['0.41', '0.25', '0.77', '0.012', '1.08'];
const minimum = ['0.38', '0.10', '0.60', '0.000', '0.90'];
const maximum = ['0.45', '0.40', '0.90', '0.025', '1.20'];
const widths = [70, 48, 48, 48, 48, 48];
const top = 100;
const draw = (rows: readonly (readonly string[])[], y = top): Drawn[] => table(rows, { x: 40, y, widths });

/** Draws texts centered in their columns, at any height. */
const row = (texts: readonly string[], y: number): Drawn[] =>
  draw([texts], y).filter(({ text }) => text !== '');

/** Draws a row whose cells have two lines each; the label is printed at the height `labelY`. */
const twoLines = (label: string, y: number, labelY: number): Drawn[] => [
  ...row(['', ...minimum], y - 4.5),
  ...row(['', ...maximum], y + 4.5),
  ...row([label, '', '', '', '', ''], labelY),
];

const read = (...drawn: (readonly Drawn[])[]) =>
  readCertificate(asItems([drawn.flat()])).map(({ name, values: found, unread, doubts }) => ({
    name,
    contents: found.map(({ element, isBelow, value }) => `${element}${isBelow ? '<' : ' '}${value}`),
    unread: unread.map(({ element, text }) => `${element} ${text}`),
    doubts,
  }));

const heat = {
  name: 'A1001',
  contents: ['C 0.41', 'Si 0.25', 'Mn 0.77', 'P 0.012', 'Cr 1.08'],
  unread: [],
  doubts: [],
};

describe('W-02 cells of two lines', () => {
  it.each([
    ['max.', '0.015', ['P<0.015'], []],
    ['unter', '0,001', ['P<0.001'], []],
    ['<', '0.003', ['P<0.003'], []],
    ['0.003', '이하', ['P<0.003'], []],
    ['min.', '0.002', [], ['P min0.002']],
    ['0.010', '0.014', [], ['P 0.010-0.014']],
  ])('W-02 %s above %s is one cell of its row, and no heat is lost', (above, below, contents, unread) => {
    const rows = draw([
      ['Heat No.', ...symbols],
      ['A1001', '0.41', '0.25', '0.77', '', '1.08'],
      ['A1002', ...values],
    ]);
    const cell = [above, below].flatMap((text, at) =>
      row(['', '', '', '', text, ''], top + 14 + 9 * at - 4.5),
    );
    const [first, second] = read(rows, cell);
    expect(first?.contents).toEqual(['C 0.41', 'Si 0.25', 'Mn 0.77', ...contents, 'Cr 1.08']);
    expect(first?.unread).toEqual(unread);
    expect([first?.name, second?.name]).toEqual(['A1001', 'A1002']);
  });

  it.each([0, -4.5, 4.5, -1, 2])(
    'W-02 minimum and maximum in two lines with one label, %s pt from their middle, are limits and not a heat',
    (off) => {
      const heading = draw([['Heat No.', ...symbols]]);
      const above = read(heading, twoLines('Spec.', 130, 130 + off), row(['A1001', ...values], 155));
      expect(above).toEqual([heat]);
      const below = read(
        draw([
          ['Heat No.', ...symbols],
          ['A1001', ...values],
        ]),
        twoLines('Spec.', 145, 145 + off),
      );
      expect(below).toEqual([heat]);
    },
  );

  it('W-02 a row without a label below a row of limits is not omitted if all rows of the table are as close', () => {
    const lines = [symbols, maximum, values, values].map((texts, at) =>
      row([['Heat No.', 'Spec.', '', 'A1003'][at] ?? '', ...texts], top + 9 * at),
    );
    expect(read(...lines).map(({ contents }) => contents)).toEqual([heat.contents, heat.contents]);
  });

  it('W-02 a heading “max.” directly above a column of numbers does not make the first of them a bound', () => {
    const texts = [
      ['', 'min.', 'max.', 'A1001'],
      ...symbols.map((symbol, at) => [symbol, minimum[at] ?? '', maximum[at] ?? '', values[at] ?? '']),
    ];
    const lines = texts.map((each, at) =>
      table([each], { x: 40, y: top + 9 * at, widths: [40, 60, 60, 60] }),
    );
    const found = read(...lines);
    expect(found.flatMap(({ contents }) => contents).filter((each) => each.includes('<'))).toEqual([]);
  });
});
