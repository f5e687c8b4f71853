import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { signsOf } from '@ferrite/calculators/core/inputs/read-number.ts';
import type { Labels } from '@ferrite/calculators/core/texts/common-texts.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { Source } from '../../../platform/browser/tables/open-source.ts';
import { cellFieldsOf } from '../columns/cell-fields.ts';
import type { ReadOutcome } from '../read/read-source.ts';
import type { BatchTable } from './batch-table.ts';

/** Returns a table that was read, not yet computed. Limits of the previous table stay. */
export function readTable(
  { news: _news, ...table }: Extract<ReadOutcome, { news: 'table' }>,
  source: Source,
  previous: BatchTable | null,
): BatchTable {
  return {
    ...table,
    rows: table.rows.map((row) => ({ ...row, computed: null })),
    file: source.kind === 'file' ? source.name : null,
    below: previous?.below ?? 'whole',
    limits: previous?.limits ?? {},
  };
}

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
    isTransposed: false,
    units: null,
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
