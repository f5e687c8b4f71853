import { defaultInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { type Signs, signsChosen } from '@ferrite/calculators/core/inputs/read-number.ts';
import { formatProblem, labelsOf } from '@ferrite/calculators/core/texts/common-texts.ts';
import { type Language, languages } from '@ferrite/calculators/core/texts/language.ts';
import { definitions, findDefinition, findTexts } from '@ferrite/calculators/definitions.ts';
import type { CalculatorId } from '@ferrite/calculators/registry.ts';
import { describe, expect, it } from 'vitest';
import { readColumns } from './columns/columns.ts';
import { type BatchRow, hasResult, rowComputer } from './compute.ts';
import { type Below, readRow } from './read/cells.ts';
import { type ReadOutcome, readSource } from './read/read-source.ts';
import { fixedInputs } from './read/row-reader.ts';

const remarks = 'Remarks';

function calculatorWithTexts(id: CalculatorId, language: Language) {
  const calculator = findDefinition(id);
  const texts = findTexts(id)?.[language];
  if (!calculator || !texts) throw new Error(id);
  return { calculator, texts, labels: labelsOf(calculator, texts) };
}

/** Returns how a pasted text was read. */
function readBatchTable(id: CalculatorId, language: Language, text: string, signs?: Signs): ReadOutcome {
  const { calculator, texts } = calculatorWithTexts(id, language);
  // Responses of the worker must be cloneable.
  const source = { kind: 'text', text } as const;
  return structuredClone(readSource(calculator, { source, texts, language, remarks, signs }));
}

type Options = { readonly signs?: Signs; readonly below?: Below };

function computed(id: CalculatorId, language: Language, text: string, { signs, below }: Options = {}) {
  const { calculator, texts } = calculatorWithTexts(id, language);
  const table = readBatchTable(id, language, text, signs);
  if (table.news !== 'table') throw new Error(JSON.stringify(table));
  const setup = { columns: table.columns, form: defaultInputs(calculator), texts, signs: table.signs, below };
  const compute = rowComputer(calculator, structuredClone(setup));
  const requests = table.rows.map(({ cells }, at) => ({ at, cells }));
  const rows: BatchRow[] = [];
  // A call returns the rows that it had time to compute.
  while (rows.length < requests.length)
    rows.push(
      ...compute(requests.slice(rows.length, rows.length + 200)).map(({ row }) => structuredClone(row)),
    );
  const names = table.name === null ? null : table.rows.map(({ cells }) => cells[table.name ?? 0] ?? '');
  return { ...table, names, rows, results: rows.map(({ result }) => result) };
}

describe('C-04 pasted table', () => {
  it('C-04 German headers, decimal commas and tabs give the same results as decimal points', () => {
    const german = computed(
      'carbon-equivalent',
      'de',
      'Schmelze\tKohlenstoff [%]\tMangan in %\tMolybdän\n4711\t0,16\t1,45\t0,01\n',
    );
    const english = computed('carbon-equivalent', 'en', 'heat,C,Mn,Mo\n4711,0.16,1.45,0.01\n');
    expect(german.names).toEqual(['4711']);
    expect(german.results[0]).toMatchObject({ ok: true });
    expect(german.results).toEqual(english.results);
  });

  it('C-04 German headers are read on an English page too, and semicolons from a file', () => {
    const { results, rows } = computed(
      'carbon-equivalent',
      'en',
      '\ufeffMangan;Kohlenstoff\r\n1,45;0,16\r\n',
    );
    expect(rows[0]?.given).toEqual({ Mn: 1.45, C: 0.16 });
    expect(results[0]?.ok).toBe(true);
  });

  it('C-04 a header may contain a unit: ppm is converted', () => {
    const { calculator, texts } = calculatorWithTexts('carbon-equivalent', 'en');
    const read = readColumns(calculator, { names: [{ ...texts, remarks }] }, ['C (%)', 'B (ppm)']);
    if (!read.ok) throw new Error(read.problem);
    expect(read.columns.map(({ field, unit }) => [field.key, unit])).toEqual([
      ['C', 'wt%'],
      ['B', 'ppm'],
    ]);
    expect(readRow(read.columns, ['0.16', '20'], {}, { texts })).toEqual({
      inputs: { C: 0.16, B: 0.002 },
      given: { C: 0.16, B: 20 },
    });
  });

  it('C-04 every label of every calculator is recognized in its own language', () => {
    for (const id of Object.keys(definitions) as CalculatorId[]) {
      for (const language of languages) {
        const { calculator, texts, labels } = calculatorWithTexts(id, language);
        for (const input of calculator.inputs) {
          if (input.kind !== 'number') continue;
          const read = readColumns(calculator, { names: [{ ...texts, remarks }] }, [labels.input(input.key)]);
          expect(read, `${id} ${language} ${input.key}`).toMatchObject({
            ok: true,
            columns: [{ field: { key: input.key } }],
          });
        }
      }
    }
  });

  it('C-04 a hardness column is recognized by its scale, or by its name in every language', () => {
    const rockwell = computed('hardness-converter', 'en', 'Part\tHRC\nA\t40\n').results[0];
    for (const header of ['Hardness (HRC)', 'hrc']) {
      const { results } = computed('hardness-converter', 'en', `Part\t${header}\nA\t40\n`);
      expect(results[0]).toEqual(rockwell);
    }
    for (const header of ['Hardness', 'Härte', '硬度', '硬さ', '경도'])
      for (const language of languages) {
        const { rows } = computed('hardness-converter', language, `Part\t${header}\nA\t240\n`);
        expect(rows[0]?.given).toEqual({ value: 240 });
      }
    expect(readBatchTable('hardness-converter', 'de', 'Teil\tHRC\tHärte\nA\t40\t40\n')).toMatchObject({
      news: 'refused',
      problem: 'twice',
    });
  });

  it('C-04 a hardness outside the conversion table has no result, and an error names labels instead of keys', () => {
    const { results } = computed('hardness-converter', 'en', 'Hardness\n20\n240\n');
    const calculator = definitions['hardness-converter'];
    expect(results.map((each) => hasResult(calculator, each))).toEqual([false, true]);
    const refused = readBatchTable('hardness-converter', 'kr', 'x,y\n1,2\n');
    expect(refused).toMatchObject({ problem: 'noHeader', example: expect.arrayContaining(['재료']) });
  });

  it('C-04 a table with two columns for one input, or without a known column, is rejected', () => {
    const { calculator, texts } = calculatorWithTexts('carbon-equivalent', 'en');
    expect(readColumns(calculator, { names: [{ ...texts, remarks }] }, ['C', 'Carbon'])).toEqual({
      ok: false,
      problem: 'twice',
      key: 'C',
    });
    expect(readColumns(calculator, { names: [{ ...texts, remarks }] }, ['0.16', '1.45'])).toEqual({
      ok: false,
      problem: 'noHeader',
    });
    expect(readColumns(calculator, { names: [{ ...texts, remarks }] }, [])).toEqual({
      ok: false,
      problem: 'noHeader',
    });
  });

  it('C-04 a column in another unit of its input is converted; one in an unknown unit is refused, not replaced by the form’s value', () => {
    const welding = (speed: string) =>
      `Welding voltage (V)\tWelding current (A)\t${speed}\tPlate thickness (mm)\n25\t200\t`;
    const inMillimetres = computed(
      'heat-input-cooling-time',
      'en',
      `${welding('Travel speed (mm/s)')}4\t10\n`,
    );
    for (const [header, value] of [
      ['Travel speed (mm/min)', 240],
      ['Travel speed [cm/min]', 24],
    ] as const) {
      const { results } = computed('heat-input-cooling-time', 'en', `${welding(header)}${value}\t10\n`);
      expect(results[0]).toEqual(inMillimetres.results[0]);
    }
    expect(
      readBatchTable('heat-input-cooling-time', 'en', `${welding('Travel speed (in/min)')}9.4\t10\n`),
    ).toMatchObject({
      problem: 'unit',
      header: 'Travel speed (in/min)',
      unit: 'in/min',
    });
    for (const header of ['Mn (oz)', 'Cr (‰)', 'Cr ‰', 'Cr‰', '‰ Cr', 'Cr ‱', 'Cr in ‰'])
      expect(readBatchTable('carbon-equivalent', 'en', `C\t${header}\n0.2\t1\n`)).toMatchObject({
        problem: 'unit',
      });
    // Neither a ratio nor the name of a sample counts as a unit.
    for (const other of ['Mn/S', 'Mn (A)', 'C (ladle)'])
      expect(readBatchTable('carbon-equivalent', 'en', `C\t${other}\n0.2\t1\n`)).toMatchObject({
        news: 'table',
      });
  });

  it('C-04 a row of data below an unknown header row is not mistaken for column names', () => {
    expect(
      readBatchTable('hardness-converter', 'de', 'Probe;Skala;Wert\n1;HRC;60\n2;HV;300\n'),
    ).toMatchObject({
      news: 'refused',
      problem: 'noHeader',
    });
    expect(readBatchTable('hardness-converter', 'de', 'Probe;Skala\nA;HRC\n')).toMatchObject({
      problem: 'noHeader',
    });
    expect(readBatchTable('hardness-converter', 'de', 'Messung 12\nProbe\tHRC\nA\t60\n')).toMatchObject({
      news: 'table',
    });
  });

  it('C-04 inputs without a column are taken from the form, and elements without a column are 0', () => {
    const { calculator, texts } = calculatorWithTexts('preheat-temperature', 'en');
    const read = readColumns(calculator, { names: [{ ...texts, remarks }] }, ['C', 'Mn']);
    if (!read.ok) throw new Error(read.problem);
    const fixed = fixedInputs(calculator, read.columns, defaultInputs(calculator));
    const { inputs } = readRow(read.columns, ['0.16', '1.45'], fixed, { texts });
    expect(inputs).toMatchObject({ C: 0.16, Mn: 1.45 });
    expect(inputs).not.toHaveProperty('Cr');
    for (const input of calculator.inputs)
      if (input.kind === 'number')
        expect(inputs).toHaveProperty(input.key, defaultInputs(calculator)[input.key]);
  });

  it.each(['-', '–', '—', 'n/a', 'k. A.', 'n.b.', '未測定', 'n.d.', 'tr'])(
    'C-04 a cell with “%s”, a value that was not determined, counts as empty',
    (notDetermined) => {
      const { calculator, texts } = calculatorWithTexts('preheat-temperature', 'en');
      const read = readColumns(calculator, { names: [{ ...texts, remarks }] }, ['C', 'Mn', 'Cr', 'Hydrogen']);
      if (!read.ok) throw new Error(read.problem);
      const [marked, empty] = [notDetermined, ''].map((cell) =>
        readRow(read.columns, ['0.16', '1.45', cell, cell], defaultInputs(calculator), { texts }),
      );
      expect(marked).toEqual(empty);
      const { readAs } = computed('preheat-temperature', 'en', `C\tMn\tCr\n0.16\t1.45\t${notDetermined}\n`);
      expect(readAs).toEqual([{ text: notDetermined, value: null }]);
    },
  );

  it('C-04 invalid rows are reported with their field, and the others are computed', () => {
    const { results } = computed(
      'carbon-equivalent',
      'en',
      'C\tMn\n0.16\t1.45\nabc\t1\n-1\t1\n=HYPERLINK("x")\t1\n0.18\t1.2\n',
    );
    expect(results.map(({ ok }) => ok)).toEqual([true, false, false, false, true]);
    for (const broken of results.slice(1, 4)) expect(broken).toMatchObject({ problems: [{ key: 'C' }] });
  });

  it('C-04 pasted text that is not a table is rejected with a reason before anything is computed', () => {
    const refused = (text: string) => readBatchTable('carbon-equivalent', 'en', text);
    expect(refused('0.16\t1.45')).toEqual({
      news: 'refused',
      problem: 'noHeader',
      example: ['C', 'Si', 'Mn', 'P'],
    });
    expect(refused('C\tCarbon\n1\t2')).toMatchObject({ news: 'refused', problem: 'twice', key: 'C' });
    expect(refused('C\tMn\n\n')).toEqual({ news: 'refused', problem: 'empty' });
    expect(refused(`C\n${'0.1\n'.repeat(10_001)}`)).toMatchObject({
      news: 'refused',
      problem: 'tooMany',
      rows: 10_001,
      most: 10_000,
    });
  });

  it('C-04 a table of 10,000 rows, some of them invalid, is computed completely and in order', () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => `H${at}\t${at % 7 === 0 ? 'x' : '0,16'}\t1,45`);
    const { names, results } = computed('carbon-equivalent', 'de', `Schmelze\tC\tMn\n${lines.join('\n')}`);
    expect(results.map(({ ok }) => ok)).toEqual(lines.map((_, at) => at % 7 !== 0));
    expect([results.length, names?.[9_999]]).toEqual([10_000, 'H9999']);
  });

  it('C-04 rows are computed in slices of at most 0.1 s, which keeps edits and cancelling responsive', () => {
    const { calculator, texts } = calculatorWithTexts('carburizing-depth', 'en');
    const table = readBatchTable('carburizing-depth', 'en', `boostTemperatureC\n${'930\n'.repeat(2_000)}`);
    if (table.news !== 'table') throw new Error(table.news);
    const compute = rowComputer(calculator, {
      columns: table.columns,
      form: defaultInputs(calculator),
      texts,
    });
    const done = compute(table.rows.map(({ cells }, at) => ({ at, cells })));
    expect(done.length).toBeGreaterThan(0);
    expect(done.length).toBeLessThan(2_000);
    expect(done.map(({ at }) => at)).toEqual(done.map((_, at) => at));
  });

  it('B-06 for a cell with two possible readings the user is asked, and can choose either reading', () => {
    const text = 'heat\tC\tMn\nA\t0\t1\nB\t0\t1,450\n';
    const asked = readBatchTable('carbon-equivalent', 'en', text);
    expect(asked).toEqual({
      news: 'refused',
      problem: 'ambiguous',
      row: 2,
      key: 'Mn',
      text: '1,450',
      decimal: 1.45,
      grouped: 1450,
      sign: ',',
      signs: { decimal: '.' },
    });
    const decimal = computed('carbon-equivalent', 'en', text, { signs: signsChosen(',', 'decimal') });
    expect(decimal.rows[1]?.given).toMatchObject({ Mn: 1.45 });
    expect(decimal.readAs).toEqual([{ text: '1,450', value: 1.45 }]);
    const grouped = computed('carbon-equivalent', 'en', text, { signs: signsChosen(',', 'grouped') });
    expect(grouped.rows[1]?.given).toMatchObject({ Mn: 1450 });
    expect(computed('carbon-equivalent', 'de', text)).toMatchObject({ readAs: [] });
  });

  it('B-06 the decimal separator is inferred from the table, and the ambiguous cells read with it are listed', () => {
    const german = computed('carbon-equivalent', 'en', 'C;Mn\n0,16;1,450\n');
    expect(german.rows[0]?.given).toEqual({ C: 0.16, Mn: 1.45 });
    expect(german.readAs).toEqual([{ text: '1,450', value: 1.45 }]);
    const english = computed('carbon-equivalent', 'de', 'C\tMn\n0.16\t1.450\n');
    expect(english.rows[0]?.given).toEqual({ C: 0.16, Mn: 1.45 });
    expect(english.readAs).toEqual([{ text: '1.450', value: 1.45 }]);
  });

  it('B-06 B-09 a value below a limit counts as the limit, half of it or zero, as the user chooses', () => {
    const text = 'C\tMn\tMo\n0.16\t1.45\t<0.01\n';
    const moOf = (below?: Below) =>
      computed('carbon-equivalent', 'en', text, { ...(below && { below }) }).rows[0]?.given;
    expect(moOf()).toMatchObject({ Mo: 0.01 });
    expect(moOf('half')).toMatchObject({ Mo: 0.005 });
    expect(moOf('zero')).toMatchObject({ Mo: 0 });
  });
});

it.each([
  ['carbon-equivalent', 'C (ppm)\tMn\n90000\t1.4', 'from 0 to 20,000 ppm.'],
  ['carbon-equivalent', 'C\tMn\n9\t1.4', 'from 0 to 2 %.'],
  ['tempered-hardness', 'C\tMn\tTempering temperature (°F)\n0.4\t0.8\t2000', 'from 212 to 1328 °F.'],
] as const)(
  'B-09 C-04 limits in the message of a cell have the unit of its column: %s %j',
  (id, text, limits) => {
    const { texts, labels } = calculatorWithTexts(id, 'en');
    const [result] = computed(id, 'en', text).results;
    const problems = result && !result.ok ? result.problems : [];
    const sentences = problems.map((problem) => formatProblem(texts, problem, 'en', labels));
    expect(sentences.map((each) => each.replace(/\s/gu, ' '))).toEqual([expect.stringContaining(limits)]);
  },
);
