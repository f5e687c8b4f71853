/**
 * Carbides and nitrides in austenite: log10([M][X]) = a − b/T, contents dissolved in wt %, T in K. About
 * 900 to 1300 °C; authors differ by 50 to 100 K. Equilibrium only.
 */
import { type Composition, percentOf } from '../../core/elements.ts';
import { findRoot } from '../mathematics/find-root.ts';

const atomicMass = { C: 12.011, N: 14.007, Nb: 92.906, Ti: 47.867, V: 50.942, Al: 26.982 } as const;
export type Former = 'Nb' | 'Ti' | 'V' | 'Al';

export type Product = {
  readonly metal: Former;
  /**
   * Non-metal of the compound. `CN`: carbon and nitrogen together, with nitrogen as its carbon equivalent, C + 12/14 N.
   */
  readonly partner: 'C' | 'N' | 'CN';
  readonly a: number;
  readonly b: number;
};

/** Published products by compound, author and year; details are in the sources of the calculator. */
export const products = {
  NbCN_Irvine: { metal: 'Nb', partner: 'CN', a: 2.26, b: 6770 },
  NbC_Nordberg: { metal: 'Nb', partner: 'C', a: 2.96, b: 7510 },
  NbC_Smith: { metal: 'Nb', partner: 'C', a: 3.42, b: 7900 },
  NbN_Smith: { metal: 'Nb', partner: 'N', a: 2.8, b: 8500 },
  TiN_Inoue: { metal: 'Ti', partner: 'N', a: 4.35, b: 14890 },
  TiN_Matsuda: { metal: 'Ti', partner: 'N', a: 0.32, b: 8000 },
  TiC_Irvine: { metal: 'Ti', partner: 'C', a: 2.75, b: 7000 },
  VN_Irvine: { metal: 'V', partner: 'N', a: 3.46, b: 8330 },
  VN_Narita: { metal: 'V', partner: 'N', a: 3.63, b: 8700 },
  VC_Narita: { metal: 'V', partner: 'C', a: 6.72, b: 9500 },
  AlN_Leslie: { metal: 'Al', partner: 'N', a: 1.03, b: 6770 },
  AlN_Darken: { metal: 'Al', partner: 'N', a: 1.95, b: 7400 },
} as const satisfies Readonly<Record<string, Product>>;
export type ProductKey = keyof typeof products;

/** Returns the product [M][X] at this temperature, wt %². */
export function solubilityAt({ a, b }: Product, kelvin: number): number {
  return 10 ** (a - b / kelvin);
}

export type Contents = { readonly metal: number; readonly partner: number };

/** Returns the total contents of the two elements of a compound in a steel, wt %. */
export function contentsOf({ metal, partner }: Product, steel: Composition): Contents {
  const carbon = percentOf(steel, 'C');
  const nitrogen = percentOf(steel, 'N');
  const both = carbon + (12 / 14) * nitrogen;
  return {
    metal: percentOf(steel, metal),
    partner: partner === 'C' ? carbon : partner === 'N' ? nitrogen : both,
  };
}

/**
 * Returns the temperature in K at which the compound is completely dissolved; null if one of its elements is absent.
 */
export function dissolutionKelvin(product: Product, { metal, partner }: Contents): number | null {
  if (!(metal * partner > 0)) return null;
  const exponent = product.a - Math.log10(metal * partner);
  return exponent > 0 ? product.b / exponent : null;
}

/** Returns the mass of the partner element bound per mass of metal in the stoichiometric compound. */
export function bindingRatio({ metal, partner }: Product): number {
  return atomicMass[partner === 'N' ? 'N' : 'C'] / atomicMass[metal];
}

export type Dissolved = Contents & { readonly precipitate: number };

/**
 * Returns the dissolved and precipitated contents at a temperature, wt %; mass balance along the stoichiometric line.
 */
export function dissolvedAt(product: Product, total: Contents, kelvin: number): Dissolved {
  const solubility = solubilityAt(product, kelvin);
  if (total.metal * total.partner <= solubility) return { ...total, precipitate: 0 };
  const ratio = bindingRatio(product);
  const surplus = total.partner - ratio * total.metal;
  const root = Math.sqrt(surplus * surplus + 4 * ratio * solubility);
  // This form avoids the difference of two nearly equal numbers.
  const metal = surplus > 0 ? (2 * solubility) / (surplus + root) : (root - surplus) / (2 * ratio);
  const bound = total.metal - metal;
  return { metal, partner: total.partner - ratio * bound, precipitate: bound * (1 + ratio) };
}

export type Mixed = {
  readonly niobium: number;
  /** Carbon share x of Nb(C_x N_1−x); null if everything is dissolved. */
  readonly carbonShare: number | null;
};

/**
 * Computes the saturation: 1 at the temperature where the last Nb(C,N) dissolves, above 1 below that temperature. Hudd,
 * Jones & Kale 1971.
 */
function mixedSaturation(steel: Composition, kelvin: number): number {
  const niobium = percentOf(steel, 'Nb');
  const inCarbide = percentOf(steel, 'C') / solubilityAt(products.NbC_Nordberg, kelvin);
  const inNitride = percentOf(steel, 'N') / solubilityAt(products.NbN_Smith, kelvin);
  return niobium * (inCarbide + inNitride);
}

/**
 * Computes the equilibrium with an ideal solid solution Nb(C,N): niobium in solution in wt % and the composition of the precipitate.
 * Hudd, Jones & Kale 1971.
 */
export function mixedAt(steel: Composition, kelvin: number): Mixed {
  const [niobium, carbon, nitrogen] = [percentOf(steel, 'Nb'), percentOf(steel, 'C'), percentOf(steel, 'N')];
  if (mixedSaturation(steel, kelvin) <= 1) return { niobium, carbonShare: null };
  const carbideShare = (dissolved: number): number =>
    carbon /
    (solubilityAt(products.NbC_Nordberg, kelvin) / dissolved +
      (atomicMass.C * (niobium - dissolved)) / atomicMass.Nb);
  const nitrideShare = (dissolved: number): number =>
    nitrogen /
    (solubilityAt(products.NbN_Smith, kelvin) / dissolved +
      (atomicMass.N * (niobium - dissolved)) / atomicMass.Nb);
  const dissolved = findRoot((each) => carbideShare(each) + nitrideShare(each) - 1, niobium * 1e-12, niobium);
  return dissolved === null
    ? { niobium, carbonShare: null }
    : { niobium: dissolved, carbonShare: carbideShare(dissolved) };
}

/**
 * Returns the temperature in K above which mixed Nb(C,N) is completely dissolved; null without Nb or without C and N.
 */
export function mixedDissolutionKelvin(steel: Composition): number | null {
  return findRoot((kelvin) => Math.log(mixedSaturation(steel, kelvin)), 300, 5000);
}
