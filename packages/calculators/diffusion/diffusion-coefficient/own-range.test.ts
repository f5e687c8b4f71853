import { expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import { headlineOf, isOutsideData } from '../../core/models.ts';
import calculator from './index.ts';

function resultOf(inputs: Readonly<Record<string, unknown>>) {
  const result = evaluate(calculator, { ...defaultInputs(calculator), ...inputs });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const headline = headlineOf(calculator, result);
  if (!headline) throw new Error('no headline');
  return { ...result, isOutside: isOutsideData(calculator, result, headline) };
}

it('V-03: the result is out of range only where the author of the shown value is', () => {
  // Ågren states no limits; Tibbetts states 800 to 1100 °C and 0.1 to 1.3 % C.
  expect(resultOf({ temperatureC: 1350, C: 1.5 }).isOutside).toBe(false);
  expect(resultOf({ temperatureC: 1350, C: 1.5, dataSet: 'tibbetts' }).isOutside).toBe(true);
  expect(resultOf({ dataSet: 'tibbetts' }).isOutside).toBe(false);
  expect(resultOf({ element: 'N', temperatureC: 1250 }).isOutside).toBe(true);
  // No austenite exists below the eutectoid temperature.
  expect([20, 850].map((temperatureC) => resultOf({ temperatureC }).isOutside)).toEqual([true, false]);
});
