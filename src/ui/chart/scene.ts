/** From a diagram as data to everything that is drawn, with its place: pure, so that it can be tested. */
import { line as d3line } from 'd3-shape';
import type { ChartDrawing, Label, Line, Mark, Point, Tone } from '../../../calculators/chart.ts';
import { type NumberWords, readOff, type Scale, scaleOf, type Tick, ticksOf } from './axis.ts';
import { centreOf, clipLine, clipPolygon, insidePolygon, type Rect, within, type Xy } from './clip.ts';
import { type LabelWish, type PlacedLabel, placeLabels, type Spot } from './labels.ts';
import { plainSymbol } from './symbol.tsx';
import { textWidth } from './text-size.ts';

export type ChartWords = NumberWords & {
  readonly label: (label: Label) => string;
  /** The axis' name with its unit, as the language writes it; the symbol is set before it. */
  readonly axisTitle: (axis: ChartDrawing['x']) => string;
  /** Stands beside a boundary whose place is doubtful. */
  readonly approximate: string;
};

/** The two drawings made of the same data. */
export type Format = 'wide' | 'phone';
const sizes = { wide: { width: 658, height: 560 }, phone: { width: 358, height: 360 } } as const;
export const textSize = 12;

export type Stroke = {
  readonly colour: string;
  readonly width: number;
  readonly dash?: string;
  readonly opacity?: number;
};
export type MarkShape = NonNullable<Mark['shape']> | 'cross';

export type ScenePath = Stroke & { readonly key: string; readonly d: string };
export type SceneMark = {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly shape: MarkShape;
  readonly colour: string;
  readonly user: boolean;
};
export type Chip = { readonly x: number; readonly y: number; readonly width: number; readonly text: string };

export type Scene = {
  readonly width: number;
  readonly height: number;
  readonly plot: Rect;
  readonly x: Scale;
  readonly y: Scale;
  readonly regions: readonly { readonly key: string; readonly d: string; readonly tone: Tone }[];
  readonly zones: readonly { readonly key: string; readonly order: number; readonly d: string }[];
  readonly bands: readonly { readonly key: string; readonly d: string }[];
  readonly grid: readonly ScenePath[];
  readonly lines: readonly ScenePath[];
  readonly crossLines: readonly ScenePath[];
  readonly marks: readonly SceneMark[];
  readonly labels: readonly PlacedLabel[];
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  readonly chips: readonly Chip[];
  readonly xTitle: { readonly text: string; readonly symbol?: string };
  readonly yTitle: { readonly text: string; readonly symbol?: string };
  /** Curves that the arrow keys follow, the reader's own first. */
  readonly tracks: readonly (readonly Point[])[];
};

/** Curves of the same rank differ by colour, dash and marker, so that print and colour-blind readers tell them apart. */
const seriesLooks = [
  { colour: 'var(--ink)', dash: '', shape: 'circle' },
  { colour: 'var(--series-2)', dash: '7 4', shape: 'square' },
  { colour: 'var(--series-3)', dash: '2 4', shape: 'diamond' },
  { colour: 'var(--series-4)', dash: '7 3 2 3', shape: 'triangle' },
  { colour: 'var(--series-5)', dash: '1 3', shape: 'cross' },
] as const satisfies readonly { colour: string; dash: string; shape: MarkShape }[];

type SeriesLook = (typeof seriesLooks)[number];

/** Look of the n-th curve. */
export function seriesLook(order: number): SeriesLook {
  return seriesLooks[order % seriesLooks.length] ?? seriesLooks[0];
}

const path = d3line<Xy>()
  .x((point) => Number(point[0].toFixed(2)))
  .y((point) => Number(point[1].toFixed(2)));
const draw = (points: readonly Xy[]): string => path([...points]) ?? '';

function strokeOf(line: Line, series: number): Stroke {
  if (line.role === 'boundary')
    return { colour: 'var(--ink)', width: 1.5, ...(line.blurX && { dash: '5 4' }) };
  if (line.role === 'iso') return { colour: 'var(--ink2)', width: 1, opacity: 0.75 };
  if (line.role === 'guide') return { colour: 'var(--ink3)', width: 1, dash: '2 3' };
  if (line.role === 'user') return { colour: 'var(--hot)', width: 2 };
  const { colour, dash } = seriesLook(series);
  return { colour, width: 1.6, ...(dash && { dash }) };
}

/** Every so many pixels along a run, for keeping text off the lines. */
function samples(run: readonly Xy[]): readonly Xy[] {
  return run.flatMap((b, at): readonly Xy[] => {
    const a = run[at - 1];
    if (!a) return [];
    const steps = Math.min(200, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 8));
    return Array.from(
      { length: steps },
      (_, n): Xy => [a[0] + ((b[0] - a[0]) * n) / steps, a[1] + ((b[1] - a[1]) * n) / steps],
    );
  });
}

/** A point at this share of a run's length. */
function along(run: readonly Xy[], share: number): Xy {
  const lengths = run.map((b, at) =>
    at === 0 ? 0 : Math.hypot(b[0] - (run[at - 1]?.[0] ?? 0), b[1] - (run[at - 1]?.[1] ?? 0)),
  );
  let left = lengths.reduce((sum, each) => sum + each, 0) * share;
  for (let at = 1; at < run.length; at += 1) {
    const a = run[at - 1];
    const b = run[at];
    const length = lengths[at] ?? 0;
    if (!a || !b) break;
    if (left <= length && length > 0)
      return [a[0] + ((b[0] - a[0]) * left) / length, a[1] + ((b[1] - a[1]) * left) / length];
    left -= length;
  }
  return run.at(-1) ?? [Number.NaN, Number.NaN];
}

const around = (x: number, y: number, gap: number): readonly Spot[] => [
  { x, y: y - gap, anchor: 'middle' },
  { x: x - gap * 0.75, y: y - gap * 0.75, anchor: 'end' },
  { x: x + gap * 0.75, y: y - gap * 0.75, anchor: 'start' },
  { x: x + gap, y: y + 4, anchor: 'start' },
  { x: x - gap, y: y + 4, anchor: 'end' },
  { x: x + gap * 0.75, y: y + gap + 6, anchor: 'start' },
  { x: x - gap * 0.75, y: y + gap + 6, anchor: 'end' },
  { x, y: y + gap + 9, anchor: 'middle' },
  { x, y: y - gap * 2.2, anchor: 'middle' },
  { x: x + gap * 1.5, y: y - gap * 2, anchor: 'start' },
  { x: x - gap * 1.5, y: y - gap * 2, anchor: 'end' },
];

/** Places inside a polygon where its name may stand: the wished one, the centre, then a grid of inner points. */
function innerSpots(
  polygon: readonly Xy[],
  wished: Xy | undefined,
  width: number,
  size: number,
): readonly Spot[] {
  const fits = ([x, y]: Xy): boolean =>
    [-width / 2, width / 2].every((dx) =>
      [-size * 0.9, size * 0.3].every((dy) => insidePolygon([x + dx, y + dy + size * 0.35], polygon)),
    );
  const [left, right] = [Math.min(...polygon.map((p) => p[0])), Math.max(...polygon.map((p) => p[0]))];
  const [top, bottom] = [Math.min(...polygon.map((p) => p[1])), Math.max(...polygon.map((p) => p[1]))];
  const middle = centreOf(polygon);
  const inner: Xy[] = [];
  for (let row = 1; row < 10; row += 1) {
    for (let column = 1; column < 10; column += 1) {
      inner.push([left + ((right - left) * column) / 10, top + ((bottom - top) * row) / 10]);
    }
  }
  const from = wished ?? middle;
  inner.sort(
    (a, b) => Math.hypot(a[0] - from[0], a[1] - from[1]) - Math.hypot(b[0] - from[0], b[1] - from[1]),
  );
  return [...(wished ? [wished] : []), middle, ...inner]
    .filter(fits)
    .map(([x, y]) => ({ x, y: y + size * 0.35, anchor: 'middle' }));
}

/** Everything that is drawn of a diagram, in one of its two formats. `zones` are the keys of those switched on. */
export function buildScene(
  drawing: ChartDrawing,
  format: Format,
  words: ChartWords,
  zones: readonly string[],
): Scene {
  const { width, height } = sizes[format];
  const wide = format === 'wide';

  // The left edge follows the labels of the y axis, which follow the scale, whose range does not depend on them.
  const top = wide ? 14 : 30;
  const bottom = height - (wide ? 54 : 48);
  const y = scaleOf(drawing.y, [bottom, top]);
  const yTicks = ticksOf(drawing.y, y, Math.floor((bottom - top) / (wide ? 34 : 30)), words).labelled;
  const yPlain = ticksOf(drawing.y, y, Math.floor((bottom - top) / (wide ? 34 : 30)), words).plain;
  const user = (drawing.marks ?? []).filter((mark) => mark.role === 'user');
  const shown = user[0];
  const yChip = shown ? readOff(y, shown.at[1], words) : '';
  const labelWidth = Math.max(
    0,
    ...yTicks.map((tick) => textWidth(tick.label, textSize)),
    shown ? textWidth(yChip, textSize, true) + 4 : 0,
  );
  const left = Math.round((wide ? 24 : 6) + labelWidth + 14);
  const right = width - 18;
  const x = scaleOf(drawing.x, [left, right]);
  const widest = Math.max(
    ...[drawing.x.domain[0], drawing.x.domain[1]].map((value) => textWidth(words.short(value), textSize)),
    22,
  );
  const xMost = Math.floor((right - left) / (widest + (wide ? 26 : 16)));
  const { labelled: xTicks, plain: xPlain } = ticksOf(drawing.x, x, xMost, words);
  const plot: Rect = { left, top, right, bottom };
  const place = ([px, py]: Point): Xy => [x.at(px), y.at(py)];

  const regions = (drawing.regions ?? []).map((region, at) => {
    const polygon = clipPolygon(region.polygon.map(place), plot);
    return {
      key: `region-${at}`,
      region,
      polygon,
      d: polygon.length > 0 ? `${draw(polygon)}Z` : '',
      tone: region.tone,
    };
  });

  const zoneShapes = (drawing.zones ?? []).flatMap((zone, order) =>
    zones.includes(zone.key)
      ? [
          {
            key: zone.key,
            order,
            polygons: zone.polygons
              .map((each) => clipPolygon(each.map(place), plot))
              .filter((each) => each.length > 0),
          },
        ]
      : [],
  );

  let series = -1;
  const lines = (drawing.lines ?? []).map((line, at) => {
    if (line.role === 'series') series += 1;
    return {
      key: `line-${at}`,
      line,
      order: series,
      runs: clipLine(line.points.map(place), plot),
      stroke: strokeOf(line, series),
    };
  });

  // A doubtful boundary: bands of falling width laid over each other look blurred without a filter.
  const bands = lines.flatMap(({ key, line }) => {
    const { blurX } = line;
    if (!blurX) return [];
    return Array.from({ length: 8 }, (_, n) => {
      const half = (blurX / 2) * ((n + 1) / 8);
      const side = (sign: number) => line.points.map(([px, py]): Xy => place([px + sign * half, py]));
      const polygon = clipPolygon([...side(-1), ...side(1).reverse()], plot);
      return { key: `${key}-${n}`, d: polygon.length > 0 ? `${draw(polygon)}Z` : '' };
    }).filter((each) => each.d !== '');
  });

  const lineMarks = lines.flatMap(({ key, line, order, runs }): readonly SceneMark[] => {
    if (line.role !== 'series') return [];
    const points = line.points.map(place).filter((point) => within(point, plot));
    const every = points.length <= 10 ? 1 : 0;
    const shares = every ? [] : [0.1, 0.3, 0.5, 0.7, 0.9];
    const main = runs.reduce<readonly Xy[]>((long, run) => (run.length > long.length ? run : long), []);
    const spots = every ? points : main.length > 1 ? shares.map((share) => along(main, share)) : [];
    const { shape, colour } = seriesLook(order);
    return spots.map(([px, py], n) => ({ key: `${key}-${n}`, x: px, y: py, shape, colour, user: false }));
  });

  const marks = (drawing.marks ?? []).flatMap((mark, at) => {
    const [px, py] = place(mark.at);
    if (!within([px, py], plot)) return [];
    return [
      {
        key: `mark-${at}`,
        x: px,
        y: py,
        shape: mark.shape ?? (mark.role === 'user' ? 'circle' : 'dot'),
        colour: mark.role === 'user' ? 'var(--hot)' : 'var(--ink)',
        user: mark.role === 'user',
        mark,
      },
    ];
  });

  const labelOf = (label: Label | undefined): string => (label === undefined ? '' : words.label(label));
  const wishes: LabelWish[] = [];
  for (const { key, mark, x: px, y: py, user: own } of [...marks].sort(
    (a, b) => Number(b.user) - Number(a.user),
  )) {
    const text = labelOf(mark.label);
    if (text === '') continue;
    wishes.push({
      key,
      text,
      size: textSize,
      bold: true,
      kind: own ? 'user' : 'mark',
      colour: own ? 'var(--hottext)' : 'var(--ink)',
      spots: around(px, py, own ? 19 : 12),
    });
  }
  for (const { key, region, polygon } of regions) {
    const text = labelOf(region.label);
    if (text === '' || polygon.length === 0) continue;
    const large = text.length <= 2;
    const size = large ? (wide ? 17 : 15) : textSize;
    const wished = region.labelAt ? place(region.labelAt) : undefined;
    const inner = innerSpots(polygon, wished, textWidth(text, size, true), size);
    const at = wished ?? centreOf(polygon);
    // A field too small for its name keeps it on the large drawing, where it can be read beside the edge.
    const spots: readonly Spot[] =
      inner.length > 0 ? inner : [{ x: at[0], y: at[1] + size * 0.35, anchor: 'middle' }];
    wishes.push({
      key,
      text,
      size,
      bold: true,
      kind: large ? 'large-region' : 'region',
      colour: large ? 'var(--ink)' : 'var(--ink2)',
      spots,
      optional: !wide && inner.length === 0,
    });
  }
  for (const { key, line, runs, stroke } of lines) {
    const name = labelOf(line.label);
    const text = name || (line.blurX ? words.approximate : '');
    const run = runs.reduce<readonly Xy[]>(
      (long, each) => (each.length > long.length ? each : long),
      runs[0] ?? [],
    );
    if (text === '' || run.length < 2) continue;
    const on = (
      shares: readonly number[],
      lift: number,
      anchor: Spot['anchor'] = 'middle',
    ): readonly Spot[] =>
      shares.map((share) => {
        const [px, py] = along(run, share);
        return { x: px, y: py + lift, anchor };
      });
    if (line.role === 'iso' || (line.role === 'boundary' && !line.blurX)) {
      wishes.push({
        key,
        text,
        size: 11,
        kind: 'iso',
        colour: 'var(--ink2)',
        spots: on([0.9, 0.94, 0.84, 0.78, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1], 4),
        optional: true,
      });
      continue;
    }
    const own = line.role === 'user';
    const colour = own ? 'var(--hottext)' : line.role === 'series' ? stroke.colour : 'var(--ink2)';
    const end = on([1], -8, 'end');
    const spots = [
      ...end,
      ...on([1], 16, 'end'),
      ...on([0.98, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3], -9),
      ...on([0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3], 17),
      ...on([0, 0.1], -9, 'start'),
      ...on([0, 0.1], 17, 'start'),
    ];
    wishes.push({
      key,
      text,
      size: textSize,
      bold: own,
      kind: 'line',
      colour: line.role === 'series' ? 'var(--ink)' : colour,
      spots,
    });
  }
  const obstacles = [...marks.map((each) => ({ each, r: each.user ? 12 : 7 }))].map(({ each, r }) => ({
    left: each.x - r,
    right: each.x + r,
    top: each.y - r,
    bottom: each.y + r,
  }));
  const crossed = lines.flatMap(({ runs, line }) => (line.role === 'guide' ? [] : runs.flatMap(samples)));
  const labels = placeLabels(wishes, plot, obstacles, crossed);

  const crossLines: ScenePath[] = [];
  const chips: Chip[] = [];
  const own = marks.find((each) => each.user);
  if (own && shown) {
    const stroke = { colour: 'var(--hot)', width: 1, dash: '2 3' };
    crossLines.push({
      key: 'to-y',
      d: draw([
        [left, own.y],
        [own.x, own.y],
      ]),
      ...stroke,
    });
    crossLines.push({
      key: 'to-x',
      d: draw([
        [own.x, own.y],
        [own.x, bottom],
      ]),
      ...stroke,
    });
    const xChip = readOff(x, shown.at[0], words);
    const yWidth = textWidth(yChip, textSize, true) + 12;
    const xWidth = textWidth(xChip, textSize, true) + 14;
    chips.push({
      x: left - yWidth - 1,
      y: Math.min(bottom - 18, Math.max(top, own.y - 9)),
      width: yWidth,
      text: yChip,
    });
    chips.push({
      x: Math.min(width - xWidth - 2, Math.max(2, own.x - xWidth / 2)),
      y: bottom + 6,
      width: xWidth,
      text: xChip,
    });
  }
  const [yAxisChip, xAxisChip] = chips;
  const clearX = xTicks.filter((tick) => {
    const half = textWidth(tick.label, textSize) / 2 + 3;
    return !xAxisChip || tick.at + half < xAxisChip.x || tick.at - half > xAxisChip.x + xAxisChip.width;
  });
  const clearY = yTicks.filter((tick) => !yAxisChip || Math.abs(tick.at - (yAxisChip.y + 9)) > 16);

  const hair = { colour: 'var(--line)', width: 0.6 };
  const grid = [
    ...[...xTicks.map((tick) => tick.at), ...xPlain].map((at) => ({
      key: `x${at}`,
      d: draw([
        [at, top],
        [at, bottom],
      ]),
      ...hair,
    })),
    ...[...yTicks.map((tick) => tick.at), ...yPlain].map((at) => ({
      key: `y${at}`,
      d: draw([
        [left, at],
        [right, at],
      ]),
      ...hair,
    })),
  ];
  const titled = (axis: ChartDrawing['x']) => ({
    text: words.axisTitle(axis),
    ...(axis.symbol && { symbol: axis.symbol }),
  });

  const rank = { guide: 0, iso: 1, boundary: 2, series: 3, user: 4 } as const;
  return {
    width,
    height,
    plot,
    x,
    y,
    regions: regions.filter((each) => each.d !== '').map(({ key, d, tone }) => ({ key, d, tone })),
    zones: zoneShapes
      .map(({ key, order, polygons }) => ({
        key,
        order,
        d: polygons.map((each) => `${draw(each)}Z`).join(''),
      }))
      .filter((each) => each.d !== ''),
    bands,
    grid,
    lines: [...lines]
      .sort((a, b) => rank[a.line.role] - rank[b.line.role])
      .map(({ key, runs, stroke }) => ({ key, d: runs.map(draw).join(''), ...stroke }))
      .filter((each) => each.d !== ''),
    crossLines,
    marks: [...lineMarks, ...marks.map(({ mark, ...each }) => each)],
    labels,
    xTicks: clearX,
    yTicks: clearY,
    chips,
    xTitle: titled(drawing.x),
    yTitle: titled(drawing.y),
    tracks: [...(drawing.lines ?? [])]
      .filter((each) => each.role === 'user' || each.role === 'series')
      .sort((a, b) => rank[b.role] - rank[a.role])
      .map((each) => each.points),
  };
}

/** Width of an axis title, to place it. */
export function titleWidth(title: Scene['xTitle']): number {
  return textWidth(`${title.symbol ? `${plainSymbol(title.symbol)} ` : ''}${title.text}`, textSize);
}
