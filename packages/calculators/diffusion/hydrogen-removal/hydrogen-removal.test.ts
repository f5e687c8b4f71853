import { expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import calculator from './index.ts';

const at = (temperatureC: number) => {
  const result = evaluate(calculator, { ...defaultInputs(calculator), temperatureC });
  if (!result.ok) throw new Error(String(temperatureC));
  return result;
};

it('the time has no step above the measured temperatures, where it is marked as outside', () => {
  for (let celsius = 400; celsius < 720; celsius += 1) {
    const [time, next] = [celsius, celsius + 1].map((each) => Number(at(each).values['timeForTargetH']));
    expect(Math.abs(Math.log(Number(next) / Number(time))), `${celsius} °C`).toBeLessThan(0.02);
  }
  const outside = (celsius: number) =>
    at(celsius).warnings.some(
      ({ code, params }) => code === 'outside_range' && params?.['model'] === 'timeCoeH',
    );
  expect([outside(650), outside(655)]).toEqual([false, true]);
});
