import { describe, expect, it } from 'vitest';
import { asItems, type Drawn, line, table } from '../../../../test/mill-certificates.ts';
import { readCertificate } from './read-certificate.rules.ts';
import { choicesOf } from './take-over.rules.ts';

type Rows = readonly (readonly string[])[];

const drawTable = (rows: Rows, x = 40): Drawn[] =>
  table(rows, { x, y: 120, widths: (rows[0] ?? []).map(() => 48) });
const read = (...drawn: (readonly Drawn[])[]) => readCertificate(asItems([drawn.flat()]));
const heading = line(40, 100, 'Chemical composition, wt.%');
const symbols = ['C', 'Si', 'Mn', 'P', 'S', 'Cr'];

/** Returns the unread cells of the only heat. */
function unread(...drawn: (readonly Drawn[])[]): readonly string[] {
  const heats = read(heading, ...drawn);
  expect(heats).toHaveLength(1);
  return heats.flatMap((heat) => heat.unread.map(({ element, text }) => `${element} ${text}`));
}

describe('W-02 cells of a certificate that are not numbers', () => {
  it('W-02 a cell that is not a number is reported with its element, and no value of its heat is preselected', () => {
    const rows = [
      ['Heat No.', ...symbols],
      ['A100', 'O.41', '0.25', '0.7S', '0.012', 'l.004', '1.05'],
    ];
    const [heat, ...others] = read(heading, line(40, 110, 'Grade 42CrMo4'), drawTable(rows));
    expect(others).toEqual([]);
    expect(heat).toMatchObject({
      name: 'A100',
      grade: '42CrMo4',
      unread: [
        { element: 'C', text: 'O.41' },
        { element: 'Mn', text: '0.7S' },
        { element: 'S', text: 'l.004' },
      ],
      doubts: ['incomplete'],
    });
    expect(heat?.values.map(({ element, doubts }) => [element, doubts])).toEqual([
      ['Si', []],
      ['P', []],
      ['Cr', []],
    ]);
    expect(heat && choicesOf(heat, 'en').some(({ isTaken }) => isTaken)).toBe(false);
  });

  it('W-02 a cell that is not a number does not become a heat number or grade', () => {
    const rows = [
      ['', ...symbols],
      ['Ladle', '0.41', '0.25', '0.77', '0.012', '0.004', 'l.05'],
    ];
    for (const label of ['Heat No.', 'Grade']) {
      const [heat] = read(line(40 + 6 * 48, 106, label, 8), drawTable(rows));
      expect(heat).toMatchObject({ unread: [{ element: 'Cr', text: 'l.05' }] });
      expect([heat?.name, heat?.grade]).toEqual([undefined, undefined]);
    }
  });

  it.each([
    ['words', ['0.41', 'OK', '0.77', '0.012', '0.004', '1.05'], ['Si OK']],
    ['a row with gaps', ['0.41', '', '0.77', '', '0.0O4', '1.05'], ['S 0.0O4']],
    [
      'more unreadable than readable cells',
      ['O.41', 'O.25', '0.7S', '0.0l2', '0.004', '1.05'],
      ['C O.41', 'Si O.25', 'Mn 0.7S', 'P 0.0l2'],
    ],
    ['marks of undetermined elements', ['0.41', '-', 'n/a', '0.012', '未測定', '1.05'], []],
  ])('W-02 unread cells are reported for %s', (_, values, expected) => {
    expect(unread(drawTable([symbols, values]))).toEqual(expected);
  });

  it('W-02 unread cells are reported in a table with one element per row and in running text', () => {
    expect(
      unread(
        drawTable([
          ['', 'Ladle'],
          ['C', '0.41'],
          ['Si', 'O.25'],
          ['Mn', '0.77'],
          ['Cr', 'see note'],
        ]),
      ),
    ).toEqual(['Si O.25', 'Cr see note']);
    expect(unread(line(40, 120, 'C 0.41 %, Si O.25 %, Mn 0.77 %, P 0.012 %'))).toEqual(['Si O.25']);
  });

  it('W-02 row labels and columns without an element are not unread cells', () => {
    const rows = [
      ['Heat No.', 'C', 'Si', 'Grain', 'Mn', 'Remarks'],
      ['A100', '0.41', '0.25', 'fine', '0.77', 'OK'],
    ];
    const heats = read(heading, drawTable(rows));
    expect(heats.map(({ name, unread: cells, doubts }) => [name, cells, doubts])).toEqual([['A100', [], []]]);
  });
});
