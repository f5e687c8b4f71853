/** Tests tables that are printed side by side. */
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
} from '../../../../test/certificate-tables.ts';
import { asItems, line, table } from '../../../../test/mill-certificates.ts';
import { readCertificate } from './read-certificate.rules.ts';

describe('W-02 tables side by side with heat numbers of their own', () => {
  it.each([
    [
      'in the same order',
      others('A101', 'A102'),
      [
        { ...a101, ...high },
        { ...a102, ...low },
      ],
    ],
    [
      'in another order',
      others('A102', 'A101'),
      [
        { ...a101, ...low },
        { ...a102, ...high },
      ],
    ],
  ])('W-02 other elements of the same heats %s are joined by heat number', (_, rows, [first, second]) => {
    expect(read(draw(left, 40), draw(rows, 320))).toEqual([
      ['A101', first],
      ['A102', second],
    ]);
  });

  it('W-02 tables that begin at different heights are joined by heat number', () => {
    expect(read(draw(left, 40), draw(others('A102', 'A101'), 320, 150))).toEqual([
      ['A101', { ...a101, ...low }],
      ['A102', { ...a102, ...high }],
    ]);
  });

  it('W-02 other elements of other heats are separate analyses', () => {
    expect(read(draw(left, 40), draw(others('A103', 'A104'), 320))).toEqual([
      ['A101', a101],
      ['A102', a102],
      ['A103', high],
      ['A104', low],
    ]);
  });

  it('W-02 the same elements of other heats have the heat numbers of their own rows', () => {
    const right = left.map(([name, ...cells]) => [name?.replace('A10', 'B10') ?? '', ...cells]);
    expect(read(draw(left, 40), draw(right, 320))).toEqual([
      ['A101', a101],
      ['A102', a102],
      ['B101', a101],
      ['B102', a102],
    ]);
  });

  it('W-02 three tables, long numeric heat numbers and tables with one or two elements are read', () => {
    const wide = (rows: Rows, numbers: readonly string[]): Rows =>
      rows.map((row, at) => [['Schmelze', ...numbers][at] ?? '', ...row]);
    const found = read(
      draw(
        wide(
          [
            ['C', 'Mn'],
            ['0.16', '1.40'],
            ['0.17', '1.41'],
          ],
          ['123456', '123457'],
        ),
        20,
      ),
      draw(
        wide(
          [
            ['Cr', 'Ni'],
            ['0.50', '0.60'],
            ['0.10', '0.20'],
          ],
          ['123457', '123456'],
        ),
        200,
      ),
      draw(wide([['V'], ['0.05'], ['0.06']], ['123457', '123456']), 380),
    );
    expect(found).toEqual([
      ['123456', { C: 0.16, Mn: 1.4, Cr: 0.1, Ni: 0.2, V: 0.06 }],
      ['123457', { C: 0.17, Mn: 1.41, Cr: 0.5, Ni: 0.6, V: 0.05 }],
    ]);
  });

  it('W-02 heat numbers to the right of their elements belong to the elements before them', () => {
    const turned = (rows: Rows) => rows.map(([name = '', ...cells]) => [...cells, name]);
    const at = (rows: Rows, x: number) => table(rows, { x, y: 80, widths: [40, 40, 40, 60], align: 'left' });
    expect(read(at(turned(left), 40), at(turned(others('A102', 'A101')), 320))).toEqual([
      ['A101', { ...a101, ...low }],
      ['A102', { ...a102, ...high }],
    ]);
  });

  it('W-02 columns before the heat numbers, and grades, belong to their own table', () => {
    const withLead = (rows: Rows, grade: string) =>
      rows.map((row, at) => [at === 0 ? 'Grade' : grade, ...row]);
    const right = left.map(([name, ...cells]) => [name?.replace('A10', 'B10') ?? '', ...cells]);
    const found = readCertificate(
      asItems([[...draw(withLead(left, 'S355J2'), 20), ...draw(withLead(right, '42CrMo4'), 300)]]),
    );
    expect(found.map(({ name, grade }) => [name, grade])).toEqual([
      ['A101', 'S355J2'],
      ['A102', 'S355J2'],
      ['B101', '42CrMo4'],
      ['B102', '42CrMo4'],
    ]);
  });

  it('W-02 labels and limits of one table do not apply to the table beside', () => {
    const limited: Rows = [
      ['Heat', 'C', 'Mn', 'P'],
      ['max.', '0.20', '1.60', '0.025'],
      ['A101', '0.16', '1.40', '0.012'],
    ];
    expect(read(draw(limited, 40), draw(others('A101', 'A102'), 320))).toEqual([
      ['A101', { ...a101, ...high }],
      ['A102', low],
    ]);
  });

  it('W-02 headings of heat numbers a line above or below the symbols divide the tables too', () => {
    const [heading = [], ...rows] = left;
    const [second = [], ...more] = others('A102', 'A101');
    const labels = (y: number) => [...line(40, y, 'Heat No.', 8), ...line(320, y, 'Heat No.', 8)];
    for (const y of [68, 92])
      expect(
        read(
          labels(y),
          draw([['', ...heading.slice(1)]], 40),
          draw(rows, 40, 106),
          draw([['', ...second.slice(1)]], 320),
          draw(more, 320, 106),
        ),
      ).toEqual([
        ['A101', { ...a101, ...low }],
        ['A102', { ...a102, ...high }],
      ]);
  });

  it('W-02 tables with numbers of samples instead of heat numbers are joined by these and reported as doubtful', () => {
    const samples = left.map((row, at) => (at === 0 ? ['Sample', ...row.slice(1)] : row));
    expect(read(draw(samples, 40), draw(others('A102', 'A101', 'Sample'), 320))).toEqual([
      [undefined, { ...a101, ...low }, 'rows'],
      [undefined, { ...a102, ...high }, 'rows'],
    ]);
  });

  it('W-02 a row with other numbers between its cells than its heat number is marked as uncertain', () => {
    expect(read(draw(left, 40), draw(others('A102', 'A101', 'Sample'), 320))).toEqual([
      ['A101', { ...a101, ...high }, 'rows'],
      ['A102', { ...a102, ...low }, 'rows'],
    ]);
    const same = read(draw(left, 40), draw(others('A101', 'A102', 'Sample'), 320));
    expect(same).toEqual([
      ['A101', { ...a101, ...high }],
      ['A102', { ...a102, ...low }],
    ]);
  });

  it('W-02 “Heat treatment” between elements is not a column of heat numbers', () => {
    const rows: Rows = [
      ['Heat', 'C', 'Mn', 'P', 'Heat treatment', 'Cr', 'Ni'],
      ['A101', '0.16', '1.40', '0.012', 'QT', '0.10', '0.20'],
    ];
    expect(read(draw(rows, 40, 80, 70))).toEqual([['A101', { ...a101, Cr: 0.1, Ni: 0.2 }]]);
  });

  it('W-02 a table below two tables side by side is joined to them by heat number', () => {
    const below: Rows = [
      ['Heat', 'Cu', 'V', 'Al', 'Ti', 'Nb', 'W', 'Co', 'Sn'],
      ['A102', '0.11', '0.05', '0.031', '0.002', '0.02', '0.01', '0.03', '0.004'],
      ['A101', '0.12', '0.06', '0.032', '0.003', '0.03', '0.02', '0.04', '0.005'],
    ];
    const found = read(draw(left, 40), draw(others('A102', 'A101'), 320), draw(below, 40, 160, 50));
    expect(found).toMatchObject([
      ['A101', { ...a101, ...low, Cu: 0.12, Nb: 0.03, Sn: 0.005 }],
      ['A102', { ...a102, ...high, Cu: 0.11, Nb: 0.02, Sn: 0.004 }],
    ]);
    expect(found.map((heat) => heat.length)).toEqual([2, 2]);
  });
});

describe('W-02 elements and values in several pairs of columns', () => {
  const columns = (rows: Rows, x = 40, width = 70) =>
    table(rows, { x, y: 80, widths: rows[0]?.map(() => width) ?? [], align: 'left' });
  const pairs: Rows = [
    ['C', '0.42', 'Cr', '1.05', 'Nb', '0.02'],
    ['Si', '0.25', 'Ni', '0.10', 'Ti', '0.01'],
    ['Mn', '0.75', 'Mo', '0.21', 'V', '0.05'],
  ];
  const all = { C: 0.42, Si: 0.25, Mn: 0.75, Cr: 1.05, Ni: 0.1, Mo: 0.21, Nb: 0.02, Ti: 0.01, V: 0.05 };
  const head = ['Element', 'Result', 'Element', 'Result', 'Element', 'Result'];

  it.each([
    ['with a heat number', line(40, 60, 'Heat No.: 9001'), pairs, '9001'],
    ['without a heat number', [], pairs, undefined],
    ['with headings', line(40, 60, 'Heat No.: 9001'), [head, ...pairs], '9001'],
  ])('W-02 pairs of columns of one analysis %s are joined', (_, title, rows, name) => {
    expect(read(title, columns(rows))).toEqual([[name, all]]);
  });

  it('W-02 a pair of columns with one or two elements beside longer ones is read as elements, not as values', () => {
    const short = pairs.map((row, at) => (at === 0 ? row : [...row.slice(0, 2), '', '', '', '']));
    const two = pairs.map((row, at) => (at < 2 ? row : [...row.slice(0, 4), '', '']));
    expect(read(columns(short))).toEqual([[undefined, { C: 0.42, Si: 0.25, Mn: 0.75, Cr: 1.05, Nb: 0.02 }]]);
    const { V: _, ...others } = all;
    expect(read(columns(two))).toEqual([[undefined, others]]);
  });

  it('W-02 columns of values beside columns of limits and those of several heats are joined by their headings', () => {
    const limited: Rows = [
      ['', 'min', 'max', 'Heat', '', 'min', 'max', 'Heat'],
      ['C', '0.38', '0.45', '0.42', 'Cr', '0.90', '1.20', '1.05'],
      ['Si', '', '0.40', '0.25', 'Ni', '', '0.30', '0.10'],
      ['Mn', '0.60', '0.90', '0.75', 'Mo', '0.15', '0.30', '0.21'],
    ];
    const heat = { C: 0.42, Si: 0.25, Mn: 0.75, Cr: 1.05, Ni: 0.1, Mo: 0.21 };
    expect(read(line(40, 60, 'Heat No.: 9001'), columns(limited, 40, 50))).toEqual([['9001', heat]]);
    const heats: Rows = [
      ['', 'Heat A101', 'Heat A102', '', 'Heat A102', 'Heat A101'],
      ['C', '0.16', '0.17', 'Cr', '0.50', '0.10'],
      ['Mn', '1.40', '1.41', 'Ni', '0.60', '0.20'],
      ['P', '0.012', '0.011', 'Mo', '0.20', '0.05'],
    ];
    expect(read(columns(heats))).toEqual([
      ['A101', { ...a101, ...low }],
      ['A102', { ...a102, ...high }],
    ]);
  });

  it('W-02 columns that do not state to which of two analyses they belong are marked as uncertain', () => {
    const rows = pairs.map(([symbol = '', value = '', ...more]) => [
      symbol,
      value,
      value,
      ...more.slice(0, 2),
    ]);
    const found = read(line(40, 60, 'Heat No.: 9001'), columns(rows));
    expect(found.map(([name, , ...doubts]) => [name, ...doubts])).toEqual([
      ['9001', 'rows'],
      ['9001', 'rows'],
      ['9001', 'rows'],
    ]);
  });

  it('W-02 “Nb” in an enumeration of pairs is an element', () => {
    expect(read(columns(pairs.slice(0, 2)))).toEqual([
      [undefined, { C: 0.42, Si: 0.25, Cr: 1.05, Ni: 0.1, Nb: 0.02, Ti: 0.01 }],
    ]);
  });

  it('W-02 pairs of columns with a common element are separate analyses', () => {
    const rows = [...pairs.map((row) => row.slice(0, 4)), ['P', '0.012', 'C', '0.44']];
    expect(read(columns(rows))).toEqual([
      [undefined, { C: 0.42, Si: 0.25, Mn: 0.75, P: 0.012 }],
      [undefined, { Cr: 1.05, Ni: 0.1, Mo: 0.21, C: 0.44 }],
    ]);
  });
});
