/** Creates the labels of a diagram with their possible positions. */
import type { Label } from '@ferrite/calculators/core/chart.ts';
import { centreOf, insidePolygon, type Xy } from '../clip.ts';
import { type Frame, textSize } from '../frame.ts';
import { type LineShape, type MarkOf, mainRun, placesAlong, type RegionShape } from '../shapes.ts';
import type { LabelRequest, Spot } from './labels.ts';
import { textWidth } from './text-size.ts';

type LabelWords = { readonly label: (label: Label) => string; readonly approximate: string };

/** Distance between the sample points of a line, in pixels. */
const sampleStep = 3;

/** Returns sample points along a line, which are used to keep text off lines. */
export function samples(run: readonly Xy[]): readonly Xy[] {
  const points: Xy[] = [];
  for (let at = 1; at < run.length; at += 1) {
    const [ax = 0, ay = 0] = run[at - 1] ?? [];
    const [bx = 0, by = 0] = run[at] ?? [];
    const [dx, dy] = [bx - ax, by - ay];
    const steps = Math.min(400, Math.ceil(Math.sqrt(dx * dx + dy * dy) / sampleStep));
    for (let n = 0; n < steps; n += 1) points.push([ax + (dx * n) / steps, ay + (dy * n) / steps]);
  }
  return points;
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

/** Returns positions for a name inside a polygon: the preferred one, the centre, then a grid of inner points. */
function innerSpots(
  polygon: readonly Xy[],
  preferred: Xy | undefined,
  width: number,
  size: number,
): readonly Spot[] {
  const corners: readonly Xy[] = [-width / 2, width / 2].flatMap((dx) =>
    [-size * 0.55, size * 0.65].map((dy): Xy => [dx, dy]),
  );
  const fits = ([x, y]: Xy): boolean => corners.every(([dx, dy]) => insidePolygon([x + dx, y + dy], polygon));
  const [left, right] = [Math.min(...polygon.map((p) => p[0])), Math.max(...polygon.map((p) => p[0]))];
  const [top, bottom] = [Math.min(...polygon.map((p) => p[1])), Math.max(...polygon.map((p) => p[1]))];
  const middle = centreOf(polygon);
  const inner: Xy[] = [];
  for (let row = 1; row < 10; row += 1) {
    for (let column = 1; column < 10; column += 1) {
      inner.push([left + ((right - left) * column) / 10, top + ((bottom - top) * row) / 10]);
    }
  }
  const from = preferred ?? middle;
  inner.sort(
    (a, b) => Math.hypot(a[0] - from[0], a[1] - from[1]) - Math.hypot(b[0] - from[0], b[1] - from[1]),
  );
  return [...(preferred ? [preferred] : []), middle, ...inner]
    .filter(fits)
    .map(([x, y]) => ({ x, y: y + size * 0.35, anchor: 'middle' }));
}

const textOf = (label: Label | undefined, words: LabelWords): string =>
  label === undefined ? '' : words.label(label);

/** Number of positions that are adjacent to the point; the others are further away. */
const nearSpots = 8;

function markCandidates(
  marks: readonly MarkOf[],
  { wide }: Frame,
  words: LabelWords,
): readonly LabelRequest[] {
  return [...marks]
    .sort((a, b) => Number(b.drawn.user) - Number(a.drawn.user))
    .map(({ mark, drawn: { key, x, y, user } }) => ({
      key,
      text: textOf((!wide && mark.short) || mark.label, words),
      size: textSize,
      bold: true,
      kind: user ? 'user' : 'mark',
      colour: user ? 'var(--hottext)' : 'var(--ink)',
      // On a phone, a name far from its point would be mistaken for the name of a curve.
      ...(user && !wide
        ? { spots: around(x, y, 15).slice(0, nearSpots), optional: true, isOffLines: !mark.short }
        : { spots: around(x, y, user ? 19 : 12) }),
    }));
}

function regionCandidates(
  regions: readonly RegionShape[],
  { wide, place }: Frame,
  words: LabelWords,
): readonly LabelRequest[] {
  return regions.flatMap(({ key, region, polygon }): readonly LabelRequest[] => {
    const text = textOf(region.label, words);
    if (text === '') return [];
    const large = text.length <= 2;
    const size = large ? (wide ? 17 : 15) : textSize;
    const preferred = region.labelAt ? place(region.labelAt) : undefined;
    const inner = innerSpots(polygon, preferred, textWidth(text, size, true), size);
    const [x, y] = preferred ?? centreOf(polygon);
    return [
      {
        key,
        text,
        size,
        bold: true,
        kind: large ? 'large-region' : 'region',
        colour: large ? 'var(--ink)' : 'var(--ink2)',
        // A field that is too small for its name is labelled beside its edge, in the large drawing only.
        spots: inner.length > 0 ? inner : [{ x, y: y + size * 0.35, anchor: 'middle' }],
        optional: !wide && inner.length === 0,
      },
    ];
  });
}

/** Possible positions of a name along its line, as shares of the length, best first. */
const onLine = [0.9, 0.94, 0.84, 0.78, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1];
const besideLine = [0.98, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];

/** Returns the positions beside the end of a curve that ends within the plot, to its right or left. */
function endSpots(run: readonly Xy[], { right }: Frame['plot']): readonly Spot[] {
  const [[firstX], [lastX]] = [run[0] ?? [0, 0], run.at(-1) ?? [0, 0]];
  if (Math.max(firstX, lastX) > right - 24) return [];
  const place = placesAlong(run);
  const [[x, y], [nearX, nearY]] = lastX >= firstX ? [place(1), place(0.96)] : [place(0), place(0.04)];
  return [
    { x: x + 7, y: y + 4, anchor: 'start' },
    { x: nearX + 9, y: nearY + 2, anchor: 'start' },
    { x: nearX - 9, y: nearY + 4, anchor: 'end' },
  ];
}

function lineCandidates(
  lines: readonly LineShape[],
  { wide, plot }: Frame,
  words: LabelWords,
): readonly LabelRequest[] {
  let feet = 0;
  return lines.flatMap(({ key, line, runs }): readonly LabelRequest[] => {
    const text = textOf(line.label, words) || (line.blurX ? words.approximate : '');
    const run = mainRun(runs);
    if (run.length < 2 || text === '' || line.naming === 'pointer') return [];
    const own = runs.flatMap(samples);
    const place = placesAlong(run);
    const on = (
      shares: readonly number[],
      lift: number,
      anchor: Spot['anchor'] = 'middle',
    ): readonly Spot[] =>
      shares.map((share) => {
        const [x, y] = place(share);
        return { x, y: y + lift, anchor };
      });
    if (line.role === 'dimension') return [dimensionCandidate(key, text, runs)];
    // The name of an arrow cannot be mistaken for that of a section beside it.
    if (line.role === 'arrow') return [{ ...dimensionCandidate(key, text, runs), own: [] }];
    if (line.foot !== undefined) {
      feet += 1;
      const foot = footCandidate(key, textOf(line.foot, words), run);
      if (wide) return [foot];
      // On a phone there is no room beside every line; one line in three is labelled on the line.
      return feet % 3 === 2 ? [{ ...foot, kind: 'iso', spots: on([0.97], 4), isOffLines: false }] : [];
    }
    if (line.naming === 'line' || line.role === 'iso' || (line.role === 'boundary' && !line.blurX)) {
      return [
        {
          key,
          text,
          size: 11,
          kind: 'iso',
          bold: line.role === 'user',
          colour: line.role === 'user' ? 'var(--hottext)' : 'var(--ink2)',
          spots: on(onLine, 4),
          optional: true,
          own,
        },
      ];
    }
    const isCurve = line.role === 'series' || line.role === 'user';
    const spots = [
      ...(line.naming === 'beside' ? sideSpots(run, atMiddle) : []),
      ...(isCurve ? endSpots(run, plot) : []),
      ...on([1], -8, 'end'),
      ...on([1], 16, 'end'),
      ...on(besideLine, -9),
      ...on(besideLine.slice(1), 17),
      ...on([0, 0.1], -9, 'start'),
      ...on([0, 0.1], 17, 'start'),
    ];
    const bold = line.role === 'user';
    const colour = bold ? 'var(--hottext)' : line.role === 'series' ? 'var(--ink)' : 'var(--ink2)';
    // On a phone a name is omitted if it would cover curves; the pointer readout shows the names.
    const isSpare = !wide && { optional: true, isOffLines: true };
    return [{ key, text, size: textSize, bold, kind: 'line', colour, spots, own, ...isSpare }];
  });
}

/** Shares of the length at which the end of a line (`atFoot`) and a steep line (`atMiddle`) are labelled. */
const atFoot = [0.985, 0.95];
const atMiddle = [0.5, 0.6, 0.4, 0.7];
/** Distances of a label from the end of its line, in pixels. */
const besideFoot = [5, 9];

/** Returns the positions to the left and right of a line. */
function sideSpots(run: readonly Xy[], shares: readonly number[]): readonly Spot[] {
  return shares.map(placesAlong(run)).flatMap(([x, y]) =>
    besideFoot.flatMap((gap): readonly Spot[] => [
      { x: x - gap, y: y + 4, anchor: 'end' },
      { x: x + gap, y: y + 4, anchor: 'start' },
    ]),
  );
}

function footCandidate(key: string, text: string, run: readonly Xy[]): LabelRequest {
  return {
    key,
    text,
    size: 11,
    kind: 'line',
    colour: 'var(--ink2)',
    spots: sideSpots(run, atFoot),
    optional: true,
    isOffLines: true,
    own: samples(run),
  };
}

/** Returns the label in the middle of a dimension line: above a horizontal one, to the right of a vertical one. */
function dimensionCandidate(key: string, text: string, [run]: LineShape['runs']): LabelRequest {
  const [a = [0, 0], b = [0, 0]] = run ?? [];
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const isVertical = Math.abs(b[1] - a[1]) > Math.abs(b[0] - a[0]);
  const spots: readonly Spot[] = isVertical
    ? [
        { x: x + 6, y: y + 4, anchor: 'start' },
        { x: x - 6, y: y + 4, anchor: 'end' },
      ]
    : [
        { x, y: y - 5, anchor: 'middle' },
        { x, y: y + 14, anchor: 'middle' },
      ];
  return { key, text, size: textSize, kind: 'line', colour: 'var(--ink)', spots, own: samples(run ?? []) };
}

type Shapes = {
  readonly marks: readonly MarkOf[];
  readonly regions: readonly RegionShape[];
  readonly lines: readonly LineShape[];
};

/** Returns the label candidates by priority: the result, other marks, fields, lines. */
export function labelCandidates(
  { marks, regions, lines }: Shapes,
  frame: Frame,
  words: LabelWords,
): readonly LabelRequest[] {
  const all = [
    ...markCandidates(marks, frame, words),
    ...regionCandidates(regions, frame, words),
    ...lineCandidates(lines, frame, words),
  ];
  return all.filter((candidate) => candidate.text !== '');
}
