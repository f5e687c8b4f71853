import { describe, expect, it } from 'vitest';
import { asItems, type Drawn, line, table } from '../../../../test/mill-certificates.ts';
import { readCertificate } from './read-certificate.rules.ts';
import { choicesOf } from './take-over.rules.ts';

const head = ['Heat', 'C', 'Si', 'Mn', 'P', 'S', 'Cr'];
const good = ['A1001', '0.42', '0.25', '0.75', '0.010', '0.004', '1.05'];
const draw = (rows: readonly (readonly string[])[], y = 120): Drawn[] =>
  table(rows, { x: 40, y, widths: head.map(() => 70) });
const read = (...rows: readonly (readonly string[])[]) =>
  readCertificate(asItems([[...line(40, 100, 'Chemical composition, wt%'), ...draw([head, ...rows])]]));
const withManganese = (cell: string, name = 'A1001') =>
  good.map((each, at) => (at === 0 ? name : at === 3 ? cell : each));

describe('W-02 one cell of a heat that is a range', () => {
  it.each(['>0.75', '0.70-0.80', '≥0.75', 'min.0.70', '0.7~0.8'])(
    'W-02 “%s” in a row with its heat number is reported as unread, and the other contents are listed',
    (cell) => {
      const [heat, ...others] = read(withManganese(cell));
      expect(others).toEqual([]);
      expect(heat?.name).toBe('A1001');
      expect(heat?.values.map(({ element, value }) => [element, value])).toEqual([
        ['C', 0.42],
        ['Si', 0.25],
        ['P', 0.01],
        ['S', 0.004],
        ['Cr', 1.05],
      ]);
      expect(heat?.unread).toEqual([{ element: 'Mn', text: cell }]);
      expect(heat && choicesOf(heat, 'en').some(({ isTaken }) => isTaken)).toBe(false);
    },
  );

  it('W-02 the heat beside it is not affected', () => {
    const [first, second] = read(good, withManganese('>0.75', 'A1002'));
    expect([first?.name, second?.name]).toEqual(['A1001', 'A1002']);
    expect(first?.doubts).toEqual([]);
    expect(second?.doubts).toEqual(['incomplete']);
  });

  it.each([
    [
      'a row of a label such as “Limits”',
      ['Limits', '0.38-0.45', '0.40', '0.60-0.90', '0.025', '0.035', '0.90-1.20'],
    ],
    ['a row without a label', ['', '0.42', '0.40', '0.60-0.90', '0.025', '0.035', '1.20']],
    ['two ranges below a heat number', ['A1002', '0.38-0.45', '0.40', '0.60-0.90', '0.025', '0.035', '1.20']],
  ])('W-02 %s counts as limits', (_, row) => {
    expect(read(good, row).map(({ name }) => name)).toEqual(['A1001']);
  });
});

describe('W-02 contents with their uncertainty', () => {
  it.each(['0.75 ± 0.02', '0.75±0.02', '0.75 +/- 0.02', '0.75+/-0.02', '0.75 ±0.02', '0.75± 0.02'])(
    'W-02 “%s” is the content 0.75 with ± 0.02',
    (cell) => {
      const [heat] = read(withManganese(cell));
      expect(heat?.values.find(({ element }) => element === 'Mn')).toMatchObject({
        value: 0.75,
        plusMinus: 0.02,
        doubts: [],
      });
      expect(heat && choicesOf(heat, 'de')[2]?.text).toBe('0,75 ± 0,02');
      expect(heat?.doubts).toEqual([]);
    },
  );

  it('W-02 in ppm, both numbers are converted', () => {
    const [heat] = read(withManganese('7500 ± 200 ppm'));
    expect(heat?.values[2]).toMatchObject({ value: 0.75, plusMinus: 0.02 });
  });

  it.each(['0.75 ± 5 %', '0.75 ± 5'])('W-02 “%s” is not taken without a decision', (cell) => {
    const [heat] = read(withManganese(cell));
    const taken = heat ? choicesOf(heat, 'en').filter(({ isTaken }) => isTaken) : [];
    expect(taken.some(({ value }) => value.element === 'Mn')).toBe(false);
  });
});
