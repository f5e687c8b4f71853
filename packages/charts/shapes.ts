/** Computes the geometry of a diagram's parts within the plot. */
import type { ChartDrawing, Line, Mark, Point, Region, Tone } from '@ferrite/calculators/core/chart.ts';
import { clipLine, clipPolygon, isWithin, type Xy } from './clip.ts';
import type { Frame } from './frame.ts';

export type Stroke = {
  /** Colour as a CSS value. */
  readonly colour: string;
  readonly width: number;
  readonly dash?: string;
  readonly opacity?: number;
};
export type ScenePath = Stroke & { readonly key: string; readonly d: string };
export type MarkShape = Exclude<NonNullable<Mark['shape']>, 'none'>;
export type SceneMark = {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly shape: MarkShape;
  readonly colour: string;
  readonly user: boolean;
};

export type RegionShape = {
  readonly key: string;
  readonly d: string;
  readonly tone: Tone;
  readonly region: Region;
  readonly polygon: readonly Xy[];
};
export type LineShape = {
  readonly key: string;
  readonly line: Line;
  readonly runs: readonly (readonly Xy[])[];
  readonly stroke: Stroke;
};
export type MarkOf = { readonly mark: Mark; readonly drawn: SceneMark };

export type SeriesLook = { readonly colour: string; readonly dash: string };

const seriesColours = [
  'var(--ink)',
  'var(--series-2)',
  'var(--series-3)',
  'var(--series-4)',
  'var(--series-5)',
];

/**
 * Dash patterns of curves. Each is different, which keeps curves distinguishable in greyscale and for colour-blind
 * readers.
 */
const seriesDashes = [
  '',
  '8 4',
  '2 3',
  '9 3 2 3',
  '18 4',
  '4 6',
  '9 3 2 3 2 3',
  '18 4 6 4',
  '2 7',
  '18 4 2 4',
] as const;

/** Returns colour and dash of the n-th curve. Ten curves differ in the combination of both, and in the dash alone. */
export function seriesLook(order: number): SeriesLook {
  return {
    colour: seriesColours[order % seriesColours.length] ?? 'var(--ink)',
    dash: seriesDashes[order % seriesDashes.length] ?? '',
  };
}

const rounded = (length: number): number => Math.round(length * 100) / 100 + 0;

/** Returns the path through these points; a single point becomes a dot if the stroke has round ends. */
export const draw = (points: readonly Xy[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${rounded(x)},${rounded(y)}`).join('') +
  (points.length === 1 ? 'Z' : '');

/** Dash pattern of a curve beyond the range of its model. */
const beyondDash = '4 4';

function strokeOf(line: Line, series: number): Stroke {
  if (line.isBeyond)
    return { ...strokeOf({ ...line, isBeyond: false }, series), dash: beyondDash, opacity: 0.55 };
  if (line.role === 'boundary')
    return { colour: 'var(--ink)', width: 1.5, ...(line.blurX && { dash: '5 4' }) };
  if (line.role === 'iso') return { colour: 'var(--ink2)', width: 1, opacity: 0.75 };
  if (line.role === 'guide') return { colour: 'var(--ink3)', width: 1, dash: '2 3' };
  if (line.role === 'dimension') return { colour: 'var(--ink2)', width: 1 };
  if (line.role === 'extension') return { colour: 'var(--ink3)', width: 0.75 };
  if (line.role === 'arrow') return { colour: 'var(--ink2)', width: 1.4 };
  if (line.role === 'user') return { colour: 'var(--hot)', width: 2.2 };
  if (line.role === 'ghost') return { colour: 'var(--ink3)', width: 1.6, dash: '5 4' };
  const { colour, dash } = seriesLook(series);
  return { colour, width: 1.6, ...(dash && { dash }) };
}

/** Measures a polyline once. @returns a function that returns the point at a share of the length */
export function placesAlong(run: readonly Xy[]): (share: number) => Xy {
  const lengths = run.map(([x, y], at) => {
    const [beforeX, beforeY] = run[at - 1] ?? [x, y];
    return Math.sqrt((x - beforeX) ** 2 + (y - beforeY) ** 2);
  });
  const total = lengths.reduce((sum, each) => sum + each, 0);
  return (share) => {
    let left = total * share;
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
  };
}

/** Returns the longest part of a line, where its name is placed. */
export function mainRun(runs: readonly (readonly Xy[])[]): readonly Xy[] {
  return runs.reduce<readonly Xy[]>((long, run) => (run.length > long.length ? run : long), runs[0] ?? []);
}

const placed = (points: readonly Point[], { place, plot }: Frame): readonly Xy[] =>
  clipPolygon(points.map(place), plot);
const closed = (polygon: readonly Xy[]): string => (polygon.length > 0 ? `${draw(polygon)}Z` : '');

export function regionsOf(drawing: ChartDrawing, frame: Frame): readonly RegionShape[] {
  return (drawing.regions ?? []).flatMap((region, at) => {
    const polygon = placed(region.polygon, frame);
    const d = closed(polygon);
    return d === '' ? [] : [{ key: `region-${at}`, d, tone: region.tone, region, polygon }];
  });
}

/** Returns the visible zones; `order` determines the hatch. */
export function zonesOf(drawing: ChartDrawing, frame: Frame, on: readonly string[]) {
  return (drawing.zones ?? []).flatMap(({ key, polygons, look }, at) => {
    const d = polygons.map((polygon) => closed(placed(polygon, frame))).join('');
    return d === '' || !on.includes(key) ? [] : [{ key, order: look ?? at, d }];
  });
}

/** Returns the index of the first curve's look: 1 where a diagram has boundaries, which use the solid line, otherwise 0. */
const firstLook = ({ lines = [] }: ChartDrawing): number =>
  lines.some(({ role, blurX }) => role === 'boundary' && !blurX) ? 1 : 0;

/** Length and half-width of the arrows of a dimension line in pixels; shorter dimension lines have strokes instead. */
const arrow = { length: 8, half: 2.5, minLength: 24 } as const;

/** Returns the arrows at both ends of a dimension line. */
function arrowsOf([a, b]: readonly Xy[]): readonly (readonly Xy[])[] {
  if (!a || !b) return [];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (!(length > 0)) return [];
  const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const inward = length < arrow.minLength ? 0 : arrow.length;
  const half = length < arrow.minLength ? 4 : arrow.half;
  return [[a, 1] as const, [b, -1] as const].map(([[x, y], sign]): readonly Xy[] => {
    const [bx, by] = [x + sign * inward * dx, y + sign * inward * dy];
    return [
      [bx - half * dy, by + half * dx],
      [x, y],
      [bx + half * dy, by - half * dx],
    ];
  });
}

const hasArrows = ({ role }: Line): boolean => role === 'dimension' || role === 'arrow';

export function linesOf(drawing: ChartDrawing, { place, plot }: Frame): readonly LineShape[] {
  let order = firstLook(drawing) - 1;
  return (drawing.lines ?? []).map((line, at) => {
    if (line.role === 'series' && !line.continues && line.look === undefined) order += 1;
    const points = line.points.map(place);
    const runs = hasArrows(line)
      ? [points, ...arrowsOf(points).slice(line.role === 'arrow' ? 1 : 0)]
      : clipLine(points, plot);
    return { key: `line-${at}`, line, runs, stroke: strokeOf(line, line.look ?? order) };
  });
}

/** Length of the ticks between labelled ticks, in pixels. */
const minorTick = 4;

/** Returns grid lines at the labelled ticks, and on a logarithmic axis ticks between them. Each axis has one path. */
export function gridOf({ plot, xTicks, yTicks }: Frame): readonly ScenePath[] {
  const { left, right, top, bottom } = plot;
  const column = (at: number, from: number): string =>
    draw([
      [at, from],
      [at, bottom],
    ]);
  const row = (at: number, to: number): string =>
    draw([
      [left, at],
      [to, at],
    ]);
  const grid = [
    ...xTicks.labelled.map(({ at }) => column(at, top)),
    ...yTicks.labelled.map(({ at }) => row(at, right)),
  ];
  const ticks = [
    ...xTicks.plain.map((at) => column(at, bottom - minorTick)),
    ...yTicks.plain.map((at) => row(at, left + minorTick)),
  ];
  return [
    { key: 'grid', d: grid.join(''), colour: 'var(--line)', width: 0.6 },
    { key: 'ticks', d: ticks.join(''), colour: 'var(--ctl)', width: 0.6 },
  ].filter(({ d }) => d !== '');
}

const bandSteps = 8;

/** Returns the bands of an approximate boundary: overlaid bands of decreasing width, which look blurred without a filter. */
export function bandsOf(lines: readonly LineShape[], frame: Frame) {
  return lines.flatMap(({ key, line }) => {
    const { blurX, points } = line;
    if (!blurX) return [];
    return Array.from({ length: bandSteps }, (_, n) => {
      const half = (blurX / 2) * ((n + 1) / bandSteps);
      const side = (sign: number) => points.map(([x, y]): Point => [x + sign * half, y]);
      return { key: `${key}-${n}`, d: closed(placed([...side(-1), ...side(1).reverse()], frame)) };
    }).filter((each) => each.d !== '');
  });
}

export function marksOf(drawing: ChartDrawing, { place, plot }: Frame): readonly MarkOf[] {
  return (drawing.marks ?? []).flatMap((mark, at) => {
    const [x, y] = place(mark.at);
    if (!isWithin([x, y], plot)) return [];
    const user = mark.role === 'user';
    // Marks without a symbol are not drawn.
    const shape = (mark.shape ?? (user ? 'circle' : 'dot')) as MarkShape;
    return [
      { mark, drawn: { key: `mark-${at}`, x, y, shape, colour: user ? 'var(--hot)' : 'var(--ink)', user } },
    ];
  });
}
