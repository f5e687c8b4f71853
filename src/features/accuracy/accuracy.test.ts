import { languages } from '@ferrite/calculators/core/texts/language.ts';
import { registry } from '@ferrite/calculators/registry.ts';
import { expect, it } from 'vitest';
import { dataSets } from '../../../labs/validate/data-sets.ts';
import { measuredProperties, unmeasuredCalculators } from './accuracy.rules.ts';
import { describeAccuracy } from './accuracy.ts';

it('V-05 every calculator has either measurements or a stated reason for having none', () => {
  const measured = new Set<string>(dataSets.map(({ calculator }) => calculator));
  for (const { id } of registry) expect(measured.has(id), id).toBe(unmeasuredCalculators[id] === undefined);
});

it('V-05 every measured property is shown with all its models, and no model is shown without measurements', () => {
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

it('V-05 models are ranked by the shown error, smallest first; models for less than half of the measurements come last', () => {
  for (const { models, property, rows } of describeAccuracy('en').measured) {
    const partial = models.map(({ n }) => n < rows / 2);
    expect(partial, property).toEqual(partial.toSorted((one, other) => Number(one) - Number(other)));
    for (const isPartial of [false, true]) {
      const shown = models.filter((_, at) => partial[at] === isPartial).map(({ within90 }) => within90);
      expect(shown, property).toEqual(shown.toSorted((one, other) => one - other));
    }
  }
});

it('V-05 a point of a diagram represents at least five measurements', () => {
  for (const { models } of describeAccuracy('en').measured)
    for (const { bins } of models) for (const { n } of bins) expect(n).toBeGreaterThanOrEqual(5);
});

it('V-05 models fitted by this product are rated on steels outside the fit and listed before published models', () => {
  const fitted = describeAccuracy('en').measured.flatMap(({ models }) => {
    const own = models.findIndex(({ isFitted }) => isFitted);
    return own < 0 ? [] : [own];
  });
  expect(fitted).toEqual([0, 0, 0, 0, 0]);
});

it('V-08 every change that altered results is listed with date and effect, newest first, in every language', () => {
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
