import { languages } from '@ferrite/calculators/core/texts/language.ts';
import { expect, it } from 'vitest';
import { describeFirstHeat } from './first-heat.ts';

it.each(languages)(
  'R-03 the example on the home page is calculated in %s and has a value for every figure',
  async (language) => {
    const { analysis, figures, curve, hardness, distanceMm } = await describeFirstHeat(language);
    expect(analysis.map(({ element }) => element)).toEqual(expect.arrayContaining(['C', 'Cr', 'Mo']));
    expect(figures).toHaveLength(6);
    for (const { label, text } of figures) expect(`${label} ${text}`).toMatch(/\S \S*\d/);
    expect(figures.some(({ band }) => band !== '')).toBe(true);
    const [first, last] = [curve[0], curve.at(-1)];
    expect(first?.[1]).toBeGreaterThan(hardness);
    expect(last?.[1]).toBeLessThan(hardness);
    expect(last?.[0]).toBeGreaterThan(distanceMm);
  },
);
