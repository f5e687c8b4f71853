/** Minimum preheat temperature against cold cracking by three authors. Units: °C, mm, kJ/mm, ml/100 g, wt %. */
import type { Composition } from '../../core/elements.ts';

export type PreheatTerms = {
  readonly cet: number;
  readonly thickness: number;
  readonly hydrogen: number;
  readonly heat: number;
};

/**
 * Computes the preheat temperature of EN 1011-2:2001, Annex C.3, Method B, as four terms: 750 CET - 150; 160 tanh(d/35)
 * - 110; 62 HD^0.35 - 100; (53 CET - 32) Q - 53 CET + 32. CET 0.2–0.5, d 10–90, HD 1–20, Q 0.5–4, yield up to 1000 MPa.
 */
export function methodB(cet: number, thickness: number, hydrogen: number, heatInput: number): PreheatTerms {
  return {
    cet: 750 * cet - 150,
    thickness: 160 * Math.tanh(thickness / 35) - 110,
    hydrogen: 62 * hydrogen ** 0.35 - 100,
    heat: (53 * cet - 32) * heatInput - 53 * cet + 32,
  };
}

export function sumOfTerms({ cet, thickness, hydrogen, heat }: PreheatTerms): number {
  return cet + thickness + hydrogen + heat;
}

/**
 * Returns the CET that governs: that of the weld metal + 0.03, unless that of the parent metal is higher. EN 1011-2,
 * Annex C.3.
 */
export function governingCet(parent: number, weldMetal: number): number {
  return weldMetal > 0 ? Math.max(parent, weldMetal + 0.03) : parent;
}

/**
 * Converts the hydrogen content by ISO 3690 to that of the glycerine method (JIS): 0.67 H - 0.80 ml/100 g, accurate to
 * about ±0.3.
 */
export function glycerineHydrogen(iso3690: number): number {
  return 0.67 * iso3690 - 0.8;
}

/** Computes the crack parameter Pc = Pcm + H/60 + t/600, with H by the glycerine method. Ito & Bessyo 1969. */
export function crackParameter(pcm: number, glycerine: number, thickness: number): number {
  return pcm + glycerine / 60 + thickness / 600;
}

/** Computes the preheat temperature T0 = 1440 Pc - 392. Ito & Bessyo 1969. */
export function itoBessyoPreheat(crack: number): number {
  return 1440 * crack - 392;
}

/** Computes the equivalent Ct = Cx (1 + 0.005 e) with Cx = C + (Mn+Cr)/9 + Ni/18 + 7 Mo/90. Séférian 1959. */
export function seferianEquivalent(
  { C = 0, Mn = 0, Cr = 0, Ni = 0, Mo = 0 }: Composition,
  thickness: number,
): number {
  return (C + (Mn + Cr) / 9 + Ni / 18 + (7 * Mo) / 90) * (1 + 0.005 * thickness);
}

/** Computes the preheat temperature 350 √(Ct - 0.25); null up to 0.25, where no preheat is needed. Séférian 1959. */
export function seferianPreheat(equivalent: number): number | null {
  return equivalent > 0.25 ? 350 * Math.sqrt(equivalent - 0.25) : null;
}

/** Rounds up to the next °C. The value is rounded to tenths first, as in {@link inSteps}. */
export const roundUpDegrees = (needed: number): number => Math.ceil(Math.round(10 * needed) / 10 - 1e-9);

/**
 * Rounds up to the next 5 °C, at least 20 °C. The value is rounded to tenths first, because smaller amounts must not
 * cause a step.
 */
export const inSteps = (needed: number): number =>
  needed <= 20 ? 20 : 5 * Math.ceil(Math.round(10 * needed) / 50 - 1e-9);
