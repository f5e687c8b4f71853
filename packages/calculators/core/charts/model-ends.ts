/** Marks the parts of curves that lie beyond the ranges of their models. */
import type { Calculator, Interval } from '../calculator.ts';
import type { ChartDrawing, Line, Point } from '../chart.ts';

type Range = { readonly min: number; readonly max: number };
type Ranged = Pick<Calculator, 'inputs' | 'models'>;

/**
 * Returns the range of a model in an input, as stated by its author, its measurements and the calculator; null if there
 * is none.
 */
export function rangeAlong({ inputs, models = [] }: Ranged, input: string, output?: string): Range | null {
  const model = models.find((each) => each.output === output);
  const own = inputs.find((each) => each.kind === 'number' && each.key === input);
  const found = [
    model?.range?.[input],
    model?.measured?.holds?.[input],
    own?.kind === 'number' ? own.range : undefined,
  ].filter((each): each is Interval => each !== undefined);
  if (found.length === 0) return null;
  return {
    min: Math.max(...found.map(({ min = -Infinity }) => min)),
    max: Math.min(...found.map(({ max = Infinity }) => max)),
  };
}

function cutAt(points: readonly Point[], { min, max }: Range): readonly Point[] {
  return points.flatMap((b, at): readonly Point[] => {
    const a = points[at - 1];
    if (!a) return [b];
    const crossed = [min, max].filter((end) => (a[0] - end) * (b[0] - end) < 0);
    const cuts = crossed.map((end): Point => {
      const share = (end - a[0]) / (b[0] - a[0]);
      return [end, a[1] + share * (b[1] - a[1])];
    });
    return [...cuts.toSorted((one, other) => Math.abs(one[0] - a[0]) - Math.abs(other[0] - a[0])), b];
  });
}

/**
 * Divides a line at the ends of the range: the part inside, then the parts beyond. The part at the right end gets the
 * name.
 */
function divided(line: Line, range: Range): readonly Line[] {
  const points = cutAt(line.points, range);
  const pieces: { points: Point[]; isBeyond: boolean }[] = [];
  for (let at = 1; at < points.length; at += 1) {
    const [a, b] = [points[at - 1], points[at]];
    if (!a || !b) continue;
    const middle = (a[0] + b[0]) / 2;
    const isBeyond = middle < range.min || middle > range.max;
    const last = pieces.at(-1);
    if (last?.isBeyond === isBeyond) last.points.push(b);
    else pieces.push({ points: [a, b], isBeyond });
  }
  if (!pieces.some((each) => each.isBeyond)) return [line];
  const { label, ...bare } = line;
  const inside = pieces.filter((each) => !each.isBeyond);
  const beyond = pieces.filter((each) => each.isBeyond);
  const rightOf = ({ points: all }: (typeof pieces)[number]) => Math.max(...all.map(([x]) => x));
  const right = Math.max(...pieces.map(rightOf));
  const named = pieces.find((each) => rightOf(each) === right);
  return [...inside, ...beyond].map(
    (piece, at): Line => ({
      ...bare,
      points: piece.points,
      ...(piece.isBeyond && { isBeyond: true }),
      ...(at > 0 && { continues: true }),
      ...(piece === named && label !== undefined && { label }),
    }),
  );
}

/** Returns the range of a line on the x axis: the range of the line itself, or that of its model in the input of the axis. */
function rangeOf(calculator: Ranged, line: Line, input: string | undefined): Range | null {
  if (line.ends) return { min: line.ends.min ?? -Infinity, max: line.ends.max ?? Infinity };
  const isCurve = line.role === 'user' || line.role === 'series' || line.model !== undefined;
  return isCurve && input !== undefined ? rangeAlong(calculator, input, line.model) : null;
}

/** Returns the drawing with its curves divided at the ends of the ranges of their models. */
export function withModelEnds(calculator: Ranged, drawing: ChartDrawing): ChartDrawing {
  const { input } = drawing.x;
  const lines = drawing.lines?.flatMap((line) => {
    const range = rangeOf(calculator, line, input);
    return range ? divided(line, range) : [line];
  });
  return lines ? { ...drawing, lines } : drawing;
}
