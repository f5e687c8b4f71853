import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type CsvForm, csvForm, escapeFormula, toCsv, unescapeFormula } from './csv.ts';

const english = csvForm('en');
const german = csvForm('de');
const read = (csv: string, { separator }: CsvForm) =>
  Papa.parse<string[]>(csv.replace(/^\ufeff/, '').trimEnd(), { delimiter: separator }).data;

describe('C-04 CSV export', () => {
  it('C-04 a cell that starts like a formula is written as text', () => {
    for (const text of [
      '=HYPERLINK("http://evil.example","Heat 1")',
      "+1+cmd|' /C calc'!A0",
      '-2+3',
      '@SUM(A1:A9)',
      '\t=1+1',
      '\r=1+1',
      ' =1+1',
      '＝1+1',
      '\u200b=1+1',
    ]) {
      const [row] = read(toCsv([[text, 'x']], english), english);
      expect(row?.[0], text).toMatch(/^'/);
      expect(row?.[1]).toBe('x');
    }
  });

  it('C-04 an exported text is read back without the apostrophe, and a dash is exported as it is', () => {
    for (const text of ['-2+3', '=A1', '@x', 'plain', "'quoted'", "it's"])
      expect(unescapeFormula(escapeFormula(text))).toBe(text);
    expect(['-', '–', '—'].map(escapeFormula)).toEqual(['-', '–', '—']);
  });

  it('C-04 no cell starts with a formula even if the file is opened with the other separator', () => {
    for (const [form, other] of [
      [english, german],
      [german, english],
    ] as const) {
      const csv = toCsv([['heat;=1+1', 'heat,=1+1', 'a"=1+1', 'x;\n=2+2']], form);
      for (const row of read(csv, other)) for (const cell of row) expect(cell).not.toMatch(/^["\s]*[=+@]/);
    }
  });

  it('C-04 numbers, also negative ones, stay numbers with the decimal separator of the language', () => {
    expect(toCsv([[0.421, -12.5, '-0.5', 1e-7, 0]], english)).toBe('\ufeff0.421,-12.5,-0.5,1e-7,0\r\n');
    expect(toCsv([[0.421, -12.5]], german)).toBe('\ufeff0,421;-12,5\r\n');
  });

  it('C-04 a missing value is an empty cell, never NaN or null', () => {
    expect(toCsv([[null, undefined, Number.NaN, Number.POSITIVE_INFINITY, '']], english)).toBe(
      '\ufeff,,,,\r\n',
    );
  });

  it('C-04 quotes, separators and line breaks are read back unchanged', () => {
    const cells = ['a "b" c', 'x, y; z', 'two\nlines', 'Härte 硬さ 경도'];
    for (const form of [english, german]) expect(read(toCsv([cells], form), form)[0]).toEqual(cells);
  });
});
