import { describe, expect, it } from 'vitest';
import { asItems, type Drawn, line, table } from '../../../../../test/mill-certificates.ts';
import { readCertificate } from '../read-certificate.rules.ts';

type Rows = readonly (readonly string[])[];

const drawTable = (rows: Rows, y: number, x = 40): Drawn[] =>
  table(rows, { x, y, widths: (rows[0] ?? []).map(() => 52) });
const read = (...pages: (readonly Drawn[])[]) =>
  readCertificate(asItems(pages)).map(({ name, grade, doubts, values }) => ({
    name,
    grade,
    doubts,
    contents: Object.fromEntries(values.map(({ element, value }) => [element, value])),
  }));

const first: Rows = [
  ['Heat No.', 'C', 'Si', 'Mn'],
  ['A100', '0.41', '0.25', '0.75'],
  ['A200', '0.39', '0.22', '0.71'],
];
const second: Rows = [
  ['Cr', 'Mo', 'Ni'],
  ['1.05', '0.21', '0.15'],
  ['0.98', '0.19', '0.11'],
];

describe('W-02 heat numbers of table rows', () => {
  it('W-02 rows without a heat number below a table with heat numbers are joined by their order to no other heat and reported as doubtful', () => {
    expect(read([...drawTable(first, 100), ...drawTable(second, 160, 92)])).toEqual([
      {
        ...{ name: 'A100', grade: undefined, doubts: ['rows', 'joined'] },
        contents: { C: 0.41, Si: 0.25, Mn: 0.75, Cr: 1.05, Mo: 0.21, Ni: 0.15 },
      },
      {
        ...{ name: 'A200', grade: undefined, doubts: ['rows', 'joined'] },
        contents: { C: 0.39, Si: 0.22, Mn: 0.71, Cr: 0.98, Mo: 0.19, Ni: 0.11 },
      },
    ]);
  });

  it('W-02 rows that cannot be joined get no heat number and no grade of another row', () => {
    const graded = first.map((row, at) => [['Grade', '42CrMo4', '34CrNiMo6'][at] ?? '', ...row]);
    const three = [...second, ['0.90', '0.18', '0.10']];
    const found = read([...drawTable(graded, 100), ...drawTable(three, 160, 144)]);
    expect(found.map(({ name, grade }) => [name, grade])).toEqual([
      ['A100', '42CrMo4'],
      ['A200', '34CrNiMo6'],
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(read(drawTable(first, 100), drawTable(second, 160)).map(({ name }) => name)).toEqual([
      'A100',
      'A200',
      undefined,
      undefined,
    ]);
  });

  it('W-02 the only heat number of a certificate belongs to all its tables', () => {
    const single = [first.slice(0, 2), second.slice(0, 2)] as const;
    expect(read([...drawTable(single[0], 100), ...drawTable(single[1], 160, 92)])).toMatchObject([
      { name: 'A100', doubts: [], contents: { C: 0.41, Cr: 1.05 } },
    ]);
    expect(read(drawTable(single[0], 100), drawTable(single[1], 160))).toMatchObject([
      { name: 'A100', doubts: [], contents: { C: 0.41, Cr: 1.05 } },
    ]);
    expect(read([...line(40, 80, 'Heat No.: A100'), ...drawTable(second.slice(0, 2), 160)])).toMatchObject([
      { name: 'A100', doubts: [] },
    ]);
  });
});
