import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import type { Unit } from '@ferrite/calculators/core/quantity.ts';
import { labelsOf } from '@ferrite/calculators/core/texts/labels.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { definitions, findDefinition, findTexts } from '@ferrite/calculators/definitions.ts';
import type { CalculatorId } from '@ferrite/calculators/registry.ts';
import { describe, expect, it } from 'vitest';
import { rawInputs } from '../form/form-entry.ts';
import { formReducer, initialForm } from '../form/form-state.ts';
import { wordsIn } from './batch-context.ts';
import { setChoiceNotes, sharedInputs, unusedColumnNotes, wrongChoices } from './choice-notes.ts';
import { cellFieldsOf } from './columns/cell-fields.ts';
import { isUsed } from './columns/needed-choices.ts';
import { rowComputer } from './compute.ts';
import { formInputs } from './output/about-rows.ts';
import { exportTable } from './output/export-table.ts';
import { readingNotes } from './problem-text.ts';
import { readSource } from './read/read-source.ts';
import type { BatchTable } from './table/batch-table.ts';

type Form = {
  readonly choices?: Readonly<Record<string, string>>;
  /** Texts typed into the form. */
  readonly typed?: Readonly<Record<string, string>>;
  readonly language?: Language;
  /** Units chosen on the page, by input. */
  readonly units?: Readonly<Record<string, Unit>>;
};

/** Returns a table as read and computed with the form as it opens, with other choices if given, and its notes. */
async function batchOf(
  id: CalculatorId,
  text: string,
  { choices = {}, typed = {}, language = 'en', units = {} }: Form = {},
) {
  const calculator = findDefinition(id);
  const texts = findTexts(id)?.[language];
  if (!calculator || !texts) throw new Error(id);
  const words = await wordsIn[language]();
  const opened = formReducer(calculator, initialForm(calculator, language), {
    type: 'typed',
    entries: typed,
  });
  const state = { ...opened, choices: { ...opened.choices, ...choices }, units };
  const form = rawInputs(calculator, state);
  const source = { kind: 'text', text } as const;
  const read = readSource(calculator, { source, texts, language, remarks: words.grid.remarks, form });
  if (read.news !== 'table') throw new Error(`${id}: ${JSON.stringify(read)}`);
  const { columns, signs } = read;
  const compute = rowComputer(calculator, structuredClone({ columns, form, texts, signs }));
  const rows = read.rows.map((row, at) => ({
    ...row,
    computed: compute([{ at, cells: row.cells }])[0]?.row ?? null,
  }));
  const table: BatchTable = { ...read, file: null, rows, below: 'whole', limits: {} };
  const page = { calculator, labels: labelsOf(calculator, texts), language, data: { texts }, state };
  return {
    calculator,
    form,
    keys: columns.map(({ key }) => key),
    rows: rows.map(({ computed }) => computed),
    values: rows.map(({ computed }) => (computed?.result.ok ? computed.result.values : null)),
    notes: readingNotes(page, words, table),
    set: setChoiceNotes(page, words, table),
    unused: unusedColumnNotes(page, words, table),
    wrong: wrongChoices(page, words, table).map(({ text }) => text),
    remarks: exportTable(page, words, table).rows.map((row) => row.at(-1)),
    shared: sharedInputs(page, table),
    given: formInputs(page, table),
  };
}

/** Calculators with the form as it opens, and with the last of each choice. */
const forms = Object.values(definitions).flatMap((calculator) =>
  [
    {},
    ...calculator.inputs.flatMap((input) =>
      input.kind === 'choice' ? [{ [input.key]: input.choices.at(-1) ?? '' }] : [],
    ),
  ].map((choices) => ({ calculator, choices })),
);

describe('C-04 columns that only another choice uses', () => {
  it('C-04 in every calculator, a column of an input that is not in use sets the only choice that uses it, or is reported with the choices that use it', {
    timeout: 60_000,
  }, async () => {
    let checked = 0;
    for (const { calculator, choices } of forms) {
      const { id } = calculator;
      const { form } = await batchOf(id, `${cellFieldsOf(calculator)[0]?.key}\n`.concat('1\n'), { choices });
      for (const field of cellFieldsOf(calculator)) {
        if (field.kind === 'element' || isUsed(calculator, field.key, form)) continue;
        const value = field.kind === 'choice' ? field.input.choices.at(-1) : field.input.default;
        const batch = await batchOf(id, `Sample\t${field.key}\nA\t${value}`, { choices });
        const place = `${id} ${JSON.stringify(choices)} ${field.key}`;
        const [row] = batch.rows;
        const set = row?.needed?.set ?? [];
        checked += 1;
        if (set.length === 0) {
          if (row?.result.ok) {
            expect(batch.unused, place).toEqual([expect.stringContaining(`“${field.key}”`)]);
            expect(batch.unused[0], place).toContain('It is used with: ');
          }
          continue;
        }
        expect(batch.set, place).toEqual([expect.stringContaining(`“${field.key}”`)]);
        const chosen = Object.fromEntries(set.map(({ key, choice }) => [key, choice]));
        const inputs = { ...batch.shared.inputs, ...row?.given };
        expect(isUsed(calculator, field.key, { ...form, ...chosen }), place).toBe(true);
        const [series] = field.key.split('.');
        const expected = evaluate(calculator, {
          ...Object.fromEntries(Object.entries(inputs).filter(([key]) => !key.includes('.'))),
          ...(field.key.includes('.') && series && { [series]: batch.shared.inputs[series] }),
        });
        expect(row?.result.ok, place).toBe(expected.ok);
        if (expected.ok) expect(batch.values, place).toEqual([expected.values]);
      }
    }
    expect(checked).toBeGreaterThan(200);
  });

  it('C-04 a column of heat inputs is used in place of the voltage, current and speed of the form', async () => {
    const text = 'Nr;Heat input (kJ/mm);Plate thickness\n1;0,5;20\n2;3;20\n3;;20';
    const { values, set, unused, rows, shared } = await batchOf('heat-input-cooling-time', text);
    expect(values[0]).toMatchObject({ coolingTimeS: expect.closeTo(2.64, 2) });
    expect(values[1]).toMatchObject({ coolingTimeS: expect.closeTo(25.57, 2) });
    expect(rows[2]?.result).toMatchObject({ ok: false, problems: [{ key: 'heatInputKJmm' }] });
    expect(set).toEqual([expect.stringContaining('Heat input (kJ/mm)')]);
    expect(unused).toEqual([]);
    expect(shared.isUsedByRows('voltageV')).toBe(false);
  });

  it.each([
    ['ideal-critical-diameter', 'Steel\tDI (in)\nA\t2', 'idealFrom', 'entered'],
    ['retained-austenite', 'Steel\tMs\nA\t250', 'martensiteStartBy', 'entered'],
    [
      'tempered-hardness',
      'Part\tSecond tempering temperature\tSecond tempering time\nA\t500\t2',
      'tempers',
      'two',
    ],
    ['carbon-potential', 'Nr\tDew point\nA\t5', 'measuredBy', 'dew-point'],
  ] as const)('C-04 %s: the table %j sets %s to %s', async (id, text, key, choice) => {
    const { rows, unused } = await batchOf(id, text);
    expect(rows[0]).toMatchObject({ needed: { set: [{ key, choice }], unused: [] } });
    expect(unused).toEqual([]);
  });

  it('C-04 a table with a column for each of two methods uses the one with a value in the row; a row with both is reported', async () => {
    const text = 'Nr\tDew point\tdioxidePercent\nA\t5\t\nB\t\t0.4\nC\t5\t0.4';
    const { rows, unused } = await batchOf('carbon-potential', text);
    expect(rows.map((row) => row?.needed)).toEqual([
      { set: [{ key: 'measuredBy', choice: 'dew-point' }], unused: [] },
      undefined,
      { set: [], unused: ['dewPointC'] },
    ]);
    expect(unused).toEqual([expect.stringMatching(/“Dew point” .*\(rows: 1\)\. It is used with: .+/)]);
  });

  it('C-04 a column that several choices use is reported with all of them, and a second column decides', async () => {
    const one = await batchOf('hydrogen-removal', 'Nr\tThickness (mm)\nA\t50');
    expect(one.unused).toEqual([expect.stringMatching(/“Thickness \(mm\)” .*Plate.*, .*bar/i)]);
    const two = await batchOf('hydrogen-removal', 'Nr\tThickness (mm)\twidthMm\nA\t50\t80');
    expect(two.rows[0]?.needed).toEqual({ set: [{ key: 'shape', choice: 'bar' }], unused: [] });
  });

  it.each([
    ['D', {}, 'diameterMm'],
    ['D (mm)', {}, 'diameterMm'],
    ['D', { diffusivityModel: 'own' }, 'ownDiffusivityM2S'],
    ['D', { shape: 'plate' }, 'ownDiffusivityM2S'],
    ['L', { shape: 'plate' }, 'thicknessMm'],
    ['L', { shape: 'short-cylinder' }, 'lengthMm'],
  ] as const)('C-04 hydrogen removal: the symbol %s with %j is %s', async (symbol, choices, key) => {
    const { keys } = await batchOf('hydrogen-removal', `Nr\t${symbol}\nA\t0.001`, { choices });
    expect(keys).toEqual([key]);
  });

  it('C-04 an exported table that is opened again computes its results from the exported inputs', async () => {
    const header = 'Welding voltage (V),Welding current (A),Plate thickness (mm),Heat input (kJ/mm),Remarks';
    const { keys, rows } = await batchOf('heat-input-cooling-time', `${header}\n24,180,20,0.5,`);
    expect(keys).toEqual(['voltageV', 'currentA', 'thicknessMm']);
    expect(rows[0]?.needed).toBeUndefined();
  });
});

describe('C-04 columns with texts that are not choices', () => {
  it('C-04 the choices are listed above the table and in the row', async () => {
    const text = 'Heat\tC\tMn\tGrain size\n1\t0.4\t0.8\t7\n2\t0.4\t0.8\t8';
    const { wrong, remarks, calculator } = await batchOf('ideal-critical-diameter', text);
    const labels = findTexts(calculator.id)?.en.choices ?? {};
    const list = ['none', 'grossmann'].map((choice) => labels[`grainCorrection.${choice}`]).join(', ');
    expect(wrong).toEqual([
      `Column “Grain size” has none of the choices of its input (rows: 2). Choices: ${list}.`,
    ]);
    expect(remarks[0]).toContain(`Choices: ${list}.`);
  });

  it('C-04 a column of choices has no such note', async () => {
    const { wrong } = await batchOf('ideal-critical-diameter', 'Heat\tC\tGrain size\n1\t0.4\tnone');
    expect(wrong).toEqual([]);
  });

  it('C-04 every column of a choice lists its choices in every calculator', async () => {
    for (const { id, inputs } of Object.values(definitions))
      for (const input of inputs) {
        if (input.kind !== 'choice' || input.when) continue;
        const { wrong } = await batchOf(id as CalculatorId, `Heat\t${input.key}\n1\tzzz 9`);
        expect(wrong, `${id} ${input.key}`).toHaveLength(1);
      }
  });
});

describe('C-04 contents that cannot have the unit of their column', () => {
  it('C-04 contents in percent in columns in ppm are reported in the remarks of the row', async () => {
    const text = 'Heat\tC\tV (ppm)\tNb (ppm)\n1\t0.16\t0.02\t0.0085\n2\t0.16\t200\t85\n3\t0.16\t0\t<5';
    const { remarks } = await batchOf('carbon-equivalent', text);
    expect(remarks[0]).toContain('Does not fit the unit ppm, check it: V 0.02, Nb 0.0085.');
    for (const remark of remarks.slice(1)) expect(remark).not.toContain('ppm');
  });

  it('C-04 trace elements of less than 1 ppm fit the unit', async () => {
    const { remarks } = await batchOf('carbon-equivalent', 'Heat\tC\tB (ppm)\n1\t0.16\t0.5\n2\t0.16\t0.002');
    expect(remarks.map((remark) => String(remark).includes('B 0.002'))).toEqual([false, true]);
    expect(remarks[0]).not.toContain('ppm');
  });
});

describe('B-09 inputs of the form in an exported workbook', () => {
  it('B-09 B-06 V-07 a limit keeps its sign and a value its ±, with the decimal separator of the language', async () => {
    const typed = { thicknessMm: '40±0,5', hydrogenMl: '<3,5' };
    const { given } = await batchOf('preheat-temperature', 'Heat\tC\n1\t0,16', { typed, language: 'de' });
    expect(given.map(([, value]) => value)).toEqual(expect.arrayContaining(['40±0,5', '<3,5']));
  });
});

describe('B-09 columns without a unit', () => {
  const note = /^Columns without a unit were not read in the units chosen on the page, but in these: /;
  const notesFor = async (header: string, units: Readonly<Record<string, Unit>>) => {
    const text = `Heat\t${header}\tC\nA\t30\t0.4`;
    return (await batchOf('preheat-temperature', text, { units })).notes.filter((each) => note.test(each));
  };

  it('B-09 V-07 a column without a unit whose input is shown in another unit is listed with the unit in which it was read', async () => {
    expect(await notesFor('Plate thickness', { thicknessMm: 'inch' })).toEqual([
      expect.stringMatching(/thicker part\): mm\.$/),
    ]);
  });

  it('B-09 V-07 a column with its unit, or in the unit of the page, is not listed', async () => {
    expect(await notesFor('Plate thickness (mm)', { thicknessMm: 'inch' })).toEqual([]);
    expect(await notesFor('Plate thickness', {})).toEqual([]);
  });
});
