import { categories, registry } from '@ferrite/calculators/registry.ts';
import { describe, expect, it } from 'vitest';
import type { ToolRow } from './catalogue.ts';
import { nearMatches, plain, searchTools } from './search.ts';

const rows: readonly ToolRow[] = registry.map((entry, at) => ({
  category: categories.find((each) => each.id === entry.category)?.name ?? '',
  name: entry.name,
  categoryId: entry.category,
  number: at + 1,
  access: entry.access,
  entry,
  available: true,
  links: [],
}));
const ids = (query: string) => searchTools(rows, query).map((row) => row.entry?.id);

describe('searchTools', () => {
  it('T-03: an empty query returns all 38 calculators', () => {
    expect(ids('')).toHaveLength(38);
    expect(ids('   ')).toHaveLength(38);
  });

  it.each([
    ['schaeffler', 'schaeffler-diagram'],
    ['SCHAEFFLER dia', 'schaeffler-diagram'],
    ['Kohlenstoffäquivalent', 'carbon-equivalent'],
    ['kohlenstoffaquivalent', 'carbon-equivalent'],
    ['Korngrosse', 'grain-size'],
    ['Korngroesse', 'grain-size'],
    ['vorwaermen', 'preheat-temperature'],
    ['Vorwärmen', 'preheat-temperature'],
    ['Kohlenstoffaequivalent', 'carbon-equivalent'],
    ['schäffler', 'schaeffler-diagram'],
    ['碳当量', 'carbon-equivalent'],
    ['焼入れ性', 'jominy-hardenability'],
    ['パラメタ', 'temper-parameter'],
    ['ﾊﾟﾗﾒｰﾀ', 'temper-parameter'],
    ['잔류오스테나이트', 'retained-austenite'],
    ['탄소 당량', 'carbon-equivalent'],
    ['PREN', 'pitting-resistance'],
    ['t8/5', 'heat-input-cooling-time'],
    ['wrc1992', 'wrc-1992-diagram'],
    ['press', 'forging-load'],
    ['martensite start', 'transformation-temperatures'],
    ['vorwärmen', 'preheat-temperature'],
    ['경화능', 'jominy-hardenability'],
    ['ZTU', 'ttt-cct-diagram'],
  ])('T-03: %s finds %s', (query, id) => {
    expect(ids(query)).toContain(id);
  });

  it('T-03: each further word narrows the result', () => {
    expect(ids('welding')).toHaveLength(5);
    expect(ids('welding diagram')).toEqual(['schaeffler-diagram', 'wrc-1992-diagram']);
  });

  it.each(['Welding', 'Schweißen', 'schweissen', '焊接', '溶接', '용접'])(
    'T-03: the category %s finds its tools',
    (query) => {
      expect(ids(query)).toEqual(
        expect.arrayContaining(
          registry.filter((entry) => entry.category === 'welding').map((entry) => entry.id),
        ),
      );
    },
  );

  it('T-03: a meaningless query has no results', () => {
    expect(ids('martempring')).toEqual([]);
  });
});

describe('nearMatches', () => {
  it.each([
    ['martempring', ['temper-parameter', 'tempered-hardness']],
    ['schefler', ['schaeffler-diagram']],
    ['jomini', ['jominy-hardenability']],
    ['carbon equivalant', ['carbon-equivalent']],
  ])('T-03: the misspelt query %s suggests %s', (query, expected) => {
    expect(nearMatches(rows, query).map((row) => row.entry?.id)).toEqual(expect.arrayContaining(expected));
  });

  it('T-03: an unrelated query suggests nothing', () => {
    expect(nearMatches(rows, 'xyzzyq')).toEqual([]);
  });
});

describe('plain', () => {
  it('T-03: spelling variants of a word are normalized to the same text', () => {
    expect(plain('Härte-Umwertung')).toBe(plain('harteumwertung'));
    expect(plain('ガス窒化')).toBe('ガス窒化');
    expect(plain('결정 입도')).toBe('결정입도');
  });
});
