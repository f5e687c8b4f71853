import { describe, expect, it } from 'vitest';
import { asItems, type Drawn, line, table } from '../../../../../test/mill-certificates.ts';
import { readCertificate } from '../read-certificate.rules.ts';
import { choicesOf } from '../take-over.rules.ts';

type Rows = readonly (readonly string[])[];

const head = ['Heat No.', 'Grade', 'C', 'Si', 'Mn', 'P', 'S'];
const rowsFrom = (first: number, count: number): Rows =>
  Array.from({ length: count }, (_, at) => [
    `W${first + at}`,
    '16MnCr5',
    ...['0.16', '0.25', '1.15', `0.0${10 + at}`, '0.020'],
  ]);
const draw = (rows: Rows, y: number): Drawn[] =>
  table(rows, { x: 40, y, widths: head.map(() => 60), align: 'left' });
const read = (...pages: readonly (readonly (readonly Drawn[])[])[]) =>
  readCertificate(asItems(pages.map((page) => page.flat())));
const title = line(40, 80, 'Chemical composition %');

describe('W-02 tables that go on at the next page without headings', () => {
  it('W-02 their rows are found with their names and grades, and are not preselected', () => {
    const heats = read(
      [title, draw([head, ...rowsFrom(3000, 5)], 100)],
      [line(40, 30, 'Certificate 4711, page 2'), draw(rowsFrom(3005, 5), 60)],
      [draw(rowsFrom(3010, 2), 60), line(40, 120, 'Inspector')],
    );
    expect(heats.map(({ name, grade }) => [name, grade])).toEqual(
      rowsFrom(3000, 12).map(([name, grade]) => [name, grade]),
    );
    expect(heats.map(({ doubts }) => doubts)).toEqual(heats.map((_, at) => (at < 5 ? [] : ['joined'])));
    expect(heats.slice(5).some((heat) => choicesOf(heat, 'en').some(({ isTaken }) => isTaken))).toBe(false);
    expect(heats[5]?.values.map(({ value, place }) => [value, place.page])).toEqual(
      [0.16, 0.25, 1.15, 0.01, 0.02].map((value) => [value, 2]),
    );
  });

  it('W-02 a page with its own headings, other columns or integers does not continue the table', () => {
    const first = [title, draw([head, ...rowsFrom(3000, 2)], 100)];
    expect(read(first, [draw([head, ...rowsFrom(3002, 2)], 60)]).map(({ doubts }) => doubts)).toEqual([
      [],
      [],
      [],
      [],
    ]);
    const others: Rows[] = [
      [['W3000', '20 °C', '560', '780', '18.5', '60', '62']],
      [['W3000', '0.16', '0.25', '1.15', '0.010']],
    ];
    for (const rows of others) expect(read(first, [draw(rows, 60)])).toHaveLength(2);
    const moved = table(rowsFrom(3002, 2), { x: 52, y: 60, widths: head.map(() => 60), align: 'left' });
    expect(read(first, [moved])).toHaveLength(2);
  });

  it('W-02 numbers below the table are not continued', () => {
    const properties = draw([['Rm', '', '0.1', '0.2', '0.3', '0.4', '0.5']], 300);
    expect(
      read([title, draw([head, ...rowsFrom(3000, 2)], 100), properties], [draw(rowsFrom(3002, 2), 60)]),
    ).toHaveLength(2);
  });
});
