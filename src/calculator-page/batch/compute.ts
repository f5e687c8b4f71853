/** Computes rows of a table. */
import type { Calculator, Problem } from '@ferrite/calculators/core/calculator.ts';
import { type Evaluated, evaluate } from '@ferrite/calculators/core/evaluate.ts';
import type { RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { remarkInUnit } from '@ferrite/calculators/core/units/remark-unit.ts';
import type { Cell } from '../../platform/browser/tables/source-table.ts';
import { type Column, columnsOf, type ReadColumn } from './columns/columns.ts';
import type { NeededChoices } from './columns/needed-choices.ts';
import type { Reading } from './read/cells.ts';
import { rowReader } from './read/row-reader.ts';
import { misfitsOf } from './read/unit-fit.ts';

/** Settings shared by all rows of a table. */
export type Setup = Reading & {
  readonly columns: readonly ReadColumn[];
  /** Inputs of the form, used for inputs without a column. */
  readonly form: RawInputs;
};
export type RowRequest = { readonly at: number; readonly cells: readonly Cell[] };
export type BatchResult =
  | Extract<Evaluated, { ok: false }>
  | Pick<Extract<Evaluated, { ok: true }>, 'ok' | 'values' | 'warnings'>;
/**
 * Inputs and result of a row. `given`: cells with a column as parsed, numbers in the unit of the column. `needed`: omitted
 * if the row uses all columns with the choices of the form. `misfits`: keys of contents that cannot have the unit of their
 * column; omitted if there are none. `plusMinus`: keys of cells with a ±, which the result does not include.
 */
export type BatchRow = {
  readonly given: RawInputs;
  readonly result: BatchResult;
  readonly needed?: NeededChoices;
  readonly misfits?: readonly string[];
  readonly plusMinus?: readonly string[];
};

/** Returns whether a row has a result: an answer, or any output if the calculator has no answer. */
export function hasResult({ outputs }: Calculator, result: BatchResult): boolean {
  if (!result.ok) return false;
  const answers = outputs.filter(({ role }) => role === 'answer');
  return (answers.length > 0 ? answers : outputs).some(({ key }) => (result.values[key] ?? null) !== null);
}

/** Returns the problem of a cell with limits in the unit of its column. */
function inColumnUnit(columns: readonly Column[], problem: Problem): Problem {
  const unit = columns.find(({ field }) => field.key === problem.key)?.unit ?? null;
  return unit === null ? problem : remarkInUnit(problem, unit);
}

/** Maximum duration of one call in ms. */
const sliceMs = 100;

/**
 * Returns a function that computes rows in order until its time is over. The result of an invalid row is its list of
 * problems.
 */
export function rowComputer(calculator: Calculator, { columns: sent, form, ...reading }: Setup) {
  const columns = columnsOf(calculator, sent);
  const read = rowReader(calculator, columns, form, reading);
  const compute = ({ at, cells }: RowRequest) => {
    const { inputs, given, plusMinus, needed } = read(cells);
    const evaluated = evaluate(calculator, inputs);
    const result: BatchResult = evaluated.ok
      ? { ok: true, values: evaluated.values, warnings: evaluated.warnings }
      : { ok: false, problems: evaluated.problems.map((problem) => inColumnUnit(columns, problem)) };
    const isAsInForm = needed.set.length === 0 && needed.unused.length === 0;
    const misfits = misfitsOf(columns, given);
    return {
      at,
      row: {
        given,
        result,
        ...(!isAsInForm && { needed }),
        ...(misfits.length > 0 && { misfits }),
        ...(plusMinus && { plusMinus }),
      },
    };
  };
  return (rows: readonly RowRequest[]): readonly { readonly at: number; readonly row: BatchRow }[] => {
    const since = performance.now();
    const done = [];
    for (const row of rows) {
      done.push(compute(row));
      if (performance.now() - since > sliceMs) break;
    }
    return done;
  };
}
