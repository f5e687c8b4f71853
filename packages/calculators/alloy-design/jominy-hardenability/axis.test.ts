import { expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import calculator from './index.ts';

function drawn(inputs: Readonly<Record<string, number>>) {
  const result = evaluate(calculator, { ...defaultInputs(calculator), ...inputs });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const drawing = calculator.charts?.[0]?.draw(result.inputs, result.values);
  if (!drawing) throw new Error('no diagram');
  const curves = (drawing.lines ?? []).filter(({ role }) => role !== 'guide');
  const last = Math.max(...curves.flatMap(({ points }) => points.map(([distance]) => distance)));
  return { end: drawing.x.domain[1], last, point: drawing.marks?.[0]?.at[0] };
}

it('C-03: the distance axis of the Jominy diagram of a lean steel ends shortly after its curves, and contains the result point', () => {
  const lean = drawn({ C: 0.2, Si: 0.25, Mn: 0.8, Cr: 0.5, Ni: 0, Mo: 0, distanceMm: 40 });
  expect(lean.last).toBeLessThan(30);
  expect(lean.end).toBeLessThanOrEqual(1.2 * lean.last + 5);
  const usual = drawn({});
  expect(usual.end).toBe(50);
  for (const distanceMm of [1.5, 30, 50]) {
    const { end, point } = drawn({ distanceMm });
    expect(end).toBeGreaterThanOrEqual(point ?? 0);
  }
});
