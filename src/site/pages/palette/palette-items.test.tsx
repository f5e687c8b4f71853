import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { fromQuery } from '@ferrite/calculators/core/inputs/address.ts';
import { grades, searchGrades } from '@ferrite/calculators/core/steels/steels.ts';
import { languages } from '@ferrite/calculators/core/texts/language.ts';
import { definitions } from '@ferrite/calculators/definitions.ts';
import { calculatorNames } from '@ferrite/calculators/names.ts';
import { describe, expect, test } from 'vitest';
import { addressWith } from '../../../features/tools/pages/catalogue/grade-search.ts';
import { shownName } from '../../../features/tools/pages/use-open-tool.ts';
import {
  allTools,
  foundTools,
  matchingWork,
  nextOption,
  similarTools,
  toolsForGrade,
} from './palette-items.ts';

const idsOf = (query: string) =>
  foundTools(query, (row) => shownName(row, 'en')).map(({ entry }) => entry?.id);

describe('B-10 command palette', () => {
  test.each([
    ['press', 'forging-load'],
    ['martensite start', 'transformation-temperatures'],
    ['vorwärmen', 'preheat-temperature'],
    ['경화능', 'jominy-hardenability'],
    ['t8/5', 'heat-input-cooling-time'],
    ['PREN', 'pitting-resistance'],
    ['Pcm', 'carbon-equivalent'],
  ])('B-10 the query %s finds %s', (query, id) => {
    expect(idsOf(query)).toContain(id);
  });

  test('B-10 each calculator is found by its name in each of the five languages', () => {
    const lost = languages.flatMap((language) =>
      allTools.filter(({ entry }) => {
        const name = entry ? calculatorNames[entry.id][language] : '';
        return !foundTools(name, (row) => shownName(row, language)).some(
          (row) => row.entry?.id === entry?.id,
        );
      }),
    );
    expect(lost).toEqual([]);
  });

  test.each([
    ['42CrMo4', '42CrMo4'],
    ['1.7225', '42CrMo4'],
    ['SCM440', '42CrMo4'],
    ['s355j2', 'S355J2'],
    ['42CrMo4 +QT (1.7225)', '42CrMo4'],
    ['S355J2+N', 'S355J2'],
  ])('B-10 the query %s finds the grade %s', (query, name) => {
    expect(searchGrades(query).map(({ grade }) => grade.name)).toContain(name);
  });

  test('B-10 choosing a grade opens a calculator with the analysis and the name of the grade', () => {
    const grade = grades.find(({ name }) => name === '42CrMo4');
    const row = toolsForGrade('').find(({ entry }) => entry?.id === 'carbon-equivalent');
    if (!grade || !row) throw new Error('not there');
    const query = new URL(addressWith(row, grade), 'https://ferrite.example').searchParams;
    expect(query.get('grade')).toBe(grade.key);
    const { inputs } = fromQuery(definitions['carbon-equivalent'], query);
    const result = evaluate(definitions['carbon-equivalent'], inputs);
    expect(result.ok && result.inputs).toMatchObject({ steel: { C: grade.typical.C, Cr: grade.typical.Cr } });
  });

  test.each(['jomini', 'jomny'])('B-10 the misspelling %s suggests its calculator', (query) => {
    expect(similarTools(query)[0]?.name).toBe('Jominy Hardenability');
  });

  test.each(['xyzzyq', '<img src=x>', 'nothingatall zz', '4140', '  '])(
    'B-10 the query %j suggests nothing',
    (query) => {
      expect(similarTools(query)).toEqual([]);
    },
  );
});

describe('B-10 own work in the palette', () => {
  const work = [
    { label: 'Shaft 4711', aside: 'Carbon Equivalent' },
    { label: '4711-B', aside: '42CrMo4' },
    { label: 'Ring', aside: 'Jominy' },
  ];

  test('B-10 heats, saved calculations and reports are found by all words of name and detail; names that start with the query first', () => {
    const labels = (query: string) => matchingWork(work, query).map(({ label }) => label);
    expect(labels('4711')).toEqual(['4711-B', 'Shaft 4711']);
    expect(labels('SHAFT carbon')).toEqual(['Shaft 4711']);
    expect(labels('４７１１　42crmo')).toEqual(['4711-B']);
    expect(labels('bearing')).toEqual([]);
  });

  test('B-10 the arrows go around at the ends of the list, Page Up and Page Down stop there', () => {
    const moves = (key: string) => [0, 4, 9].map((current) => nextOption(key, current, 10));
    expect(moves('ArrowDown')).toEqual([1, 5, 0]);
    expect(moves('ArrowUp')).toEqual([9, 3, 8]);
    expect(moves('PageDown')).toEqual([8, 9, 9]);
    expect(moves('PageUp')).toEqual([0, 0, 1]);
    expect(moves('Enter')).toEqual([null, null, null]);
  });
});
