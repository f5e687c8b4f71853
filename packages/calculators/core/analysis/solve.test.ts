import { describe, expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { type Calculator, defineCalculator } from '../calculator.ts';
import { evaluate } from '../evaluate.ts';
import { continuousFields, defaultInputs, type RawInputs } from '../inputs/fields.ts';
import { numericOutputs, type Solutions, solutionsOf } from './solve.ts';
import { runSweep } from './sweep.ts';

/** Returns a calculator with an output y for an input x between -10 and 10; null where the function has no value. */
const of = (y: (x: number) => number | null): Calculator =>
  defineCalculator({
    id: 'carbon-equivalent',
    version: '1.0',
    changes: [{ version: '1.0', date: '2026-11-23', key: 'first' }],
    inputs: [{ kind: 'number', key: 'x', unit: '1', default: 1, limits: { min: -10, max: 10 } }],
    outputs: [{ key: 'y', unit: '1', role: 'answer' }],
    sources: [],
    examples: [],
    compute: ({ x }) => ({ values: { y: y(x) }, warnings: [] }),
    explain: () => [],
  });

function solved(calculator: Calculator, target: number): Solutions {
  const [field] = continuousFields(calculator, {});
  if (!field) throw new Error('nothing to solve for');
  return solutionsOf(calculator, { x: 1 }, { field, output: 'y', target });
}
const placesOf = (solutions: Solutions) => solutions.found.map(({ value }) => Number(value.toFixed(6)));

describe('B-04 solving for an input', () => {
  test('B-04 all solutions within the limits are found, whether the output crosses the target or only touches it', () => {
    expect(
      placesOf(
        solved(
          of((x) => x * x),
          4,
        ),
      ),
    ).toEqual([-2, 2]);
    expect(
      placesOf(
        solved(
          of((x) => (x - 3.1234) ** 2),
          0,
        ),
      ),
    ).toEqual([3.1234]);
    const sines = placesOf(
      solved(
        of((x) => Math.sin(x)),
        0.5,
      ),
    );
    expect(sines).toHaveLength(7);
    for (const x of sines) expect(Math.sin(x)).toBeCloseTo(0.5, 5);
  });

  test('B-04 without a solution the reached range of the output is returned; a jump across the target is not a solution', () => {
    expect(
      solved(
        of((x) => x * x),
        250,
      ),
    ).toMatchObject({ found: [], reached: { min: 0, max: 100 } });
    expect(
      solved(
        of((x) => (x < 5 ? 0 : 10)),
        5,
      ).found,
    ).toEqual([]);
    expect(
      solved(
        of((x) => 1 / x),
        0,
      ).found,
    ).toEqual([]);
    expect(
      solved(
        of(() => null),
        1,
      ),
    ).toEqual({ found: [], reached: null, isEverywhere: false, isWithoutCarbon: false });
  });

  test('B-04 every value is a solution when the output is constant and equals the target', () => {
    expect(
      solved(
        of(() => 7),
        7,
      ).isEverywhere,
    ).toBe(true);
    expect(
      solved(
        of(() => 7),
        8,
      ),
    ).toMatchObject({ found: [], isEverywhere: false });
  });

  test('B-04 for every calculator, solving for an input with its own result returns the input', () => {
    const lost: string[] = [];
    for (const calculator of Object.values(definitions)) {
      const raw = defaultInputs(calculator);
      const start = evaluate(calculator, raw);
      if (!start.ok) throw new Error(calculator.id);
      const [output] = numericOutputs(calculator, start.values);
      for (const field of continuousFields(calculator, raw).slice(0, 1)) {
        const target = output && start.values[output.key];
        const own = raw[field.key];
        if (!output || typeof target !== 'number' || typeof own !== 'number') continue;
        const { found, isEverywhere } = solutionsOf(calculator, raw, { field, output: output.key, target });
        const span = field.limits.max - field.limits.min;
        const isFound = found.some(
          ({ value, until = value }) => own >= value - 1e-4 * span && own <= until + 1e-4 * span,
        );
        if (!isFound && !isEverywhere) lost.push(`${calculator.id} ${field.key} ${output.key}`);
        for (const { value } of found) {
          const there = evaluate(calculator, { ...raw, [field.key]: value });
          const reached = there.ok ? there.values[output.key] : null;
          if (
            typeof reached !== 'number' ||
            Math.abs(reached - target) > 1e-3 * Math.max(1, Math.abs(target))
          )
            lost.push(`${calculator.id} ${field.key} = ${value} gives ${reached}, not ${target}`);
        }
      }
    }
    expect(lost).toEqual([]);
  });

  test('B-04 the boost time for a case depth of 1.2 mm is found, and gives this depth', () => {
    const calculator = definitions['carburizing-depth'];
    const raw = defaultInputs(calculator);
    const field = continuousFields(calculator, raw).find(({ key }) => key === 'boostTimeH');
    if (!field) throw new Error('no boost time');
    const { found } = solutionsOf(calculator, raw, { field, output: 'caseDepthMm', target: 1.2 });
    expect(found).toHaveLength(1);
    const there = evaluate(calculator, { ...raw, [field.key]: found[0]?.value });
    expect(there.ok && there.values['caseDepthMm']).toBeCloseTo(1.2, 6);
  });

  test('B-04 B-07 no solutions for a result that depends on a carbon content that is not stated, except for the carbon content itself', () => {
    const calculator = definitions['carbon-equivalent'];
    const { C: _carbon, ...raw } = defaultInputs(calculator);
    const solve = (key: string, inputs: RawInputs) => {
      const field = continuousFields(calculator, {}).find((each) => each.key === key);
      if (!field) throw new Error(`no field ${key}`);
      return solutionsOf(calculator, inputs, { field, output: 'CE_IIW', target: 0.4 });
    };
    expect(solve('Mn', raw)).toEqual({
      found: [],
      reached: null,
      isEverywhere: false,
      isWithoutCarbon: true,
    });
    expect(solve('C', raw)).toMatchObject({ found: [{ isOutside: false }], isWithoutCarbon: false });
    expect(solve('Mn', { ...raw, C: 0 })).toMatchObject({ isWithoutCarbon: false });
    expect(solve('Mn', { ...raw, C: 0 }).reached).not.toBeNull();
  });
});

describe('B-05 sweeping an input', () => {
  test('B-05 the curve equals the calculator at each point, and is interrupted where the output has no value', () => {
    const calculator = of((x) => (Math.abs(x) < 2 ? null : x * x));
    const [field] = continuousFields(calculator, {});
    if (!field) throw new Error('nothing to sweep');
    const [swept] = runSweep(calculator, { x: 1 }, { field, from: -6, to: 6, outputs: ['y'] });
    expect(swept?.runs).toHaveLength(2);
    for (const [x, y] of swept?.runs.flat() ?? []) expect(y).toBeCloseTo(x * x, 9);
  });

  test('B-05 an output with an error band has this band along the curve', () => {
    const calculator = definitions['tempered-hardness'];
    const raw = defaultInputs(calculator);
    const field = continuousFields(calculator, raw).find(({ key }) => key === 'temperatureC');
    if (!field) throw new Error('no temperature');
    const [swept] = runSweep(calculator, raw, { field, from: 200, to: 700, outputs: ['bestHRC'] });
    expect(swept?.band.length).toBeGreaterThan(30);
    for (const { at, low, high } of swept?.band ?? []) {
      const value = swept?.runs.flat().find(([x]) => x === at)?.[1] ?? Number.NaN;
      expect(low).toBeLessThanOrEqual(value);
      expect(high).toBeGreaterThanOrEqual(value);
    }
  });
});
