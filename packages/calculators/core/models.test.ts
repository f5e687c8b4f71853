import { describe, expect, it } from 'vitest';
import { definitions } from '../definitions.ts';
import type { Calculator } from './calculator.ts';
import { evaluate } from './evaluate.ts';
import { defaultInputs, fieldsOf } from './inputs/fields.ts';
import { fittingModel, headlineOf, isOutsideRange, modelRangeOf, spreadGroups } from './models.ts';

const all = Object.values(definitions).map((each) => [each.id, each] as const);

/** Yields results with each number input at its limits and at values between them, one input at a time. */
function* results(calculator: Calculator) {
  const start = defaultInputs(calculator);
  for (const field of fieldsOf(calculator)) {
    if (field.kind !== 'number' && field.kind !== 'element') continue;
    const { min, max } = field.limits;
    for (const share of [0, 0.02, 0.2, 0.5, 0.8, 1]) {
      const result = evaluate(calculator, { ...start, [field.key]: min + share * (max - min) });
      if (result.ok) yield result;
    }
  }
}

describe('V-04 remarks on models without a value', () => {
  it.each([
    [1.6, 0],
    [50, 3],
  ])('the remark on the hardness at %s mm names the %s models without a value', (distanceMm, count) => {
    const calculator = definitions['jominy-hardenability'];
    const steel = { C: 0.15, Si: 0.25, Mn: 0.6, Cr: 0.2 };
    const result = evaluate(calculator, { ...defaultInputs(calculator), ...steel, Mo: 0, distanceMm });
    if (!result.ok) throw new Error('The inputs are refused.');
    const missing = ['hardnessA255HRC', 'hardnessJust1969HRC', 'hardnessJustGrainHRC'].filter(
      (model) => result.values[model] === null,
    );
    const remark = result.warnings.find(({ code }) => code === 'below_rockwell');
    expect(remark?.explains ?? []).toEqual(missing);
    expect(missing).toHaveLength(count);
  });
});

describe('V-04 groups of models for one quantity', () => {
  it.each(all)(
    '%s: each group of comparable models has at least two models with the same unit, and no model is in two groups',
    (_id, calculator) => {
      const groups = spreadGroups(calculator);
      const names = groups.flat().map(({ output }) => output);
      expect(new Set(names).size).toBe(names.length);
      for (const group of groups) {
        expect(group.length).toBeGreaterThan(1);
        const units = group.map(({ output }) => calculator.outputs.find(({ key }) => key === output)?.unit);
        expect(new Set(units).size, group.map(({ output }) => output).join()).toBe(1);
      }
    },
  );

  it.each(all)(
    '%s: a model outside its range is preferred only when no model of the group is inside its range',
    (_id, calculator) => {
      for (const result of results(calculator)) {
        const fitting = fittingModel(calculator, result);
        if (!fitting || fitting.inRange) {
          if (fitting) expect(isOutsideRange(fitting.output, result)).toBe(false);
          continue;
        }
        const group = spreadGroups(calculator).find((each) =>
          each.some(({ output }) => output === fitting.output),
        );
        for (const { output, range } of group ?? [])
          if (range) expect(isOutsideRange(output, result), output).toBe(true);
      }
    },
  );

  it('the hardness of 34CrNiMo6 along the Jominy bar uses the model that is in range', () => {
    const calculator = definitions['jominy-hardenability'];
    const steel = { C: 0.34, Si: 0.25, Mn: 0.65, Cr: 1.5, Ni: 1.5, Mo: 0.22 };
    const result = evaluate(calculator, { ...defaultInputs(calculator), ...steel });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(isOutsideRange('hardnessA255HRC', result)).toBe(true);
    expect(fittingModel(calculator, result)).toMatchObject({ inRange: true });
  });
});

describe('V-04 range of the models beside the number', () => {
  const rangeOf = (id: keyof typeof definitions, changed: object = {}) => {
    const calculator: Calculator = definitions[id];
    const result = evaluate(calculator, { ...defaultInputs(calculator), ...changed });
    const headline = result.ok && headlineOf(calculator, result);
    if (!result.ok || !headline) throw new Error('no result');
    const range = modelRangeOf(calculator, result, headline);
    return range && { ...range, value: Number(result.values[headline.key]), values: result.values };
  };

  it.each([
    ['melting-point', 6],
    ['hot-flow-stress', 3],
    ['microsegregation', 7],
    ['gas-solubility', 3],
    ['martensite-hardness', 2],
    ['forging-load', 4],
  ] as const)(
    'the main result of %s is shown with the range of %s comparable models, which contains it',
    (id, n) => {
      const range = rangeOf(id);
      expect(range?.n).toBe(n);
      expect(range?.value).toBeGreaterThanOrEqual(range?.low ?? Number.NaN);
      expect(range?.value).toBeLessThanOrEqual(range?.high ?? Number.NaN);
    },
  );

  it('the range of a ratio is computed from the range of its models, in the unit of the ratio', () => {
    const range = rangeOf('microsegregation');
    const { liquidPercent, enrichmentRatio, ...values } = range?.values ?? {};
    const scale = Number(enrichmentRatio) / Number(liquidPercent);
    const models = definitions['microsegregation'].models?.map(
      ({ output }) => Number(values[output]) * scale,
    );
    expect(range?.low).toBeCloseTo(Math.min(...(models ?? [])), 9);
  });

  it('the range of models excludes a model outside its validity, or for a lower martensite content', () => {
    expect(rangeOf('hot-flow-stress', { temperatureC: 1250 })?.n ?? 0).toBeLessThan(3);
    expect(rangeOf('martensite-hardness', { martensitePercent: 70 })).toBeNull();
  });
});
