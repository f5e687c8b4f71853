/**
 * Solubility of hydrogen and nitrogen in iron and steel by Sieverts' law: [%G] = K √p / f, p in atm, T in K, contents
 * in wt %, logarithms to base 10. Interaction coefficients at 1873 K: JSPS, Steelmaking Data Sourcebook 1988.
 */
import type { Composition, ElementSymbol } from '../../core/elements.ts';
import { type CompositionFormula, formulaValue } from '../composition/composition-formula.ts';

export type DissolvedGas = 'hydrogen' | 'nitrogen';
export type Interactions = Readonly<Partial<Record<ElementSymbol, number>>>;

/** Equilibrium constant: log K = slope/T + constant. */
export type SievertsLine = { readonly slope: number; readonly constant: number };

/** Hydrogen in liquid iron: M. Weinstein, J. F. Elliott 1963, as in the JSPS sourcebook. */
export const hydrogenWeinstein: SievertsLine = { slope: -1905, constant: -1.591 };
export const hydrogenNozaki: SievertsLine = { slope: -1900, constant: -1.577 };
export const hydrogenGunji: SievertsLine = { slope: -1700, constant: -1.694 };
/** Nitrogen in liquid iron: R. D. Pehlke, J. F. Elliott 1960. */
export const nitrogenPehlke: SievertsLine = { slope: -188.1, constant: -1.246 };
/**
 * Nitrogen in liquid iron: F. Ishii, S. Ban-ya, T. Fuwa 1982, as in the JSPS sourcebook; one reproduction prints
 * −1.0535 (2 % more nitrogen).
 */
export const nitrogenIshii: SievertsLine = { slope: -518, constant: -1.063 };

/** Solid iron, JSPS: the same line for alpha and delta. */
export const solidIron: Readonly<Record<DissolvedGas, Readonly<Record<'bcc' | 'fcc', SievertsLine>>>> = {
  hydrogen: { bcc: { slope: -1496, constant: -2.369 }, fcc: { slope: -1182, constant: -2.369 } },
  nitrogen: { bcc: { slope: -1519, constant: -1.04 }, fcc: { slope: 450, constant: -1.955 } },
};

// biome-ignore format: one row of the table per group.
export const interactions: Readonly<Record<DissolvedGas, Interactions>> = {
  hydrogen: {
    C: 0.06, Si: 0.027, Mn: -0.002, P: 0.015, S: 0.017, Cr: -0.0024, Ni: -0.0019, Mo: 0.0029, Cu: 0.0013, Al: 0.013,
    V: -0.0074, Nb: -0.0033, Ti: -0.019, W: 0.0048, Co: 0.0018, B: 0.058, O: 0.05, Zr: -0.0088, Sn: 0.0057, Ta: 0.0017,
  },
  nitrogen: {
    C: 0.13, Si: 0.048, Mn: -0.02, P: 0.059, S: 0.007, Cr: -0.046, Ni: 0.007, Mo: -0.011, Cu: 0.009, Al: 0.01,
    V: -0.123, Nb: -0.068, Ti: -0.6, W: -0.002, Co: 0.012, B: 0.094, O: -0.12, Zr: -0.63, Sn: 0.007, Ta: -0.049,
  },
};

export function sievertsConstant({ slope, constant }: SievertsLine, kelvin: number): number {
  return 10 ** (slope / kelvin + constant);
}

/** Computes Σ e_j [%j], the first-order interactions. */
export function interactionSum(coefficients: Interactions, steel: Composition): number {
  const known: Readonly<Record<string, number | undefined>> = steel;
  return Object.entries(coefficients).reduce((sum, [element, each]) => sum + each * (known[element] ?? 0), 0);
}

/** Second-order interactions of nitrogen at high contents: r_j [%j]² (J. Chipman, D. A. Corrigan 1965). */
export const nitrogenSecondOrder: CompositionFormula = {
  constant: 0,
  terms: { Cr·Cr: 0.00028, Mo·Mo: -0.00048 },
};

/**
 * Factor that converts the interactions of nitrogen from 1873 K to T: slope/T − constant (same source as {@link
 * nitrogenSecondOrder}).
 */
export const nitrogenTemperature = { slope: 3280, constant: 0.75 } as const;

/**
 * Computes log f of the activity coefficient. Hydrogen: with the values of 1873 K at any temperature. Nitrogen: with
 * the second-order term, converted to the temperature.
 */
export function logActivity(gas: DissolvedGas, steel: Composition, kelvin: number): number {
  const first = interactionSum(interactions[gas], steel);
  if (gas === 'hydrogen') return first;
  const { slope, constant } = nitrogenTemperature;
  return (first + formulaValue(nitrogenSecondOrder, steel)) * (slope / kelvin - constant);
}

/** Returns the dissolved content in wt % at a partial pressure in atm. */
export function gasContent(constant: number, atmospheres: number, logF: number): number {
  return (constant * Math.sqrt(atmospheres)) / 10 ** logF;
}

/** Returns the partial pressure in atm in equilibrium with a content in wt %. */
export function gasPressure(constant: number, content: number, logF: number): number {
  return ((10 ** logF * content) / constant) ** 2;
}

/** Returns the content after first-order degassing, C = Ceq + (C0 - Ceq) exp(-k t). */
export function degassed(start: number, equilibrium: number, rate: number, time: number): number {
  return equilibrium + (start - equilibrium) * Math.exp(-rate * time);
}
