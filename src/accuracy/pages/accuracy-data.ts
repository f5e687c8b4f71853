import type { Bin, MeasuredError } from '@ferrite/calculators/core/calculator.ts';
import type { RegistryEntry } from '@ferrite/calculators/registry.ts';
import type { MeasuredProperty, Reason } from '../accuracy.rules.ts';

/** A model against measurements. */
export type ModelAccuracy = MeasuredError & {
  readonly output: string;
  readonly label: string;
  /** Our own regression: its figures are those of steels that it had not seen. */
  readonly isFitted: boolean;
  readonly inRange?: MeasuredError;
  readonly bins: readonly Bin[];
};

/** One measured property. */
export type PropertyAccuracy = {
  readonly property: MeasuredProperty;
  /** The calculator that estimates it. */
  readonly entry: RegistryEntry;
  readonly calculatorName: string;
  readonly unit: string;
  readonly source: string;
  readonly rows: number;
  readonly steels: number;
  /** The nearest to the measurements first. */
  readonly models: readonly ModelAccuracy[];
};

/** What /accuracy shows, in one language. */
export type Accuracy = {
  readonly measured: readonly PropertyAccuracy[];
  readonly unmeasured: readonly { readonly reason: Reason; readonly names: readonly string[] }[];
};
