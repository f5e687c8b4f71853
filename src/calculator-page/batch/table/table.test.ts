import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { definitions } from '@ferrite/calculators/definitions.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableLimits } from '../../../platform/browser/tables/file-fault.ts';
import { clearEdits, fillEdits, pasteEdits } from '../grid/block-edits.ts';
import { clipboardForms, readBlock } from '../grid/clipboard.ts';
import {
  type BatchTable,
  type GridColumn,
  isCountedAsZero,
  type Row,
  shownLimits,
  sideOutside,
  storedLimit,
  withColumn,
  withoutColumn,
  withResults,
} from './batch-table.ts';
import { applyEdits, changeCells } from './edits.ts';
import { leftOutName, markedRows } from './row-marks.ts';
import { histogramOf, statisticsOf } from './statistics.ts';
import { isRowOutside, numbersOf, orderOf } from './view.ts';

const columns: readonly GridColumn[] = [
  { kind: 'name', id: 'name', at: 0, label: 'Heat', unit: null },
  { kind: 'input', id: 'C', key: 'C', at: 1, label: 'C (%)', unit: 'wt%', isChoice: false, isElement: true },
  {
    kind: 'remarks',
    id: 'remarks',
    label: 'Remarks',
    unit: null,
    texts: { leftOut: { summary: '', noNumber: '' }, misfit: '', plusMinus: '', choices: '' },
  },
];

const row = (number: number, name: string, carbon: number | string): Row => ({
  number,
  cells: [name, carbon],
  computed: { given: { C: carbon }, result: { ok: true, values: {}, warnings: [] } },
});

const tableOf = (rows: readonly Row[], limits: BatchTable['limits'] = {}): BatchTable => ({
  file: null,
  sheet: null,
  hidden: [],
  above: 0,
  isTransposed: false,
  units: null,
  header: ['Heat', 'C'],
  columns: [{ key: 'C', at: 1, unit: null }],
  name: 0,
  others: [],
  rows,
  signs: { decimal: '.' },
  readAs: [],
  remarks: [],
  below: 'whole',
  limits,
});

const three = tableOf([row(2, 'B', 0.3), row(3, 'A', 0.1), row(4, '', 0.2)]);
const shown = { columns, order: [1, 0, 2], table: three };
const cellsOf = ({ rows }: BatchTable) => rows.map(({ cells }) => cells);

describe('B-09 results in the units that are chosen for all pages', () => {
  const output = { key: 'Ms', unit: 'C', digits: 0, role: 'answer' } as const;
  const inUnit = (unit: 'C' | 'F'): GridColumn => ({
    kind: 'output',
    id: 'result.Ms',
    label: '',
    unit,
    output,
  });
  const computed = (ms: number): Row => ({
    number: 1,
    cells: [],
    computed: { given: {}, result: { ok: true, values: { Ms: ms }, warnings: [] } },
  });
  const limits = { 'result.Ms': { min: 300, max: 350 } };

  it('B-09 a limit is the same before and after it is stored, and separates the same rows in every unit', () => {
    const temperature = fc.integer({ min: -4000, max: 40_000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(temperature, temperature, (min, ms) => {
        const column = inUnit('F');
        const stored = { 'result.Ms': storedLimit(column, { min }) };
        const shown = shownLimits(stored, [column]);
        expect(shown).toEqual({ 'result.Ms': { min } });
        expect(isRowOutside(computed(ms), [column], shown)).toBe(
          isRowOutside(computed(ms), [inUnit('C')], stored),
        );
      }),
    );
  });

  it('B-09 statistics of a result in °F are those of the values in °F', () => {
    const values = numbersOf([computed(300), computed(350)], inUnit('F'));
    expect([...values]).toEqual([572, 662]);
    const found = statisticsOf(values, shownLimits(limits, [inUnit('F')])['result.Ms']);
    const own = statisticsOf(numbersOf([computed(300), computed(350)], inUnit('C')), limits['result.Ms']);
    expect(found?.cpk).toBeCloseTo(own?.cpk ?? Number.NaN, 12);
    expect(found?.deviation).toBeCloseTo(1.8 * (own?.deviation ?? Number.NaN), 9);
  });
});

it('B-09 B-07 an empty content, or one that is not determined, counts as 0 in a row with a result', () => {
  const [, carbon] = columns;
  if (!carbon) throw new Error('no column');
  const isZero = (cell: string | number) => isCountedAsZero(row(1, 'A', cell), carbon);
  expect(['', ' ', 'n.d.', '-'].map(isZero)).toEqual([true, true, true, true]);
  expect(['0', 0, 0.2, '<0.01'].map(isZero)).toEqual([false, false, false, false]);
  expect(isCountedAsZero({ ...row(1, 'A', ''), computed: null }, carbon)).toBe(false);
});

describe('B-09 cells and edits', () => {
  it('B-09 undo restores the same cells after any edits, including added rows', () => {
    const edit = fc.record({
      row: fc.integer({ min: 0, max: 8 }),
      at: fc.integer({ min: 0, max: 1 }),
      cell: fc.constantFrom('', '0.5', 'x', 7),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 20 }), (edits) => {
        const { table, back, changed } = applyEdits(three, edits);
        for (const { row: at } of edits) expect(changed).toContain(at);
        const undone = applyEdits(table, back.edits, back.rows);
        expect(cellsOf(undone.table)).toEqual(cellsOf(three));
        expect(cellsOf(applyEdits(undone.table, undone.back.edits, undone.back.rows).table)).toEqual(
          cellsOf(table),
        );
      }),
    );
  });

  it('B-09 a row that is emptied or left out loses its result; other edited rows keep theirs until the new one', () => {
    const edits = [
      { row: 0, at: 1, cell: '0.4' },
      { row: 1, at: 0, cell: 'Mean' },
      { row: 2, at: 1, cell: '' },
    ];
    const { table, changed, cleared } = changeCells(three, edits, new Set());
    expect(table.rows.map(({ computed }) => computed !== null)).toEqual([true, false, false]);
    expect(table.rows.map(({ leftOut }) => leftOut)).toEqual([undefined, 'summary', undefined]);
    expect([...new Set(changed)]).toEqual([0, 1, 2]);
    expect([...new Set(cleared)]).toEqual([1, 2]);
  });

  it('B-09 results are put into their rows, and results of rows that no longer exist are dropped', () => {
    const computed = { given: {}, result: { ok: true, values: { ce: 0.5 }, warnings: [] } } as const;
    const { rows } = withResults(
      three,
      new Map([
        [1, computed],
        [9, computed],
      ]),
    );
    expect(rows.map((each) => each.computed)).toEqual([
      three.rows[0]?.computed,
      computed,
      three.rows[2]?.computed,
    ]);
  });

  it('B-09 a column is assigned to an input once, and is then no longer the name or another column', () => {
    const named = tableOf([row(2, 'B', 0.3)]);
    const silicon = { key: 'Si', at: 0, unit: null };
    const assigned = withColumn({ ...named, others: [{ at: 0, header: 'Heat' }] }, silicon);
    expect([assigned.name, assigned.others, assigned.columns.at(-1)]).toEqual([null, [], silicon]);
    expect(withColumn(assigned, { ...silicon, at: 1 })).toBe(assigned);
  });

  it('B-09 pasting stops at the maximum number of rows', () => {
    const edits = Array.from({ length: tableLimits.rows + 5 }, (_, at) => ({ row: at, at: 1, cell: '1' }));
    const { table, changed } = applyEdits(three, edits);
    expect([table.rows.length, changed.length]).toEqual([tableLimits.rows, tableLimits.rows]);
  });

  it('B-09 pasting, filling and clearing follow the row order on screen; results and remarks cannot be edited', () => {
    const block = { top: 0, bottom: 1, left: 1, right: 2 };
    expect(pasteEdits(shown, { row: 0, column: 1 }, block, [['0.4', 'no']])).toEqual([
      { row: 1, at: 1, cell: '0.4' },
    ]);
    expect(pasteEdits(shown, { row: 0, column: 1 }, block, [['9']])).toEqual([
      { row: 1, at: 1, cell: '9' },
      { row: 0, at: 1, cell: '9' },
    ]);
    expect(
      pasteEdits(shown, { row: 2, column: 0 }, block, [
        ['X', '1'],
        ['Y', '2'],
      ]),
    ).toEqual([
      { row: 2, at: 0, cell: 'X' },
      { row: 2, at: 1, cell: '1' },
      { row: 3, at: 0, cell: 'Y' },
      { row: 3, at: 1, cell: '2' },
    ]);
    expect(fillEdits(shown, { top: 1, bottom: 1, left: 1, right: 1 })).toEqual([
      { row: 0, at: 1, cell: 0.1 },
    ]);
    expect(clearEdits(shown, block)).toEqual([
      { row: 1, at: 1, cell: '' },
      { row: 0, at: 1, cell: '' },
    ]);
  });

  it('B-09 a copied block contains no formula and no markup, and pasting it restores the cells', () => {
    const { text, html } = clipboardForms(
      [
        ['=1+1', '<b>0.2</b>'],
        ['A\tB', '0.3'],
      ],
      true,
    );
    expect(text).toBe("'=1+1\t<b>0.2</b>\r\nA B\t0.3");
    expect(html).toBe(
      "<table><tr><th>'=1+1</th><th>&lt;b&gt;0.2&lt;/b&gt;</th></tr><tr><td>A B</td><td>0.3</td></tr></table>",
    );
    expect(readBlock('a\t1\r\nb\t2\r\n')).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
  });
});

describe('B-09 order and statistics', () => {
  const all = { sort: null, filter: 'all', find: '' } as const;
  const calculator = { outputs: [] } as never;

  it('B-09 rows are sorted with empty cells last in both directions, and searched by text', () => {
    const order = (view: Partial<Parameters<typeof orderOf>[2]>) =>
      orderOf({ calculator, columns }, three, { ...all, ...view });
    expect(order({ sort: { id: 'C', isDescending: false } })).toEqual([1, 2, 0]);
    expect(order({ sort: { id: 'C', isDescending: true } })).toEqual([0, 2, 1]);
    expect(order({ sort: { id: 'name', isDescending: true } })).toEqual([0, 1, 2]);
    expect(order({ find: 'a' })).toEqual([1]);
  });

  it('B-09 a value exactly on a limit of its column counts as inside', () => {
    const limited = tableOf(three.rows, { C: { min: 0.1, max: 0.2 } });
    expect(orderOf({ calculator, columns }, limited, { ...all, filter: 'outside' })).toEqual([0]);
    expect(sideOutside(0.1 + 0.2, { max: 0.3 })).toBeNull();
    expect(sideOutside(0.31, { max: 0.3 })).toBe('above');
    expect(sideOutside('0.31', { max: 0.3 })).toBeNull();
  });

  it('B-09 mean, standard deviation and Cpk match published values, and are absent without values or limits', () => {
    // NIST/SEMATECH e-Handbook, 6.1.6: mean 16, deviation 2, limits 8 and 20 give Cpk 0.6667.
    const values = Float64Array.of(14, 14, 16, 18, 18);
    expect(statisticsOf(values)).toMatchObject({ n: 5, mean: 16, deviation: 2, cpk: null });
    expect(statisticsOf(values, { min: 8, max: 20 })?.cpk).toBeCloseTo(2 / 3, 12);
    expect(statisticsOf(new Float64Array())).toBeNull();
    expect(statisticsOf(Float64Array.of(1), { max: 2 })).toMatchObject({ deviation: null, cpk: null });
  });

  it('B-09 a histogram counts every value once, including the ends and equal values', () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 60 }), (given) => {
        const bins = histogramOf(Float64Array.from(given));
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(given.length);
      }),
    );
    const carbon = columns[1];
    expect(carbon && [...numbersOf(three.rows, carbon)]).toEqual([0.3, 0.1, 0.2]);
  });

  it('B-09 a result that depends on a carbon content that is not stated is not compared with limits and not counted', () => {
    const calculator = definitions['carbon-equivalent'];
    const output = calculator.outputs.find(({ key }) => key === 'CE_IIW');
    if (!output) throw new Error('no output');
    const column: GridColumn = { kind: 'output', id: 'result.CE_IIW', label: 'CE', unit: 'wt%', output };
    const rows = [{ Mn: 1.4 }, { C: 0.2, Mn: 1.4 }].map((given, at): Row => {
      const result = evaluate(calculator, given);
      return { number: at + 2, cells: [], computed: { given, result } };
    });
    expect(numbersOf(rows, column)).toHaveLength(1);
    const limits = { [column.id]: { max: 0.1 } };
    expect(rows.map((each) => isRowOutside(each, [column], limits))).toEqual([false, true]);
  });
});

describe('C-04 rows that are not computed', () => {
  /** Returns the marks of the rows of a pasted table. @param inputs positions of the inputs */
  function marks(text: string, inputs: readonly number[], withSummaries = false) {
    const [header = [], ...cells] = text.split('\n').map((line) => line.split('\t'));
    const rest = header.flatMap((name, at) => (inputs.includes(at) ? [] : [{ at, header: name }]));
    const [name, ...others] = rest;
    const table = {
      ...tableOf(cells.map((each, at) => ({ number: at + 2, cells: each, computed: null }))),
      columns: inputs.map((at) => ({ at, key: header[at] ?? '', unit: null })),
      name: name?.at ?? null,
      others,
      withSummaries,
    };
    const rows = markedRows(table, new Set(['process']));
    return {
      marks: rows.map(({ leftOut }) => leftOut ?? null),
      names: rows.filter(({ leftOut }) => leftOut).map((row) => leftOutName(row, table)),
    };
  }

  it('C-04 a row whose name states statistics is left out, unless it is renamed or the user wants all rows', () => {
    const text = 'Heat\tC\nMean\t0.16\nA12\t0.16';
    expect(marks(text, [1]).marks).toEqual(['summary', null]);
    expect(marks(text, [1], true).marks).toEqual([null, null]);
    const renamed = { ...row(2, 'A12', 0.16), leftOut: 'summary' as const, computed: null };
    expect(markedRows(tableOf([renamed]), new Set())[0]?.leftOut).toBeUndefined();
  });

  it('C-04 statistics in any column that is not an input are left out and reported with the sample', () => {
    const text =
      'Sample\tRep\tC\tMn\nA\t1\t0.16\t1.4\nA\t2\t0.18\t1.4\nA\tAvg\t0.17\t1.4\nA\tSD\t0.014\t0.0\n\tAverage\t0.1\t1';
    const found = marks(text, [2, 3]);
    expect(found.marks).toEqual([null, null, 'summary', 'summary', 'summary']);
    expect(found.names).toEqual(['A Avg', 'A SD', 'Average']);
    expect(marks('No.\tC\tMn\tRemark\n1\t0.16\t1.4\t\n2\t0.17\t1.4\tMittelwert', [1, 2]).marks).toEqual([
      null,
      'summary',
    ]);
  });

  it('C-04 single letters are statistics beside other summaries, unless they are heats in alphabetical order', () => {
    const tableWith = (...names: string[]) => ['Heat\tC', ...names.map((name) => `${name}\t0.1`)].join('\n');
    const named = (...names: string[]) => marks(tableWith(...names), [1]).names;
    expect(named('A', 'B', 'Mean', 's', 'n', 'R')).toEqual(['Mean', 's', 'n', 'R']);
    expect(named('A', 'B', 's', 'n', 'R')).toEqual([]);
    expect(named('Q', 'R', 'S', 'Mean')).toEqual(['Mean']);
    expect(named('m', 'n', 'Mean', 's')).toEqual(['Mean', 's']);
    expect(marks('Sample\tx\tC\nA\t1\t0.1\nA\tAvg\t0.1\nA\ts\t0.01', [2]).names).toEqual(['A Avg', 'A s']);
  });

  it('C-04 a word that describes the heat beside its name leaves no row out', () => {
    expect(marks('Heat\tC\tGrade\nA12\t0.16\tStandard\nA13\t0.16\tS355', [1]).marks).toEqual([null, null]);
    for (const heading of ['Grade', 'Werkstoff', '钢种', '강종'])
      expect(marks(`Heat\tC\t${heading}\nA12\t0.16\tMax\nA13\t0.16\tTarget`, [1]).marks).toEqual([
        null,
        null,
      ]);
    expect(marks('Heat\tC\tGrade\nmax\t0.16\tS355\n\t0.16\tMax', [1]).marks).toEqual(['summary', 'summary']);
    expect(marks('Heat\tC\tValue\nA12\t0.16\tMean\nA13\t0.16\tMean', [1]).marks).toEqual([null, null]);
  });

  it('C-04 a row without a number for an input is left out; a text with digits or a formula error has to be corrected', () => {
    const text =
      'Heat\tC\tMn\nPage 2 of 3\t\t\nChemistry\tladle\tproduct\nA\t-\tn.d.\nB\t0.1x\t\nC\t#N/A\t#N/A\nD\t0.1\t\n\t\t';
    const found = marks(text, [1, 2]);
    expect(found.marks).toEqual(['noNumber', 'noNumber', 'noNumber', null, null, null, null]);
    expect(found.names).toEqual(['Page 2 of 3', 'Chemistry', 'A']);
  });

  it('C-04 a choice is not a number, except in a table of choices only', () => {
    expect(marks('Heat\tC\tprocess\nA\t\tMAG\nB\t0.1\tMAG', [1, 2]).marks).toEqual(['noNumber', null]);
    expect(marks('Heat\tprocess\nA\tMAG', [1]).marks).toEqual([null]);
  });

  it('C-04 a column that is not used stays in the table and can be assigned again', () => {
    const table = { ...three, header: ['Heat', 'C', 'x'], others: [{ at: 2, header: 'x' }] };
    expect(withoutColumn(table, 1)).toMatchObject({
      columns: [],
      others: [
        { at: 1, header: 'C' },
        { at: 2, header: 'x' },
      ],
      rows: three.rows,
    });
  });
});
