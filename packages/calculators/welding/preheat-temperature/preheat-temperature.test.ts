/** Tests that a preheat temperature is never stated too low. */
import { describe, expect, it } from 'vitest';
import { runSweep } from '../../core/analysis/sweep.ts';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import { sweptFields } from '../../core/inputs/swept-fields.ts';
import { headlineOf, isOutsideData, modelRangeOf } from '../../core/models.ts';
import { formatWarning } from '../../core/texts/common-texts.ts';
import { labelsOf } from '../../core/texts/labels.ts';
import { valueText } from '../../core/texts/value-text.ts';
import calculator from './index.ts';
import texts from './texts/index.ts';

const steels = [
  { C: 0.42, Si: 0.25, Mn: 0.75, Cr: 1.05, Ni: 0.1, Mo: 0.22, Cu: 0.12 },
  { C: 0.42, Cr: 1.05, Mo: 0.22 },
  { C: 0.18, Mn: 1.4, Si: 0.4 },
  { C: 0.25, Mn: 1.1, Cr: 0.9, Mo: 0.2 },
];
const cases = steels.flatMap((steel) =>
  ['method-b', 'ito-bessyo', 'aws', 'highest'].flatMap((decidingMethod) =>
    [12, 25, 40, 55, 77].map((thicknessMm) => ({ ...steel, decidingMethod, thicknessMm })),
  ),
);

function resultOf(raw: object) {
  const result = evaluate(calculator, { ...defaultInputs(calculator), ...raw });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const shown = (key: string): number => {
    const output = calculator.outputs.find((each) => each.key === key);
    if (!output) throw new Error(key);
    return Number(
      valueText({ calculator, texts: texts.en, language: 'en', unit: output.unit }, output, result.values),
    );
  };
  return { ...result, shown };
}
const byMethod = { 'method-b': 'methodBC', 'ito-bessyo': 'itoBessyoC', aws: 'awsC' } as const;

describe('preheat temperature', () => {
  it('V-03: the shown preheat temperature is never below the value of the governing method, and at most 1 °C above', () => {
    let compared = 0;
    for (const raw of cases) {
      const { values, shown } = resultOf(raw);
      const own = values[byMethod[raw.decidingMethod as keyof typeof byMethod]];
      if (typeof values['neededC'] !== 'number' || typeof own !== 'number') continue;
      compared += 1;
      expect(shown('neededC')).toBeGreaterThanOrEqual(own - 0.051);
      expect(shown('neededC')).toBeLessThan(own + 1.001);
      expect(shown('neededC')).toBe(values['neededC']);
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('V-03: the practical value is the main result rounded up to 5 °C, and the highest value is not below the main result', () => {
    for (const raw of cases) {
      const { values, shown } = resultOf(raw);
      if (values['neededC'] === null) continue;
      expect(shown('roundedC')).toBe(5 * Math.ceil(shown('neededC') / 5));
      // Above the maximum practicable preheat the highest value is withheld.
      if (values['highestC'] !== null) expect(shown('highestC')).toBeGreaterThanOrEqual(shown('neededC'));
    }
  });

  it('C-02: the point of the first diagram is at the shown preheat temperature', () => {
    for (const raw of cases) {
      const { values, inputs, shown } = resultOf(raw);
      const drawing = calculator.charts?.[0]?.draw(inputs, values);
      const point = drawing?.marks?.find(({ role }) => role === 'user');
      if (values['neededC'] !== null) expect(point?.at[1]).toBe(shown('neededC'));
    }
  });

  it('V-03: outside the range of the method a remark at the result names the inputs, and the curve is dashed', () => {
    const result = resultOf({ ...steels[0], thicknessMm: 40 });
    const output = calculator.outputs[0];
    if (!output) throw new Error('no output');
    expect(isOutsideData(calculator, result, output)).toBe(true);
    const reason = result.warnings.find(({ code }) => code === 'governing_outside');
    if (!reason) throw new Error('no reason');
    expect(formatWarning(texts.en, reason, 'en', labelsOf(calculator, texts.en))).toMatch(/: C, .*CET/);
    const curve = calculator.charts?.[0]
      ?.draw(result.inputs, result.values)
      .lines?.filter(({ model }) => model === 'methodBC');
    expect(curve?.length).toBeGreaterThan(0);
    expect(curve?.every(({ isBeyond }) => isBeyond)).toBe(true);
  });

  it('V-03: neither the main result nor the highest value falls with increasing thickness, and the highest is not below the main result', () => {
    for (const steel of steels)
      for (const decidingMethod of ['method-b', 'ito-bessyo', 'aws', 'highest']) {
        const before = { headline: 0, highest: 0 };
        for (let thicknessMm = 5; thicknessMm <= 150; thicknessMm += 2.5) {
          const { values, warnings } = resultOf({ ...steel, decidingMethod, thicknessMm });
          const isTooHot = warnings.some(({ code }) => code === 'not_practicable');
          // There is no value if no preheat is needed, or more than is practicable.
          const headline = Number(values['neededC'] ?? (isTooHot ? Infinity : 0));
          const highest = Number(values['highestC'] ?? Infinity);
          const where = `${JSON.stringify(steel)}, ${decidingMethod}, ${thicknessMm} mm`;
          if (decidingMethod !== 'aws' || values['awsC'] !== null)
            expect(headline, where).toBeGreaterThanOrEqual(before.headline);
          expect(highest, where).toBeGreaterThanOrEqual(before.highest);
          expect(highest, where).toBeGreaterThanOrEqual(headline === Infinity ? 0 : headline);
          Object.assign(before, { headline, highest });
        }
      }
  });

  it('V-03: a highest preheat temperature from a method outside its range is marked as extrapolated', () => {
    const at = (thicknessMm: number) => resultOf({ ...steels[2], thicknessMm }).values;
    expect([25, 60].map((each) => at(each)['highestBy'])).toEqual(['ito-bessyo', 'ito-bessyo-extrapolated']);
    const governed = resultOf({ ...steels[2], thicknessMm: 60, decidingMethod: 'highest' });
    const output = calculator.outputs[0];
    if (!output) throw new Error('no output');
    expect(isOutsideData(calculator, governed, output)).toBe(true);
  });

  it('V-04: the range of the methods that are in range is shown beside the main result, also if the highest of them governs', () => {
    const output = calculator.outputs[0];
    if (!output) throw new Error('no output');
    for (const thicknessMm of [25, 60]) {
      const result = resultOf({ ...steels[2], thicknessMm });
      const range = modelRangeOf(calculator, result, output);
      expect(range?.n, `${thicknessMm} mm`).toBeGreaterThan(1);
      expect(range?.low).toBeLessThanOrEqual(result.shown('neededC'));
    }
  });
});

it('C-02: the preheat temperature after rounding up is within the range of its methods', () => {
  for (const hydrogenMl of [3, 5, 10, 20])
    for (const thicknessMm of [20, 33, 47, 80]) {
      const result = evaluate(calculator, { ...defaultInputs(calculator), hydrogenMl, thicknessMm });
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      const headline = headlineOf(calculator, result);
      if (!headline) throw new Error('no headline');
      const range = modelRangeOf(calculator, result, headline);
      if (range) expect(range.high).toBeGreaterThanOrEqual(Number(result.values[headline.key]));
    }
});

it('C-03: the curve over an input is continuous, although the value is rounded up', () => {
  const raw = defaultInputs(calculator);
  const field = sweptFields(calculator, raw).find(({ key }) => key === 'thicknessMm');
  if (!field) throw new Error('no thickness');
  const sweep = { field, from: 20, to: 60, outputs: ['neededC'] };
  const [swept] = runSweep(calculator, raw, sweep);
  const heights = swept?.runs.flat().map(([, celsius]) => celsius) ?? [];
  const rises = heights.slice(1).map((each, at) => each - (heights[at] ?? 0));
  expect(rises.length).toBeGreaterThan(40);
  expect(Math.min(...rises)).toBeGreaterThan(0);
  for (const [at, rise] of rises.slice(1).entries()) expect(rise / (rises[at] ?? 1)).toBeCloseTo(1, 0);
});
