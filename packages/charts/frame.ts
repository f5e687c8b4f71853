/** Position of the plot in its drawing, with scales and ticks. */
import type { Axis, ChartDrawing, Point } from '@ferrite/calculators/core/chart.ts';
import { type NumberWords, readOff, type Scale, scaleOf, type Tick, ticksOf } from './axis.ts';
import type { Rect, Xy } from './clip.ts';
import { textWidth } from './text/text-size.ts';

/** Size of the drawing in pixels; text then has the size of the text around it. */
export type Size = { readonly width: number; readonly height: number };
export const textSize = 12;

/** Minimum width of a drawing with large text and all names. */
const wideFrom = 480;
/** Margins of the plot in pixels: y axis title above, ticks and x axis title below. */
const edges = { top: 30, bottom: 48, side: 18, left: 6 } as const;

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

/** Extends an axis by a factor, to both sides alike. */
function widened(axis: Axis, factor: number): Axis {
  const [from, to] = axis.domain;
  const more = (to - from) * (factor - 1);
  return { ...axis, domain: [from - more / 2, to + more / 2] };
}

/** Gives both axes the same number of pixels per unit by extending one of them. */
function toScale({ x, y }: ChartDrawing, [width, height]: Xy): Pick<ChartDrawing, 'x' | 'y'> {
  const span = ({ domain: [from, to] }: Axis) => Math.abs(to - from);
  const ratio = width / span(x) / (height / span(y));
  return ratio > 1 ? { x: widened(x, ratio), y } : { x, y: widened(y, 1 / ratio) };
}

/** Margin around a drawing to scale in pixels. */
const sketchMargin = 16;
const noTicks: Ticks = { labelled: [], plain: [] };

/** Lays out a drawing to scale, which has dimensions instead of axes. */
function sketchOf(drawing: ChartDrawing, { width, height }: Size, room: number): Frame {
  const plot: Rect = {
    left: sketchMargin,
    top: sketchMargin,
    right: width - Math.max(sketchMargin, room),
    bottom: height - sketchMargin,
  };
  const axes = toScale(drawing, [plot.right - plot.left, plot.bottom - plot.top]);
  const [x, y] = [scaleOf(axes.x, [plot.left, plot.right]), scaleOf(axes.y, [plot.bottom, plot.top])];
  return {
    width,
    height,
    wide: width >= wideFrom,
    plot,
    x,
    y,
    xTicks: noTicks,
    yTicks: noTicks,
    place: ([px, py]) => [x.at(px), y.at(py)],
  };
}

/** Height of the ticks of a second x axis above the plot, in pixels. */
const secondAxisHeight = 34;

/** Number formats, and the headline as it is shown beside the diagram. */
type ChipWords = NumberWords & { readonly answer?: string | undefined };

/**
 * Returns the text of the user's point on an axis: the headline as it is shown beside the diagram, an input as it was entered, anything
 * else with the digits that the axis can distinguish.
 */
export function chipText(
  drawing: ChartDrawing,
  on: 'x' | 'y',
  { scale, value }: { readonly scale: Scale; readonly value: number },
  words: ChipWords,
): string {
  if (drawing.answer?.at === on && words.answer) return words.answer;
  return drawing[on].input ? words.short(Number(value.toPrecision(4))) : readOff(scale, value, words);
}

/** Lays out the plot. `room` is the width of the curve names at the right edge. */
export function frameOf(drawing: ChartDrawing, size: Size, words: ChipWords, room: number): Frame {
  if (drawing.isToScale) return sketchOf(drawing, size, room);
  const { width, height } = size;
  const wide = width >= wideFrom;
  const top = edges.top + (drawing.x.second ? secondAxisHeight : 0);
  const bottom = height - edges.bottom;
  const right = width - Math.max(edges.side, room);
  const yTicksOf = (axis: Axis) => {
    const scale = scaleOf(axis, [bottom, top]);
    const rowHeight = Math.max(wide ? 34 : 30, (bottom - top) / 12);
    return ticksOf(axis, scale, Math.floor((bottom - top) / rowHeight), words);
  };
  const own = drawing.marks?.find((mark) => mark.role === 'user');
  const chipWidth = own
    ? textWidth(
        chipText(drawing, 'y', { scale: scaleOf(drawing.y, [bottom, top]), value: own.at[1] }, words),
        textSize,
        true,
      ) + 4
    : 0;
  const widestOf = (labels: readonly string[]) => labels.map((label) => textWidth(label, textSize));
  const labelWidth = Math.max(chipWidth, ...widestOf(yTicksOf(drawing.y).labelled.map(({ label }) => label)));
  const left = Math.round(edges.left + labelWidth + 14);
  const y = scaleOf(drawing.y, [bottom, top]);
  const x = scaleOf(drawing.x, [left, right]);
  const widest = Math.max(22, ...widestOf(drawing.x.domain.map((value) => words.short(value))));
  const xTicks = ticksOf(drawing.x, x, Math.floor((right - left) / (widest + (wide ? 26 : 16))), words);
  return {
    width,
    height,
    wide,
    plot: { left, top, right, bottom },
    x,
    y,
    xTicks,
    yTicks: yTicksOf(drawing.y),
    place: ([px, py]) => [x.at(px), y.at(py)],
  };
}
