import { describe, expect, it } from 'vitest';
import { analysisProblem, type HeatContent, withAnalysis } from './heat.rules.ts';
import { analysisText, hasSameName, matchesHeat, sectionText } from './heat-text.rules.ts';

const heat: HeatContent = {
  name: 'Heat 4711',
  grade: '42CrMo4',
  analysis: { C: 0.41, Mn: 0.77, B: 0.0005 },
  tolerance: { C: 0.02, Mn: 0.05 },
  below: ['B'],
  section: { shape: 'bar', sizeMm: 80.5 },
  notes: 'Shaft for Nordsveis',
  sources: [
    { element: 'C', place: 'page 1' },
    { element: 'Mn', place: 'page 1' },
  ],
};
const problemOf = (changes: Partial<HeatContent>) => analysisProblem({ ...heat, ...changes });

describe('analysis of a heat', () => {
  it('W-01 an analysis may add up to 100.05 %, because certificates are rounded, but not to more', () => {
    expect(problemOf({})).toBeNull();
    expect(problemOf({ analysis: {}, tolerance: {}, below: [] })).toBe('empty');
    const sumOf = (chromium: number) =>
      problemOf({ analysis: { Ni: 50, Cr: chromium }, tolerance: {}, below: [] });
    expect([sumOf(50.05), sumOf(50.06)]).toEqual([null, 'sum']);
  });

  it('W-01 tolerances and `<` signs are rejected for elements that the analysis does not contain', () => {
    expect(problemOf({ tolerance: { C: 0.02, V: 0.01 } })).toBe('tolerance');
    expect(problemOf({ below: ['B', 'V'] })).toBe('below');
  });

  it('W-01 a new analysis keeps tolerances of remaining elements, but places and `<` signs only of unchanged contents', () => {
    const changed = withAnalysis(heat, { C: 0.41, Mn: 0.8, V: 0.1 });
    expect(changed).toEqual({
      ...heat,
      analysis: { C: 0.41, Mn: 0.8, V: 0.1 },
      below: [],
      sources: [heat.sources[0]],
    });
    expect(withAnalysis(heat, { B: 0.0005 })).toMatchObject({ tolerance: {}, below: ['B'], sources: [] });
  });
});

describe('short texts of a heat', () => {
  it('W-01 the short text of an analysis lists the first eight elements without tolerances, separated as usual in the language', () => {
    expect(analysisText(heat, 'en')).toBe('C\u00a00.41, Mn\u00a00.77, B\u00a0<0.0005');
    expect(analysisText(heat, 'de')).toBe('C\u00a00,41; Mn\u00a00,77; B\u00a0<0,0005');
    const analysis = { C: 1, Si: 1, Mn: 1, P: 1, S: 1, Cr: 1, Ni: 1, Mo: 1 };
    const none = { tolerance: {}, below: [] };
    expect(analysisText({ analysis, ...none }, 'en')).not.toContain('…');
    const nine = analysisText({ analysis: { ...analysis, V: 1 }, ...none }, 'en');
    expect(nine.split(', ')).toHaveLength(8);
    expect(nine).toMatch(/ …$/);
  });

  it('W-01 the diameter of a bar is marked with Ø', () => {
    expect(sectionText(heat.section, 'de')).toBe('Ø\u00a080,5\u00a0mm');
    expect(sectionText({ shape: 'plate', sizeMm: 40 }, 'en')).toBe('40\u00a0mm');
    expect(sectionText(null, 'en')).toBe('');
  });

  it('W-01 a search matches when name, grade or notes contain every word, in any order and case', () => {
    for (const search of ['', '4711', 'SHAFT 4711', 'crmo', 'nordsveis  heat', '４７１１'])
      expect(matchesHeat(heat, search), search).toBe(true);
    for (const search of ['4712', 'shaft 4712', 'sheet'])
      expect(matchesHeat(heat, search), search).toBe(false);
  });

  it('W-01 another heat with the name is found in any case and width; the heat itself and an empty name are not', () => {
    const heats = [
      { id: 1, name: 'A4711' },
      { id: 2, name: '' },
    ];
    expect(hasSameName(heats, ' a4711 ', undefined)).toBe(true);
    expect(hasSameName(heats, 'Ａ4711', 3)).toBe(true);
    expect(hasSameName(heats, 'A4711', 1)).toBe(false);
    expect(hasSameName(heats, '', undefined)).toBe(false);
  });
});
