import { describe, expect, it } from 'vitest';
import { labelsOf } from '../../../calculators/common-texts.ts';
import { findDefinition, findTexts } from '../../../calculators/definitions.ts';
import { defaultInputs } from '../../../calculators/fields.ts';
import { type Language, languages } from '../../../calculators/language.ts';
import type { CalculatorId } from '../../../calculators/registry.ts';
import { readColumns } from './columns.ts';
import { computeRows, fixedInputs } from './compute.ts';
import { readTable, rowInputs } from './table.ts';

function of(id: CalculatorId, language: Language) {
  const calculator = findDefinition(id);
  const texts = findTexts(id)?.[language];
  if (!calculator || !texts) throw new Error(id);
  return { calculator, texts, labels: labelsOf(calculator, texts) };
}

/** Pasted text to results, as the page does it. */
async function computed(
  id: CalculatorId,
  language: Language,
  pasted: string,
  signal = new AbortController().signal,
) {
  const { calculator, texts, labels } = of(id, language);
  const [header = [], ...rows] = readTable(pasted);
  const read = readColumns(calculator, labels, header);
  if (!read.ok) throw new Error(read.problem);
  const fixed = fixedInputs(calculator, read.columns, defaultInputs(calculator));
  const inputs = rows.map((row) => rowInputs(read.columns, row, fixed, texts));
  let told = 0;
  const results = await computeRows(
    calculator,
    inputs,
    (done) => {
      told = done;
    },
    signal,
  );
  return { ...read, inputs, results, told };
}

describe('C-04 a pasted table', () => {
  it('C-04 German headers, decimal commas and tabs give the same as figures with points', async () => {
    const german = await computed(
      'carbon-equivalent',
      'de',
      'Schmelze\tKohlenstoff [%]\tMangan in %\tMolybdän\n4711\t0,16\t1,45\t0,01\n',
    );
    const english = await computed('carbon-equivalent', 'en', 'heat,C,Mn,Mo\n4711,0.16,1.45,0.01\n');
    expect(german.name).toBe(0);
    expect(german.results[0]).toMatchObject({ ok: true });
    expect(german.results).toEqual(english.results);
  });

  it('C-04 German headers are read on an English page too, and semicolons from a file', async () => {
    const { results, inputs } = await computed(
      'carbon-equivalent',
      'en',
      '\ufeffMangan;Kohlenstoff\r\n1,45;0,16\r\n',
    );
    expect(inputs[0]).toMatchObject({ Mn: 1.45, C: 0.16 });
    expect(results[0]?.ok).toBe(true);
  });

  it('C-04 a header may say its unit: ppm is converted, an unknown unit is not taken for the own one', () => {
    const { calculator, labels } = of('carbon-equivalent', 'en');
    const read = readColumns(calculator, labels, ['C (%)', 'B (ppm)', 'Mn (oz)', 'Cr (‰)']);
    if (!read.ok) throw new Error(read.problem);
    expect(read.columns.map(({ field, unit }) => [field.key, unit])).toEqual([
      ['C', 'wt%'],
      ['B', 'ppm'],
    ]);
    expect(rowInputs(read.columns, ['0.16', '20'], {}, of('carbon-equivalent', 'en').texts)).toEqual({
      C: 0.16,
      B: 0.002,
    });
  });

  it('C-04 every label of every calculator is found in its own language', () => {
    for (const id of [
      'carbon-equivalent',
      'schaeffler-diagram',
      'preheat-temperature',
      'jominy-hardenability',
    ] as const) {
      for (const language of languages) {
        const { calculator, labels } = of(id, language);
        for (const input of calculator.inputs) {
          if (input.kind === 'composition' || input.kind === 'series') continue;
          const read = readColumns(calculator, labels, [labels.input(input.key)]);
          expect(read, `${id} ${language} ${input.key}`).toMatchObject({
            ok: true,
            columns: [{ field: { key: input.key } }],
          });
        }
      }
    }
  });

  it('C-04 two columns for one input, or none for any, are refused', () => {
    const { calculator, labels } = of('carbon-equivalent', 'en');
    expect(readColumns(calculator, labels, ['C', 'Carbon'])).toEqual({
      ok: false,
      problem: 'twice',
      key: 'C',
    });
    expect(readColumns(calculator, labels, ['0.16', '1.45'])).toEqual({ ok: false, problem: 'noHeader' });
    expect(readColumns(calculator, labels, [])).toEqual({ ok: false, problem: 'noHeader' });
  });

  it('C-04 inputs without a column come from the form, elements without a column are 0', async () => {
    const { calculator } = of('preheat-temperature', 'en');
    const numbers = calculator.inputs.filter((input) => input.kind === 'number');
    const { inputs } = await computed('preheat-temperature', 'en', 'C\tMn\n0.16\t1.45\n');
    expect(inputs[0]).not.toHaveProperty('Cr');
    for (const input of numbers)
      expect(inputs[0]).toHaveProperty(input.key, defaultInputs(calculator)[input.key]);
  });

  it('C-04 broken rows are named with their field, the others are computed', async () => {
    const { results } = await computed(
      'carbon-equivalent',
      'en',
      'C\tMn\n0.16\t1.45\nabc\t1\n-1\t1\n=HYPERLINK("x")\t1\n0.18\t1.2\n',
    );
    expect(results.map(({ ok }) => ok)).toEqual([true, false, false, false, true]);
    for (const broken of results.slice(1, 4)) expect(broken).toMatchObject({ problems: [{ key: 'C' }] });
  });

  it('C-04 10,000 rows with broken ones: all are there, in order, and 1,000 take less than a second', {
    retry: 2,
  }, async () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => `H${at}\t${at % 7 === 0 ? 'x' : '0,16'}\t1,45`);
    const begun = performance.now();
    const { results, told } = await computed(
      'carbon-equivalent',
      'de',
      `Schmelze\tC\tMn\n${lines.join('\n')}`,
    );
    expect((performance.now() - begun) / 10).toBeLessThan(1_000);
    expect(results.map(({ ok }) => ok)).toEqual(lines.map((_, at) => at % 7 !== 0));
    expect(told).toBe(10_000);
  });

  it('C-04 cancelling keeps what was computed until then', async () => {
    const stop = new AbortController();
    stop.abort();
    const lines = Array.from({ length: 10_000 }, () => '0.16\t1.45').join('\n');
    const { results } = await computed('carbon-equivalent', 'en', `C\tMn\n${lines}`, stop.signal);
    expect(results.length).toBeGreaterThan(0);
    expect(results.length).toBeLessThan(10_000);
  });
});
