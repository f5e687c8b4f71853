/** Forging ratio of a sequence of steps. Each step has a ratio and changes the section. Areas in any unit. */

export type ForgingStep = {
  /** Kind of step. `drawing`: S = A0/A1 > 1 (cogging, mandrel). `upsetting`: U = h0/h1 = A1/A0 > 1. */
  readonly kind: 'drawing' | 'upsetting';
  readonly ratio: number;
};

/** Returns the area of a solid section: round, square, octagonal (across flats), or flat with its second side. */
export function sectionArea(
  shape: 'round' | 'square' | 'octagon' | 'rectangle',
  size: number,
  side = size,
): number {
  if (shape === 'round') return (Math.PI * size ** 2) / 4;
  if (shape === 'octagon') return 2 * (Math.SQRT2 - 1) * size ** 2;
  return shape === 'square' ? size ** 2 : size * side;
}

/** Computes the ratio S = (Do0² - Di0²)/(Do1² - Di1²) of a hollow section. */
export function hollowRatio(
  outsideBefore: number,
  insideBefore: number,
  outsideAfter: number,
  insideAfter: number,
): number {
  return (outsideBefore ** 2 - insideBefore ** 2) / (outsideAfter ** 2 - insideAfter ** 2);
}

/** Computes the ratio S = 1/(1 - r), with the reduction of area r from 0 to 1. */
export function ratioOfReduction(reduction: number): number {
  return 1 / (1 - reduction);
}

const product = (values: readonly number[]): number => values.reduce((all, each) => all * each, 1);
const ratiosOf = (steps: readonly ForgingStep[], kind: ForgingStep['kind']): readonly number[] =>
  steps.filter((step) => step.kind === kind).map((step) => step.ratio);

export type ForgingTotals = {
  /** Initial area over final area: product of S over product of U. */
  readonly overall: number;
  /** Product of the drawing ratios only; null without one. */
  readonly drawings: number | null;
  /** Sum of the drawing ratios, which are multiplied between upsets: the convention for sequences with upsets. */
  readonly drawingSum: number | null;
  /** Product of all S and U: the largest of these values. */
  readonly everything: number;
  /** Total strain: the sum of |ln| of all ratios. */
  readonly strain: number;
};

export function forgingTotals(steps: readonly ForgingStep[]): ForgingTotals {
  const [drawn, upset] = [ratiosOf(steps, 'drawing'), ratiosOf(steps, 'upsetting')];
  const groups = steps.reduce<number[]>((found, step, at) => {
    if (step.kind === 'upsetting') return found;
    const follows = steps[at - 1]?.kind === 'drawing';
    if (follows) found[found.length - 1] = (found.at(-1) ?? 1) * step.ratio;
    else found.push(step.ratio);
    return found;
  }, []);
  return {
    overall: product(drawn) / product(upset),
    drawings: drawn.length > 0 ? product(drawn) : null,
    drawingSum: groups.length > 0 ? groups.reduce((sum, each) => sum + each, 0) : null,
    everything: product(drawn) * product(upset),
    strain: steps.reduce((sum, { ratio }) => sum + Math.abs(Math.log(ratio)), 0),
  };
}

const short = (value: number): string => String(Number(value.toPrecision(3)));

/** Formats the notation of JIS G 0701: `nS` for drawing, `1/nU` for upsetting, in working order, e.g. `1/2U 3S`. */
export function jisNotation(steps: readonly ForgingStep[]): string {
  return steps
    .map(({ kind, ratio }) => (kind === 'drawing' ? `${short(ratio)}S` : `1/${short(ratio)}U`))
    .join(' ');
}
