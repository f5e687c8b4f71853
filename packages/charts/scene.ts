/** Converts a diagram to positioned shapes and labels, without side effects. */
import type { ChartDrawing, Label, Line, Point } from '@ferrite/calculators/core/chart.ts';
import type { NumberWords, Scale, Tick } from './axis.ts';
import type { Rect } from './clip.ts';
import { chipHeight, chipText, chipWidthOf, type Frame, frameOf, type Size, textSize } from './frame.ts';
import { extendToPoints } from './hold-point.ts';
import {
  bandsOf,
  draw,
  gridOf,
  linesOf,
  type MarkOf,
  marksOf,
  type RegionShape,
  regionsOf,
  type SceneMark,
  type ScenePath,
  zonesOf,
} from './shapes.ts';
import { type EndLabel, endTextsOf, placeEndLabels } from './text/end-labels.ts';
import { labelCandidates, samples } from './text/label-candidates.ts';
import { type PlacedLabel, placeLabels } from './text/labels.ts';
import { symbolBeside } from './text/symbol-text.ts';
import { textWidth } from './text/text-size.ts';

export type ChartWords = NumberWords & {
  readonly label: (label: Label) => string;
  /** Returns the name of the axis with its unit; its symbol is drawn before the name. */
  readonly axisTitle: (axis: ChartDrawing['x']) => string;
  /** Returns the unit of the axis in the notation of the language; empty without one. */
  readonly unit: (axis: ChartDrawing['x']) => string;
  /** Note beside an approximate boundary. */
  readonly approximate: string;
  /** Outputs at the user's point as shown beside the diagram, by axis; by default the digits that the axis can distinguish. */
  readonly rows?: { readonly x?: string | undefined; readonly y?: string | undefined } | undefined;
};

export type Chip = { readonly x: number; readonly y: number; readonly width: number; readonly text: string };
type AxisTitle = { readonly text: string; readonly symbol?: string };

export type Scene = {
  readonly width: number;
  readonly height: number;
  readonly wide: boolean;
  readonly plot: Rect;
  readonly x: Scale;
  readonly y: Scale;
  readonly regions: readonly Pick<RegionShape, 'key' | 'd' | 'tone'>[];
  readonly zones: readonly { readonly key: string; readonly order: number; readonly d: string }[];
  readonly bands: readonly { readonly key: string; readonly d: string }[];
  readonly grid: readonly ScenePath[];
  readonly lines: readonly ScenePath[];
  readonly crossLines: readonly ScenePath[];
  readonly marks: readonly SceneMark[];
  readonly labels: readonly PlacedLabel[];
  /** Names of curves at the right edge of the plot. */
  readonly endLabels: readonly EndLabel[];
  /** False for drawings to scale. */
  readonly hasAxes: boolean;
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  /** Values of the result on the axes, the y axis first. */
  readonly chips: readonly Chip[];
  /** Second x axis above the plot. */
  readonly second?: { readonly title: string; readonly ticks: readonly Tick[] };
  readonly xTitle: AxisTitle;
  readonly yTitle: AxisTitle;
  /** Curves that the pointer reads. */
  readonly curves: readonly Curve[];
};

/** Named line in axis units. */
export type Curve = {
  readonly key: string;
  readonly name: string;
  readonly points: readonly Point[];
  /** True if the line has one value at each x. */
  readonly isFunction: boolean;
  readonly colour: string;
  readonly dash?: string;
};

/** Visible axis limits of a diagram. */
export type Domains = { readonly x: readonly [number, number]; readonly y: readonly [number, number] };

/** Dragging of the user's point; its mark follows the inputs. */
export type Dragging = {
  /** Axes along which the point moves. */
  readonly axes: { readonly x: boolean; readonly y: boolean };
  /** Name of the input that dragging changes. */
  readonly label: string;
  readonly onDrag: (to: Point) => void;
};

/** Roles of lines whose values the pointer does not read. */
const unread: ReadonlySet<Line['role']> = new Set(['guide', 'dimension', 'extension', 'arrow']);

/** Drawing order of line roles. */
const rank = {
  guide: 0,
  iso: 1,
  dimension: 1,
  extension: 1,
  arrow: 1,
  boundary: 2,
  ghost: 3,
  series: 4,
  user: 5,
} as const;

/** Returns the lines from the result to both axes, and the values at their ends. */
function readingsOf(own: SceneMark, { plot, width }: Frame, texts: readonly [string, string]) {
  const { left, top, bottom } = plot;
  const look = { colour: 'var(--hot)', width: 1, dash: '2 3' };
  const yWidth = textWidth(texts[0], textSize, true) + 12;
  const xWidth = chipWidthOf(texts[1]);
  const yTop = Math.min(bottom - chipHeight, Math.max(top, own.y - chipHeight / 2));
  const xLeft = Math.min(width - xWidth - 2, Math.max(2, own.x - xWidth / 2));
  const crossLines: readonly ScenePath[] = [
    {
      key: 'to-y',
      d: draw([
        [left, own.y],
        [own.x, own.y],
      ]),
      ...look,
    },
    {
      key: 'to-x',
      d: draw([
        [own.x, own.y],
        [own.x, bottom],
      ]),
      ...look,
    },
  ];
  const chips: readonly [Chip, Chip] = [
    { x: left - yWidth - 1, y: yTop, width: yWidth, text: texts[0] },
    { x: xLeft, y: bottom + 6, width: xWidth, text: texts[1] },
  ];
  return { crossLines, chips };
}

/** Returns the ticks of a second x axis, without those that would touch the preceding one. */
function secondAxisOf(
  { label, ticks }: NonNullable<ChartDrawing['x']['second']>,
  { x, plot }: Frame,
  words: ChartWords,
): NonNullable<Scene['second']> {
  const shown: Tick[] = [];
  const all = ticks
    .map(([value, text]): Tick => ({ at: x.at(value), value, label: words.short(Number(text)) }))
    .filter(({ at }) => at >= plot.left && at <= plot.right)
    .toSorted((one, other) => one.at - other.at);
  for (const tick of all) {
    const last = shown.at(-1);
    const room = (textWidth(tick.label, textSize) + textWidth(last?.label ?? '', textSize)) / 2 + 10;
    if (!last || tick.at - last.at >= room) shown.push(tick);
  }
  return { title: words.label(label), ticks: shown };
}

/** Returns the name of a curve, which may be stored at another of its parts. */
function curveName(lines: readonly { readonly line: Line }[], at: number, words: ChartWords): string {
  let first = at;
  while (first > 0 && lines[first]?.line.continues) first -= 1;
  let last = at;
  while (lines[last + 1]?.line.continues) last += 1;
  const label = lines.slice(first, last + 1).find(({ line }) => line.label !== undefined)?.line.label;
  return label === undefined ? '' : words.label(label);
}

const boxAround = ({ x, y }: SceneMark, r: number): Rect => ({
  left: x - r,
  right: x + r,
  top: y - r,
  bottom: y + r,
});

/** Returns the areas of a mark that no label may cover; for the result also its lines to both axes. */
function areasOf({ drawn }: MarkOf, { left, bottom }: Rect): readonly Rect[] {
  if (!drawn.user) return [boxAround(drawn, 7)];
  const point = boxAround(drawn, 2);
  return [boxAround(drawn, 12), { ...point, left }, { ...point, bottom }];
}

/** Joins adjacent unnamed areas with the same tint, e.g. the strips of a band. */
function joined(regions: readonly RegionShape[]): Scene['regions'] {
  const all: { key: string; d: string; tone: RegionShape['tone']; isNamed: boolean }[] = [];
  for (const { key, d, tone, region } of regions) {
    const last = all.at(-1);
    const isNamed = region.label !== undefined;
    if (last && !last.isNamed && !isNamed && last.tone === tone) last.d += d;
    else all.push({ key, d, tone, isNamed });
  }
  return all;
}

/** Returns the curves that the pointer reads. */
function curvesOf(drawing: ChartDrawing, lines: readonly DrawnLine[], words: ChartWords): readonly Curve[] {
  return lines.flatMap(({ key, line, stroke }, at): Curve[] => {
    if (unread.has(line.role)) return [];
    // A curve without a name has the name of the y axis.
    const name = curveName(lines, at, words) || words.label(drawing.y.label);
    const isFunction = line.role === 'user' || line.role === 'series' || line.role === 'ghost';
    const points = line.points.filter((point) => point.every(Number.isFinite));
    return [
      { key, name, points, isFunction, colour: stroke.colour, ...(stroke.dash && { dash: stroke.dash }) },
    ];
  });
}

type DrawnLine = ReturnType<typeof linesOf>[number];

/** Returns the lines in drawing order, without those outside of the plot. */
const pathsOf = (lines: readonly DrawnLine[]): readonly ScenePath[] =>
  [...lines]
    .sort((a, b) => rank[a.line.role] - rank[b.line.role])
    .map(({ key, runs, stroke }) => ({ key, d: runs.map(draw).join(''), ...stroke }))
    .filter((each) => each.d !== '');

function axisTitle(axis: ChartDrawing['x'], words: ChartWords): AxisTitle {
  const symbol = symbolBeside(words.label(axis.label), axis.symbol);
  return { text: words.axisTitle(axis), ...(symbol && { symbol }) };
}

/** Lays out a diagram at this size. `zonesOn`: keys of the visible zones. */
export function buildScene(
  given: ChartDrawing,
  size: Size,
  words: ChartWords,
  zonesOn: readonly string[],
): Scene {
  const drawing = extendToPoints(given);
  const nameOf = ({ label }: Pick<Line, 'label'>) => (label === undefined ? '' : words.label(label));
  const ends = endTextsOf(drawing, nameOf, size.width);
  const frame = frameOf(drawing, size, words, ends.room);
  const { width, height, wide, plot, x, y } = frame;
  const regions = regionsOf(drawing, frame);
  const lines = linesOf(drawing, frame);
  const marks = marksOf(drawing, frame);
  const named = lines.map(({ runs, line }) => ({
    text: nameOf(line),
    points: runs.flatMap(samples),
    mayCross: line.role === 'guide' && !line.naming,
    isNameless: line.role === 'extension' || line.role === 'arrow',
  }));
  const own = marks.find(({ drawn }) => drawn.user);
  const readings =
    own &&
    readingsOf(own.drawn, frame, [
      chipText(drawing, 'y', { scale: frame.y, value: own.mark.at[1] }, words),
      chipText(drawing, 'x', { scale: frame.x, value: own.mark.at[0] }, words),
    ]);
  return {
    ...{ width, height, wide, plot, x, y },
    regions: joined(regions),
    zones: zonesOf(drawing, frame, zonesOn),
    bands: bandsOf(lines, frame),
    grid: gridOf(frame),
    hasAxes: !drawing.isToScale,
    ...(drawing.x.second && { second: secondAxisOf(drawing.x.second, frame, words) }),
    lines: pathsOf(lines),
    crossLines: readings?.crossLines ?? [],
    marks: marks.flatMap(({ mark, drawn }) => (mark.shape === 'none' ? [] : [drawn])),
    labels: placeLabels(
      labelCandidates({ marks, regions, lines: lines.filter((_, at) => !ends.texts.has(at)) }, frame, words),
      drawing.isToScale ? { left: 4, right: width - 4, top: 4, bottom: height - 4 } : plot,
      marks.flatMap((mark) => areasOf(mark, plot)),
      named,
    ),
    endLabels: placeEndLabels(lines, ends, {
      top: 4,
      bottom: plot.bottom + 8,
      right: plot.right,
      isToScale: drawing.isToScale ?? false,
    }),
    xTicks: frame.xTicks.readable,
    yTicks: frame.yTicks.readable,
    chips: readings?.chips ?? [],
    xTitle: axisTitle(drawing.x, words),
    yTitle: axisTitle(drawing.y, words),
    curves: curvesOf(drawing, lines, words),
  };
}
