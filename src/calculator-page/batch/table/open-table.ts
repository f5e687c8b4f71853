import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { signsOf } from '@ferrite/calculators/core/inputs/read-number.ts';
import type { Labels } from '@ferrite/calculators/core/texts/common-texts.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { cellFieldsOf } from '../columns/cell-fields.ts';
import type { BatchTable } from './batch-table.ts';

const rowsOfEmptyTable = 25;

/** Returns an empty table with a column for names and one for each input. */
export function emptyTable(
  calculator: Calculator,
  {
    labels,
    language,
    nameLabel,
  }: { readonly labels: Labels; readonly language: Language; readonly nameLabel: string },
): BatchTable {
  const fields = cellFieldsOf(calculator);
  return {
    file: null,
    sheet: null,
    hidden: [],
    above: 0,
    header: [nameLabel, ...fields.map(({ key }) => labels.input(key))],
    columns: fields.map(({ key }, at) => ({ key, at: at + 1, unit: null })),
    name: 0,
    others: [],
    rows: Array.from({ length: rowsOfEmptyTable }, (_, at) => ({
      number: at + 1,
      cells: [],
      computed: null,
    })),
    signs: signsOf(language),
    readAs: [],
    remarks: [],
    below: 'whole',
    limits: {},
  };
}
