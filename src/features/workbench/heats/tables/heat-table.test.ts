import { elements } from '@ferrite/calculators/core/elements.ts';
import { readPastedAnalysis } from '@ferrite/calculators/core/pasted/pasted-analysis.ts';
import { languages } from '@ferrite/calculators/core/texts/language.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workbenchWords } from '../../messages/index.ts';
import type { HeatContent } from '../heat.rules.ts';
import { heatTable, type TableLabels, tableText } from './heat-table.rules.ts';
import { importRows } from './import-rows.rules.ts';

async function labelsIn(language: keyof typeof workbenchWords): Promise<TableLabels> {
  const { list, shape, form } = await workbenchWords[language]();
  return {
    name: list.name,
    grade: list.grade,
    bar: shape.sizeBar,
    plate: shape.sizePlate,
    notes: form.notes,
  };
}

const content = fc.integer({ min: 1, max: 29_999 }).map((value) => value / 10_000);
const line = fc.constantFrom('', 'first cast', 'Ø 50, forged', 'see 4711', '1.7225');

/** Heats as they are stored, with texts in one line. */
const heat: fc.Arbitrary<HeatContent> = fc
  .record({
    name: fc.constantFrom('A 1', 'H-4711', '990017', 'Schmelze 12', 'B', '試験', 'x;y', 'No 2'),
    grade: fc.constantFrom('', '42CrMo4', 'S355J2+N', '1.7225', 'SCM 440'),
    parts: fc.uniqueArray(
      fc.record({
        element: fc.constantFrom(...elements.filter((element) => element !== 'Fe')),
        value: content,
        form: fc.constantFrom('plain', 'below', 'tolerance'),
      }),
      { selector: ({ element }) => element, minLength: 1, maxLength: 12 },
    ),
    section: fc.constantFrom(
      null,
      { shape: 'bar' as const, sizeMm: 50 },
      { shape: 'plate' as const, sizeMm: 12.5 },
    ),
    notes: line,
  })
  .map(({ parts, ...rest }) => ({
    ...rest,
    analysis: Object.fromEntries(parts.map(({ element, value }) => [element, value])),
    tolerance: Object.fromEntries(
      parts.flatMap(({ element, form }) => (form === 'tolerance' ? [[element, 0.01]] : [])),
    ),
    below: parts.flatMap(({ element, form }) => (form === 'below' ? [element] : [])),
    sources: [],
  }));

const sorted = (row: HeatContent | null) => row && { ...row, below: [...row.below].sort() };

describe('W-01 heats as a table', () => {
  it.each(languages)(
    'W-01 an exported table of heats is imported with the same heats: %s',
    async (language) => {
      const labels = await labelsIn(language);
      fc.assert(
        fc.property(fc.array(heat, { minLength: 1, maxLength: 4 }), (heats) => {
          const {
            heats: found,
            notUnderstood,
            unused,
          } = readPastedAnalysis(tableText(heatTable(heats, labels, language), language), language);
          const rows = importRows(found, { language, known: new Set(), grade: '', edits: new Map() });
          expect(rows.map((row) => sorted(row.content))).toEqual(heats.map(sorted));
          expect([...notUnderstood, ...unused]).toEqual([]);
        }),
        { numRuns: 60 },
      );
    },
  );

  it.each([
    ['1.7225', '', { C: 2.999 }],
    ['', '1.7225', { C: 1.782, Sn: 1.0001 }],
  ])(
    'W-01 contents with three decimals are imported beside a material number (grade “%s”, notes “%s”)',
    async (grade, notes, analysis) => {
      const rest = { section: null, tolerance: {}, below: [], sources: [] };
      const heats: HeatContent[] = [{ name: 'A 1', grade, notes, analysis, ...rest }];
      const text = tableText(heatTable(heats, await labelsIn('de'), 'de'), 'de');
      const rows = importRows(readPastedAnalysis(text, 'de').heats, {
        language: 'de',
        known: new Set(),
        grade: '',
        edits: new Map(),
      });
      expect(rows.map(({ content: found }) => found)).toEqual(heats);
    },
  );

  it('W-01 contents without a bound or tolerance are exported as numbers, which a spreadsheet can compute with', async () => {
    const heats = [
      {
        name: 'A',
        grade: '',
        analysis: { C: 0.41, B: 0.0005 },
        tolerance: { C: 0.02 },
        below: ['B' as const],
        section: null,
        notes: '',
        sources: [],
      },
      {
        name: 'B',
        grade: 'C45',
        analysis: { C: 0.45 },
        tolerance: {},
        below: [],
        section: { shape: 'bar' as const, sizeMm: 80 },
        notes: '',
        sources: [],
      },
    ];
    expect(heatTable(heats, await labelsIn('de'), 'de').slice(1)).toEqual([
      ['A', '', null, null, '0,41 ± 0,02', '<0,0005', ''],
      ['B', 'C45', 80, null, 0.45, null, ''],
    ]);
  });

  it.each([
    ['numbers of a workbook get the decimal separator of the language', [['C'], [0.41]], 'de', 'C\n0,41'],
    [
      'numbers of a workbook get the decimal separator of the texts beside them',
      [
        ['C', 'Mn'],
        [0.41, '0.70'],
      ],
      'de',
      'C\tMn\n0.41\t0.70',
    ],
    ['a number with three decimals cannot be taken for a grouped one', [['C'], [1.234]], 'en', 'C\n1.2340'],
    [
      'numbers shown as percentages keep the sign',
      [['N ppm'], [{ percent: 0.0085 }]],
      'en',
      'N ppm\n0.0085 %',
    ],
    ['numbers of heats keep all digits', [['Heat'], [202401020012345]], 'en', 'Heat\n202401020012345'],
    ['floating-point noise is removed', [['C'], [0.1 + 0.2]], 'en', 'C\n0.3'],
    [
      'tabs and line breaks within a cell become spaces',
      [
        ['a\tb', 'C\n%'],
        ['x\r\ny', null],
      ],
      'en',
      'a b\tC %\nx y\t',
    ],
  ] as const)('W-01 a table becomes text: %s', (_, rows, language, text) => {
    expect(tableText(rows, language)).toBe(text);
  });

  it('W-01 a content of a workbook has the same text as in a text file', () => {
    const head = ['Schmelze', 'C', 'P', 'S'];
    const contentsIn = (text: string) => readPastedAnalysis(text, 'de').heats.map(({ contents }) => contents);
    const fromWorkbook = contentsIn(tableText([head, ['E-1', 1.052, 0.012, 0.008]], 'de'));
    expect(fromWorkbook).toEqual(contentsIn('Schmelze;C;P;S\nE-1;1,052;0,012;0,008'));
    expect(fromWorkbook).toMatchObject([{ C: '1,052', P: '0,012', S: '0,008' }]);
  });
});
