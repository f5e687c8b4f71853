import type { Bin, MeasuredError } from '@ferrite/calculators/core/calculator.ts';
import type { RegistryEntry } from '@ferrite/calculators/registry.ts';
import type { MeasuredProperty, UnmeasuredReason } from '../accuracy.rules.ts';

export type ModelAccuracy = MeasuredError & {
  readonly output: string;
  readonly label: string;
  /** True for a regression fitted by this product; its figures are for steels outside its training data. */
  readonly isFitted: boolean;
  readonly inRange?: MeasuredError;
  readonly bins: readonly Bin[];
};

export type PropertyAccuracy = {
  readonly property: MeasuredProperty;
  /** Calculator that estimates the property. */
  readonly entry: RegistryEntry;
  readonly calculatorName: string;
  readonly unit: string;
  /** Unit of the diagram, if it differs from that of the output. */
  readonly axis?: string;
  /** True if the figures are printed in an open text instead of being rows of a table. */
  readonly isPublished?: boolean;
  readonly source: string;
  readonly rows: number;
  readonly steels: number;
  /** Models, the most accurate first. */
  readonly models: readonly ModelAccuracy[];
};

export type ResultChange = {
  readonly calculator: RegistryEntry['id'];
  readonly calculatorName: string;
  readonly version: string;
  /** Date in ISO format. */
  readonly date: string;
  readonly effect: string;
};

/** Localized data of /accuracy. */
export type Accuracy = {
  /** Number of calculators, and of those compared with measurements. */
  readonly calculators: { readonly compared: number; readonly all: number };
  readonly measured: readonly PropertyAccuracy[];
  /** Changes, newest first. */
  readonly changes: readonly ResultChange[];
  readonly unmeasured: readonly { readonly reason: UnmeasuredReason; readonly names: readonly string[] }[];
};

/** Measured error of the fitted model of martensite start, without texts. */
export type AccuracySummary = Pick<PropertyAccuracy, 'rows' | 'steels'> &
  Pick<ModelAccuracy, 'within90' | 'bins'>;
