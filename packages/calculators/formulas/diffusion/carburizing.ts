/**
 * Carburizing in closed form: half-space with constant diffusion coefficient (Crank 1975), and Harris'
 * rule for the total case depth. SI units, carbon in wt %.
 */

import { erfc, erfcx, inverseErfc } from '../mathematics/error-function.ts';
import { findRoot } from '../mathematics/find-root.ts';

/**
 * Computes (C - C0)/(Cp - C0) at a depth after a time. With a transfer coefficient beta in m/s: erfc(u) - exp(hx +
 * h²Dt) erfc(u + h √(Dt)), h = beta/D; without one: erfc(u).
 */
export function carburizedShare(
  depth: number,
  seconds: number,
  diffusivity: number,
  transfer?: number,
): number {
  const length = Math.sqrt(diffusivity * seconds);
  const u = depth / (2 * length);
  if (transfer === undefined) return erfc(u);
  const scaled = (transfer * length) / diffusivity;
  // exp(hx + h²Dt) = exp((u + h√(Dt))²) exp(-u²): the scaled complementary error function keeps the product finite.
  return erfc(u) - Math.exp(-u * u) * erfcx(u + scaled);
}

/** Returns the seconds until this share is reached at the depth; null if they exceed 10 years. */
export function carburizingTime(
  depth: number,
  share: number,
  diffusivity: number,
  transfer?: number,
): number | null {
  if (transfer === undefined) {
    const u = inverseErfc(share);
    return u ? (depth / (2 * u)) ** 2 / diffusivity : null;
  }
  const log = findRoot((x) => carburizedShare(depth, 10 ** x, diffusivity, transfer) - share, -6, 8.5);
  return log === null ? null : 10 ** log;
}

/**
 * Returns the total case depth in m for a saturated surface: 802.6 mm √h exp(-8571/T), the SI form of 31.6 in √h /
 * 10^(6700/T_R) with T_R = °F + 460. F. E. Harris, Metal Progress 44 (1943) 265.
 */
export function harrisDepth(kelvin: number, hours: number): number {
  return 0.8026 * Math.sqrt(hours) * Math.exp(-8571 / kelvin);
}

/** Returns the boost time of a boost-diffuse cycle: total [(Cf - C0)/(Cs - C0)]². Harris 1943. */
export function harrisBoostTime(total: number, core: number, boost: number, final: number): number {
  return total * ((final - core) / (boost - core)) ** 2;
}

/**
 * Returns the carbon content of austenite at the cementite line in wt %; approximated by a straight line from 0.77 at
 * 727 °C.
 */
export function saturationCarbon(celsius: number): number {
  return 0.77 + 0.00325 * (celsius - 727);
}

/** Computes Ae3 of plain iron-carbon in °C: 910 - 203 √C. Andrews 1965 without alloy terms. */
export function ferriteLimit(carbon: number): number {
  return 910 - 203 * Math.sqrt(carbon);
}
