/** Where the plot stands in its drawing, with scales and ticks. */
import type { ChartDrawing, Point } from '../../../calculators/core/chart.ts';
import { type NumberWords, readOff, type Scale, scaleOf, type Tick, ticksOf } from './axis.ts';
import type { Rect, Xy } from './clip.ts';
import { textWidth } from './text/text-size.ts';

/** The two drawings made of the same data. */
export type Format = 'wide' | 'phone';
export const textSize = 12;

const layouts = {
  wide: { width: 658, height: 560, top: 14, bottom: 54, title: 24, right: 18, rowHeight: 34, gap: 26 },
  phone: { width: 358, height: 360, top: 30, bottom: 48, title: 6, right: 18, rowHeight: 30, gap: 16 },
} as const;

type Ticks = { readonly labelled: readonly Tick[]; readonly plain: readonly number[] };

export type Frame = {
  readonly width: number;
  readonly height: number;
  readonly wide: boolean;
  readonly plot: Rect;
  readonly x: Scale;
  readonly y: Scale;
  readonly xTicks: Ticks;
  readonly yTicks: Ticks;
  readonly place: (point: Point) => Xy;
};

/** The left edge follows the labels of the y axis; these follow a scale whose range does not depend on them. */
export function frameOf(drawing: ChartDrawing, format: Format, words: NumberWords): Frame {
  const layout = layouts[format];
  const { width, height, top } = layout;
  const bottom = height - layout.bottom;
  const y = scaleOf(drawing.y, [bottom, top]);
  const yTicks = ticksOf(drawing.y, y, Math.floor((bottom - top) / layout.rowHeight), words);
  const own = drawing.marks?.find((mark) => mark.role === 'user');
  const chipWidth = own ? textWidth(readOff(y, own.at[1], words), textSize, true) + 4 : 0;
  const labelWidth = Math.max(chipWidth, ...yTicks.labelled.map((tick) => textWidth(tick.label, textSize)));
  const left = Math.round(layout.title + labelWidth + 14);
  const right = width - layout.right;
  const x = scaleOf(drawing.x, [left, right]);
  const widest = Math.max(22, ...drawing.x.domain.map((value) => textWidth(words.short(value), textSize)));
  const xTicks = ticksOf(drawing.x, x, Math.floor((right - left) / (widest + layout.gap)), words);
  return {
    width,
    height,
    wide: format === 'wide',
    plot: { left, top, right, bottom },
    x,
    y,
    xTicks,
    yTicks,
    place: ([px, py]) => [x.at(px), y.at(py)],
  };
}
