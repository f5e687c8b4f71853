import { describe, expect, it } from 'vitest';
import { avatarDisplay, avatarKeys, currentKey, randomKey } from './avatar-keys.ts';

describe('A-07 avatar keys', () => {
  it('A-07 there are twelve different keys', () => {
    expect(new Set(avatarKeys).size).toBe(12);
    for (const key of avatarKeys) expect(currentKey(key)).toBe(key);
  });

  it('A-07 keys of earlier versions map to current ones', () => {
    const expected = {
      'scientist-1': 'scientist-male',
      'scientist-2': 'scientist-female',
      'scientist-3': 'scientist-male',
      'business-1': 'business-male',
      'business-2': 'business-female',
      'business-3': 'business-male',
      'engineer-1': 'engineer-male',
      'engineer-2': 'engineer-female',
      'engineer-3': 'engineer-male',
      'factory-1': 'factory-male',
      'factory-2': 'factory-female',
    };
    for (const [before, now] of Object.entries(expected)) expect(currentKey(before)).toBe(now);
  });

  it.each(['factory-3', 'wizard', 'scientist', 'Crown'])(
    'A-07 the key %s is unknown and is replaced by scientist-male',
    (key) => {
      expect(currentKey(key)).toBe('scientist-male');
    },
  );

  it('A-07 a random avatar is any of the twelve except the crown', () => {
    const drawn = Array.from({ length: 1_000 }, (_, index) => randomKey(() => index / 1_000));
    expect(new Set(drawn)).toEqual(new Set(avatarKeys.filter((key) => key !== 'crown')));
    expect(avatarKeys).toContain(randomKey());
  });
});

describe('R-12 displayed avatar', () => {
  it('R-12 the key crown is displayed as a crown emoji', () => {
    expect(avatarDisplay({ avatar: 'crown', nickname: 'Kim' })).toEqual({ kind: 'emoji', text: '👑' });
  });

  it.each(['https://example.org/me.png', '/files/me.png', 'data:image/png;base64,AA'])(
    'R-12 the URL %s is shown as an image',
    (url) => {
      expect(avatarDisplay({ avatar: url })).toEqual({ kind: 'image', url });
    },
  );

  it('R-12 every avatar key except crown is shown as a picture, including former and unknown keys', () => {
    expect(avatarDisplay({ avatar: 'welder' })).toEqual({ kind: 'picture', key: 'welder' });
    expect(avatarDisplay({ avatar: 'engineer-2' })).toEqual({ kind: 'picture', key: 'engineer-female' });
    expect(avatarDisplay({ avatar: 'nobody' })).toEqual({ kind: 'picture', key: 'scientist-male' });
    expect(avatarDisplay({ avatar: '//evil.example/x.png' })).toEqual({
      kind: 'picture',
      key: 'scientist-male',
    });
  });

  it('R-12 without an avatar, the first letter of nickname, name or firstName is shown, else U', () => {
    expect(avatarDisplay({ avatar: '', nickname: 'kim', name: 'Park' })).toEqual({
      kind: 'letter',
      text: 'K',
    });
    expect(avatarDisplay({ avatar: null, nickname: ' ', name: 'park' })).toEqual({
      kind: 'letter',
      text: 'P',
    });
    expect(avatarDisplay({ firstName: 'Änne' })).toEqual({ kind: 'letter', text: 'Ä' });
    expect(avatarDisplay({ nickname: '김철수' })).toEqual({ kind: 'letter', text: '김' });
    expect(avatarDisplay({ nickname: '𠮷田' })).toEqual({ kind: 'letter', text: '𠮷' });
    expect(avatarDisplay({})).toEqual({ kind: 'letter', text: 'U' });
  });
});
