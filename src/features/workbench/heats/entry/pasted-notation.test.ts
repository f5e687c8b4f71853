import { elementNames } from '@ferrite/calculators/core/element-names.ts';
import type { ElementSymbol } from '@ferrite/calculators/core/elements.ts';
import { readPastedAnalysis } from '@ferrite/calculators/core/pasted/pasted-analysis.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '../heat-form.rules.ts';

const read = (text: string) => readPastedAnalysis(text, 'en');

const symbols = ['C', 'Si', 'Mn', 'P', 'S', 'Cr', 'Ni', 'Mo', 'V', 'Al', 'N', 'B', 'W'] as const;
type Made = { readonly value: number; readonly unit: string; readonly bound: string; readonly off: number };
const made: fc.Arbitrary<Made> = fc.record({
  value: fc.integer({ min: 11, max: 20_000 }),
  unit: fc.constantFrom('', '%', ' %', ' wt%', ' Ma.-%', 'ppm', ' ppm', ' mg/kg'),
  bound: fc.constantFrom('', '', '<', '≤', '< '),
  off: fc.constantFrom(0, 0, 7),
});
const analysis = fc.dictionary(fc.constantFrom(...symbols), made, { minKeys: 1, maxKeys: 8 });
const isPpm = ({ unit }: Made): boolean => /ppm|mg/.test(unit);

/** Writes a content given in ppm. */
function written(content: Made, decimal: string): string {
  const number = (ppm: number) => {
    const text = isPpm(content) ? String(ppm) : (ppm / 10_000).toFixed(4);
    return text.replace('.', decimal);
  };
  const off = content.bound === '' && content.off > 0 ? ` ± ${number(content.off)}` : '';
  return `${content.bound}${number(content.value)}${off}${content.unit}`;
}

/** Reads the first heat of a text as the form does. */
function asForm(text: string, language: 'en' | 'de') {
  const { heats, notUnderstood, repeated } = readPastedAnalysis(text, language);
  const reading = readDraft({ ...emptyDraft, name: 'a', contents: heats[0]?.contents ?? {} }, language);
  return { reading, left: [...notUnderstood, ...repeated], count: heats.length };
}

function expectSame(text: string, language: 'en' | 'de', given: Readonly<Record<string, Made>>): void {
  const { reading, left } = asForm(text, language);
  expect(left).toEqual([]);
  if (!reading.ok) throw new Error(`${text}: ${JSON.stringify(reading.problems)}`);
  const { content } = reading;
  expect(Object.keys(content.analysis).sort()).toEqual(Object.keys(given).sort());
  for (const [element, each] of Object.entries(given)) {
    const symbol = element as ElementSymbol;
    expect(content.analysis[symbol]).toBeCloseTo(each.value / 10_000, 10);
    expect(content.below.includes(symbol)).toBe(each.bound !== '');
    const off = each.bound === '' ? each.off / 10_000 : 0;
    expect(content.tolerance[symbol] ?? 0).toBeCloseTo(off, 10);
  }
}

describe('W-01 pasted analysis in any notation', () => {
  const language = fc.constantFrom('en' as const, 'de' as const);
  const point = fc.constantFrom('.', ',');

  it('W-01 pairs of element and content in any notation are read as the same numbers', () => {
    const after = fc.constantFrom(' ', '=', ' = ', ': ', ':', '\t', ' | ');
    const between = fc.constantFrom(' ', '\n', '; ', ', ', '\t', '  ', ' / ');
    const name = fc.constantFrom<(element: ElementSymbol) => string>(
      (element) => element,
      (element) => element.toUpperCase(),
      (element) => elementNames(element)[0] ?? element,
      (element) => elementNames(element).at(-1) ?? element,
      (element) => `(${element})`,
    );
    const notation = fc.record({ after, between, name, point, language });
    fc.assert(
      fc.property(analysis, notation, (given, how) => {
        const pairs = Object.entries(given).map(
          ([element, each]) => `${how.name(element as ElementSymbol)}${how.after}${written(each, how.point)}`,
        );
        expectSame(pairs.join(how.between), how.language, given);
      }),
      { numRuns: 1000 },
    );
  });

  it('W-01 contents before their elements are read as the same numbers', () => {
    const after = fc.constantFrom(' ', '\u00a0');
    const between = fc.constantFrom(', ', '; ', ' and ', ' und ', ' ', '\n', ' / ', '，');
    const begin = fc.constantFrom('', 'steel with ', 'Heat 4711: ', '(');
    const notation = fc.record({ after, between, begin, point, language });
    fc.assert(
      fc.property(analysis, notation, (given, how) => {
        const pairs = Object.entries(given).map(
          ([element, each]) => `${written(each, how.point)}${how.after}${element}`,
        );
        expectSame(`${how.begin}${pairs.join(how.between)}`, how.language, given);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['0.42 % C, Mn 0.75', { Mn: '0.75' }, ['0.42 %', 'C']],
    ['0.42 % C, 5 Mn, 0.3 Si', {}, ['0.42 % C, 5 Mn, 0.3 Si']],
    ['1 C\n2 Mn', {}, []],
    ['4711 C 0.42 Mn 0.75', { C: '0.42', Mn: '0.75' }, []],
  ])(
    'W-01 a content is never assigned to the element before it instead of the one after it: %j',
    (text, contents, left) => {
      const { heats, notUnderstood } = read(text);
      expect(heats[0]?.contents ?? {}).toEqual(contents);
      expect(notUnderstood).toEqual(left);
    },
  );

  it.each([
    ...['C 0·42', "C 0'42", 'C 0٫42', 'C 0‚42', 'C 0. 42', 'C 0 ,42', 'C 0 42'].map((text) => [text, text]),
    ['Heat\tC\tMn\nH1\t0·42\t0.7', 'H1: C 0·42'],
  ])(
    'W-01 a number with an unknown or separated decimal separator is listed as not understood: %j',
    (text, left) => {
      const { heats, notUnderstood } = read(text);
      expect(heats[0]?.contents.C).toBeUndefined();
      expect(notUnderstood).toEqual([left]);
    },
  );

  it.each([
    'w(C)=0.0042, w(Mn)=0.0075',
    'Mass fraction: C 0.0042 Mn 0.0075',
    'Massenanteil\nC\tMn\n0.0042\t0.0075',
  ])('W-01 mass fractions without a unit are not read as percent: %j', (text) => {
    expect(read(text).heats).toEqual([]);
    expect(read(text).notUnderstood).toEqual(['C 0.0042', 'Mn 0.0075']);
    expect(read(text.replace('0.0075', '0.0075 %')).heats).toHaveLength(1);
  });

  it.each([
    ['Element (ppm)\tC\tN\nH1\t4100\t80', { C: '4100 ppm', N: '80 ppm' }],
    ['Analysis in ppm\nC 4100 N 80', { C: '4100 ppm', N: '80 ppm' }],
    ['Element (‰)\tC\tN\nH1\t4.1\t0.08', { C: '0.41', N: '0.008' }],
    ['Chemische Zusammensetzung in ‰:\nC\tN\n4.1\t0.08', { C: '0.41', N: '0.008' }],
    ['Analysis in ‰\nC 4.1 N 80 ppm', { C: '0.41', N: '80 ppm' }],
    ['Analysis in wt %\nC 0.41 N 80 ppm', { C: '0.41', N: '80 ppm' }],
  ])('W-01 the unit of a heading applies to all contents without their own: %j', (text, contents) => {
    expect(read(text).heats[0]?.contents).toEqual(contents);
  });

  it.each(['en', 'de'] as const)(
    'W-01 in a text with both decimal separators, a sign before three digits is listed as not understood: %s',
    (language) => {
      const text = 'Heat\tC\tB (ppm)\tMn\nA\t0,16\t1.000\t1,4\nB\t0,18\t12\t1.4';
      const { heats, notUnderstood } = readPastedAnalysis(text, language);
      expect(heats[0]?.contents.B).toBeUndefined();
      expect(notUnderstood).toEqual(['B 1.000']);
    },
  );

  it('W-01 the number of a material beside an analysis does not determine its decimal separator', () => {
    const { heats } = readPastedAnalysis('Schmelze\tWerkstoff\tC\tCr\nA\t1.7225\t0,42\t1,050', 'de');
    expect(heats[0]).toMatchObject({ contents: { C: '0,42', Cr: '1,050' }, facts: { grade: '1.7225' } });
  });

  it('W-01 tables in any notation are read as the same numbers, with the elements in a row or a column', () => {
    const by = fc.constantFrom('\t', ';', ' | ', '   ');
    const notation = fc.record({ by, isRow: fc.boolean(), point, language });
    fc.assert(
      fc.property(analysis, notation, (given, how) => {
        const names = Object.keys(given);
        const values = Object.values(given).map((each) => written(each, how.point));
        const rows = how.isRow
          ? [
              ['Heat', ...names],
              ['H1', ...values],
              ['H2', ...values],
            ]
          : names.map((each, at) => [each, values[at], values[at]]);
        // One line with gaps only is not a table.
        fc.pre(how.isRow || names.length > 1 || how.by !== '   ');
        const text = rows.map((row) => row.join(how.by)).join('\n');
        expectSame(text, how.language, given);
        expect(asForm(text, how.language).count).toBe(2);
      }),
      { numRuns: 500 },
    );
  });

  it('W-01 every element followed by a value is either read or listed as not understood or repeated', () => {
    const odd = fc.constantFrom(
      '~0.4',
      '0.3-0.5',
      '>0.4',
      '3 pmm',
      '1.2.3',
      '0.4 at.%',
      'x4',
      '12 ppb',
      '0.4?',
      '= 0.4%',
    );
    const lines = fc.array(
      fc.tuple(
        fc.constantFrom(...symbols),
        fc.oneof(
          odd,
          made.map((each) => written(each, '.')),
        ),
      ),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(lines, fc.constantFrom(' ', '\n', ', ', '; '), (pairs, gap) => {
        const { heats, notUnderstood, repeated } = read(pairs.map((pair) => pair.join(' ')).join(gap));
        const left = [...notUnderstood, ...repeated].join(' ');
        for (const [element] of pairs) {
          const isRead = heats.some((heat) => element in heat.contents);
          expect(isRead || new RegExp(`\\b${element}\\b`).test(left)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('W-01 any pasted text is read without an exception', () => {
    fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => void read(text)));
    const parts = fc.constantFrom(
      'C',
      'Mn',
      'H2',
      '0.4',
      '1,5',
      '\t',
      '\n',
      ' ',
      ';',
      '|',
      '%',
      'ppm',
      '±',
      '<',
      '-',
      'Heat',
      '(',
      '=',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 60 }), (all) => void read(all.join(''))),
      { numRuns: 2000 },
    );
  });
});
