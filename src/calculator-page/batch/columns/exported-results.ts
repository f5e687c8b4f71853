/** Columns of an exported table that are not read, because they are computed again. */
import type { Calculator, Output } from '@ferrite/calculators/core/calculator.ts';
import { unitChoices } from '@ferrite/calculators/core/quantity.ts';
import { labelsOf } from '@ferrite/calculators/core/texts/labels.ts';
import { plain, withUnitOf } from './column-name.ts';
import type { TableNames } from './table-names.ts';

/** Returns the headers of result columns in a table that was exported in one language, in every unit. */
function resultNames(calculator: Calculator, names: TableNames): ReadonlySet<string> {
  const { output } = labelsOf(calculator, names);
  const inUnits = ({ key, unit: own }: Output) =>
    [own, ...unitChoices(own)].map((unit) => plain(withUnitOf(output(key), unit)));
  return new Set(calculator.outputs.flatMap(inUnits));
}

/** Adds the results, which may have the names of inputs, that are followed by the remarks in the same language. */
function addExported(
  found: Set<number>,
  headers: readonly string[],
  results: ReadonlySet<string>,
  remarks: string,
) {
  for (const [end, name] of headers.entries()) {
    if (name !== remarks || !results.has(headers[end - 1] ?? '')) continue;
    found.add(end);
    // A name that occurs a second time is that of an input, which stands before the results.
    const seen = new Set<string>();
    for (let at = end - 1; at >= 0; at -= 1) {
      const before = headers[at] ?? '';
      if (!results.has(before) || seen.has(before)) break;
      seen.add(before);
      found.add(at);
    }
  }
}

/**
 * Returns the indices of columns that are computed again. `certain`: results and remarks of an exported table; `named`:
 * also other columns with the name of a result.
 */
export function computedColumns(
  calculator: Calculator,
  names: readonly TableNames[],
  header: readonly string[],
): { readonly certain: ReadonlySet<number>; readonly named: ReadonlySet<number> } {
  const headers = header.map(plain);
  const certain = new Set<number>();
  const named = new Set<number>();
  for (const each of names) {
    const results = resultNames(calculator, each);
    addExported(certain, headers, results, plain(each.remarks));
    for (const [at, name] of headers.entries()) if (results.has(name)) named.add(at);
  }
  return { certain, named: new Set([...named, ...certain]) };
}
