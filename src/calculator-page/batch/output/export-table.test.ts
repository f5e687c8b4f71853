import { defaultInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { labelsOf } from '@ferrite/calculators/core/texts/common-texts.ts';
import { type Language, languages } from '@ferrite/calculators/core/texts/language.ts';
import { findDefinition, findTexts } from '@ferrite/calculators/definitions.ts';
import { describe, expect, it } from 'vitest';
import { readSheet } from '../../../platform/browser/tables/sheet.ts';
import { openWorkbook } from '../../../platform/browser/tables/workbook.ts';
import { csvForm, toCsv } from '../../../platform/shared/csv.ts';
import { wordsIn } from '../batch-context.ts';
import { rowComputer } from '../compute.ts';
import { readSource } from '../read/read-source.ts';
import { type BatchTable, outputId } from '../table/batch-table.ts';
import { exportTable } from './export-table.ts';
import { writeWorkbook } from './workbook.ts';

const calculator = findDefinition('carbon-equivalent');
const textsBy = findTexts('carbon-equivalent');

/** Returns the CSV export of the table in a text: the file, its header, and its cells of carbon and manganese. */
async function exported(text: string, language: Language, limits: BatchTable['limits'] = {}) {
  if (!calculator || !textsBy) throw new Error('no calculator');
  const texts = textsBy[language];
  const labels = labelsOf(calculator, texts);
  const words = await wordsIn[language]();
  const source = { kind: 'text', text } as const;
  const read = readSource(calculator, { source, texts, language, remarks: words.grid.remarks });
  if (read.news !== 'table') throw new Error(JSON.stringify(read));
  const { columns, signs } = read;
  const compute = rowComputer(calculator, { columns, form: defaultInputs(calculator), texts, signs });
  const rows = read.rows.map((row, at) => ({
    ...row,
    computed: compute([{ at, cells: row.cells }])[0]?.row ?? null,
  }));
  const table: BatchTable = { ...read, file: null, rows, below: 'whole', limits };
  const page = { calculator, labels, language, data: { texts } };
  const exportedTable = exportTable(page, words, table);
  const { columns: heads, rows: cells } = exportedTable;
  const inputs = cells.map((row) => row.filter((_, at) => /^(?:C|Mn) \(/.test(heads[at]?.label ?? '')));
  const header = heads.map(({ label }) => label);
  const withheld = exportedTable.notCompared.map(({ row, text }) => [row, text]);
  return { withheld, exportedTable, file: toCsv([header, ...cells], csvForm(language)), header, inputs };
}

it('B-09 B-07 a workbook does not compare a result with its limit if the carbon content is not stated: it is a text, as conditional formats ignore texts', async () => {
  const limits = { [outputId('CE_IIW')]: { max: 0.3 } };
  const { withheld, exportedTable } = await exported(
    'heat,C,Mn\nA,,1.45\nB,0.2,1.45\nC,,3\nD,0,3',
    'en',
    limits,
  );
  expect(withheld).toEqual([
    [0, '0.242'],
    [2, '0.500'],
  ]);
  const bytes = await writeWorkbook({
    names: { table: 'Heats', about: 'About' },
    table: exportedTable,
    about: [['Calculator']],
  });
  const book = openWorkbook(new Uint8Array(bytes));
  const at = exportedTable.columns.findIndex(({ limit }) => limit !== null);
  const { rows } = readSheet(book, book.sheets[0]?.path ?? '');
  expect(rows.slice(1).map(({ cells }) => typeof cells[at])).toEqual([
    'string',
    'number',
    'string',
    'number',
  ]);
});

describe('B-09 inputs in exported tables', () => {
  it.each([
    ['en', 'heat,C,Mn\nA,0.16±0.01,1.45\nB,0.165 ± 0.005 %,1.4\nC,1600±100 ppm,1.4', ',0.1650±0.0050,'],
    ['de', 'Schmelze;C;Mn\nA;0,16±0,01;1,45\nB;0,165 +/- 0,005;1,4', ';"0,1650±0,0050";'],
    ['en', 'Schmelze;C;Mn\nA;0,16±0,01;1,45', ',0.16±0.01,'],
  ] as const)(
    'B-09 a table with ± values is exported (%s) and read back as the same table',
    async (language, text, cell) => {
      const { file, header, inputs } = await exported(text, language);
      expect(file).toContain(cell);
      expect(inputs[0]).toHaveLength(2);
      expect(await exported(file, language)).toMatchObject({ header, inputs });
    },
  );

  it.each(languages)(
    'B-09 V-07 the remark of a row with ± states that it is not computed, in %s',
    async (language) => {
      const { file } = await exported('heat;C;Mn\nA;0.2±0.02;1.45\nB;0.2;1.45', language);
      const [, uncertain, exact] = file.split('\n');
      expect(uncertain).toMatch(/±.*±.*C/);
      expect(exact).not.toContain('±');
    },
  );

  it('B-09 remarks entered by the user are kept, and those of an earlier export are computed again', async () => {
    const first = await exported('heat,C,Remarks\nA,0.16,sampled late', 'en');
    expect(first.header.filter((label) => label === 'Remarks')).toHaveLength(2);
    expect(first.file).toContain('sampled late');
    expect((await exported(first.file, 'en')).file).toBe(first.file);
  });
});
