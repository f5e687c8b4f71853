import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import { isOutsideData } from '../../core/models.ts';
import calculator from './index.ts';

it('C-02: the band of the grain diameter never goes below the initial diameter, neither as a number nor in the diagrams', () => {
  const initial = fc.double({ min: 1, max: 300, noNaN: true });
  const temperature = fc.double({ min: 750, max: 1400, noNaN: true });
  fc.assert(
    fc.property(initial, temperature, (initialDiameterUm, temperatureC) => {
      const result = evaluate(calculator, { ...defaultInputs(calculator), initialDiameterUm, temperatureC });
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      const [low, high] = [result.values['best90LowUm'], result.values['best90HighUm']].map(Number);
      expect(low).toBeGreaterThanOrEqual(initialDiameterUm);
      expect(high).toBeGreaterThanOrEqual(Number(result.values['bestUm']));
      for (const { draw } of calculator.charts ?? [])
        for (const { polygon } of draw(result.inputs, result.values).regions ?? [])
          for (const [, diameter] of polygon)
            expect(diameter).toBeGreaterThanOrEqual(initialDiameterUm * (1 - 1e-9));
    }),
    { numRuns: 60 },
  );
});

it.each([
  [{ Cr: 1.87 }, []],
  [{ Cr: 2.25, Mo: 1 }, ['Cr', 'Mo']],
  [{ Cr: 5, Mo: 0.5 }, ['Cr']],
  [{ Cr: 6 }, ['Cr']],
  [{ Ni: 3 }, ['Ni']],
  [{ V: 0.8 }, ['V']],
])(
  'V-03: for %j the best grain diameter is out of range exactly beyond the measured contents, each named',
  (raw, beyond) => {
    const result = evaluate(calculator, { ...defaultInputs(calculator), ...raw });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const remarks = result.warnings.filter(({ code }) => code === 'content_not_measured');
    expect(remarks.map(({ params }) => params?.['key'])).toEqual(beyond);
    for (const output of calculator.outputs.filter(({ key }) => /^best(?:Um|GrainSize)$/.test(key)))
      expect(isOutsideData(calculator, result, output), output.key).toBe(beyond.length > 0);
  },
);

it.each([
  [{ Cr: 1.87 }, true],
  [{ Cr: 2.25, Mo: 1 }, false],
  [{ Ni: 3 }, false],
  [{ temperatureC: 1400 }, true],
])(
  'V-03: for %j the band of measured error is stated, explained and drawn only within the measured contents',
  (raw, isStated) => {
    const result = evaluate(calculator, { ...defaultInputs(calculator), ...raw });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    for (const { band } of calculator.outputs)
      for (const end of band ? [band.low, band.high] : [])
        expect(result.values[end] !== null, end).toBe(isStated);
    const lines = calculator.explain(result.inputs, result.values).map(({ formula }) => formula);
    expect(lines.some((line) => line.includes('P = '))).toBe(isStated);
    for (const { draw } of calculator.charts ?? [])
      expect(draw(result.inputs, result.values).regions).toHaveLength(isStated ? 1 : 0);
  },
);
