/** Places labels inside the plot without overlap, in order of priority. */
import type { Rect, Xy } from '../clip.ts';
import { textWidth } from './text-size.ts';

export type Anchor = 'start' | 'middle' | 'end';
/** Possible position of a label: anchor point of its baseline. */
export type Spot = { readonly x: number; readonly y: number; readonly anchor: Anchor };

export type LabelKind = 'user' | 'mark' | 'region' | 'large-region' | 'iso' | 'line' | 'zone';

export type LabelRequest = {
  readonly key: string;
  readonly text: string;
  readonly size: number;
  readonly bold?: boolean;
  readonly kind: LabelKind;
  /** Colour of the text as CSS value. */
  readonly colour: string;
  /** Possible positions, the best first. */
  readonly spots: readonly Spot[];
  /** True if the label is omitted rather than overlapping another one. */
  readonly optional?: boolean;
  /** True if the label is omitted rather than lying on a line. */
  readonly isOffLines?: boolean;
  /** Sample points of the line that the label names. */
  readonly own?: readonly Xy[];
};

export type PlacedLabel = Omit<LabelRequest, 'spots' | 'own'> &
  Spot & {
    readonly box: Rect;
    /** Leader line from the label to its line, drawn if another line is nearer. */
    readonly leader?: readonly [Xy, Xy];
  };

/** Line that a label could be mistaken to name; lines with the same text cannot be confused. */
export type NamedLine = {
  readonly text: string;
  readonly points: readonly Xy[];
  /** True if text may cross the line. */
  readonly mayCross?: boolean;
  /** True for a line without a label, e.g. an extension line. */
  readonly isNameless?: boolean;
};

function boxOf(candidate: LabelRequest, { x, y, anchor }: Spot): Rect {
  const width = textWidth(candidate.text, candidate.size, candidate.bold);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return {
    left: left - 3,
    right: left + width + 3,
    top: y - candidate.size,
    bottom: y + candidate.size * 0.35,
  };
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function outside(box: Rect, plot: Rect): number {
  const x = Math.max(0, plot.left - box.left) + Math.max(0, box.right - plot.right);
  const y = Math.max(0, plot.top - box.top) + Math.max(0, box.bottom - plot.bottom);
  return (x + y) * 40;
}

/** Returns the distance from a box to a point; negative inside. */
function distanceToPoint({ left, right, top, bottom }: Rect, [x, y]: Xy): number {
  const dx = Math.max(left - x, x - right);
  const dy = Math.max(top - y, y - bottom);
  if (dx <= 0) return dy <= 0 ? Math.max(dx, dy) : dy;
  return dy <= 0 ? dx : Math.sqrt(dx * dx + dy * dy);
}

/** Returns the distance from a box to the nearest point; negative for points inside. */
export function distanceTo(box: Rect, points: readonly Xy[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) least = Math.min(least, distanceToPoint(box, point));
  return least;
}

/** Returns whether another line is closer to the box than the line that the label names. */
export function isMistakable(
  box: Rect,
  { own, text }: Pick<LabelRequest, 'own' | 'text'>,
  lines: readonly NamedLine[],
): boolean {
  if (!own || own.length === 0) return false;
  const distance = distanceTo(box, own);
  return lines.some(
    (line) =>
      !line.isNameless &&
      line.text !== text &&
      line.points.some((point) => distanceToPoint(box, point) < distance),
  );
}

/** Returns the shortest connection from the box to one of the points. */
function leaderTo({ left, right, top, bottom }: Rect, points: readonly Xy[]): readonly [Xy, Xy] | undefined {
  const ways = points.map(([x, y]): readonly [Xy, Xy] => [
    [Math.min(right, Math.max(left, x)), Math.min(bottom, Math.max(top, y))],
    [x, y],
  ]);
  const length = ([from, to]: readonly [Xy, Xy]) => Math.hypot(to[0] - from[0], to[1] - from[1]);
  return ways.reduce<readonly [Xy, Xy] | undefined>(
    (best, way) => (!best || length(way) < length(best) ? way : best),
    undefined,
  );
}

/** Moves a box that extends beyond the plot back into it. */
function pushedIn(spot: Spot, box: Rect, plot: Rect): Spot {
  const dx = Math.max(0, plot.left + 2 - box.left) - Math.max(0, box.right - plot.right + 2);
  const dy = Math.max(0, plot.top + 2 - box.top) - Math.max(0, box.bottom - plot.bottom + 2);
  return dx === 0 && dy === 0 ? spot : { ...spot, x: spot.x + dx, y: spot.y + dy };
}

/** Cost per sample point of a line under the text. */
const crossing = 5;
/** Cost of a position where the label could be attributed to another line. It exceeds the cost of any other position on its own line. */
const mistakable = 120;
/** Maximum overlap at which an optional label is still placed. */
const maxOverlap = 4;

/** Side length in pixels of a cell in {@link pointsInCells}, about the height of a label. */
const cellSize = 16;
/** Number of cells in a row; no diagram is wider than this. */
const cellsPerRow = 4_096;

/**
 * Sorts points into cells, which finds those below a label without a search through all. @returns a function that
 * counts the points in a box
 */
function pointsInCells(points: readonly Xy[]): (box: Rect) => number {
  const cells = new Map<number, Xy[]>();
  const cellOf = (value: number) => Math.floor(value / cellSize);
  for (const point of points) {
    const key = cellOf(point[1]) * cellsPerRow + cellOf(point[0]);
    const cell = cells.get(key);
    if (cell) cell.push(point);
    else cells.set(key, [point]);
  }
  return ({ left, right, top, bottom }) => {
    let count = 0;
    for (let row = cellOf(top); row <= cellOf(bottom); row += 1)
      for (let column = cellOf(left); column <= cellOf(right); column += 1)
        for (const [x, y] of cells.get(row * cellsPerRow + column) ?? [])
          if (x > left && x < right && y > top && y < bottom) count += 1;
    return count;
  };
}

type Placement = {
  readonly spot: Spot;
  readonly box: Rect;
  readonly cost: number;
  readonly unclear: boolean;
};

type Surroundings = {
  readonly plot: Rect;
  readonly placed: readonly PlacedLabel[];
  readonly obstacles: readonly Rect[];
  readonly lines: readonly NamedLine[];
  readonly crossed: (box: Rect) => number;
};

/**
 * Returns the cheapest position of a label; undefined if there is none, or if an optional label would overlap at every
 * position.
 */
function bestPlacement(candidate: LabelRequest, around: Surroundings): Placement | undefined {
  const { plot, placed, obstacles, lines, crossed } = around;
  let best: Placement | undefined;
  candidate.spots.forEach((raw, at) => {
    if (!Number.isFinite(raw.x) || !Number.isFinite(raw.y)) return;
    // Later positions in the list have higher costs, independent of where they are.
    if (best && at * 4 >= best.cost) return;
    const spot = pushedIn(raw, boxOf(candidate, raw), plot);
    const box = boxOf(candidate, spot);
    let bad = outside(box, plot);
    for (const each of placed) bad += overlap(box, each.box) * 2;
    for (const each of obstacles) bad += overlap(box, each);
    const under = candidate.kind === 'iso' ? 0 : crossed(box) * crossing;
    if (candidate.isOffLines) bad += under;
    if (candidate.optional && bad > maxOverlap) return;
    const without = bad + (candidate.isOffLines ? 0 : under) + at * 4;
    if (best && without >= best.cost) return;
    const unclear = isMistakable(box, candidate, lines);
    if (unclear && candidate.optional && candidate.isOffLines) return;
    const cost = without + (unclear ? mistakable : 0);
    if (!best || cost < best.cost) best = { spot, box, cost, unclear };
  });
  return best;
}

/** Places the labels. `obstacles`: boxes that no label may cover; `lines`: lines that text should avoid. */
export function placeLabels(
  candidates: readonly LabelRequest[],
  plot: Rect,
  obstacles: readonly Rect[],
  lines: readonly NamedLine[] = [],
): readonly PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  const crossed = pointsInCells(lines.flatMap((line) => (line.mayCross ? [] : line.points)));
  for (const candidate of candidates) {
    const best = bestPlacement(candidate, { plot, placed, obstacles, lines, crossed });
    if (!best) continue;
    const leader = best.unclear ? leaderTo(best.box, candidate.own ?? []) : undefined;
    const { spots: _spots, own: _own, ...label } = candidate;
    placed.push({ ...label, ...best.spot, box: best.box, ...(leader && { leader }) });
  }
  return placed;
}
