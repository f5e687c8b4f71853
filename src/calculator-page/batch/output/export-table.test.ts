import { defaultInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { labelsOf } from '@ferrite/calculators/core/texts/common-texts.ts';
import { type Language, languages } from '@ferrite/calculators/core/texts/language.ts';
import { type PreferredUnits, readUnits } from '@ferrite/calculators/core/units/shown-units.ts';
import { definitions, findTexts } from '@ferrite/calculators/definitions.ts';
import type { CalculatorId } from '@ferrite/calculators/registry.ts';
import { describe, expect, it } from 'vitest';
import { readSheet } from '../../../platform/browser/tables/sheet.ts';
import { openWorkbook } from '../../../platform/browser/tables/workbook.ts';
import { csvForm, toCsv } from '../../../platform/shared/csv.ts';
import { initialForm } from '../../form/form-state.ts';
import { allTableNames } from '../all-table-names.ts';
import { wordsIn } from '../batch-context.ts';
import { rowComputer } from '../compute.ts';
import { readSource } from '../read/read-source.ts';
import { type BatchTable, outputId } from '../table/batch-table.ts';
import { exportTable } from './export-table.ts';
import { writeWorkbook } from './workbook.ts';

type Setup = {
  readonly limits?: BatchTable['limits'];
  readonly id?: CalculatorId;
  /** Preferred units. */
  readonly kept?: PreferredUnits;
};

/** Returns the CSV export of the table in a text: the file, its header, and its cells of carbon and manganese. */
async function exported(
  text: string,
  language: Language,
  { limits = {}, id = 'carbon-equivalent', kept = {} }: Setup = {},
) {
  const calculator = definitions[id];
  const texts = findTexts(id)?.[language];
  if (!texts) throw new Error('no texts');
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
  const page = {
    calculator,
    labels,
    language,
    data: { texts },
    state: { ...initialForm(calculator, language), kept },
  };
  const exportedTable = exportTable(page, words, table);
  const { columns: heads, rows: cells } = exportedTable;
  const inputs = cells.map((row) => row.filter((_, at) => /^(?:C|Mn) \(/.test(heads[at]?.label ?? '')));
  const header = heads.map(({ label }) => label);
  const withheld = exportedTable.notCompared.map(({ row, text }) => [row, text]);
  return { withheld, exportedTable, file: toCsv([header, ...cells], csvForm(language)), header, inputs };
}

it('B-09 B-07 a workbook does not compare a result with its limit if the carbon content is not stated: it is a text, as conditional formats ignore texts', async () => {
  const limits = { [outputId('CE_IIW')]: { max: 0.3 } };
  const { withheld, exportedTable } = await exported('heat,C,Mn\nA,,1.45\nB,0.2,1.45\nC,,3\nD,0,3', 'en', {
    limits,
  });
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

describe('B-09 exported results in the units that are chosen for all pages', () => {
  const id = 'transformation-temperatures';
  const analysis = 'heat,C,Mn\nA,0.4,0.8';
  const fahrenheit = readUnits('F');
  const max = { limits: { [outputId('ac3MeanC')]: { max: 800 } }, id } as const;
  const column = ({ exportedTable: { columns, rows } }: Awaited<ReturnType<typeof exported>>) => {
    const at = columns.findIndex(({ limit }) => limit !== null);
    return { ...columns[at], cell: Number(rows[0]?.[at]) };
  };

  it('B-09 results, headings and limits are converted', async () => {
    const own = column(await exported(analysis, 'en', max));
    const shown = column(await exported(analysis, 'en', { ...max, kept: fahrenheit }));
    expect(own.label).toContain('(°C)');
    expect(shown.label).toBe(own.label?.replace('°C', '°F'));
    expect(shown.cell).toBeCloseTo(own.cell * 1.8 + 32, 2);
    expect(shown.limit).toEqual({ max: 1472 });
  });

  it('B-09 the file is read back as the same table, in these and in other units', async () => {
    const first = await exported(analysis, 'en', { id, kept: fahrenheit });
    expect(first.header.join()).toContain('(°F)');
    expect((await exported(first.file, 'en', { id, kept: fahrenheit })).file).toBe(first.file);
    expect((await exported(first.file, 'en', { id })).file).toBe(
      (await exported(analysis, 'en', { id })).file,
    );
  });
});

it.each(languages)(
  'B-09 B-06 an exported file (%s) gives the same results in every language, also with a column of choices',
  async (from) => {
    const calculator = definitions['tempered-hardness'];
    const { labels, choice } = namesIn(from);
    const cells = [labels.input('temperatureC'), 'C', 'Mn', labels.input('tempers')];
    const rows = ['A\t450\t0.4\t0.8\t', 'B\t600\t0.42\t0.7\t'].map((row) => row + choice);
    const { file, header } = await exported([`Probe\t${cells.join('\t')}`, ...rows].join('\n'), from, {
      id: calculator.id,
    });
    expect(header).toContain(labels.input('tempers'));
    const results = languages.map((to) => {
      const { texts, remarks } = namesIn(to);
      const otherNames = allTableNames(calculator.id);
      const source = { kind: 'text', text: file } as const;
      const read = readSource(calculator, { source, texts, language: to, remarks, otherNames });
      if (read.news !== 'table') throw new Error(JSON.stringify(read));
      const setup = { ...read, form: defaultInputs(calculator), texts, otherNames };
      const compute = rowComputer(calculator, setup);
      return read.rows.map(({ cells: row }, at) => compute([{ at, cells: row }])[0]?.row.result);
    });
    expect(results[0]?.map((result) => result?.ok)).toEqual([true, true]);
    for (const result of results) expect(result).toEqual(results[0]);
  },
);

it.each(languages)(
  'B-09 B-06 the table of an exported workbook (%s) is opened without asking for the sheet; that of another workbook is asked for',
  async (language) => {
    const { exportedTable } = await exported('heat,C,Mn\nA,0.2,1.45', 'en');
    const { file } = await wordsIn[language]();
    const about = [['Calculator']];
    const { texts, remarks } = namesIn('en');
    const read = async (names: { readonly table: string; readonly about: string }) => {
      const bytes = await writeWorkbook({ names, table: exportedTable, about });
      return readSource(definitions['carbon-equivalent'], {
        source: { kind: 'file', name: 'a.xlsx', bytes },
        texts,
        language: 'en',
        remarks,
        otherNames: allTableNames('carbon-equivalent'),
      });
    };
    expect(await read(file)).toMatchObject({ news: 'table', sheet: file.table });
    expect(await read({ table: file.table, about: 'Data' })).toMatchObject({ news: 'sheets' });
  },
);

/** Returns the names of tempered hardness in a language, and that of tempering twice. */
function namesIn(language: Language) {
  const id = 'tempered-hardness';
  const texts = findTexts(id)?.[language];
  const names = allTableNames(id)[languages.indexOf(language)];
  if (!texts || !names) throw new Error(language);
  const choice = texts.choices?.['tempers.two'] ?? '';
  return { texts, remarks: names.remarks, labels: labelsOf(definitions[id], texts), choice };
}
