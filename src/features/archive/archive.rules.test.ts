import { describe, expect, it } from 'vitest';
import { mayDeleteComment, minSimilarity, requiredSimilarity, searchWords } from './archive.rules.ts';

it('authors and the role Admin may delete a comment; only the role Admin may delete a comment of a deleted member', () => {
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
  it('words of up to three letters must match exactly, and longer words may be misspelt', () => {
    expect(searchWords('Härte-prüfung HRC, in 강재열처리?')).toEqual({
      long: ['Härte', 'prüfung', '강재열처리'],
      short: ['HRC', 'in'],
    });
    expect(searchWords('!?')).toEqual({ long: [], short: [] });
  });

  it('at most six words are searched, and each is cut to 60 letters', () => {
    expect(searchWords('aaaa bbbb cccc dddd eeee ffff gggg').long).toHaveLength(6);
    expect(searchWords('x'.repeat(80)).long).toEqual(['x'.repeat(60)]);
  });

  it('words of eight or more letters require a higher similarity', () => {
    expect(requiredSimilarity('carbide')).toBe(minSimilarity);
    expect(requiredSimilarity('nitrides')).toBeGreaterThan(minSimilarity);
  });
});
