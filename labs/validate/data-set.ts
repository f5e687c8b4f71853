/** Calculator output compared with measurements. */
import type { Ranges } from '@ferrite/calculators/core/calculator.ts';
import type { CalculatorId } from '@ferrite/calculators/registry.ts';
import type { MeasuredProperty } from '../../src/features/accuracy/accuracy.rules.ts';
import type { Row } from '../fit/rows.ts';

/** Measurements of one property, and the calculator whose outputs are held against them. */
export type DataSet = {
  /** Table in the folder of measurements; for published figures the place where they were printed. */
  readonly file: string;
  /** Figures that were printed in an open text, instead of a table. */
  readonly published?: readonly Row[];
  /** The measured column. */
  readonly measured: string;
  /** Compared value of the column, null without one; by default the column itself. */
  readonly as?: (measured: number) => number | null;
  /** Rows that the outputs are for; left out: all. */
  readonly select?: (rows: readonly Row[]) => readonly Row[];
  /** Unique key of the measured quantity. Named on the page in five languages. */
  readonly property: MeasuredProperty;
  readonly title: string;
  /** Of a deviation; `%` are hundredths of the logarithm of calculated over measured. */
  readonly unit: 'K' | 'MPa' | 'HRC' | 'HV' | 'HB' | '%';
  readonly source: string;
  readonly calculator: CalculatorId;
  /** Outputs that estimate this property. */
  readonly outputs: RegExp;
  /** Outputs fitted to these very rows: their error is that of steels left out, which `npm run fit` prints. */
  readonly fitted?: string;
  /** Rows that a model itself rests on; they do not judge it. */
  readonly isOwn?: (row: Row, output: string) => boolean;
  /** Unit of the diagram and what a value in the unit of the output is multiplied by for it. */
  readonly axis?: { readonly unit: string; readonly factor: number };
  readonly inputs: (row: Row) => Readonly<Record<string, unknown>>;
  /** Parts that are reported separately. */
  readonly parts: Readonly<Record<string, (row: Row) => boolean>>;
  /** A model whose mean deviation in a part is larger than `failing` is out of range there: `within` is what remains. */
  readonly edges?: { readonly failing: number; readonly within: Readonly<Record<string, Ranges>> };
};
