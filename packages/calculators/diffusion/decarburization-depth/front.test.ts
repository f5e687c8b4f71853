import { expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import calculator from './index.ts';

it('C-03: the jump of carbon at the front of the ferrite layer is drawn vertically', () => {
  const result = evaluate(calculator, { ...defaultInputs(calculator), temperatureC: 850, timeH: 4 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const profile = calculator.charts?.find(({ key }) => key === 'profile');
  const drawing = profile?.draw(result.inputs, result.values);
  const points = drawing?.lines?.find(({ role }) => role === 'user')?.points ?? [];
  const steps = points.slice(1).map(([x, y], at) => ({
    x,
    run: x - (points[at]?.[0] ?? x),
    rise: y - (points[at]?.[1] ?? y),
  }));
  const jump = steps.reduce((most, each) => (each.rise > most.rise ? each : most));
  expect(jump.rise).toBeGreaterThan(0.1);
  expect(jump.x).toBeCloseTo(Number(result.values['ferriteDepthMm']), 6);
  expect(jump.run).toBeLessThan(1e-6 * (drawing?.x.domain[1] ?? 0));
});
