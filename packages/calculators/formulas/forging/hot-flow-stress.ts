/** Flow stress of hot steel in MPa by four authors. True strain, strain rate in 1/s, analysis in wt %. */
import type { Composition } from '../../core/elements.ts';

/** Stress of 1 kgf/mm² in MPa. */
const kilopond = 9.80665;
/** Gas constant, J/(mol K). */
const gasConstant = 8.314462618;

/**
 * Computes the alloying factor f = 0.916 + 0.18 Mn + 0.389 V + 0.191 Mo + 0.004 Ni for alloyed steel; 1 for carbon
 * steel.
 */
export function misakaFactor({ Mn = 0, V = 0, Mo = 0, Ni = 0 }: Composition): number {
  return 0.916 + 0.18 * Mn + 0.389 * V + 0.191 * Mo + 0.004 * Ni;
}

/** Steel in Misaka's equation: carbon content in wt % and alloying factor f. */
type MisakaSteel = { readonly carbon: number; readonly factor: number };

/**
 * Returns the mean flow stress of a pass: f exp[0.126 - 1.75 C + 0.594 C² + (2851 + 2968 C - 1120 C²)/T] ε^0.21 ε̇^0.13
 * kgf/mm², T in K. Misaka & Yoshimoto 1967: C up to 1.2, 750–1200 °C, strain up to 0.5, 30–200 1/s.
 */
export function misakaStress(
  { carbon, factor }: MisakaSteel,
  kelvin: number,
  strain: number,
  rate: number,
): number {
  const exponent =
    0.126 - 1.75 * carbon + 0.594 * carbon ** 2 + (2851 + 2968 * carbon - 1120 * carbon ** 2) / kelvin;
  return kilopond * factor * Math.exp(exponent) * strain ** 0.21 * rate ** 0.13;
}

/** Returns the temperature in K below which Shida includes ferrite: 950 (C + 0.41)/(C + 0.32). */
export function shidaTransition(carbon: number): number {
  return (950 * (carbon + 0.41)) / (carbon + 0.32);
}

/**
 * Computes the flow stress σ_f [1.3 (ε/0.2)^n - 0.3 (ε/0.2)] (ε̇/10)^m kgf/mm², n = 0.41 - 0.07 C, with σ_f and m for
 * austenite or below the transition. Shida 1969: C up to 1.2, 700–1200 °C, strain up to 0.7, 0.1–100 1/s.
 */
export function shidaStress(carbon: number, kelvin: number, strain: number, rate: number): number {
  const [t, transition] = [kelvin / 1000, shidaTransition(carbon) / 1000];
  const hot = t >= transition;
  const base = 0.28 * Math.exp(5 / (hot ? t : transition) - 0.01 / (carbon + 0.05));
  const ferrite =
    30 * (carbon + 0.9) * (t - (0.95 * (carbon + 0.49)) / (carbon + 0.42)) ** 2 +
    (carbon + 0.06) / (carbon + 0.09);
  const sensitivity = hot
    ? (-0.019 * carbon + 0.126) * t + (0.075 * carbon - 0.05)
    : (0.081 * carbon - 0.154) * t + (-0.019 * carbon + 0.207) + 0.027 / (carbon + 0.32);
  const relative = strain / 0.2;
  const hardening = 1.3 * relative ** (0.41 - 0.07 * carbon) - 0.3 * relative;
  return kilopond * base * (hot ? 1 : ferrite) * hardening * (rate / 10) ** sensitivity;
}

/** Coefficients A, m1, m2, m4, m5, m7, m8 of the Hensel–Spittel equation. Spittel & Spittel 2009. */
export const spittelSteels = {
  C22: [3304.39, -0.00281, 0.34766, 0.00002, -0.0013, 0.07632, 0.000148],
  C45: [3268.49, -0.00267855, 0.34446, 0.000551814, -0.00132042, 0.0166334, 0.000149907],
  S355J2: [2852.66, -0.00244, 0.41934, 0.00088, -0.00149, 0.12169, 0.000127],
} as const;
export type SpittelSteel = keyof typeof spittelSteels;

/**
 * Computes the flow stress A exp(m1 T) ε^m2 exp(m4/ε)(1+ε)^(m5 T) exp(m7 ε) ε̇^(m8 T), T in °C; 800–1250 °C, ε
 * 0.04–1.5, 0.01–150 1/s.
 */
export function spittelStress(steel: SpittelSteel, celsius: number, strain: number, rate: number): number {
  const [a, m1, m2, m4, m5, m7, m8] = spittelSteels[steel];
  const hardening =
    strain ** m2 * Math.exp(m4 / strain) * (1 + strain) ** (m5 * celsius) * Math.exp(m7 * strain);
  return a * Math.exp(m1 * celsius) * hardening * rate ** (m8 * celsius);
}

/** Computes ln Z of the Zener–Hollomon parameter Z = ε̇ exp(Q/(R T)), Q in J/mol. */
export function logZener(rate: number, activation: number, kelvin: number): number {
  return Math.log(rate) + activation / (gasConstant * kelvin);
}

/** Computes the activation energy Q in J/mol by the analysis. Medina & Hernandez 1996. */
export function medinaActivation({
  C = 0,
  Mn = 0,
  Si = 0,
  Mo = 0,
  Ti = 0,
  Nb = 0,
  V = 0,
}: Composition): number {
  return (
    267000 -
    2535.52 * C +
    1010 * Mn +
    33620.76 * Si +
    35651.28 * Mo +
    93680.52 * Ti ** 0.5919 +
    70729.85 * Nb ** 0.5649 +
    31673.46 * V
  );
}

/** Computes ln A = ln(12.197 + 65.590 C - 49.052 Nb) + 7.076·10⁻⁵ Q; null where the bracket is not positive. */
export function medinaLogFactor({ C = 0, Nb = 0 }: Composition, activation: number): number | null {
  const bracket = 12.197 + 65.59 * C - 49.052 * Nb;
  return bracket > 0 ? Math.log(bracket) + 7.076e-5 * activation : null;
}

/**
 * Returns the peak stress (1/α) asinh[(Z/A)^(1/n)], α = 0.01181 1/MPa, n = 4.458. Medina & Hernandez 1996; 850–1100 °C,
 * 0.11–0.44 % C.
 */
export function medinaPeakStress(steel: Composition, kelvin: number, rate: number): number | null {
  const activation = medinaActivation(steel);
  const factor = medinaLogFactor(steel, activation);
  if (factor === null) return null;
  return Math.asinh(Math.exp((logZener(rate, activation, kelvin) - factor) / 4.458)) / 0.01181;
}
