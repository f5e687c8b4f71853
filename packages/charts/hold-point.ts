/** Axes that hold every point of the user. */

import { axisHolding } from '@ferrite/calculators/core/axis-span.ts';
import type { ChartDrawing } from '@ferrite/calculators/core/chart.ts';

/** The drawing with axes that hold every point of the reader. */
export function holdingPoints(drawing: ChartDrawing): ChartDrawing {
  let { x, y } = drawing;
  for (const { role, at } of drawing.marks ?? []) {
    if (role !== 'user') continue;
    x = axisHolding(x, at[0]);
    y = axisHolding(y, at[1]);
  }
  return x === drawing.x && y === drawing.y ? drawing : { ...drawing, x, y };
}
