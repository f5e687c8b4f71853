/** Tests that transformation temperatures are in their physical order for any analysis. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs } from '../core/inputs/fields.ts';
import { definitions } from '../definitions.ts';
import type { CalculatorId } from '../registry.ts';
import { anyInputs } from './any-inputs.ts';

/** Outputs from the lowest to the highest temperature; pairs with a missing value are not compared. */
const order: Partial<Record<CalculatorId, readonly (readonly [string, string])[]>> = {
  'transformation-temperatures': [
    ['ac1MeanC', 'ac3MeanC'],
    ['ac1AndrewsC', 'ac3AndrewsC'],
    ['ac1AndrewsC', 'ac3AndrewsExtendedC'],
    ['ac1HougardyC', 'ac3HougardyC'],
    ['ac1GrangeC', 'ac3GrangeC'],
    ['ac1TrzaskaC', 'ac3TrzaskaC'],
    ['ac1YuriokaC', 'ac3YuriokaC'],
    ['ac1KasatkinC', 'ac3KasatkinC'],
    ['msBest90LowC', 'msBestC'],
    ['msBestC', 'msBest90HighC'],
    ['m90C', 'm50C'],
  ],
  'ttt-cct-diagram': [['ae1C', 'ae3C']],
  'melting-point': [
    ['solidusMeanC', 'liquidusMeanC'],
    ['liquidusMeanC', 'pouringFromC'],
    ['pouringFromC', 'pouringToC'],
  ],
};

describe.each(Object.entries(order))('C-01: %s', (id, pairs) => {
  it('temperatures of one result, such as Ac1 and Ac3, are in their physical order', () => {
    const calculator = definitions[id as CalculatorId];
    const analyses = fc.sample(anyInputs(calculator), { numRuns: 300, seed: 20261125 });
    for (const raw of [defaultInputs(calculator), ...analyses]) {
      const result = evaluate(calculator, raw);
      if (!result.ok) continue;
      for (const [low, high] of pairs) {
        const [below, above] = [result.values[low], result.values[high]];
        if (typeof below === 'number' && typeof above === 'number')
          expect([low, below <= above], `${low} ${below} ${high} ${above}`).toEqual([low, true]);
      }
    }
  });
});

const bearingSteel = { C: 1, Si: 0.25, Mn: 0.35, Cr: 1.5 };

describe('C-01: a hypereutectoid steel', () => {
  it('Ac3 of a hypereutectoid steel has no value, and a warning states the reason', () => {
    const found = evaluate(definitions['transformation-temperatures'], bearingSteel);
    if (!found.ok) throw new Error('not computed');
    const ac3 = Object.entries(found.values).filter(([key]) => key.startsWith('ac3'));
    expect(ac3.every(([, value]) => value === null)).toBe(true);
    expect(found.warnings.map(({ code }) => code)).toContain('hypereutectoid');
  });

  it('the Ac3 curve of a hypereutectoid steel ends where it meets Ac1', () => {
    const { charts = [] } = definitions['transformation-temperatures'];
    const found = evaluate(definitions['transformation-temperatures'], bearingSteel);
    if (!found.ok) throw new Error('not computed');
    const { lines = [] } = charts[0]?.draw(found.inputs, found.values) ?? {};
    const [ac1, ac3] = ['ac1', 'ac3'].map((name) => lines.find(({ label }) => label === name)?.points ?? []);
    const [carbon, celsius] = ac3?.at(-1) ?? [0, 0];
    expect(carbon).toBeGreaterThan(0.3);
    expect(carbon).toBeLessThanOrEqual(0.77);
    const next = ac1?.find(([C]) => C >= carbon) ?? [0, 0];
    expect(celsius).toBeGreaterThanOrEqual(next[1] - 2);
  });
});

describe('C-01: highest preheat temperature', () => {
  it('the highest preheat temperature ignores methods outside their range', () => {
    const grade42CrMo4 = { C: 0.42, Si: 0.25, Mn: 0.75, Cr: 1.05, Mo: 0.22 };
    const calculator = definitions['preheat-temperature'];
    const given = {
      ...defaultInputs(calculator),
      ...grade42CrMo4,
      thicknessMm: 40,
      decidingMethod: 'highest',
    };
    const found = evaluate(calculator, given);
    if (!found.ok) throw new Error('not computed');
    const { itoBessyoC, methodBC, highestC } = found.values;
    expect(itoBessyoC).toBeGreaterThan(450);
    expect([itoBessyoC, methodBC]).not.toContain(highestC);
  });
});
