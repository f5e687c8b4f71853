import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import calculator from './index.ts';
import { combinedHold, maynierParameter } from './steps.ts';

const temperature = fc.double({ min: 100, max: 720, noNaN: true });
const time = fc.double({ min: 0.01, max: 100, noNaN: true });
const steel = { C: 0.405, Si: 0.25, Mn: 0.875, Cr: 0.95, Mo: 0.2 };

it('V-04 two temperings at the same temperature count as one with the total time', () => {
  fc.assert(
    fc.property(temperature, time, time, (temperatureC, timeH, secondTimeH) => {
      const two = {
        temperatureC,
        timeH,
        tempers: 'two',
        secondTemperatureC: temperatureC,
        secondTimeH,
      } as const;
      const hold = combinedHold(two);
      expect(hold.celsius).toBe(temperatureC);
      expect(hold.hours).toBeCloseTo(timeH + secondTimeH, 6);
      const one = { ...two, tempers: 'one', timeH: timeH + secondTimeH } as const;
      expect(maynierParameter(two)).toBeCloseTo(maynierParameter(one), 6);
    }),
  );
});

it('a second tempering never increases the hardness, and the order of the two temperings does not matter', () => {
  fc.assert(
    fc.property(
      temperature,
      time,
      temperature,
      time,
      (temperatureC, timeH, secondTemperatureC, secondTimeH) => {
        const inputs = { ...steel, quenchedHRC: 55, temperatureC, timeH };
        const hardness = (more: object) => {
          const result = evaluate(calculator, { ...inputs, ...more });
          return result.ok ? Number(result.values['bestHRC']) : Number.NaN;
        };
        const two = hardness({ tempers: 'two', secondTemperatureC, secondTimeH });
        const swapped = hardness({
          tempers: 'two',
          temperatureC: secondTemperatureC,
          timeH: secondTimeH,
          secondTemperatureC: temperatureC,
          secondTimeH: timeH,
        });
        expect(two).toBeLessThanOrEqual(hardness({}) + 1e-9);
        expect(two).toBeCloseTo(swapped, 9);
      },
    ),
  );
});

it('a short second tempering at a lower temperature changes the hardness by less than 0.1 HRC', () => {
  const inputs = { ...steel, quenchedHRC: 55, temperatureC: 600, timeH: 2 };
  const once = evaluate(calculator, inputs);
  const twice = evaluate(calculator, { ...inputs, tempers: 'two', secondTemperatureC: 450, secondTimeH: 1 });
  if (!once.ok || !twice.ok) throw new Error('The inputs are valid.');
  expect(Math.abs(Number(once.values['bestHRC']) - Number(twice.values['bestHRC']))).toBeLessThan(0.1);
  expect(twice.warnings.map(({ code }) => code)).toContain('steps_added');
});
