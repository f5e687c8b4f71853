import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionKey } from '../../../../platform/browser/session-key.ts';
import { readLocalTools, rememberTool, toggleStar } from './local-tools.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function logIn(member: string | null): void {
  if (member === null) stored.delete(sessionKey);
  else stored.set(sessionKey, JSON.stringify({ access_token: `.${btoa(JSON.stringify({ sub: member }))}.` }));
}

it('recent and favourite calculators of a member are shown neither to visitors nor to other members of this browser', () => {
  logIn('anna');
  rememberTool('grain-size');
  toggleStar('carbon-equivalent');
  for (const other of [null, 'ben']) {
    logIn(other);
    expect(readLocalTools()).toEqual({ recent: [], starred: [] });
  }
  logIn('anna');
  expect(readLocalTools()).toEqual({ recent: ['grain-size'], starred: ['carbon-equivalent'] });
});

it('favourites of a visitor are kept at the login, and then belong to the member', () => {
  logIn(null);
  toggleStar('grain-size');
  logIn('anna');
  rememberTool('carbon-equivalent');
  expect(readLocalTools()).toEqual({ recent: ['carbon-equivalent'], starred: ['grain-size'] });
  logIn(null);
  expect(readLocalTools().starred).toEqual([]);
});
