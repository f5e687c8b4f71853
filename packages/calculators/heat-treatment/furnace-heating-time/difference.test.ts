import { expect, it } from 'vitest';
import type { Point } from '../../core/chart.ts';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import calculator from './index.ts';

/** Size of the plot in pixels at 200 %. */
const [width, height] = [1300, 960];
/** Largest change of direction in degrees that still looks smooth. */
const maxTurned = 25;

it('C-03: the difference between surface and centre is drawn without corners, with 200 points where it changes', () => {
  const result = evaluate(calculator, defaultInputs(calculator));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const drawing = calculator.charts
    ?.find(({ key }) => key === 'difference')
    ?.draw(result.inputs, result.values);
  const points = drawing?.lines?.[0]?.points ?? [];
  expect(points.filter(([minutes]) => minutes > 20 && minutes < 45).length).toBeGreaterThanOrEqual(200);
  const placed = points.map(
    ([x, y]): Point => [
      (width * x) / (drawing?.x.domain[1] ?? 1),
      (height * y) / (drawing?.y.domain[1] ?? 1),
    ],
  );
  const direction = ([ax, ay]: Point, [bx, by]: Point): number => Math.atan2(by - ay, bx - ax);
  const turned = placed.slice(2).map((next, at) => {
    const [before, here] = [placed[at] ?? next, placed[at + 1] ?? next];
    return (180 / Math.PI) * Math.abs(direction(here, next) - direction(before, here));
  });
  expect(Math.max(...turned)).toBeLessThan(maxTurned);
});
