import { afterEach, expect, it, vi } from 'vitest';
import { clearMemberStorage } from './clear-member-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Replaces a storage of the browser. Returns its entries. */
function stub(name: 'localStorage' | 'sessionStorage', entries: Record<string, string>) {
  vi.stubGlobal(
    name,
    new Proxy(entries, {
      get: (_, member) => (member === 'removeItem' ? (key: string) => delete entries[key] : undefined),
    }),
  );
  return entries;
}

it('U-01 deleting the account deletes what the browser stores of the member, and nothing of other members', () => {
  const browser = stub('localStorage', {
    'ferrite-anna-1.tools': '{}',
    'forum.draft.anna-1.new': '{}',
    paymentUserEmail: 'a@example.org',
    'ferrite-ben-2.tools': '{}',
    selectedLanguage: 'de',
  });
  const tab = stub('sessionStorage', {
    'draft.anna-1.support.12': 'Below the results.',
    renewedMember: '{}',
    'draft.ben-2.support.12': 'Below the results.',
  });
  clearMemberStorage('anna-1');
  expect(Object.keys(browser)).toEqual(['ferrite-ben-2.tools', 'selectedLanguage']);
  expect(Object.keys(tab)).toEqual(['draft.ben-2.support.12']);
});

it('M-06 without a session, only the data of registration, payment and renewal are deleted', () => {
  const browser = stub('localStorage', { expiredUserData: '{}', 'ferrite-ben-2.tools': '{}' });
  stub('sessionStorage', {});
  clearMemberStorage(null);
  expect(Object.keys(browser)).toEqual(['ferrite-ben-2.tools']);
});
