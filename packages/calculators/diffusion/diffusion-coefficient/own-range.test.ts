import { expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import { headlineOf, isOutsideData, modelsOf } from '../../core/models.ts';
import calculator from './index.ts';

function resultOf(inputs: Readonly<Record<string, unknown>>) {
  const result = evaluate(calculator, { ...defaultInputs(calculator), ...inputs });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const headline = headlineOf(calculator, result);
  if (!headline) throw new Error('no headline');
  return { ...result, isOutside: isOutsideData(calculator, result, headline) };
}

it('V-03: the coefficient is out of range only outside the range of the author whose data it uses', () => {
  // Ågren states no limits; Tibbetts states 800 to 1100 °C and 0.1 to 1.3 % C.
  expect(resultOf({ temperatureC: 1350, C: 1.5 }).isOutside).toBe(false);
  expect(resultOf({ temperatureC: 1350, C: 1.5, dataSet: 'tibbetts' }).isOutside).toBe(true);
  expect(resultOf({ dataSet: 'tibbetts' }).isOutside).toBe(false);
  expect(resultOf({ element: 'N', temperatureC: 1250 }).isOutside).toBe(true);
  // No austenite exists below the eutectoid temperature.
  expect([20, 850, 930, 1450].map((temperatureC) => resultOf({ temperatureC }).isOutside)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

it('V-03: the coefficient is out of range at every temperature for which a remark states that the phase is not stable', () => {
  for (const phase of ['ferrite', 'austenite'])
    for (let temperatureC = 20; temperatureC <= 1500; temperatureC += 20) {
      const { warnings, values, isOutside } = resultOf({ phase, temperatureC });
      if (typeof values['diffusivityM2S'] !== 'number') continue;
      const isUnstable = warnings.some(({ code }) => code === 'phase_not_stable');
      expect(isOutside || !isUnstable, `${phase} ${temperatureC} °C`).toBe(true);
    }
});

it('V-03: the remark on the range of the recommended author is attached to the main result', () => {
  const result = resultOf({ phase: 'ferrite', temperatureC: 850 });
  const headline = headlineOf(calculator, result);
  expect(result.isOutside).toBe(true);
  const models = headline ? modelsOf(calculator, result, headline) : [];
  const own = result.warnings.filter(({ params }) => models.includes(`${params?.['model']}`));
  expect(own.map(({ code, params }) => [code, params?.['model'], params?.['key']])).toEqual([
    ['outside_range', 'wertM2S', 'temperatureC'],
  ]);
});
