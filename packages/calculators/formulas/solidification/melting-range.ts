/**
 * Liquidus and solidus of steel in °C from the analysis in wt %. Each formula is a constant minus the sum of slope
 * times content; carbon has separate pieces if the author gives them.
 */
import type { Composition, ElementSymbol } from '../../core/elements.ts';

export type Slopes = Readonly<Partial<Record<ElementSymbol, number>>>;
/**
 * Pieces of the temperature by carbon, in °C without other elements: `upTo` is the maximum carbon content of the piece.
 */
export type CarbonTerm = {
  readonly upTo: number;
  readonly constant: number;
  readonly linear: number;
  readonly square?: number;
};
export type MeltingFormula = { readonly carbon: readonly CarbonTerm[]; readonly slopes: readonly Slopes[] };

const one = (constant: number, linear: number, slopes: Slopes): MeltingFormula => ({
  carbon: [{ upTo: Infinity, constant, linear }],
  slopes: [slopes],
});

/** Liquidus by Myazaki, as quoted by Gorni. */
export const liquidusMyazaki = one(1536, 78, {
  Si: 7.6,
  Mn: 4.9,
  P: 34.4,
  S: 38,
  Cu: 4.7,
  Ni: 3.1,
  Cr: 1.3,
  Al: 3.6,
});

/** Liquidus by Thomas, Samarasekera & Brimacombe 1987. */
export const liquidusThomas = one(1537, 88, {
  Si: 8,
  Mn: 5,
  P: 30,
  S: 25,
  Cu: 5,
  Ni: 4,
  Cr: 1.5,
  Mo: 2,
  V: 2,
  Ti: 18,
});

const hiraiSlopes: Slopes = { Si: 13, Mn: 4.8, Cr: 1.5, Ni: 4.3, P: 30, S: 30 };
/** Liquidus by Hirai, Kanamaru & Mori; the branch above 0.5 % C is not confirmed (step of about 1 K). */
export const liquidusHirai: MeltingFormula = {
  carbon: [
    { upTo: 0.5, constant: 1538, linear: 55, square: 80 },
    { upTo: Infinity, constant: 1494, linear: -21, square: 52 },
  ],
  slopes: [hiraiSlopes, hiraiSlopes],
};

const universitySlopes: Slopes = { Mn: 4, Si: 14, S: 45, P: 30, Cr: 1.5, Al: 2.5, Ni: 3.5, V: 4, Mo: 5 };
/** Liquidus of steeluniversity.org. */
export const liquidusSteeluniversity: MeltingFormula = {
  carbon: [
    { upTo: 0.5, constant: 1537, linear: 73.1 },
    { upTo: Infinity, constant: 1531, linear: 61.5 },
  ],
  slopes: [universitySlopes, universitySlopes],
};

/** Liquidus of the continuous casting handbook, for steel in general. */
export const liquidusHandbook = one(1539, 70, { Si: 8, Mn: 5, P: 30, S: 25, Cu: 1, Ni: 4, Cr: 1.5 });

/** Liquidus of the same handbook for carbon steel; the second piece applies from 0.6 % C. */
export const liquidusCarbonSteel: MeltingFormula = {
  carbon: [
    { upTo: 0.6 - 1e-12, constant: 1539, linear: 90 },
    { upTo: Infinity, constant: 1534, linear: 73 },
  ],
  slopes: [
    { Si: 6.2, Mn: 1.7, P: 28, S: 40, Cu: 2.6, Ni: 2.9, Cr: 1.8, Al: 5.1 },
    { Si: 12, Mn: 3, P: 28, S: 30, Cu: 7, Ni: 3.5, Cr: 1, Al: 3 },
  ],
};

const hiraiSolidusSlopes: Slopes = { Si: 20.5, Mn: 6.5, Cr: 2, Ni: 11.5, Al: 5.5, P: 500, S: 700 };
/** Solidus by Hirai, Kanamaru & Mori; equilibrium type, constant in the peritectic range. */
export const solidusHirai: MeltingFormula = {
  carbon: [
    { upTo: 0.09, constant: 1538, linear: 478 },
    { upTo: 0.17, constant: 1495, linear: 0 },
    { upTo: Infinity, constant: 1527, linear: 187.5 },
  ],
  slopes: [hiraiSolidusSlopes, hiraiSolidusSlopes, hiraiSolidusSlopes],
};

/** Solidus by Takeuchi & Brimacombe 1985: low-carbon, low-alloy steels only. */
export const solidusTakeuchi = one(1536, 415.3, {
  Si: 12.3,
  Mn: 6.8,
  P: 124.5,
  S: 183.9,
  Ni: 4.3,
  Cr: 1.4,
  Al: 4.1,
});

/** Solidus of the continuous casting handbook of 2012. */
export const solidusHandbook = one(1536, 175, {
  Si: 20,
  Mn: 30,
  P: 280,
  S: 575,
  Cr: 6.5,
  V: 4,
  Ni: 4.75,
  Al: 7.5,
  W: 2.5,
  Ti: 40,
  Mo: 5,
  Nb: 60,
  O: 160,
});

/** Returns the piece of a formula that applies at this carbon content. */
export function pieceAt(
  formula: MeltingFormula,
  carbon: number,
): { readonly carbon: CarbonTerm; readonly slopes: Slopes } {
  const found = formula.carbon.findIndex((piece) => carbon <= piece.upTo);
  const at = found === -1 ? formula.carbon.length - 1 : found;
  const piece = formula.carbon[at];
  if (!piece) throw new RangeError('a melting formula needs a carbon term');
  return { carbon: piece, slopes: formula.slopes[at] ?? {} };
}

/** Returns by how much each element lowers the temperature, K. */
export function liquidusLowering(
  formula: MeltingFormula,
  composition: Composition,
): Readonly<Record<string, number>> {
  const { C = 0 } = composition;
  const { carbon, slopes } = pieceAt(formula, C);
  const known: Readonly<Record<string, number | undefined>> = composition;
  const others = Object.entries(slopes).map(
    ([element, slope]) => [element, slope * (known[element] ?? 0)] as const,
  );
  return { C: carbon.linear * C + (carbon.square ?? 0) * C * C, ...Object.fromEntries(others) };
}

const total = (values: Readonly<Record<string, number>>): number =>
  Object.values(values).reduce((sum, each) => sum + each, 0);

/** Returns the temperature in °C by a formula. */
export function meltingTemperature(formula: MeltingFormula, composition: Composition): number {
  return pieceAt(formula, composition.C ?? 0).carbon.constant - total(liquidusLowering(formula, composition));
}

/**
 * Returns the temperature in °C without a step. The pieces of a formula rarely meet exactly; within `beside` (wt % C)
 * of a joint one piece passes linearly into the other.
 */
export function jointlessTemperature(
  formula: MeltingFormula,
  composition: Composition,
  beside: number,
): number {
  const { C = 0 } = composition;
  const at = formula.carbon.findIndex(({ upTo }) => Math.abs(C - upTo) < beside);
  const [lower, upper] = [formula.carbon[at], formula.carbon[at + 1]];
  if (!lower || !upper) return meltingTemperature(formula, composition);
  const [below, above] = [at, at + 1].map((index) => {
    const carbon = { ...formula.carbon[index], upTo: Number.POSITIVE_INFINITY } as CarbonTerm;
    return meltingTemperature({ carbon: [carbon], slopes: [formula.slopes[index] ?? {}] }, composition);
  });
  const share = (C - lower.upTo + beside) / (2 * beside);
  return (1 - share) * Number(below) + share * Number(above);
}
