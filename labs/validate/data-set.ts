/** Calculator output compared with measurements. */
import type { Ranges } from '@ferrite/calculators/core/calculator.ts';
import type { CalculatorId } from '@ferrite/calculators/registry.ts';
import type { MeasuredProperty } from '../../src/features/accuracy/accuracy.rules.ts';
import type { Row } from '../fit/rows.ts';

/** Measurements of one property, and the calculator whose outputs are compared with them. */
export type DataSet = {
  /** Table in the folder of measurements; for published figures the publication. */
  readonly file: string;
  /** Figures printed in an open text, instead of a table. */
  readonly published?: readonly Row[];
  /** The measured column. */
  readonly measured: string;
  /** Compared value of a row, null without one; by default the measured column. */
  readonly as?: (measured: number) => number | null;
  /** Rows to which the outputs apply; all by default. */
  readonly select?: (rows: readonly Row[]) => readonly Row[];
  /** Unique key of the measured quantity. Named on the page in five languages. */
  readonly property: MeasuredProperty;
  readonly title: string;
  /** Unit of a deviation; `%` means a hundred times the logarithm of calculated over measured. */
  readonly unit: 'K' | 'MPa' | 'HRC' | 'HV' | 'HB' | '%';
  readonly source: string;
  readonly calculator: CalculatorId;
  /** Outputs that estimate this property. */
  readonly outputs: RegExp;
  /** Outputs fitted to these rows: their error is that of cross-validation, which `npm run fit` prints. */
  readonly fitted?: string;
  /** Rows from which a model was derived; they are excluded from its comparison. */
  readonly isOwn?: (row: Row, output: string) => boolean;
  /** Unit of the diagram, and the factor from the unit of the output. */
  readonly axis?: { readonly unit: string; readonly factor: number };
  readonly inputs: (row: Row) => Readonly<Record<string, unknown>>;
  /** Parts that are reported separately. */
  readonly parts: Readonly<Record<string, (row: Row) => boolean>>;
  /**
   * A model whose mean deviation in a part exceeds `failing` is out of range there; `within` is the remaining range.
   */
  readonly edges?: { readonly failing: number; readonly within: Readonly<Record<string, Ranges>> };
};
