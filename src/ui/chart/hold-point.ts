/** An axis always holds the reader's own point: it grows by whole ticks until it does. */
import type { Axis, ChartDrawing } from '../../../calculators/core/chart.ts';
import { roundDistance } from './axis.ts';

/** The axis with room for a value; as it is where there is room already. */
export function holding(axis: Axis, value: number): Axis {
  if (axis.isFixed) return axis;
  const [from, to] = axis.domain;
  const [least, most] = [Math.min(from, to), Math.max(from, to)];
  if (!Number.isFinite(value) || (value >= least && value <= most)) return axis;
  if (axis.scale === 'log' && (value <= 0 || least <= 0)) return axis;
  const step = axis.step && axis.step > 0 ? axis.step : roundDistance((most - least) / 6);
  const [down, up] =
    axis.scale === 'log'
      ? [10 ** Math.floor(Math.log10(value)), 10 ** Math.ceil(Math.log10(value))]
      : [least - step * Math.ceil((least - value) / step), most + step * Math.ceil((value - most) / step)];
  const grown = [value < least ? down : least, value > most ? up : most] as const;
  return { ...axis, domain: from <= to ? grown : [grown[1], grown[0]] };
}

/** The drawing with axes that hold every point of the reader. */
export function holdingPoints(drawing: ChartDrawing): ChartDrawing {
  let { x, y } = drawing;
  for (const { role, at } of drawing.marks ?? []) {
    if (role !== 'user') continue;
    x = holding(x, at[0]);
    y = holding(y, at[1]);
  }
  return x === drawing.x && y === drawing.y ? drawing : { ...drawing, x, y };
}
