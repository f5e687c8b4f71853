/** Data sets of measurements with which the outputs of calculators are compared. */
import type { Ranges } from '@ferrite/calculators/core/calculator.ts';
import type { CalculatorId } from '@ferrite/calculators/registry.ts';
import type { MeasuredProperty } from '../../src/features/accuracy/accuracy.rules.ts';
import type { Row } from '../fit/rows.ts';

/** Measurements of one property, with the calculator whose outputs are compared with them. */
export type DataSet = {
  /** Name of the table in the folder of measurements; for published figures the publication. */
  readonly file: string;
  /** Rows with figures printed in an open text, used instead of a table. */
  readonly published?: readonly Row[];
  /** Name of the measured column. */
  readonly measured: string;
  /** Returns the value of a row to compare, null if there is none; by default the measured column. */
  readonly as?: (measured: number) => number | null;
  /** Returns the rows to which the outputs apply; by default all. */
  readonly select?: (rows: readonly Row[]) => readonly Row[];
  /** Unique key of the measured quantity, whose name the page shows in five languages. */
  readonly property: MeasuredProperty;
  readonly title: string;
  /** Unit of a deviation; `%` means 100 times the logarithm of calculated over measured. */
  readonly unit: 'K' | 'MPa' | 'HRC' | 'HV' | 'HB' | '%';
  readonly source: string;
  readonly calculator: CalculatorId;
  /** Outputs that estimate this property. */
  readonly outputs: RegExp;
  /** Output fitted to these rows; its error is from cross-validation, which `npm run fit` prints. */
  readonly fitted?: string;
  /** Returns whether a model was derived from a row; such rows are excluded from the comparison of this model. */
  readonly isOwn?: (row: Row, output: string) => boolean;
  /** Unit of the diagram, with the factor from the unit of the output. */
  readonly axis?: { readonly unit: string; readonly factor: number };
  readonly inputs: (row: Row) => Readonly<Record<string, unknown>>;
  /** Parts of the rows that are reported separately. */
  readonly parts: Readonly<Record<string, (row: Row) => boolean>>;
  /**
   * Limits of parts. A model whose mean deviation in a part exceeds `failing` is out of range there; `within` is the
   * remaining range.
   */
  readonly edges?: { readonly failing: number; readonly within: Readonly<Record<string, Ranges>> };
};
