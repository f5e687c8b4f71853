/** Converts rows of cells to inputs. */
import type { RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { plusMinusText, type Signs } from '@ferrite/calculators/core/inputs/read-number.ts';
import {
  isNotStated,
  type QuantityReading,
  readQuantity,
} from '@ferrite/calculators/core/inputs/read-quantity.ts';
import { withSwept } from '@ferrite/calculators/core/inputs/swept-fields.ts';
import { convert } from '@ferrite/calculators/core/quantity.ts';
import type { CalculatorTexts } from '@ferrite/calculators/core/texts/texts.ts';
import type { Cell } from '../../../platform/browser/tables/source-table.ts';
import type { Column } from '../columns/columns.ts';
import type { TableNames } from '../columns/table-names.ts';

/** Choices for values below the detection limit (`<0.005`). */
export const belowChoices = ['whole', 'half', 'zero'] as const;
export type Below = (typeof belowChoices)[number];
const shares: Readonly<Record<Below, number>> = { whole: 1, half: 0.5, zero: 0 };

/** Returns the choice of a cell by key or label; other texts stay unchanged, which makes parsing report them. */
function choiceOf({ field }: Column, cell: string, names: readonly Pick<TableNames, 'choices'>[]): string {
  if (field.kind !== 'choice') return cell;
  const same = (text: string) =>
    text.normalize('NFKC').toLowerCase() === cell.normalize('NFKC').toLowerCase();
  const found = field.input.choices.find(
    (choice) => same(choice) || names.some(({ choices }) => same(choices?.[`${field.key}.${choice}`] ?? '')),
  );
  return found ?? cell;
}

const noise = (value: number): number => Number(value.toPrecision(12));

export function readCell({ field, unit }: Column, cell: Cell, signs?: Signs): QuantityReading {
  if (field.kind === 'choice') return { kind: 'none', reason: 'none' };
  if (typeof cell === 'number') return { kind: 'number', value: cell };
  return readQuantity(cell, { unit: unit ?? field.unit, signs });
}

/** Returns a cell below a header with a factor as a content, such as 1.45 for `145` below `Mn ×100`. */
export function withoutFactor(column: Column, cell: Cell, signs: Signs): Cell {
  const { divisor } = column;
  if (divisor === undefined || (typeof cell === 'string' && isNotStated(cell))) return cell;
  const reading = readCell(column, cell, signs);
  // A cell with a unit of its own, such as `150 ppm`, has no factor.
  if (reading.kind !== 'number' || (reading.isDerived && !reading.bound)) return cell;
  const value = noise(reading.value / divisor);
  const written = (text: string) => text.replace('.', signs.decimal);
  if (reading.bound) return `${reading.bound === 'below' ? '<' : '>'}${written(String(value))}`;
  if (reading.plusMinus === undefined) return value;
  return plusMinusText(value, noise(reading.plusMinus / divisor)).replaceAll('.', signs.decimal);
}

export type Reading = {
  /** Texts of the page, which contain the names of choices. */
  readonly texts: CalculatorTexts;
  /** Names in other languages, in which the table may have been exported; added by the worker. */
  readonly otherNames?: readonly TableNames[] | undefined;
  readonly signs?: Signs | undefined;
  readonly below?: Below | undefined;
};

/**
 * Parses one row. `inputs`: flat and in the inputs' own units; invalid cells stay texts, which the calculator reports.
 * `given`: the cells as parsed, numbers in the unit of their column. `plusMinus`: keys of cells with a ±, which is not
 * computed. @param fixed inputs without a column
 */
export function readRow(
  columns: readonly Column[],
  cells: readonly Cell[],
  fixed: RawInputs,
  { texts, otherNames = [], signs, below = 'whole' }: Reading,
): { readonly inputs: RawInputs; readonly given: RawInputs; readonly plusMinus?: readonly string[] } {
  const inputs: Record<string, unknown> = { ...fixed };
  const given: Record<string, unknown> = {};
  const plusMinus: string[] = [];
  for (const column of columns) {
    const { at, field, unit, chooses } = column;
    const cell = cells[at] ?? '';
    if (chooses) inputs[chooses.key] = chooses.choice;
    if (typeof cell === 'string' && isNotStated(cell)) delete inputs[field.key];
    else if (field.kind === 'choice') {
      inputs[field.key] = choiceOf(column, String(cell), [texts, ...otherNames]);
      given[field.key] = inputs[field.key];
    } else {
      const reading = readCell(column, cell, signs);
      if (reading.kind !== 'number') {
        inputs[field.key] = cell;
        given[field.key] = cell;
        continue;
      }
      if (reading.plusMinus !== undefined) plusMinus.push(field.key);
      const value = reading.bound === 'below' ? reading.value * shares[below] : reading.value;
      given[field.key] = value;
      inputs[field.key] = unit === null ? value : noise(convert(value, unit, field.unit));
    }
  }
  return {
    inputs: withSeriesCells(inputs, columns),
    given,
    ...(plusMinus.length > 0 && { plusMinus }),
  };
}

/** Moves the cells of a series, read under keys such as `steps.0.timeH`, into its rows. */
function withSeriesCells(inputs: RawInputs, columns: readonly Column[]): RawInputs {
  const keys = columns.flatMap(({ field: { kind, key } }) =>
    kind === 'number' && key.includes('.') ? [key] : [],
  );
  if (keys.length === 0) return inputs;
  const others = Object.fromEntries(Object.entries(inputs).filter(([key]) => !keys.includes(key)));
  return keys.reduce<RawInputs>((moved, key) => withSwept(moved, key, inputs[key]), others);
}
