/** Position of the plot in its drawing, with scales and ticks. */
import type { Axis, ChartDrawing, Label, Point } from '@ferrite/calculators/core/chart.ts';
import {
  formatCompact,
  type NumberWords,
  readableTicks,
  type Scale,
  scaleOf,
  type Tick,
  type Ticks,
} from './axis.ts';
import type { Rect, Xy } from './clip.ts';
import { textWidth } from './text/text-size.ts';

/** Size of the drawing in pixels, in which its text has the size of the surrounding text. */
export type Size = { readonly width: number; readonly height: number };
export const textSize = 12;

/** Minimum width of a drawing with large text and all names. */
const wideFrom = 480;
/** Margins of the plot in pixels: y axis title above, ticks and x axis title below. */
const edges = { top: 30, bottom: 48, side: 18, left: 6 } as const;

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

/** Extends an axis by a factor, equally to both sides. */
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
const noTicks: Ticks = { labelled: [], plain: [], readable: [] };

function besideRoom({ lines = [] }: ChartDrawing, words: ChipWords): number {
  const beside = lines.filter(
    ({ role, points: [from, to] }) => role === 'dimension' && from && to && from[0] === to[0],
  );
  return Math.max(
    0,
    ...beside.map(({ label }) => (label === undefined ? 0 : textWidth(words.label(label), textSize))),
  );
}

/** Lays out a drawing to scale, which has dimension lines instead of axes. */
function sketchOf(drawing: ChartDrawing, { width, height }: Size, words: ChipWords, room: number): Frame {
  const plot: Rect = {
    left: sketchMargin,
    top: sketchMargin,
    right: width - Math.max(sketchMargin, room, besideRoom(drawing, words)),
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

/** Number formats, and the outputs at the user's point as shown beside the diagram. */
type ChipWords = NumberWords & {
  readonly rows?: { readonly x?: string | undefined; readonly y?: string | undefined } | undefined;
  readonly label: (label: Label) => string;
};

/**
 * Returns the text for the user's point on an axis: an output as shown beside the diagram, an input as it was entered,
 * any other value with the digits that the axis can distinguish.
 */
export function chipText(
  drawing: ChartDrawing,
  on: 'x' | 'y',
  { scale, value }: { readonly scale: Scale; readonly value: number },
  words: ChipWords,
): string {
  const row = words.rows?.[on];
  if (row) return row;
  return drawing[on].input ? words.short(Number(value.toPrecision(4))) : formatCompact(scale, value, words);
}

const userPointOf = ({ marks = [] }: ChartDrawing): Point | undefined =>
  marks.find(({ role }) => role === 'user')?.at;

/** Returns the width of the result's value on the x axis. */
export const chipWidthOf = (text: string): number => textWidth(text, textSize, true) + 14;

/** Height of the result's value on an axis, and space between a label and this value, in pixels. */
export const chipHeight = 18;
const chipSpace = 3;

/** Returns the ticks of the y axis that are readable beside the result's value. */
function yTicksOf(drawing: ChartDrawing, scale: Scale, rows: number, words: ChipWords): Ticks {
  const own = userPointOf(drawing);
  const [bottom, top] = [scale.at(scale.domain[0]), scale.at(scale.domain[1])];
  const middle = own && Math.min(bottom - chipHeight / 2, Math.max(top + chipHeight / 2, scale.at(own[1])));
  return readableTicks(drawing.y, scale, words, {
    most: rows,
    isCovered: ({ at }) => middle !== undefined && Math.abs(at - middle) <= chipHeight - 2,
    distance: () => textSize + chipSpace,
  });
}

/** Returns the ticks of the x axis that are readable beside the result's value. */
function xTicksOf(
  drawing: ChartDrawing,
  scale: Scale,
  { width, most }: { readonly width: number; readonly most: number },
  words: ChipWords,
): Ticks {
  const own = userPointOf(drawing);
  const half = own ? chipWidthOf(chipText(drawing, 'x', { scale, value: own[0] }, words)) / 2 : 0;
  const middle = own && Math.min(width - half - 2, Math.max(half + 2, scale.at(own[0])));
  const halfOf = ({ label }: Tick) => textWidth(label, textSize) / 2;
  return readableTicks(drawing.x, scale, words, {
    most,
    isCovered: (tick) =>
      middle !== undefined && Math.abs(tick.at - middle) <= half + halfOf(tick) + chipSpace,
    distance: (one, other) => halfOf(one) + halfOf(other) + 2 * chipSpace,
  });
}

/** Lays out the plot. `room` is the width reserved for the curve names at the right edge. */
export function frameOf(drawing: ChartDrawing, size: Size, words: ChipWords, room: number): Frame {
  if (drawing.isToScale) return sketchOf(drawing, size, words, room);
  const { width, height } = size;
  const wide = width >= wideFrom;
  const top = edges.top + (drawing.x.second ? secondAxisHeight : 0);
  const bottom = height - edges.bottom;
  const right = width - Math.max(edges.side, room);
  const y = scaleOf(drawing.y, [bottom, top]);
  const rowHeight = Math.max(wide ? 34 : 30, (bottom - top) / 12);
  const yTicks = yTicksOf(drawing, y, Math.floor((bottom - top) / rowHeight), words);
  const own = userPointOf(drawing);
  const chipWidth = own
    ? textWidth(chipText(drawing, 'y', { scale: y, value: own[1] }, words), textSize, true) + 4
    : 0;
  const widestOf = (labels: readonly string[]) => labels.map((label) => textWidth(label, textSize));
  const labelWidth = Math.max(chipWidth, ...widestOf(yTicks.labelled.map(({ label }) => label)));
  const left = Math.round(edges.left + labelWidth + 14);
  const x = scaleOf(drawing.x, [left, right]);
  const widest = Math.max(22, ...widestOf(drawing.x.domain.map((value) => words.short(value))));
  const most = Math.floor((right - left) / (widest + (wide ? 26 : 16)));
  return {
    width,
    height,
    wide,
    plot: { left, top, right, bottom },
    x,
    y,
    xTicks: xTicksOf(drawing, x, { width, most }, words),
    yTicks,
    place: ([px, py]) => [x.at(px), y.at(py)],
  };
}
