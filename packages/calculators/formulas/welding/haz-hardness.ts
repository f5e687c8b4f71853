/**
 * Maximum hardness (HV10) of the heat-affected zone by the analysis in wt % and cooling time t8/5 in s; log is log10.
 * Each formula scatters by about ±30 to 40 HV.
 */
import type { Composition } from '../../core/elements.ts';
import { sumOf } from '../composition/weighted-sum.ts';
import { pcm as pcmSum } from './carbon-equivalent.ts';

/** Computes ΔH of boron in ppm with f_N = (0.02 - N)/0.02. Stepwise as printed. Yurioka et al. 1987. */
export function boronEffect(boronPercent: number, nitrogenPercent: number): number {
  const ppm = boronPercent * 1e4;
  const nitrogen = (0.02 - nitrogenPercent) / 0.02;
  // The steps are whole ppm. The tolerance counts a value just below a step as reached, since 0.0002 % is not exact in
  // binary.
  const step = Math.min(3, Math.max(0, Math.floor(ppm + 1e-9) - 1));
  return 0.03 * step * nitrogen;
}

export type YuriokaParts = {
  readonly martensite: number;
  readonly bainite: number;
  readonly tM: number;
  readonly tB: number;
};

/**
 * Returns the hardness of martensite and bainite, and the cooling times t_M, t_B at which they are reached. CEI to
 * CEIII as in Yurioka et al., Metal Construction 19 (1987) 217R; C up to 0.8 %.
 */
export function yuriokaParts({
  C = 0,
  Si = 0,
  Mn = 0,
  Cu = 0,
  Ni = 0,
  Cr = 0,
  Mo = 0,
  V = 0,
  Nb = 0,
  B = 0,
  N = 0,
}: Composition): YuriokaParts {
  // The cubic of martensite has its maximum at 1.05 % C; beyond it more carbon does not make martensite softer.
  const hardest = Math.min(C, 1 / Math.sqrt(0.9));
  const carbon = C <= 0.3 ? C : C / 6 + 0.25;
  const first =
    carbon +
    Si / 24 +
    Mn / 6 +
    Cu / 15 +
    Ni / 12 +
    (Cr * (1 - 0.16 * Math.sqrt(Cr))) / 8 +
    Mo / 4 +
    boronEffect(B, N);
  const second = C + Si / 24 + Mn / 5 + Cu / 10 + Ni / 18 + Cr / 5 + Mo / 2.5 + V / 5 + Nb / 3;
  const third = carbon + Mn / 3.6 + Cu / 20 + Ni / 9 + Cr / 5 + Mo / 4;
  return {
    martensite: 884 * hardest * (1 - 0.3 * hardest ** 2) + 294,
    bainite: 145 + 130 * Math.tanh(2.65 * second - 0.69),
    tM: Math.exp(10.6 * first - 4.8),
    tB: Math.exp(6.2 * third + 0.74),
  };
}

/**
 * Interpolates between martensite and bainite by arctan of X = 4 log(t/t_M)/log(t_B/t_M) - 2, limited to both; null if
 * t_B is not above t_M, where the formula is invalid.
 */
export function yuriokaHardness(steel: Composition, seconds: number): number | null {
  const { martensite, bainite, tM, tB } = yuriokaParts(steel);
  if (!(tB > tM)) return null;
  const x = (4 * Math.log10(seconds / tM)) / Math.log10(tB / tM) - 2;
  const hardness = (martensite + bainite) / 2 - ((martensite - bainite) * Math.atan(x)) / 2.2;
  return Math.min(martensite, Math.max(bainite, hardness));
}

/** Computes H = min(HV_M, max(HV_B, HV_x)). Düren and Lorenz 1981; best for 0.05 to 0.20 % C. */
export function durenHardness(steel: Composition, seconds: number): number {
  const { C = 0, Si = 0, Mn = 0, Cu = 0, Cr = 0, Ni = 0, Mo = 0, V = 0 } = steel;
  const bainitic = C + Si / 11 + Mn / 8 + Cu / 9 + Cr / 5 + Ni / 17 + Mo / 6 + V / 3;
  const log = Math.log10(seconds);
  const mixed = 2019 * (C * (1 - 0.5 * log) + 0.3 * (bainitic - C)) + 66 * (1 - 0.8 * log);
  return Math.min(802 * C + 305, Math.max(350 * bainitic + 101, mixed));
}

/** Computes K of Suzuki's curve, the HV difference between its ends; valid only above 0. */
export function suzukiSpan(steel: Composition): number {
  return 237 + 1633 * (steel.C ?? 0) - 1157 * sumOf(pcmSum, steel);
}

/**
 * Computes the logistic curve in log t between H_inf + K and H_inf; null if K is not positive. Suzuki, IIW IX-1351-85.
 */
export function suzukiHardness(steel: Composition, seconds: number): number | null {
  const { C = 0 } = steel;
  const pcm = sumOf(pcmSum, steel);
  const span = suzukiSpan(steel);
  if (span <= 0) return null;
  const steepness = (566 + 5532 * C - 2880 * pcm) / span;
  const middle = -0.03 - 6 * C + 7.77 * pcm;
  return 884 * C + 287 - span + span / (1 + Math.exp(steepness * (Math.log10(seconds) - middle)));
}
