/**
 * Error function and related functions: the solutions of diffusion into a half-space. Relative error below 1e-12; the
 * scaled function stays finite where exp(x²) alone would overflow.
 */
import { findRoot } from './find-root.ts';

/** Limit above which the continued fraction is more accurate. */
const seriesEnd = 2.5;

/**
 * Computes erf x = 2/√π e^(-x²) Σ 2^n x^(2n+1)/(2n+1)!! for small x ≥ 0. All terms are positive, which prevents
 * cancellation.
 */
function seriesErf(x: number): number {
  let term = x;
  let sum = x;
  for (let n = 1; term > 1e-17 * sum && n < 200; n += 1) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
}

/** Computes erfcx x = exp(x²) erfc x for large x by a continued fraction. */
function fractionErfcx(x: number): number {
  let tail = x;
  for (let n = 60; n >= 1; n -= 1) tail = x + n / 2 / tail;
  return 1 / (Math.sqrt(Math.PI) * tail);
}

export function erf(x: number): number {
  if (x < 0) return -erf(-x);
  return x < seriesEnd ? seriesErf(x) : 1 - Math.exp(-x * x) * fractionErfcx(x);
}

/** Returns erfc x = 1 - erf x, accurate also where the result is tiny. */
export function erfc(x: number): number {
  if (x < 0) return 2 - erfc(-x);
  return x < seriesEnd ? 1 - seriesErf(x) : Math.exp(-x * x) * fractionErfcx(x);
}

/** Computes exp(x²) erfc x for x ≥ 0. */
export function erfcx(x: number): number {
  return x < seriesEnd ? Math.exp(x * x) * (1 - seriesErf(x)) : fractionErfcx(x);
}

/** Returns the x with erf x = `value`; null unless -1 < value < 1. */
export function inverseErf(value: number): number | null {
  if (!(Math.abs(value) < 1)) return null;
  if (value < 0) return -(inverseErf(-value) ?? 0);
  if (value < 0.5) return findRoot((x) => erf(x) - value, 0, 1);
  return inverseErfc(1 - value);
}

/** Returns the x ≥ 0 with erfc x = `value`; null unless 0 < value ≤ 1. */
export function inverseErfc(value: number): number | null {
  return findRoot((x) => erfc(x) - value, 0, 26);
}
