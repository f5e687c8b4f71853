import { labelsOf } from '@ferrite/calculators/core/texts/labels.ts';
import { languages } from '@ferrite/calculators/core/texts/language.ts';
import { definitions } from '@ferrite/calculators/definitions.ts';
import type { CalculatorId } from '@ferrite/calculators/registry.ts';
import { describe, expect, it } from 'vitest';
import { allTableNames } from '../all-table-names.ts';
import { type CellField, cellFieldsOf } from './cell-fields.ts';
import { plain, withUnitOf } from './column-name.ts';
import { readColumns } from './columns.ts';
import { changesUsing, isUsed } from './needed-choices.ts';

const ids = Object.keys(definitions) as CalculatorId[];

/** Returns which inputs a table of these is read as in one language if it was exported in another. */
function readBack(id: CalculatorId, [from, to]: readonly [number, number], fields: readonly CellField[]) {
  const calculator = definitions[id];
  const all = allTableNames(id);
  const [exported, own] = [all[from], all[to]];
  if (!exported || !own) throw new Error(id);
  const { input, output } = labelsOf(calculator, exported);
  const bare = ({ key }: CellField) => plain(input(key).replace(/\s*[(（].*$/, ''));
  const numbers = new Set(
    cellFieldsOf(calculator).flatMap((each) => (each.kind === 'choice' ? [] : [bare(each)])),
  );
  // If a choice and a number have the same name, a column with this name contains the number.
  const written = fields.filter((field) => field.kind !== 'choice' || !numbers.has(bare(field)));
  const header = [
    'Probe',
    ...written.map((field) => withUnitOf(input(field.key), field.kind === 'choice' ? null : field.unit)),
    ...calculator.outputs.map(({ key, unit }) => withUnitOf(output(key), unit)),
    exported.remarks,
  ];
  // The form uses the first input, as it does when the table is exported.
  const [uses = []] = fields[0] ? changesUsing(calculator, [fields[0].key], {}) : [];
  const form = Object.fromEntries(uses.map((change) => [change.key, change.choice]));
  const read = readColumns(calculator, { names: [own, ...all], form }, header);
  const found = read.ok && [read.columns.map(({ field }) => field.key), read.others, read.name];
  const wanted = [written.map(({ key }) => key), [], 0];
  return { found, wanted, isTable: written.length > 0 };
}

describe('B-09 B-06 a table that was exported in one language and is opened in another', () => {
  it.each(ids)('every input is read and every result is computed again (%s)', (id) => {
    const fields = cellFieldsOf(definitions[id]);
    const [used, hidden] = [true, false].map((isIn) =>
      fields.filter(({ key }) => isUsed(definitions[id], key, {}) === isIn),
    );
    // A hidden input is tried alone, and in one language, because its choice differs.
    for (const from of languages.keys())
      for (const to of languages.keys())
        for (const table of [
          used ?? [],
          ...(to === (from + 1) % 5 ? (hidden ?? []).map((field) => [field]) : []),
        ]) {
          const { found, wanted, isTable } = readBack(id, [from, to], table);
          if (isTable) expect(found, `${languages[from]} in ${languages[to]}`).toEqual(wanted);
        }
  });
});
