import { describe, expect, it } from 'vitest';
import { indexWords, searchQuery, spellings } from './search-words.ts';

describe('search words of a text', () => {
  it('Latin words become lower case; chemical compositions and grade names stay one word', () => {
    expect(indexWords('Case Depth of 20MnCr5, Case')).toEqual(['case', 'depth', 'of', '20mncr5']);
  });

  it('CJK text is split into character pairs and single characters', () => {
    expect(indexWords('浸碳层')).toEqual(['浸碳', '碳层', '浸', '碳', '层']);
    expect(indexWords('열처리')).toEqual(['열처', '처리', '열', '처', '리']);
    expect(indexWords('データ')).toEqual(['デー', 'ータ', 'デ', 'ー', 'タ']);
  });

  it('full-width characters and decomposed letters are normalized', () => {
    expect(indexWords('ＣＣＴ')).toEqual(['cct']);
    expect(indexWords('Ha\u0308rte')).toEqual(indexWords('Härte'));
  });

  it('very long words are shortened to the length that the database accepts', () => {
    expect(indexWords('a'.repeat(5_000))[0]).toHaveLength(60);
  });

  it('every word of the query must match; Latin words match by prefix', () => {
    expect(searchQuery('case 浸碳层')).toBe("'case':* & '浸碳' & '碳层'");
    expect(searchQuery('碳')).toBe("'碳'");
  });

  it.each([
    ['vorwaermen', 'Vorwärmen'],
    ['Vorwärmen', 'vorwaermen'],
    ['haertepruefung', 'Härteprüfung'],
    ['schweissnaehte', 'Schweißnähte'],
    ['Schweißnähte', 'Schweissnaehte'],
    ['Schweissnähte', 'Schweißnaehte'],
    ['Schaeffler', 'Schaeffler'],
  ])('%s finds %s, with umlauts written as two letters', (typed, text) => {
    const [word = ''] = indexWords(text);
    expect(spellings(typed.toLowerCase())).toContain(word);
    expect(searchQuery(typed)).toContain(`'${word}':*`);
  });

  it('a word with ae, oe or ue is also searched as typed, and the number of spellings per word is limited', () => {
    expect(searchQuery('case')).toBe("'case':*");
    expect(spellings('ae'.repeat(20)).length).toBeLessThanOrEqual(9);
  });

  it('operators of the query language are ignored', () => {
    expect(searchQuery("a' | !b:* <-> c")).toBe("'a':* & 'b':* & 'c':*");
    expect(searchQuery(`' " & | ! ( ) : * \\`)).toBeNull();
    expect(searchQuery('')).toBeNull();
  });

  it('a text is found by every part of it', () => {
    const words = new Set(indexWords('탄소당량과 예열 온도'));
    for (const part of ['탄소', '당량', '예열', '온도', '소당', '량'])
      for (const [, word] of (searchQuery(part) ?? '').matchAll(/'([^']+)'/g))
        expect(words.has(word ?? '')).toBe(true);
  });
});
