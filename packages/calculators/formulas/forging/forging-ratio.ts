/** Forging ratio of a sequence of steps, each with its ratio and its effect on the section. Areas in any unit. */

export type ForgingStep = {
  /** `drawing`: S = A0/A1 > 1 (cogging, mandrel). `upsetting`: U = h0/h1 = A1/A0 > 1. */
  readonly kind: 'drawing' | 'upsetting';
  readonly ratio: number;
};

/** Area of a solid round, square or octagonal (across flats) section, or of a flat one with its second side. */
export function sectionArea(
  shape: 'round' | 'square' | 'octagon' | 'rectangle',
  size: number,
  side = size,
): number {
  if (shape === 'round') return (Math.PI * size ** 2) / 4;
  if (shape === 'octagon') return 2 * (Math.SQRT2 - 1) * size ** 2;
  return shape === 'square' ? size ** 2 : size * side;
}

/** S = (Do0² - Di0²)/(Do1² - Di1²) for hollows. */
export function hollowRatio(
  outsideBefore: number,
  insideBefore: number,
  outsideAfter: number,
  insideAfter: number,
): number {
  return (outsideBefore ** 2 - insideBefore ** 2) / (outsideAfter ** 2 - insideAfter ** 2);
}

/** S = 1/(1 - r), r the reduction of area 0 to 1. */
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
  /** Sum of the drawing ratios, multiplied between upsets: the convention for sequences with upsets. */
  readonly drawingSum: number | null;
  /** Product of all S and U, the largest value. */
  readonly everything: number;
  /** Sum of |ln| of all ratios. */
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

/** JIS G 0701: `nS` for drawing, `1/nU` for upsetting, in working order, e.g. `1/2U 3S`. */
export function jisNotation(steps: readonly ForgingStep[]): string {
  return steps
    .map(({ kind, ratio }) => (kind === 'drawing' ? `${short(ratio)}S` : `1/${short(ratio)}U`))
    .join(' ');
}
