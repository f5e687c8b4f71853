/** Tests that the marked point of the result lies on a curve of its diagram. */
import { describe, expect, it } from 'vitest';
import type { Axis, ChartDrawing, Point } from '../core/chart.ts';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs, fieldsOf } from '../core/inputs/fields.ts';
import { definitions } from '../definitions.ts';
import { distanceTo } from '../formulas/mathematics/plane-geometry.ts';

/** Size of the plot in a window of 1440 × 900, pixels. */
const plot = [600, 500] as const;
/** Maximum distance of a point from its curve, pixels. */
const most = 2;

function along({ domain: [from, to], scale }: Axis, value: number): number {
  return scale === 'linear' ? (value - from) / (to - from) : Math.log(value / from) / Math.log(to / from);
}

/** Returns the distance in pixels from the point of the result to the nearest line; null without a point or in a map. */
function distanceOf(drawing: ChartDrawing): number | null {
  const { x, y, lines = [], marks = [], answer } = drawing;
  const own = marks.find(({ role }) => role === 'user');
  if (!own || (answer?.at !== 'x' && answer?.at !== 'y')) return null;
  const placed = ([px, py]: Point): Point => [along(x, px) * plot[0], along(y, py) * plot[1]];
  const curves = lines.filter(({ role }) => role === 'user' || role === 'series');
  // These points lie among regions, e.g. in the Lehrer diagram.
  if (curves.length === 0) return null;
  const distances = curves.flatMap(({ points }) => {
    const all = points.map(placed);
    return all.slice(1).map((to, at) => distanceTo([all[at] ?? to, to], placed(own.at)));
  });
  return Math.min(...distances);
}

describe.each(Object.values(definitions).map((each) => [each.id, each] as const))('%s', (id, calculator) => {
  it('C-02: the marked point of the first diagram lies on a curve, for the defaults, each choice and each example', () => {
    const defaults = defaultInputs(calculator);
    const choices = fieldsOf(calculator).flatMap((field) =>
      field.kind === 'choice' ? field.input.choices.map((choice) => ({ [field.key]: choice })) : [],
    );
    for (const changed of [{}, ...choices, ...calculator.examples.map(({ inputs }) => inputs)]) {
      const result = evaluate(calculator, { ...defaults, ...changed });
      const drawing = result.ok ? calculator.charts?.[0]?.draw(result.inputs, result.values) : undefined;
      const distance = drawing ? distanceOf(drawing) : null;
      if (distance !== null) expect(distance, `${id} ${JSON.stringify(changed)}`).toBeLessThanOrEqual(most);
    }
  });
});
