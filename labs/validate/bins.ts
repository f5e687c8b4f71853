import type { Bin } from '@ferrite/calculators/core/calculator.ts';

/** Maximum number of bins, and minimum number of measurements per bin; fewer would show single rows. */
const most = 12;
export const minPerBin = 5;

export type Pair = { readonly measured: number; readonly calculated: number };

/**
 * Groups the measurements by size: returns mean measured and calculated values, and the range of 80 % of the calculated
 * values.
 */
export function binned(pairs: readonly Pair[]): readonly Bin[] {
  const count = Math.min(most, Math.floor(pairs.length / minPerBin));
  const sorted = pairs.toSorted((one, other) => one.measured - other.measured);
  return Array.from({ length: count }, (_, at): Bin => {
    const bin = sorted.slice(
      Math.floor((at * sorted.length) / count),
      Math.floor(((at + 1) * sorted.length) / count),
    );
    const calculated = bin.map((pair) => pair.calculated).toSorted((one, other) => one - other);
    return {
      n: bin.length,
      measured: mean(bin.map((pair) => pair.measured)),
      calculated: mean(calculated),
      low: tenth(calculated[Math.floor(0.1 * (bin.length - 1))] ?? 0),
      high: tenth(calculated[Math.ceil(0.9 * (bin.length - 1))] ?? 0),
    };
  });
}

const tenth = (value: number) =>
  Math.abs(value) < 1 ? Number(value.toPrecision(2)) : Math.round(value * 10) / 10;
const mean = (values: readonly number[]) =>
  tenth(values.reduce((sum, value) => sum + value, 0) / values.length);
