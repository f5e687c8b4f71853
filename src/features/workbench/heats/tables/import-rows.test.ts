import { readPastedAnalysis } from '@ferrite/calculators/core/pasted/pasted-analysis.ts';
import { describe, expect, it } from 'vitest';
import { contentsOf, type ImportOptions, importRows } from './import-rows.rules.ts';

const options: ImportOptions = { language: 'en', known: new Set(), grade: '', edits: new Map() };
const rowsOf = (text: string, changes: Partial<ImportOptions> = {}) =>
  importRows(readPastedAnalysis(text, 'en').heats, { ...options, ...changes });
const chosen = (rows: ReturnType<typeof rowsOf>) => rows.map(({ isChosen }) => isChosen);

const table = 'Heat\tGrade\tC\tMn\nH1\t42CrMo4\t0.41\t0.77\nH2\t\t0.42\t0.75';

describe('W-01 heats found in a table', () => {
  it('W-01 each row is read with its grade; rows without one get the grade entered for them', () => {
    const rows = rowsOf(table, { grade: 'C45' });
    expect(rows.map(({ content }) => [content?.name, content?.grade, content?.analysis])).toEqual([
      ['H1', '42CrMo4', { C: 0.41, Mn: 0.77 }],
      ['H2', 'C45', { C: 0.42, Mn: 0.75 }],
    ]);
    expect(rows[0] && contentsOf(rows[0])).toEqual(['C 0.41', 'Mn 0.77']);
  });

  it.each([
    ['Date\tHeat\tC\n2026-11-03\tA1\t0.16', 'A1'],
    ['Datum\tName\tC\n03.11.2026\tA1\t0.16', 'A1'],
    ['日付\t試料名\tC\n2026/11/03\tA1\t0.16', 'A1'],
    ['\tSample\tC\n2026-11-03\tA1\t0.16', 'A1'],
    ['Line\tCast\tC\nL3\tA1\t0.16', 'A1'],
    ['Date\tShift\tC\n2026-11-03\tB\t0.16', '2026-11-03'],
    ['Lot\tDate\tC\nA1\t2026-11-03\t0.16', 'A1'],
  ])(
    'W-01 a heading of heat names takes precedence over others, and one of names over dates: %j',
    (text, name) => {
      expect(rowsOf(text).map(({ draft }) => draft.name)).toEqual([name]);
    },
  );

  it('W-01 rows of limits in a table separated by blanks are labelled as limits and not preselected', () => {
    const rows = rowsOf('C Mn\nmin 0.38 0.6\nmax 0.45 0.9\n≤ 0.45 0.9\nA1 0.42 0.75');
    expect(rows.map(({ draft, isLimits, isChosen }) => [draft.name, isLimits, isChosen])).toEqual([
      ['min', true, false],
      ['max', true, false],
      ['≤', true, false],
      ['A1', false, true],
    ]);
  });

  it('W-01 entered names and grades replace those of the table', () => {
    const edits = new Map([['H2', { name: 'H2b', grade: '' }]]);
    const [, row] = rowsOf(table, { grade: 'C45', edits });
    expect(row?.content).toMatchObject({ name: 'H2b', grade: '' });
  });

  it('W-01 a row with a name that is stored, or used by a row above, is not preselected', () => {
    const text = 'Heat\tC\nH1\t0.41\nH2\t0.42\nH2\t0.43';
    const rows = rowsOf(text, { known: new Set(['H1']) });
    expect(rows.map(({ sameName }) => sameName)).toEqual(['stored', null, 'above']);
    expect(chosen(rows)).toEqual([false, true, false]);
    const edits = new Map([
      ['H1', { isChosen: true }],
      ['H2#2', { name: 'H3' }],
    ]);
    expect(chosen(rowsOf(text, { known: new Set(['H1']), edits }))).toEqual([true, true, true]);
  });

  it.each([
    ['Heat\tC\tMn\tHeat\tCr\tNi\nA1\t0.16\t1.40\tA2\t0.50\t0.60', 'Heat A2'],
    ['Schmelze\tC\tMn\t\tCharge\tCr\nA1\t0.16\t1.40\t\tA2\t0.50', 'Charge A2'],
    ['Heat\tC\tMn\tCast\tCr\nA1\t0.16\t1.40\tA2\t0.50', 'Cast A2'],
    ['Sample\tC\tMn\tHeat\tCr\nA1\t0.16\t1.40\tA2\t0.50', 'Heat A2'],
    ['Item\tC\tMn\tItem\tCr\tNi\n1001\t0.16\t1.40\t1002\t0.50\t0.60', 'Item 1002'],
    ['Heat\tType\tC\tMn\nA1\tSoll min\t0.10\t1.00', 'Type Soll min'],
    ['Heat\tRep\tC\tMn\nA2\tSD\t0.01\t0.01', 'Rep SD'],
    ['Heat\tC\tMn\tArt\n4711\t0,20\t1,60\tmax', 'Art max'],
  ])('W-01 a row of %j is not preselected and shows “%s”', (text, shown) => {
    const [row] = rowsOf(text);
    expect(row?.isChosen).toBe(false);
    expect(readPastedAnalysis(text, 'en').notUnderstood.join()).toContain(shown);
  });

  it.each([
    'Heat\tC\tMn\tHeat\tCr\tNi\nA1\t0.16\t1.40\tA1\t0.50\t0.60',
    'Heat\tLot\tC\tMn\nA1\t4711\t0.16\t1.40',
    'Heat\tC\tMn\tLot\nA1\t0.16\t1.40\t4711',
    'Heat\tGrade\tC\tMn\nA1\tStandard\t0.16\t1.40',
    'Heat\tType\tC\tMn\nA1\tIst\t0.16\t1.40',
  ])('W-01 a row of %j is chosen', (text) => {
    expect(chosen(rowsOf(text))).toEqual([true]);
  });

  it('W-01 rows of limits and contents that hardly any steel has are not preselected', () => {
    const rows = rowsOf('Heat\tC\tN\nmin\t0.38\t0.01\nH1\t0.41\t80\nH2\t0.42\t0.008');
    expect(rows.map(({ isLimits }) => isLimits)).toEqual([true, false, false]);
    expect([...(rows[1]?.unlikely.keys() ?? [])]).toEqual(['N']);
    expect(chosen(rows)).toEqual([false, false, true]);
  });

  it.each([
    ['Heat\tC\tN (ppm)\tB (ppm)\nA1\t0.16\t0.0085\t0.0003', ['N', 'B']],
    ['Heat\tC\tN\n\t%\tppm\nA1\t0.16\t0.0085', ['N']],
    ['Heat\tC×100\tP×1000\nA1\t0.16\t0.012', ['C', 'P']],
    ['Heat\tC\tN\nA1\t0.16\t0.0085 ppm', ['N']],
    ['C\tppm\t0.16\t0.2\nH\tppm\t1.5\t0.4', ['C']],
    ['Heat\tC\tN (ppm)\tB (ppm)\tH (ppm)\tAs (ppm)\tP (‰)\nA1\t0.16\t85\t1\t0.8\t<0.5\t0.12', []],
    ['Heat\tC\tB (ppm)\nA1\t0.16\t0', []],
  ])('W-01 a number that is too low for its unit or factor is reported as doubtful: %j', (text, misfits) => {
    const [row] = rowsOf(text, { edits: new Map([['', { name: 'A1' }]]) });
    expect(row?.misfits).toEqual(misfits);
    expect(row?.isChosen).toBe(misfits.length === 0);
  });

  it.each([
    ['Heat\tC\tV\tNb\nA1\t0.16\t5\t3', ['V', 'Nb']],
    ['Heat\tC\tB\tTi\nA1\t0.16\t30\t300\nA2\t0.17\t25\t', ['Ti', 'B']],
    ['Heat\tC\tSi\tMn\tP\tCr\nA1\t16\t25\t140\t12\t18', ['C', 'Si', 'Mn', 'P', 'Cr']],
    ['Element\tA1\tA2\nC\t0.16\t0.17\nV\t5\t4', ['V']],
    ['Heat\tC\tCr\tNi\nA1\t0.05\t18\t10', []],
    ['Heat\tC\tV\nA1\t1.4\t4\nA2\t1.2\t0.3', []],
    ['Heat\tC\tV\tNb (ppm)\tTi\nA1\t0.16\t5 ppm\t3\t0', []],
    ['Heat\tC (%)\tV (%)\nA1\t1.5\t5', []],
  ])(
    'W-01 whole numbers without a unit of elements of which steel has little are doubtful: %j',
    (text, unitless) => {
      const [row] = rowsOf(text);
      expect(row?.unitless).toEqual(unitless);
      expect(row?.isChosen).toBe(unitless.length === 0);
    },
  );

  it('W-01 a row with a part that was not read or is stated again is not preselected and shows that part', () => {
    const rows = rowsOf('Heat\tC\tMn\tC\nH1\t0.4x\t0.77\t\nH2\t0.42\t0.75\t0.43\nH3\t0.42\t0.75\t0.42');
    expect(rows.map(({ leftOut }) => leftOut)).toEqual([['C 0.4x'], ['C 0.43'], []]);
    expect(chosen(rows)).toEqual([false, false, true]);
  });

  it('W-01 the size of a row is shown in mm, and as stated in the table while another part of the row is wrong', () => {
    const rows = rowsOf('Heat\tC\tDiameter mm\nH1\t0.41\t2 in\nH2\t1234\t2 in\nH3\t1234\t60');
    expect(rows.map(({ section }) => section)).toEqual([
      { shape: 'bar', sizeMm: 50.8 },
      'Ø\u00a02 in',
      'Ø\u00a060\u00a0mm',
    ]);
  });

  it('W-01 rows of totals and statistics are not preselected', () => {
    const rows = rowsOf('Heat\tC\nH1\t0.41\nMean\t0.41\nSumme\t0.41\n평균\t0.41\nH2 guaranteed\t0.4');
    expect(chosen(rows)).toEqual([true, false, false, false, false]);
  });

  it('W-01 names are the same if they differ only in case, width or invisible characters; a missing name is not a name', () => {
    const rows = rowsOf('Heat\tC\nA1\t0.41\na1\t0.42\nA1\u200b\t0.43\nＡ1\t0.44\n#N/A\t0.45');
    expect(rows.map(({ sameName }) => sameName)).toEqual([null, 'above', 'above', 'above', null]);
    expect(rows[4]?.problems).toEqual({ name: 'required' });
  });

  it('W-01 a text that is too long for a heat is reported in its row', () => {
    const long = (count: number) => 'x'.repeat(count);
    const [row] = rowsOf(`Heat\tGrade\tC\tNotes\n${long(101)}\t${long(61)}\t0.4\t${long(2_001)}`);
    expect(row).toMatchObject({
      content: null,
      problems: { name: 'tooLong', grade: 'tooLong', notes: 'tooLong' },
    });
    const [longest] = rowsOf(`Heat\tGrade\tC\tNotes\n${long(100)}\t${long(60)}\t0.4\t${long(2_000)}`);
    expect(longest).toMatchObject({ problems: {}, isChosen: true });
  });

  it('W-01 changes of a row stay with it when rows are added above', () => {
    const edits = new Map([['H2', { name: 'H2b', isChosen: false }]]);
    const rows = rowsOf('Heat\tC\nH0\t0.4\nH1\t0.41\nH2\t0.42', { edits });
    expect(rows.map(({ draft, isChosen }) => [draft.name, isChosen])).toEqual([
      ['H0', true],
      ['H1', true],
      ['H2b', false],
    ]);
  });

  it('W-01 a row that cannot be stored is never selected, and its problems are reported', () => {
    const edits = new Map([['', { isChosen: true }]]);
    const rows = rowsOf('C\tMn\n0.41\t0.77\n0.42\t0.75', { edits });
    expect(chosen(rows)).toEqual([false, false]);
    expect(rows[0]?.problems).toEqual({ name: 'required' });
    expect(rows.map(({ sameName }) => sameName)).toEqual([null, null]);
    const [sum] = rowsOf('Heat\tC\tFe\nH1\t60\t60');
    expect(sum).toMatchObject({ content: null, problems: { analysis: 'sum' } });
  });
});
