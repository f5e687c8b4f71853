import { describe, expect, it } from 'vitest';
import { boundedMetadata, mergedMetadata } from './metadata.ts';

/** Returns metadata whose JSON has exactly this number of bytes, mostly in characters of three bytes. */
function ofBytes(bytes: number) {
  const rest = bytes - '{"a":""}'.length;
  return { a: '熱'.repeat(Math.floor(rest / 3)) + 'x'.repeat(rest % 3) };
}
const tooLarge = (limit: number) =>
  expect.objectContaining({ message: expect.stringContaining(`${limit} bytes`) });

describe('A-10 metadata of an account', () => {
  it.each([
    ['user_metadata', 1_000],
    ['app_metadata', 600],
  ] as const)('A-10 %s may have %i bytes but not one more', (kind, limit) => {
    const largest = ofBytes(limit);
    expect(boundedMetadata(kind, largest)).toEqual(largest);
    expect(() => boundedMetadata(kind, ofBytes(limit + 1))).toThrow(tooLarge(limit));
    expect(() => mergedMetadata(kind, ofBytes(limit - 6), { b: '' })).toThrow(tooLarge(limit));
  });

  it('A-10 metadata may be nested four levels deep in objects and lists; a fifth level is refused', () => {
    const four = { a: { b: { c: { d: 1 } } }, list: [[[null]]] };
    expect(boundedMetadata('user_metadata', four)).toEqual(four);
    for (const five of [{ a: { b: { c: { d: {} } } } }, { a: 1, list: [[[[]]]] }])
      expect(() => boundedMetadata('user_metadata', five)).toThrow(/more than 4 levels/);
  });

  it('A-10 a change replaces single fields, null removes a field, and the given object is not modified', () => {
    const old = { name: 'Ada', city: 'Solingen', empty: '' };
    const merged = mergedMetadata('user_metadata', old, { city: null, age: 0, on: false });
    expect(merged).toEqual({ name: 'Ada', empty: '', age: 0, on: false });
    expect(old).toEqual({ name: 'Ada', city: 'Solingen', empty: '' });
    expect(boundedMetadata('user_metadata', old)).not.toBe(old);
  });
});
