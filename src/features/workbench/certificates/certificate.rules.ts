/** Data read from a mill certificate: heats with their values, the positions of the values and doubts about them. */
import type { ElementSymbol } from '@ferrite/calculators/core/elements.ts';
import type { PrintedUnit } from '@ferrite/calculators/core/pasted/symbols.ts';

/** Text of a page at its position; origin at the top left, y downwards, in points. */
export type TextItem = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Page number, starting at 1. */
  readonly page: number;
};

/**
 * Reasons why the user must compare a value with the certificate: `unit` a number without decimals or unit, `factor` a
 * factor or unit that may belong to another column, `scale` a number that contradicts its unit, `implausible` a content
 * that steel does not have, `position` between two columns, `twice` two values for the element, `soluble` acid-soluble
 * instead of total content, `number` digits that can be read in two ways, `mark` a digit at the end that may be a
 * footnote mark.
 */
export type ValueDoubt =
  | 'unit'
  | 'factor'
  | 'scale'
  | 'implausible'
  | 'position'
  | 'twice'
  | 'soluble'
  | 'number'
  | 'mark';

/**
 * Reasons why the user must compare all values of a heat with the certificate: `rows` the table does not state which
 * row is the analysis, `sum` more than 100 %, `joined` table parts joined by their order alone, `limits` the heading
 * or label suggests required values, `incomplete` cells of elements that are not numbers, `heats` several heat numbers
 * above the table, or another one in the row.
 */
export type HeatDoubt = 'heats' | 'rows' | 'sum' | 'joined' | 'limits' | 'incomplete';

export type FoundValue = {
  readonly element: ElementSymbol;
  /** Value as printed, e.g. `<0,005` or `41`; a bound in words is replaced by its sign. */
  readonly text: string;
  /** Footnote mark printed after the value and left out of it, e.g. `1)`. */
  readonly mark?: string;
  /** Content in wt %. */
  readonly value: number;
  /** Uncertainty in wt % that is printed after ±. */
  readonly plusMinus?: number;
  readonly isBelow: boolean;
  readonly unit: PrintedUnit;
  /**
   * Page number (from 1), the label of the row or column with the title of its table if they are printed, and the
   * printed row of the value.
   */
  readonly place: { readonly page: number; readonly label?: string; readonly row?: string };
  readonly doubts: readonly ValueDoubt[];
};

/** Cell of an element that is not a number, as printed. */
export type UnreadCell = { readonly element: ElementSymbol; readonly text: string };

export type FoundHeat = {
  readonly name?: string;
  readonly grade?: string;
  readonly values: readonly FoundValue[];
  readonly unread: readonly UnreadCell[];
  readonly doubts: readonly HeatDoubt[];
  /** Heat numbers above the table and in the row, of which it is unclear to which the values belong. */
  readonly heats?: readonly string[];
  /** True if no unit is printed near the table and numbers with decimals were read as wt %. */
  readonly isUnitUnstated: boolean;
};

/** Maximum size of a certificate; a larger one is refused before or while it is read. */
export const certificateLimits = {
  bytes: 20 * 1024 * 1024,
  pages: 20,
  items: 20_000,
  milliseconds: 20_000,
} as const;
