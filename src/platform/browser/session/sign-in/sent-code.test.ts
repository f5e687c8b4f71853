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

describe('M-02 stored request for a verification code', () => {
  it('the request for a code is restored after a reload with the remaining times, for its email address only', () => {
    saveSentCode(' Ada@Example.org', at);
    expect(readSentCode('ada@example.org ', at + 20_000)).toEqual({ left: 580, untilResend: 40 });
    expect(readSentCode('ada@example.org', at + 90_000)).toEqual({ left: 510, untilResend: 0 });
    expect(readSentCode('bob@example.org', at)).toBeNull();
  });

  it('the stored request for a code is ignored once the code has expired or was used, or if it cannot be read', () => {
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
