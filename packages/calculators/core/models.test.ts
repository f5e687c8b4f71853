import { describe, expect, it } from 'vitest';
import { definitions } from '../definitions.ts';
import type { Calculator } from './calculator.ts';
import { evaluate } from './evaluate.ts';
import { defaultInputs, fieldsOf } from './inputs/fields.ts';
import { fittingModel, isOutsideRange, spreadGroups } from './models.ts';

const all = Object.values(definitions).map((each) => [each.id, each] as const);

/** Yields results with each number input at its limits and inside, one at a time. */
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

describe('V-04 models without a value', () => {
  it.each([
    [1.6, 0],
    [50, 3],
  ])('the remark on the hardness at %s mm names the %s models that it explains', (distanceMm, count) => {
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

describe('V-04 models of one quantity', () => {
  it.each(all)(
    '%s: a group has at least two models with one unit, and no model is in two groups',
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
    '%s: a model outside its range is listed first only when none is inside',
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

  it('the hardness of 34CrNiMo6 along the bar uses the model that is in range', () => {
    const calculator = definitions['jominy-hardenability'];
    const steel = { C: 0.34, Si: 0.25, Mn: 0.65, Cr: 1.5, Ni: 1.5, Mo: 0.22 };
    const result = evaluate(calculator, { ...defaultInputs(calculator), ...steel });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(isOutsideRange('hardnessA255HRC', result)).toBe(true);
    expect(fittingModel(calculator, result)).toMatchObject({ inRange: true });
  });
});
