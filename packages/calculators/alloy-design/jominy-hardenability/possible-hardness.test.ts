import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { isOutsideData } from '../../core/models.ts';
import calculator from './index.ts';

const models = ['hardnessA255HRC', 'hardnessJust1969HRC', 'hardnessJustGrainHRC'] as const;

function computed(inputs: Readonly<Record<string, unknown>>) {
  const result = evaluate(calculator, inputs);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return { ...result, codes: result.warnings.map(({ code }) => code) };
}

const upTo = (max: number, min = 0) => fc.double({ min, max, noNaN: true });
const anySteel = fc.record({
  C: upTo(1.2, 0.01),
  Si: upTo(3),
  Mn: upTo(3),
  Cr: upTo(5),
  Ni: upTo(5),
  Mo: upTo(2),
  V: upTo(0.5),
  B: upTo(0.02),
  grainSize: upTo(14),
  distanceMm: upTo(50, 1.5),
});

describe('hardness by the models of the end-quench curve', () => {
  it('V-03: no model gives more than 68 HRC, the end of the Rockwell C scale, for any composition', () => {
    fc.assert(
      fc.property(anySteel, fc.constantFrom('none', 'simplified'), (inputs, boron) => {
        const { values } = computed({ ...inputs, boron });
        for (const value of Object.entries(values).flatMap(([key, each]) =>
          key.endsWith('HRC') ? [each] : [],
        ))
          expect(Number(value ?? 20)).toBeLessThanOrEqual(68);
      }),
    );
  });

  it('V-03: above 0.60 % C both regressions of Just are withheld with a reason; up to it they have a value', () => {
    const bearing = { C: 1, Si: 0.25, Mn: 0.35, Cr: 1.5 };
    const { values, warnings } = computed(bearing);
    for (const model of models) {
      expect(values[model]).toBeNull();
      expect(
        warnings.some(({ explains }) => explains?.includes(model)),
        model,
      ).toBe(true);
    }
    expect(computed({ ...bearing, C: 0.6, distanceMm: 6.35 }).values['hardnessJust1969HRC']).toBeCloseTo(
      66.48,
      2,
    );
    expect(computed({ ...bearing, C: 0.601 }).values['hardnessJust1969HRC']).toBeNull();
  });
});

describe('boron in the end-quench curve', () => {
  const steel = { C: 0.3, Si: 0.25, Mn: 1.3, Cr: 0.2, distanceMm: 15 };
  const withBoron = (ppm: number) => computed({ ...steel, B: ppm / 1e4, boron: 'simplified' });

  it('V-03: effective boron above 30 ppm keeps the factor of 30 ppm, and the hardness is marked as out of range', () => {
    const output = calculator.outputs.find(({ key }) => key === 'hardnessA255HRC');
    if (!output) throw new Error('no output');
    const [end, above, far] = [withBoron(30), withBoron(31), withBoron(50)];
    expect(end.values['boronFactor']).toBeCloseTo(1.9, 9);
    for (const each of [above, far]) {
      expect(each.values['hardnessA255HRC']).toBe(end.values['hardnessA255HRC']);
      expect(each.codes).toContain('boron_above_range');
      expect(isOutsideData(calculator, each, output)).toBe(true);
    }
    expect(end.codes).toContain('boron_simplified');
    expect(isOutsideData(calculator, end, output)).toBe(false);
  });

  it('V-03: effective boron below 5 ppm has no factor, and the remark states it as less than 5 ppm', () => {
    const { values, warnings } = withBoron(4.97);
    expect(values['boronFactor']).toBe(1);
    expect(warnings.find(({ code }) => code === 'boron_without_effect')?.params).toEqual({ effective: 4.9 });
    expect(withBoron(5).codes).toContain('boron_simplified');
  });

  it('V-03: boron never lowers the hardenability, and its remark follows its content, not its factor', () => {
    for (const carbon of [0.85, 0.9, 1.1]) {
      const { values, codes } = computed({ ...steel, C: carbon, B: 0.002, boron: 'simplified' });
      expect(Number(values['boronFactor'])).toBeGreaterThanOrEqual(1);
      expect(codes).toContain('boron_simplified');
    }
  });
});
