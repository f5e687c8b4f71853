/**
 * Labels at the right ends of curves, outside the plot: sorted by height and without overlap. Each has a leader line,
 * or a sample of its curve where leader lines would cross other curves.
 */
import type { ChartDrawing, Line } from '@ferrite/calculators/core/chart.ts';
import { scaleOf } from '../axis.ts';
import { crosses, type Rect, type Xy } from '../clip.ts';
import type { LineShape, Stroke } from '../shapes.ts';
import { textWidth } from './text-size.ts';

const size = 12;
const lineHeight = 14;
/** Minimum vertical distance between two names, in pixels. */
const gap = 4;
/** Distance from the plot to the names, in pixels. */
const leaderWidth = 20;
/** Distance from the names to the edge of the drawing, in pixels. */
const margin = 6;

export type EndLabel = {
  readonly key: string;
  readonly lines: readonly string[];
  readonly bold: boolean;
  readonly colour: string;
  /** Left end of the text; `y` is the baseline of its first line. */
  readonly x: number;
  readonly y: number;
  readonly box: Rect;
  /** Line from the end of the curve to the name. */
  readonly leader: { readonly points: readonly Xy[]; readonly colour: string; readonly endsEarly: boolean };
  /** Sample of the curve, drawn instead of the leader line. */
  readonly sample?: { readonly points: readonly Xy[]; readonly stroke: Stroke };
};

/** Curves that end to the left of this share of the width are labelled inside the plot. */
const nearEnd = 0.78;

const comesNearEnd = ({ points }: Line, axis: ChartDrawing['x']): boolean => {
  const { at } = scaleOf(axis, [0, 1]);
  return points.some(([x]) => at(x) >= nearEnd);
};

const isCurve = ({ role }: Line): boolean => role === 'series' || role === 'user' || role === 'ghost';

const isNamedCurve = (line: Line): boolean => {
  const { label, blurX, naming = isCurve(line) ? 'end' : 'line' } = line;
  return naming === 'end' && label !== undefined && !blurX;
};

const isNamedLevel = ({ role, label, points }: Line): boolean =>
  role === 'guide' && label !== undefined && points.every(([, y]) => y === points[0]?.[1]);

/**
 * Returns the lines labelled outside the plot: curves that end near the right edge, and horizontal guides if there are
 * several.
 */
function namedAtEnd({ lines = [], x }: Pick<ChartDrawing, 'lines' | 'x'>): ReadonlySet<Line> {
  const near = lines.filter((line) => comesNearEnd(line, x));
  const levels = near.filter(isNamedLevel);
  const heights = new Set(levels.map(({ points }) => points[0]?.[1]));
  return new Set([...near.filter(isNamedCurve), ...(heights.size > 1 ? levels : [])]);
}

const isQuiet = ({ role }: Line): boolean => role === 'ghost' || role === 'guide' || role === 'iso';
const isBold = ({ role }: Pick<Line, 'role'>): boolean => role === 'user';

/**
 * Splits a text where lines may break: between words, after dashes, and between characters of scripts without spaces.
 * Korean uses spaces.
 */
const piecesOf = (text: string): readonly string[] =>
  text.match(/[\u2e80-\uabff\ud7b0-\uffef]|[^\s\u2e80-\uabff\ud7b0-\uffef–-]+[–-]?\s*|[–-]\s*|\s+/gu) ?? [];

/** Wraps a text to lines of at most this width; words that are longer are split. */
export function wrapped(text: string, most: number, bold = false): readonly string[] {
  const width = (piece: string) => textWidth(piece.trimEnd(), size, bold);
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    for (const part of width(piece) <= most ? [piece] : [...piece]) {
      if (line !== '' && width(line + part) > most) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += part;
    }
  }
  return [...lines, line.trimEnd()].filter((each) => each !== '');
}

export type EndTexts = {
  /** Lines of text by index of the curve. */
  readonly texts: ReadonlyMap<number, readonly string[]>;
  /** Width reserved to the right of the plot, in pixels. */
  readonly room: number;
};

/** Wraps the names of the curves to a width that leaves most of the drawing to the plot. */
export function endTextsOf(
  drawing: Pick<ChartDrawing, 'lines' | 'x'>,
  nameOf: (line: Line) => string,
  width: number,
): EndTexts {
  const most = Math.min(190, width * 0.27);
  const texts = new Map<number, readonly string[]>();
  const named = namedAtEnd(drawing);
  let widest = 0;
  (drawing.lines ?? []).forEach((line, at) => {
    const text = named.has(line) ? nameOf(line) : '';
    if (text === '') return;
    const parts = wrapped(text, most, isBold(line));
    texts.set(at, parts);
    for (const part of parts) widest = Math.max(widest, textWidth(part, size, isBold(line)));
  });
  return { texts, room: texts.size === 0 ? 0 : Math.ceil(widest) + leaderWidth + margin };
}

const endOf = (runs: LineShape['runs']): Xy | undefined => {
  let end: Xy | undefined;
  for (const run of runs) for (const point of run) if (!end || point[0] >= end[0]) end = point;
  return end;
};

/** Returns the centres of blocks with these heights, close to their targets and without overlap. */
function pushedApart(
  preferred: readonly { readonly target: number; readonly height: number }[],
  from: number,
  to: number,
): readonly number[] {
  const middles: number[] = [];
  let top = from;
  for (const { target, height } of preferred) {
    const middle = Math.max(top + height / 2, target);
    middles.push(middle);
    top = middle + height / 2;
  }
  let bottom = to;
  for (let at = preferred.length - 1; at >= 0; at -= 1) {
    const height = preferred[at]?.height ?? 0;
    const middle = Math.min(middles[at] ?? 0, bottom - height / 2);
    middles[at] = middle;
    bottom = middle - height / 2;
  }
  return middles;
}

/** Length in pixels from the end of a curve within which its leader line may touch another curve. */
const beside = 3;

function firstPart(lines: readonly LineShape[], at: number): number {
  let first = at;
  while (first > 0 && lines[first]?.line.continues) first -= 1;
  return first;
}

function isCrossing(lines: readonly LineShape[], at: number, [x, y]: Xy, edge: Xy): boolean {
  const own = firstPart(lines, at);
  return lines.some(
    ({ line, runs }, other) =>
      isCurve(line) &&
      firstPart(lines, other) !== own &&
      runs.some((run) => crosses([x + beside, y], edge, run)),
  );
}

/**
 * Positions the names between top and bottom, to the right of the plot. In a drawing to scale, leader lines may cross
 * outlines.
 */
export function placeEndLabels(
  lines: readonly LineShape[],
  { texts }: EndTexts,
  { top, bottom, right, isToScale }: Pick<Rect, 'top' | 'bottom' | 'right'> & Pick<ChartDrawing, 'isToScale'>,
): readonly EndLabel[] {
  const candidates = lines
    .flatMap((shape, at) => {
      const parts = texts.get(at);
      const end = parts && endOf(shape.runs);
      if (!end) return [];
      const endsEarly = end[0] < right - 4;
      return [{ shape, at, parts, end, endsEarly, target: end[1], height: parts.length * lineHeight + gap }];
    })
    .sort((a, b) => a.target - b.target);
  const needed = candidates.reduce((sum, { height }) => sum + height, 0);
  // If the names do not fit, the distances between them shrink equally.
  const squeeze = Math.min(1, (bottom - top) / Math.max(1, needed));
  const heights = candidates.map(({ target, height }) => ({ target, height: height * squeeze }));
  const middles = pushedApart(heights, top, bottom);
  const x = right + leaderWidth;
  const isSampled =
    !isToScale &&
    candidates.some(
      ({ at, end, endsEarly }, n) => endsEarly && isCrossing(lines, at, end, [right, middles[n] ?? end[1]]),
    );
  return candidates.map(({ shape, parts, end, endsEarly }, at) => {
    const middle = middles[at] ?? end[1];
    const y = middle - (parts.length * lineHeight) / 2 + lineHeight - 3.5;
    const bold = isBold(shape.line);
    const width = Math.max(...parts.map((part) => textWidth(part, size, bold)));
    return {
      key: shape.key,
      lines: parts,
      bold,
      colour: bold ? 'var(--hottext)' : isQuiet(shape.line) ? 'var(--ink2)' : 'var(--ink)',
      x,
      y,
      box: { left: x, right: x + width, top: y - 10, bottom: y + (parts.length - 1) * lineHeight + 3 },
      leader: {
        points: [end, ...(endsEarly ? [[right, middle] as const] : []), [x - 4, middle]],
        colour: shape.stroke.colour,
        endsEarly,
      },
      ...(isSampled &&
        endsEarly && {
          sample: {
            points: [
              [right + 1, middle],
              [x - 3, middle],
            ],
            stroke: shape.stroke,
          },
        }),
    };
  });
}
