import { languages } from '@ferrite/calculators/core/texts/language.ts';
import { registry } from '@ferrite/calculators/registry.ts';
import { expect, it } from 'vitest';
import { dataSets } from '../../../labs/validate/data-sets.ts';
import { measuredProperties, unmeasured } from './accuracy.rules.ts';
import { describeAccuracy } from './accuracy.ts';

it('V-05 every calculator is held against measurements, or it is said why not; none is both', () => {
  const measured = new Set<string>(dataSets.map(({ calculator }) => calculator));
  for (const { id } of registry) expect(measured.has(id), id).toBe(unmeasured[id] === undefined);
});

it('V-05 every measured property is shown with all its models, none without measurements', () => {
  for (const language of languages) {
    const { measured } = describeAccuracy(language);
    expect(measured.map(({ property }) => property)).toEqual([...measuredProperties]);
    for (const { models, rows, steels } of measured) {
      expect(rows).toBeGreaterThanOrEqual(steels);
      expect(models.length).toBeGreaterThan(0);
      for (const { n, rmse, bias, bins } of models) {
        expect(n).toBeGreaterThan(0);
        expect(rmse).toBeGreaterThanOrEqual(Math.abs(bias) - 0.1);
        expect(bins.reduce((sum, bin) => sum + bin.n, 0)).toBe(n);
      }
    }
  }
});

it('V-05 no single measurement is shown: a point of a diagram stands for five or more', () => {
  for (const { models } of describeAccuracy('en').measured)
    for (const { bins } of models) for (const { n } of bins) expect(n).toBeGreaterThanOrEqual(5);
});

it('V-05 what was fitted here has the figures of steels that it had not seen, and is nearer than any published model', () => {
  const fitted = describeAccuracy('en').measured.flatMap(({ models }) => {
    const own = models.findIndex(({ isFitted }) => isFitted);
    return own < 0 ? [] : [own];
  });
  expect(fitted).toEqual([0, 0, 0, 0, 0]);
});

it('V-08 every change that altered results stands with date and effect, newest first, in every language', () => {
  for (const language of languages) {
    const { changes } = describeAccuracy(language);
    expect(changes.length).toBeGreaterThan(20);
    for (const { date, effect, version } of changes) {
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(effect.length).toBeGreaterThan(2);
      expect(version).not.toBe('1.0');
    }
    expect(changes.map(({ date }) => date)).toEqual(
      changes
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    );
  }
});
