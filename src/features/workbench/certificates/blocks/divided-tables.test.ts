/** Tests tables side by side that are divided by heat numbers above them, item numbers or different heights. */
import { describe, expect, it } from 'vitest';
import {
  a101,
  a102,
  draw,
  high,
  left,
  low,
  others,
  type Rows,
  read,
} from '../../../../../test/certificate-tables.ts';
import { asItems, line } from '../../../../../test/mill-certificates.ts';
import { readCertificate } from '../read-certificate.rules.ts';

describe('W-02 tables side by side that are joined by item number or begin at different heights', () => {
  const withItems = (label: string): Rows =>
    left.map(([name = '', ...cells], at) => [name, at === 0 ? label : String(at), ...cells]);
  const items = (label: string, first: string, second: string): Rows => others(first, second, label);

  it.each(['Item', 'Pos.', 'No.', '#', '序号', '번호'])(
    'W-02 a table with the item numbers of another column “%s” in another order is joined by these',
    (label) => {
      const rows = items(label, '2', '1');
      expect(read(draw(withItems(label), 40), draw(rows, 320))).toEqual([
        ['A101', { ...a101, ...low }],
        ['A102', { ...a102, ...high }],
      ]);
    },
  );

  it('W-02 a row with an item number of no other row is not joined', () => {
    const found = read(draw(withItems('Item'), 40), draw(items('Item', '2', '7'), 320));
    expect(found).toEqual([
      ['A101', a101, 'rows'],
      ['A102', { ...a102, ...high }],
      [undefined, low, 'rows'],
    ]);
  });

  it('W-02 item numbers below another heading than those of the first table are marked as uncertain in another order', () => {
    const joined = (first: string, second: string) =>
      read(draw(withItems('Item'), 40), draw(items('Pos.', first, second), 320));
    expect(joined('2', '1')).toEqual([
      ['A101', { ...a101, ...high }, 'rows'],
      ['A102', { ...a102, ...low }, 'rows'],
    ]);
    expect(joined('1', '2')).toEqual([
      ['A101', { ...a101, ...high }],
      ['A102', { ...a102, ...low }],
    ]);
  });

  it('W-02 rows joined by item numbers that are printed twice are reported as doubtful', () => {
    const found = read(draw(withItems('Item'), 40), draw(items('Item', '1', '1'), 320));
    for (const [, , ...doubts] of found) expect(doubts).toContain('rows');
  });

  it.each([14, 28, 7, -14, -28])(
    'W-02 a table that begins %s points lower than the adjacent one is read',
    (by) => {
      const found = read(draw(left, 40), draw(others('A102', 'A101'), 320, 80 + by));
      expect(found).toHaveLength(2);
      expect(found).toEqual(
        expect.arrayContaining([
          ['A101', { ...a101, ...low }],
          ['A102', { ...a102, ...high }],
        ]),
      );
    },
  );

  it('W-02 a table without heat numbers that begins lower is joined by its order and reported as doubtful', () => {
    const rows = others('', '', '');
    expect(read(draw(left, 40), draw(rows, 320, 94))).toEqual([
      ['A101', { ...a101, ...high }, 'rows', 'joined'],
      ['A102', { ...a102, ...low }, 'rows', 'joined'],
    ]);
  });

  it('W-02 “Heat treatment N” beside numbers is not a table', () => {
    const texts = line(40, 150, '45 48 50 J Heat treatment N');
    const numbers = line(176, 164, '12');
    expect(read(draw(left, 40), texts, numbers)).toEqual([
      ['A101', a101],
      ['A102', a102],
    ]);
  });

  it('W-02 tables with one or two elements and heat numbers of other heats are not dropped', () => {
    const rows = (names: readonly string[], elements: readonly string[]): Rows => [
      ['Heat', ...elements],
      ...names.map((name) => [name, ...elements.map(() => '0.05')]),
    ];
    expect(read(draw(rows(['A101'], ['C', 'Mn']), 40), draw(rows(['A102'], ['Cr']), 320))).toEqual([
      ['A101', { C: 0.05, Mn: 0.05 }],
      ['A102', { Cr: 0.05 }],
    ]);
  });
});

describe('W-02 several heat numbers above one row of values', () => {
  const titles = (second: number, y = 60) => [
    ...line(42, y, 'Heat: A101', 8),
    ...line(second, y, 'Heat: A102', 8),
  ];
  const row = (gap: readonly string[], label = ''): Rows => [
    ['', 'C', 'Mn', 'P', ...gap.map(() => ''), 'Cr', 'Ni', 'Mo'],
    [label, '0.16', '1.40', '0.012', ...gap, '0.50', '0.60', '0.20'],
  ];

  it.each([
    ['a gap', row(['']), 262],
    ['a gap and repeated labels of the row', row(['Ladle'], 'Ladle'), 222],
  ])('W-02 values below two heat numbers that %s divides are two heats', (_, rows, second) => {
    expect(read(titles(second), draw(rows, 40))).toEqual([
      ['A101', a101],
      ['A102', high],
    ]);
  });

  it('W-02 values below two heat numbers without a gap are reported as doubtful with both heat numbers', () => {
    const [heat, ...more] = readCertificate(asItems([[...titles(222), ...draw(row([]), 40)]]));
    expect(more).toEqual([]);
    expect(heat).toMatchObject({ heats: ['A101', 'A102'], doubts: ['heats'] });
    expect(heat?.name).toBeUndefined();
  });

  it('W-02 a content directly after the label of its row is not a heat number', () => {
    const at = (y: number, texts: Readonly<Record<number, string>>) =>
      Object.entries(texts).flatMap(([x, text]) => line(Number(x), y, text, 8));
    const found = read(
      at(60, { 15: 'Heat: A101', 227: 'Heat: A102', 439: 'Heat: A103' }),
      at(74, { 105: 'N', 132: 'Mo', 313: 'Cu', 344: 'Mn', 525: 'Si', 560: 'C' }),
      at(88, { 45: 'Schmelze', 84: '0.0045', 123: '0.01', 257: 'Schmelze', 304: '0.02', 335: '0.31' }),
      at(88, { 469: 'Schmelze', 516: '0.02', 547: '0.05' }),
    );
    expect(found).toEqual([
      ['A101', { N: 0.0045, Mo: 0.01 }],
      ['A102', { Mn: 0.31, Cu: 0.02 }],
      ['A103', { C: 0.05, Si: 0.02 }],
    ]);
  });

  it('W-02 pairs of symbol and value after two heat numbers are two heats, or reported as doubtful with both heat numbers', () => {
    const pairs = ['C 0.16 Mn 1.40 P 0.012', 'Cr 0.50 Ni 0.60 Mo 0.20'];
    const texts = pairs.map((text, at) => `Heat: A10${at + 1} ${text}`);
    const lines = texts.map((text, at) => line(40, 80 + 14 * at, text));
    expect(read(...lines)).toEqual([
      ['A101', a101],
      ['A102', high],
    ]);
    expect(read(line(40, 80, texts.join(' ')))).toEqual([[undefined, { ...a101, ...high }, 'heats']]);
    const short = read(lines[0] ?? [], line(40, 94, 'Heat: A102 V 0.05'));
    expect(short).toEqual([[undefined, { ...a101, V: 0.05 }, 'heats']]);
  });
});
