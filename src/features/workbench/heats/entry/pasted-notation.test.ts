import { elementNames } from '@ferrite/calculators/core/element-names.ts';
import type { ElementSymbol } from '@ferrite/calculators/core/elements.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '../heat-form.rules.ts';
import { readPastedAnalysis } from './pasted-analysis.rules.ts';

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
    const behind = fc.constantFrom(' ', '=', ' = ', ': ', ':', '\t', ' | ');
    const between = fc.constantFrom(' ', '\n', '; ', ', ', '\t', '  ', ' / ');
    const name = fc.constantFrom<(element: ElementSymbol) => string>(
      (element) => element,
      (element) => element.toUpperCase(),
      (element) => elementNames(element)[0] ?? element,
      (element) => elementNames(element).at(-1) ?? element,
      (element) => `(${element})`,
    );
    const notation = fc.record({ behind, between, name, point, language });
    fc.assert(
      fc.property(analysis, notation, (given, how) => {
        const pairs = Object.entries(given).map(
          ([element, each]) =>
            `${how.name(element as ElementSymbol)}${how.behind}${written(each, how.point)}`,
        );
        expectSame(pairs.join(how.between), how.language, given);
      }),
      { numRuns: 1000 },
    );
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
        // One line with gaps only is no table.
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
