import { describe, expect, it } from 'vitest';
import { asItems, type Drawn, table } from '../../../../test/mill-certificates.ts';
import { readCertificate } from './read-certificate.rules.ts';

const widths = [48, 48, 48, 48];
const drawn = (values: readonly string[], symbols: readonly string[] = ['C', 'Si', 'Mn', 'S']): Drawn[] =>
  table([symbols, values], { x: 40, y: 120, widths });
const numbers = ['0.41', '0.25', '0.77', '0.004'];
/** Right edge of the first value, which is centered in its column. */
const end = 40 + 2 + (48 - 4 * 0.52 * 8 - 4) / 2 + 4 * 0.52 * 8;

/** Returns the value, mark and doubts of each element of the only heat. */
function read(...all: (readonly Drawn[])[]) {
  const heats = readCertificate(asItems([all.flat()]));
  expect(heats).toHaveLength(1);
  return Object.fromEntries(
    heats.flatMap(({ values }) =>
      values.map(({ element, text, value, mark, doubts }) => [element, { text, value, mark, doubts }]),
    ),
  );
}

const withMark = (mark: string) => ({ text: '0.41', value: 0.41, mark, doubts: [] });

describe('W-02 footnote marks after a value', () => {
  it.each([
    ['0.41¹', '1'],
    ['0.41²⁾', '2)'],
    ['0.41⁴', '4'],
    ['0.41ᵃ', 'a'],
    ['0.41ᵇ⁾', 'b)'],
    ['0.41¹,²', '1,2'],
    ['0.41①', '1'],
    ['0.41⑵', '(2)'],
    ['0.41 1)', '1)'],
    ['0.41 ¹⁾', '1)'],
    ['0.41(1)', '(1)'],
    ['0.41（2）', '(2)'],
    ['0.41a)', 'a)'],
    ['0.41*', '*'],
    ['0.41 **', '**'],
    ['0.41†', '†'],
    ['0.41※', '※'],
    ['0.41#', '#'],
  ])('W-02 %s is read as 0.41, and the mark that was left out is reported', (text, mark) => {
    const found = read(drawn([text, ...numbers.slice(1)]));
    expect(found.C).toEqual(withMark(mark));
    expect(Object.values(found).flatMap(({ doubts }) => doubts)).toEqual([]);
  });

  it.each([
    ['raised and smaller', '1', { y: 133.6, size: 5 }],
    ['raised and smaller, with a bracket', '2)', { y: 133.6, size: 5 }],
    ['raised and smaller, a letter', 'a', { y: 132, size: 6 }],
    ['raised, in the same size', '3', { y: 131.5, size: 8 }],
  ])('W-02 a text %s directly after a number is not part of it', (_, text, place) => {
    const found = read(drawn(numbers), [{ text, x: end + 0.2, ...place }]);
    expect(found.C).toEqual(withMark(text));
    expect(Object.keys(found)).toEqual(['C', 'Si', 'Mn', 'S']);
  });

  it('W-02 a smaller digit on the baseline of a number, or a digit before a bracket, is marked as uncertain', () => {
    const small = read(drawn(numbers), [{ text: '1', x: end + 0.2, y: 137, size: 5 }]);
    expect(small.C).toEqual({ text: '0.41', value: 0.41, mark: '1', doubts: ['mark'] });
    expect(read(drawn(['0.411)', ...numbers.slice(1)])).C).toEqual(small.C && { ...small.C, mark: '1)' });
  });

  it('W-02 element symbols with footnote marks are read as headings', () => {
    const found = read(drawn(numbers, ['C¹', 'Si*', 'Mn 2)', 'S³⁾']));
    expect(Object.values(found).map(({ value }) => value)).toEqual([0.41, 0.25, 0.77, 0.004]);
    const raised = read(drawn(numbers), [{ text: '1', x: 40 + 24 + 2.2, y: 118.5, size: 5 }]);
    expect(Object.keys(raised)).toEqual(['C', 'Si', 'Mn', 'S']);
  });

  it('W-02 heat numbers and grades with marks are read without them', () => {
    const label = (text: string, x: number, mark: string): Drawn[] => [
      { text, x, y: 80, size: 8 },
      { text: mark, x: x + text.length * 0.52 * 8 + 0.1, y: 78.8, size: 5 },
    ];
    const items = asItems([
      [...label('Heat No.: H1001', 40, '1'), ...label('Grade: 42CrMo4', 240, '2'), ...drawn(numbers)],
    ]);
    const starred = asItems([[{ text: 'Heat No.: H1001*', x: 40, y: 80, size: 8 }, ...drawn(numbers)]]);
    expect(readCertificate(items)).toMatchObject([{ name: 'H1001', grade: '42CrMo4' }]);
    expect(readCertificate(starred)).toMatchObject([{ name: 'H1001' }]);
  });
});

describe('W-02 exponents of factors', () => {
  const whole = ['41', '25', '77', '4'];
  const contents = (found: ReturnType<typeof read>) =>
    Object.values(found).map(({ value, doubts }) => [value, doubts]);
  const expected = [
    [0.41, []],
    [0.25, []],
    [0.77, []],
    [0.004, []],
  ];

  it.each([
    [['10⁻²', '10⁻²', '10⁻²', '10⁻³']],
    [['×10²', '×10²', '×10²', '×10³']],
    [['(×10⁻²)', '(×10⁻²)', '(×10⁻²)', '(×10⁻³)']],
  ])('W-02 the exponents of %s are not marks', (factors) => {
    const rows = table([['C', 'Si', 'Mn', 'S'], factors, whole], { x: 40, y: 120, widths });
    expect(contents(read(rows))).toEqual(expected);
  });

  it('W-02 raised and smaller exponents of a row of factors and of headings are not marks', () => {
    const exponents = ['-2', '-2', '-2', '-3'];
    const raised = (x: number, y: number, list: readonly string[]): Drawn[] =>
      list.map((text, at) => ({ text, x: x + at * 48, y, size: 5 }));
    const rows = table([['C', 'Si', 'Mn', 'S'], ['10', '10', '10', '10'], whole], { x: 40, y: 120, widths });
    const ten = 40 + 2 + (44 - 2 * 0.52 * 8) / 2 + 2 * 0.52 * 8;
    expect(contents(read(rows, raised(ten + 0.1, 132.8, exponents)))).toEqual(expected);

    const heads = table([['C·10', 'Si·10', 'Mn·10', 'S·10'], whole], {
      x: 40,
      y: 120,
      widths,
      align: 'left',
    });
    const ends = ['C·10', 'Si·10', 'Mn·10', 'S·10'].map((text, at) => ({
      text: at === 3 ? '3' : '2',
      x: 42.1 + at * 48 + text.length * 0.52 * 8,
      y: 118.8,
      size: 5,
    }));
    expect(contents(read(heads, ends))).toEqual(expected);
  });
});
