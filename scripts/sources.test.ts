import { readFileSync } from 'node:fs';
import { definitions } from '@ferrite/calculators/definitions.ts';
import { categories } from '@ferrite/calculators/registry.ts';
import { type SourceKey, sources } from '@ferrite/calculators/sources/index.ts';
import { readings } from '@ferrite/calculators/sources/readings.ts';
import { citeSource } from '@ferrite/calculators/sources/remarks.ts';
import remarks from '@ferrite/calculators/sources/texts/remarks.en.ts';
import { describe, expect, it } from 'vitest';
import { sourcesFile, sourcesPage } from './sources.ts';

const keys = Object.keys(sources) as SourceKey[];

/**
 * Outputs whose formula was compared with the original, while the rest of the same work was not; the remark of the
 * source states this.
 */
const comparedAlone = ['ac3TrzaskaC', 'msKunitakeC'];

it('no source is defined in two categories, where one would overwrite the other', async () => {
  const modules = await Promise.all(
    categories.map(
      ({ id }) =>
        import(
          /* @vite-ignore */ new URL(`../packages/calculators/sources/${id}.ts`, import.meta.url).href
        ) as Promise<object>,
    ),
  );
  const described = modules
    .flatMap((each) => Object.values(each))
    .filter((each) => !Array.isArray(each))
    .flatMap((each) => Object.keys(each as object));
  expect(described.filter((key, at) => described.indexOf(key) !== at)).toEqual([]);
  expect(described.length).toBe(keys.length);
});

describe('C-01 source of a model', () => {
  it('a source is cited identically in every language, with comments as remarks', () => {
    const prose =
      /quoted|not seen|as (used|printed|quoted|in)\b|by regression|printed in|solubility of|\bin (austenite|ferrite|liquid iron)\b/i;
    expect(keys.filter((key) => prose.test(sources[key].citation))).toEqual([]);
    expect(new Set(keys.map((key) => sources[key].citation)).size).toBe(keys.length);
  });

  it('every remark belongs to a source in the list, and its citation contains the remark in the language of the page', () => {
    expect(Object.keys(remarks).filter((key) => !keys.includes(key as SourceKey))).toEqual([]);
    expect(citeSource('moll-1959', 'de').remark).toBe('Titan in Austenit');
    expect(citeSource('agren-1986', 'de')).not.toHaveProperty('remark');
  });

  it('a citation has a mark in the language of the page exactly if the original of the source was not read', () => {
    for (const key of keys) expect('mark' in citeSource(key, 'kr')).toBe(sources[key].status !== 'seen');
    expect(citeSource('sjoberg', 'kr').mark?.word).toBe('재인용');
  });

  it('a source that was read only as reproduced elsewhere names the place; its mark states whether one or two reproductions were read', () => {
    const reproduced = keys.filter((key) => sources[key].status === 'reproduced');
    expect(Object.keys(readings).toSorted()).toEqual(reproduced.toSorted());
    const places = Object.values(readings).flatMap((each) => each ?? []);
    const forms = [/^[^ ]+\.[a-z]+\b/, /: [a-z.]+\//, /^BS EN [^ ]+.*, Table \d+$/];
    expect(places.filter((each) => !forms.some((form) => form.test(each)))).toEqual([]);
    const one = citeSource('iso-15156', 'de');
    expect(one.mark?.word).toBe('Wiedergabe gelesen');
    expect(one.remark).toBe(
      'F_PREN mit und ohne Wolfram. Gelesen in: en.wikipedia.org/wiki/Pitting_resistance_equivalent_number',
    );
    expect(citeSource('hollomon-1945', 'en').mark?.word).toBe('two reproductions');
  });

  it('at most 50 sources were compared neither with the original nor with a reproduction', () => {
    expect(keys.filter((key) => sources[key].status === 'unseen').length).toBeLessThanOrEqual(50);
  });

  it('a source whose original or reproduction was read has at least one confirmed model, if any model is based on it', () => {
    const models = Object.values(definitions).flatMap((each) => each.models ?? []);
    const unconfirmed = keys.filter((key) => {
      const own = models.filter(({ source }) => source === key);
      return (
        ['seen', 'reproduced'].includes(sources[key].status) &&
        own.length > 0 &&
        own.every((each) => each.confirmed === false)
      );
    });
    expect(unconfirmed).toEqual([]);
  });

  it('models based on a source that was cited without access to it are marked as not confirmed', () => {
    const claimed = Object.values(definitions).flatMap(({ id, models }) =>
      (models ?? [])
        .filter(({ source, confirmed }) => sources[source].status === 'unseen' && confirmed !== false)
        .filter(({ output }) => !comparedAlone.includes(output))
        .map(({ output, source }) => `${id} ${output} ${source}`),
    );
    expect(claimed).toEqual([]);
  });

  it('docs/sources.md, which lists the sources cited without access to the original, is as `npm run sources` writes it', () => {
    expect(readFileSync(sourcesFile, 'utf8')).toBe(sourcesPage());
  });
});
