import { describe, expect, it } from 'vitest';
import { mayDeleteComment, minSimilarity, requiredSimilarity, searchWords } from './archive.rules.ts';

it('only the author and the role Admin may delete a comment; that of a deleted member only the role Admin', () => {
  const [member, admin] = [
    { memberId: 'a', role: 'Member' },
    { memberId: 'b', role: 'Admin' },
  ];
  expect(mayDeleteComment(member, { userId: 'a' })).toBe(true);
  expect(mayDeleteComment(member, { userId: 'b' })).toBe(false);
  expect(mayDeleteComment(member, { userId: null })).toBe(false);
  expect(mayDeleteComment(admin, { userId: 'a' })).toBe(true);
  expect(mayDeleteComment(admin, { userId: null })).toBe(true);
});

describe('search for misspelt words', () => {
  it('short words must match, longer ones may be misspelt', () => {
    expect(searchWords('Härte-prüfung HRC, in 강재열처리?')).toEqual({
      long: ['Härte', 'prüfung', '강재열처리'],
      short: ['HRC', 'in'],
    });
    expect(searchWords('!?')).toEqual({ long: [], short: [] });
  });

  it('has at most six words of 60 letters', () => {
    expect(searchWords('aaaa bbbb cccc dddd eeee ffff gggg').long).toHaveLength(6);
    expect(searchWords('x'.repeat(80)).long).toEqual(['x'.repeat(60)]);
  });

  it('long words must be more alike', () => {
    expect(requiredSimilarity('carbide')).toBe(minSimilarity);
    expect(requiredSimilarity('nitrides')).toBeGreaterThan(minSimilarity);
  });
});
