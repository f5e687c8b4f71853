/** Extends the axes of a diagram to contain the user's points. */

import { axisIncluding } from '@ferrite/calculators/core/axis-span.ts';
import type { ChartDrawing } from '@ferrite/calculators/core/chart.ts';

/** Returns the drawing with axes that contain every user point. */
export function extendToPoints(drawing: ChartDrawing): ChartDrawing {
  let { x, y } = drawing;
  for (const { role, at } of drawing.marks ?? []) {
    if (role !== 'user') continue;
    x = axisIncluding(x, at[0]);
    y = axisIncluding(y, at[1]);
  }
  return x === drawing.x && y === drawing.y ? drawing : { ...drawing, x, y };
}
