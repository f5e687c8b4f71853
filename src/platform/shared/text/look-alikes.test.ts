import { describe, expect, it } from 'vitest';
import { lookAlikeKey } from './look-alikes.ts';
import { cleanLine, hasInvisible, isBlank, normalizeNickname } from './visible-text.ts';

describe('A-04 keys of nicknames that look alike', () => {
  it.each([
    ['Same', 'sAME'],
    ['Same', 'S\u0430me'],
    ['Same', 'Ｓame'],
    ['Same', 'Same\u200b'],
    ['Nick', '\u039dick'],
    ['Ian', 'lan'],
    ['Anna1', 'Annal'],
    ['OTTO', '0TT0'],
    ['corn', 'com'],
    ['admin', 'admın'],
  ])('%s and %s have the same key', (one, other) => expect(lookAlikeKey(one)).toBe(lookAlikeKey(other)));

  it.each([
    ['Anna', 'Hanna'],
    ['Jörg', 'Jorg'],
    ['용접공', '용접사'],
    ['john_doe', 'john-doe'],
  ])('%s and %s have different keys', (one, other) =>
    expect(lookAlikeKey(one)).not.toBe(lookAlikeKey(other)),
  );
});

describe('F-03 invisible characters', () => {
  it('invisible characters, direction overrides and line breaks are removed from a line; emoji sequences are kept', () => {
    expect(cleanLine(' a\u200bb\u202ec\nd\u3164 ')).toBe('abc d');
    expect(cleanLine('👩‍🏭 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿')).toBe('👩‍🏭 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿');
  });

  it.each(['\u200b\u200b', '\u3164\u3164', '\u2800', '\u202e', ' \n', '\u00ad', '\u2066\u2069'])(
    'a text that contains only invisible characters is treated as blank: %j',
    (text) => expect(isBlank(text)).toBe(true),
  );

  it.each(['\u200b\u200b\u200b', 'ab\u202e', 'a\nb', 'a\u00adb', '\u3164\u3164', '\ue000x', '\u0301\u0301'])(
    'a nickname with invisible characters is recognized: %j',
    (text) => expect(hasInvisible(normalizeNickname(text))).toBe(true),
  );

  it.each(['Ｓame', '홍 길동', 'Jörg', '😀😀', '田中', 'c++', 'd\u0061\u0301'])(
    'a nickname without invisible characters is accepted: %s',
    (text) => expect(hasInvisible(normalizeNickname(text))).toBe(false),
  );
});
