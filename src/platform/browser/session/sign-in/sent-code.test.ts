import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSentCode, readSentCode, saveSentCode } from './sent-code.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const at = Date.parse('2026-11-25T08:00:00Z');

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

describe('M-02 stored request of a code', () => {
  it('is restored after a reload with the remaining times, for its address only', () => {
    saveSentCode(' Ada@Example.org', at);
    expect(readSentCode('ada@example.org ', at + 20_000)).toEqual({ left: 580, untilResend: 40 });
    expect(readSentCode('ada@example.org', at + 90_000)).toEqual({ left: 510, untilResend: 0 });
    expect(readSentCode('bob@example.org', at)).toBeNull();
  });

  it('is ignored once the code has expired or was used, or when it is not readable', () => {
    saveSentCode('ada@example.org', at);
    expect(readSentCode('ada@example.org', at + 600_000)).toBeNull();
    clearSentCode();
    expect(readSentCode('ada@example.org', at)).toBeNull();
    for (const text of ['{', '1', '{"email":"ada@example.org"}']) {
      kept.set('sentCode', text);
      expect(readSentCode('ada@example.org', at)).toBeNull();
    }
  });
});
