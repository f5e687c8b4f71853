import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf, idOfSlug, mayChange, readId, slugOf, windowOf } from './forum.rules.ts';

describe('addresses', () => {
  it('F-10 carry the words of the title in any script and end with the id', () => {
    expect(slugOf({ id: 7, title: 'E309L on S355J2: how far?' })).toBe('e309l-on-s355j2-how-far-7');
    expect(slugOf({ id: 8, title: '미세편석을 어림해도?' })).toBe('미세편석을-어림해도-8');
    expect(slugOf({ id: 9, title: '???' })).toBe('9');
  });

  it('the id is found again whatever the title says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e14 }), fc.string({ unit: 'grapheme' }), (id, title) => {
        expect(idOfSlug(slugOf({ id, title }))).toBe(id);
      }),
    );
  });

  it.each(['', '0', '-1', '01', '1e3', '1.5', ' 1', '9'.repeat(16)])('%s is no id', (text) => {
    expect(readId(text)).toBeNull();
  });
});

describe('pages', () => {
  it('F-01 together they show every row once, in order, counted from either end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 7 }), (total, pageSize) => {
        const rows = Array.from({ length: total }, (_, at) => at);
        const shown: number[] = [];
        for (let page = 1; page <= Math.max(1, Math.ceil(total / pageSize)); page++) {
          const { offset, count, fromEnd } = windowOf(page, pageSize, total);
          const source = fromEnd ? rows.toReversed() : rows;
          const found = source.slice(offset, offset + count);
          shown.push(...(fromEnd ? found.reverse() : found));
        }
        expect(shown).toEqual(rows);
      }),
    );
  });

  it('F-01 a page beyond the last is the last, one before the first the first', () => {
    expect(windowOf(99, 3, 8)).toMatchObject({ page: 3, count: 2 });
    expect(windowOf(-5, 3, 8)).toMatchObject({ page: 1, count: 3 });
    expect(windowOf(4, 3, 0)).toMatchObject({ page: 1, count: 0 });
  });
});

it('F-05 content is changed by its author and by exactly Admin; ids are compared as text', () => {
  expect(mayChange({ memberId: 'a', role: 'Member' }, 'a')).toBe(true);
  expect(mayChange({ memberId: '7', role: 'Member' }, 7 as unknown as string)).toBe(true);
  expect(mayChange({ memberId: 'b', role: 'admin' }, 'a')).toBe(false);
  expect(mayChange({ memberId: 'b', role: 'Admin' }, null)).toBe(true);
  expect(mayChange({ memberId: 'b', role: 'Member' }, null)).toBe(false);
});

it('an excerpt is one plain line and never cuts a letter in half', () => {
  expect(excerptOf('# A **b**\n\n- [c](http://x) $d$\n```\ncode\n```')).toBe('A b c d');
  expect(excerptOf('See https://example.org/calculators/x.html?C=0.2&Mn=1 and [d](https://e.org/f)')).toBe(
    'See example.org and d',
  );
  expect(excerptOf('😀'.repeat(200), 5)).toBe('😀😀😀😀…');
});
