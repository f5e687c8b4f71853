import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseId } from '../../platform/shared/parse-id.ts';
import { excerptOf, idFromSlug, mayEdit, pageWindow, slugOf } from './forum.rules.ts';

describe('slugs in the URLs of questions', () => {
  it('F-10 a slug contains the words of the title in any script and ends with the id', () => {
    expect(slugOf({ id: 7, title: 'E309L on S355J2: how far?' })).toBe('e309l-on-s355j2-how-far-7');
    expect(slugOf({ id: 8, title: '미세편석을 어림해도?' })).toBe('미세편석을-어림해도-8');
    expect(slugOf({ id: 9, title: '???' })).toBe('9');
  });

  it('the id is parsed from the slug of any title', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e14 }), fc.string({ unit: 'grapheme' }), (id, title) => {
        expect(idFromSlug(slugOf({ id, title }))).toBe(id);
      }),
    );
  });

  it.each(['', '0', '-1', '01', '1e3', '1.5', ' 1', '9'.repeat(16)])(
    'the text “%s” is rejected as an id',
    (text) => {
      expect(parseId(text)).toBeNull();
    },
  );
});

describe('pagination', () => {
  it('F-01 the pages of a list together contain every row once and in order, whether counted from the start or the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 7 }), (total, pageSize) => {
        const rows = Array.from({ length: total }, (_, at) => at);
        const shown: number[] = [];
        for (let page = 1; page <= Math.max(1, Math.ceil(total / pageSize)); page++) {
          const { offset, count, fromEnd } = pageWindow(page, pageSize, total);
          const source = fromEnd ? rows.toReversed() : rows;
          const found = source.slice(offset, offset + count);
          shown.push(...(fromEnd ? found.reverse() : found));
        }
        expect(shown).toEqual(rows);
      }),
    );
  });

  it('F-01 page numbers are clamped to the first and last page', () => {
    expect(pageWindow(99, 3, 8)).toMatchObject({ page: 3, count: 2 });
    expect(pageWindow(-5, 3, 8)).toMatchObject({ page: 1, count: 3 });
    expect(pageWindow(4, 3, 0)).toMatchObject({ page: 1, count: 0 });
  });
});

it('F-05 only the author and the role Admin may edit content; ids are compared as strings', () => {
  expect(mayEdit({ memberId: 'a', role: 'Member' }, 'a')).toBe(true);
  expect(mayEdit({ memberId: '7', role: 'Member' }, 7 as unknown as string)).toBe(true);
  expect(mayEdit({ memberId: 'b', role: 'admin' }, 'a')).toBe(false);
  expect(mayEdit({ memberId: 'b', role: 'Admin' }, null)).toBe(true);
  expect(mayEdit({ memberId: 'b', role: 'Member' }, null)).toBe(false);
});

it('an excerpt is one line of plain text and never splits a character', () => {
  expect(excerptOf('# A **b**\n\n- [c](http://x) $d$\n```\ncode\n```')).toBe('A b c d');
  expect(excerptOf('See https://example.org/calculators/x.html?C=0.2&Mn=1 and [d](https://e.org/f)')).toBe(
    'See example.org and d',
  );
  expect(excerptOf('😀'.repeat(200), 5)).toBe('😀😀😀😀…');
});

it.each([
  ['a ```code``` b', 'a b'],
  ['a ```code without an end', 'a'],
  ['x```a```y', 'x y'],
  ['![section](/api/uploads/1.png) and [`t8/5`](x)', 'section and t8/5'],
  ['http://a.example/b HTTPS://c.example', 'a.example c.example'],
  ['## Heading', 'Heading'],
  ['  12. twelfth', 'twelfth'],
  ['>   quoted', 'quoted'],
  ['3 - 2 > 0 and # 5', '3 - 2 > 0 and # 5'],
  ['a.b x. y', 'a.b x. y'],
  ['***bold*** ~~old~~ ``code`` $$x$$', 'bold old code x'],
])('the excerpt of %j is %j', (content, excerpt) => {
  expect(excerptOf(content)).toBe(excerpt);
});

it('a text of exactly the maximum length is not shortened, and a shortened one has no space before the ellipsis', () => {
  expect(excerptOf('abcde', 5)).toBe('abcde');
  expect(excerptOf('abc defg', 5)).toBe('abc…');
});

describe('length of a slug', () => {
  it('F-10 words that would make the slug longer than 60 letters are omitted', () => {
    expect(slugOf({ id: 1, title: `${'a'.repeat(30)} ${'b'.repeat(29)} c` })).toBe(
      `${'a'.repeat(30)}-${'b'.repeat(29)}-1`,
    );
    expect(slugOf({ id: 1, title: `${'a'.repeat(30)} ${'b'.repeat(30)}` })).toBe(`${'a'.repeat(30)}-1`);
    expect(slugOf({ id: 1, title: 'x'.repeat(61) })).toBe('1');
  });

  it.each(['', 'preheat', '7-preheat', 'preheat-', 'a7'])('the slug %j contains no id', (slug) => {
    expect(idFromSlug(slug)).toBeNull();
  });
});

it('F-01 the offset of a page is counted from the nearer end of the list', () => {
  expect(pageWindow(1, 3, 9)).toEqual({ page: 1, offset: 0, fromEnd: false, count: 3 });
  expect(pageWindow(2, 3, 9)).toEqual({ page: 2, offset: 3, fromEnd: false, count: 3 });
  expect(pageWindow(3, 3, 9)).toEqual({ page: 3, offset: 0, fromEnd: true, count: 3 });
  expect(pageWindow(2, 3, 5)).toEqual({ page: 2, offset: 0, fromEnd: true, count: 2 });
});
