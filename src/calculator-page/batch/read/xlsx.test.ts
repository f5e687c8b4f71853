import { defaultInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { labelsOf } from '@ferrite/calculators/core/texts/labels.ts';
import { findDefinition, findTexts } from '@ferrite/calculators/definitions.ts';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { tableLimits } from '../../../platform/browser/tables/file-fault.ts';
import { readSheet } from '../../../platform/browser/tables/sheet.ts';
import { openWorkbook } from '../../../platform/browser/tables/workbook.ts';
import { writeWorkbook } from '../output/workbook.ts';
import { readSource } from './read-source.ts';

const calculator = findDefinition('carbon-equivalent');
const texts = findTexts('carbon-equivalent')?.en;
if (!calculator || !texts) throw new Error('carbon-equivalent');

type Sheet = { readonly name: string; readonly xml: string; readonly state?: string };
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Returns a workbook with these sheets, shared strings and number formats 0 (general), 1 (date), 2 (percent), 3 (`<`). */
function workbook(
  sheets: readonly Sheet[],
  strings: readonly string[] = [],
  extra: Record<string, string> = {},
) {
  const files: Record<string, string> = {
    '_rels/.rels': `<Relationships><Relationship Id="r0" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${name}" sheetId="${at + 1}" r:id="s${at}"${state ? ` state="${state}"` : ''}/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map(
        (_, at) =>
          `<Relationship Id="s${at}" Type="${relations}/worksheet" Target="worksheets/sheet${at}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="t" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="f" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst>${strings.map((each) => `<si>${each}</si>`).join('')}</sst>`,
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="&quot;&lt;&quot;0.000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="10"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    ...Object.fromEntries(sheets.map(({ xml }, at) => [`xl/worksheets/sheet${at}.xml`, xml])),
    ...extra,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

const sheet = (rows: string, rest = '') =>
  `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${rest}</worksheet>`;
const head =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Heat</t></is></c><c r="B1" t="inlineStr"><is><t>C</t></is></c><c r="C1" t="inlineStr"><is><t>Mn</t></is></c></row>';

function read(bytes: Uint8Array, options: { readonly name?: string; readonly sheet?: number } = {}) {
  const { name = 'heats.xlsx' } = options;
  const source = { kind: 'file' as const, name, bytes: bytes.slice().buffer };
  return readSource(calculator as never, {
    source,
    texts: texts as never,
    language: 'en',
    remarks: 'Remarks',
    sheet: options.sheet,
  });
}

describe('B-09 reading workbooks', () => {
  it('B-09 formulas are reported and never evaluated: their stored values are read, and a formula without one has no number', () => {
    const rows = `${head}<row r="3"><c r="A3"><v>4711</v></c><c r="B3"><f>1+WEBSERVICE("http://x")</f><v>0.16</v></c><c r="C3"><f>A1</f></c></row>`;
    const table = read(workbook([{ name: 'Heats', xml: sheet(rows) }]));
    expect(table).toMatchObject({
      news: 'table',
      rows: [{ number: 3, cells: [4711, 0.16, '#N/A'] }],
      remarks: [
        { kind: 'formula', row: 3, column: 2 },
        { kind: 'formulaEmpty', row: 3, column: 3 },
      ],
    });
  });

  it('B-09 a factor in merged cells below the column names applies to each of their columns', () => {
    const factors = '<row r="2"><c r="B2" t="inlineStr"><is><t>×100</t></is></c></row>';
    const heat = '<row r="3"><c r="A3"><v>1</v></c><c r="B3"><v>16</v></c><c r="C3"><v>140</v></c></row>';
    const merges = (refs: readonly string[]) =>
      `<mergeCells>${refs.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;
    const heats = (refs: readonly string[]) =>
      read(workbook([{ name: 'Heats', xml: sheet(head + factors + heat, merges(refs)) }]));
    expect(heats(['B2:C2'])).toMatchObject({ rows: [{ cells: [1, 0.16, 1.4] }], doubts: [] });
    for (const refs of [[], ['', 'B2', 'C2:B2', 'B2:C3']])
      expect(heats(refs)).toMatchObject({ problem: 'blankUnits', unit: '×100', columns: ['Mn'] });
  });

  it('B-09 a raised footnote mark of a rich text does not become a digit of the number', () => {
    const marked = '<r><t>0.41</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>2</t></r>';
    const rows = `<row r="2"><c r="A2"><v>1</v></c><c r="B2" t="s"><v>0</v></c><c r="C2" t="inlineStr"><is>${marked}</is></c></row>`;
    const table = read(workbook([{ name: 'Heats', xml: sheet(head + rows) }], [marked]));
    expect(table).toMatchObject({ rows: [{ cells: [1, '0.41²', '0.41²'] }] });
  });

  it('B-09 a formula whose stored value is empty is reported, unless its result is an empty text', () => {
    const row =
      '<row r="2"><c r="A2"><v>1</v></c><c r="B2"><f>1+1</f><v></v></c><c r="C2" t="str"><f>""</f><v></v></c></row>';
    expect(read(workbook([{ name: 'Heats', xml: sheet(head + row) }]))).toMatchObject({
      rows: [{ cells: [1, '#N/A'] }],
      remarks: [
        { kind: 'formulaEmpty', row: 2, column: 2 },
        { kind: 'formula', row: 2, column: 3 },
      ],
    });
  });

  it('B-09 a number keeps the < of its format', () => {
    const row = '<row r="2"><c r="A2"><v>1</v></c><c r="B2" s="3"><v>0.011</v></c></row>';
    expect(read(workbook([{ name: 'Heats', xml: sheet(head + row) }]))).toMatchObject({
      rows: [{ cells: [1, '<0.011'] }],
    });
  });

  it('B-09 dates, percentages, merged cells and hidden sheets are reported by row and column', () => {
    const rows = `${head}<row r="2"><c r="B2" s="1"><v>45000</v></c><c r="C2" s="2"><v>0.0145</v></c></row>`;
    const merged = '<mergeCells count="1"><mergeCell ref="B2:B4"/></mergeCells>';
    const table = read(
      workbook([
        { name: 'Heats', xml: sheet(rows, merged) },
        { name: 'Secret', xml: sheet(head), state: 'veryHidden' },
      ]),
    );
    expect(table).toMatchObject({
      news: 'table',
      sheet: 'Heats',
      hidden: ['Secret'],
      rows: [{ cells: ['', '2023-03-15', 1.45] }],
      remarks: [
        { kind: 'date', row: 2, column: 2 },
        { kind: 'percent', row: 2, column: 3 },
        { kind: 'merged', row: 2, column: 2 },
      ],
    });
  });

  it('B-09 the user chooses one of several sheets, and the column names may follow title rows', () => {
    const below = `<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4" t="inlineStr"><is><t>Mangan [%]</t></is></c></row><row r="5"><c r="A5"><v>0.2</v></c><c r="B5" t="str"><v>1,2</v></c></row>`;
    const bytes = workbook(
      [
        { name: 'Empty', xml: sheet('') },
        { name: 'November', xml: sheet(below) },
      ],
      ['<t>Certificate</t>', '<r><t>Kohlen</t></r><r><t>stoff</t></r><rPh><t>カーボン</t></rPh>'],
    );
    expect(read(bytes)).toEqual({
      news: 'sheets',
      sheets: [
        { name: 'Empty', isHidden: false },
        { name: 'November', isHidden: false },
      ],
    });
    expect(read(bytes, { sheet: 1 })).toMatchObject({
      columns: [{ key: 'C' }, { key: 'Mn', unit: 'wt%' }],
      rows: [{ number: 5, cells: [0.2, '1,2'] }],
      above: 1,
    });
    expect(read(bytes, { sheet: 0 })).toMatchObject({ news: 'refused', problem: 'noHeader' });
  });

  it('B-09 a zip bomb is rejected before it is inflated, even if its directory states a false size', () => {
    const bomb = workbook([{ name: 'A', xml: sheet(head) }], [], {
      'xl/worksheets/sheet0.xml': ' '.repeat(tableLimits.inflatedBytes + 1),
    });
    expect(bomb.length).toBeLessThan(1e6);
    expect(read(bomb)).toEqual({ news: 'refused', problem: 'inflatedTooLarge' });
    const lying = bomb.slice();
    const view = new DataView(lying.buffer);
    for (let at = 0; at < lying.length - 4; at += 1)
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1e6)
        view.setUint32(at + 24, 10, true);
    expect(read(lying)).toEqual({ news: 'refused', problem: 'inflatedTooLarge' });
  });

  it('B-09 encrypted, old, damaged, foreign, too wide and too large files are rejected with different reasons', () => {
    const compound = (name: string) =>
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0, ...[...name].flatMap((each) => [each.charCodeAt(0), 0])]);
    const good = workbook([{ name: 'A', xml: sheet(head) }]);
    const flagged = good.slice();
    const view = new DataView(flagged.buffer);
    for (let at = 0; at < flagged.length - 4; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, 1, true);
    const wide = `<row r="1"><c r="ZZ1"><v>1</v></c></row>`;
    const problems = [
      read(compound('EncryptedPackage')),
      read(flagged),
      read(compound('Workbook')),
      read(good.slice(0, good.length / 2)),
      read(workbook([{ name: 'A', xml: '<worksheet><sheetData><row>' }])),
      read(zipSync({ 'a.txt': strToU8('x') })),
      read(new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 1])),
      read(workbook([{ name: 'A', xml: sheet(wide) }])),
      read(new Uint8Array(tableLimits.fileBytes + 1)),
    ].map((each) => (each.news === 'refused' ? each.problem : each.news));
    expect(problems).toEqual([
      'encrypted',
      'encrypted',
      'oldFormat',
      'broken',
      'broken',
      'unknownFormat',
      'unknownFormat',
      'tooWide',
      'fileTooLarge',
    ]);
  });

  it('B-09 text files are read in UTF-8, UTF-16 and the usual encoding of the language', () => {
    const korean = new Uint8Array([
      0xc5, 0xba, 0xbc, 0xd2, 0x2c, 0x4d, 0x6e, 0x0a, 0x30, 0x2e, 0x31, 0x2c, 0x31,
    ]);
    const source = { kind: 'file' as const, name: 'a.csv', bytes: korean.buffer };
    const koreanTexts = findTexts('carbon-equivalent')?.kr;
    expect(
      readSource(calculator, { source, texts: koreanTexts as never, language: 'kr', remarks: '비고' }),
    ).toMatchObject({
      columns: [{ key: 'C' }, { key: 'Mn' }],
      rows: [{ number: 2, cells: ['0.1', '1'] }],
    });
    const wide = new Uint8Array([
      0xff,
      0xfe,
      ...[...'C;Mn\n0,1;1\n'].flatMap((each) => [each.charCodeAt(0), 0]),
    ]);
    expect(read(wide, { name: 'b.csv' })).toMatchObject({ rows: [{ cells: ['0,1', '1'] }] });
  });

  it('B-09 units, symbols and scales in column names are recognized in five languages', () => {
    const pasted = (
      id: 'preheat-temperature' | 'hardness-converter' | 'carbonitride-solubility',
      text: string,
    ) => {
      const of = findDefinition(id);
      const words = findTexts(id)?.de;
      if (!of || !words) throw new Error(id);
      const read = readSource(of, {
        source: { kind: 'text', text },
        texts: words,
        language: 'de',
        remarks: 'Bemerkungen',
      });
      return read.news === 'table'
        ? read.columns.map(({ key, unit, chooses }) => ({ key, unit, chooses: chooses?.choice }))
        : read;
    };
    expect(pasted('hardness-converter', 'Teil\tHärte HV\nA\t400\n')).toEqual([
      { key: 'value', unit: null, chooses: 'HV' },
    ]);
    expect(pasted('carbonitride-solubility', 'C\tT (°F)\n0,1\t2000\n')).toEqual([
      { key: 'C', unit: null, chooses: undefined },
      { key: 'temperatureC', unit: 'F', chooses: undefined },
    ]);
    const labels = labelsOf(calculator, texts);
    expect(labels.input('C')).not.toBe('');
    expect(Object.keys(defaultInputs(calculator))).toContain('C');
  });
});

describe('B-09 writing workbooks', () => {
  const cell = fc.oneof(
    fc
      .double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 })
      .map((each) => Number(each.toPrecision(12)) + 0),
    fc.string({ maxLength: 40 }).map((each) => each.trim()),
    fc.constantFrom(
      '=1+1',
      "=cmd|' /C calc'!A0",
      '@SUM(A1)',
      '+1-1',
      '<img src=x onerror=alert(1)>',
      '&amp;',
      '_x0041_',
      'constructor',
      '__proto__',
      '<0.005',
      '경도',
    ),
    fc.constant(null),
  );

  it('B-09 written workbooks are read back: numbers as numbers, texts as texts and never as formulas', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(null, { min: 0.1 }, { min: 0.1, max: 2 }),
        fc.constantFrom(null, 0, 3),
        async (rows, limit, digits) => {
          const column = (label: string) => ({ label, digits, limit, isWide: false });
          const bytes = await writeWorkbook({
            names: { table: 'Heats/1', about: 'About' },
            table: { columns: ['A', 'B', 'C'].map(column), rows, notCompared: [] },
            about: [['Calculator', '=1']],
          });
          const book = openWorkbook(new Uint8Array(bytes));
          const { rows: found, remarks } = readSheet(book, book.sheets[0]?.path ?? '');
          const written = rows
            .map((row) => row.map((each) => (typeof each === 'string' ? readable(each) : (each ?? ''))))
            .map((cells, at) => ({
              number: at + 2,
              cells: cells.slice(0, cells.findLastIndex((each) => each !== '') + 1),
            }))
            .filter(({ cells }) => cells.length > 0);
          expect(found.slice(1)).toEqual(written);
          expect(remarks).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** Returns a text as stored in a workbook: without characters that XML does not allow. */
const readable = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '').trim();
