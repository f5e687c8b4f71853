import { beforeEach, describe, expect, it } from 'vitest';
import {
  claimDraftText,
  type DraftPlace,
  joinTexts,
  readDraftText,
  writeDraftText,
} from './draft-storage.ts';

let stored: Map<string, string>;
let isFull: boolean;
beforeEach(() => {
  stored = new Map();
  isFull = false;
});
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem(key: string, text: string) {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    stored.set(key, text);
  },
  removeItem: (key: string) => void stored.delete(key),
} as Storage;
const place: DraftPlace = { storage: () => storage, prefix: 'draft.' };
const read = (owner: string | null) => readDraftText(place, 'comment.7', owner);
const write = (owner: string | null, text: string | null) => writeDraftText(place, 'comment.7', text, owner);

describe('drafts of several members in one browser', () => {
  it('a draft is returned to the member who typed it, and not to another member or a visitor', () => {
    write('anna', 'My heat cracked.');
    expect([read('anna'), read('ben'), read(null)]).toEqual(['My heat cracked.', null, null]);
  });

  it('F-06 a draft of a visitor is returned after the login, and then belongs to the member', () => {
    write(null, 'Typed before the login.');
    expect(read('anna')).toBe('Typed before the login.');
    write('anna', 'Typed before the login, and after.');
    expect([read('anna'), read('ben'), read(null)]).toEqual([
      'Typed before the login, and after.',
      null,
      null,
    ]);
  });

  it('F-06 sending deletes the draft, also the one of the visitor', () => {
    write(null, 'Typed before the login.');
    write('anna', null);
    expect([read('anna'), read(null), stored.size]).toEqual([null, null, 0]);
  });

  it('F-06 a claimed draft of a visitor belongs to the member without a change, and no text of two drafts is lost', () => {
    const claim = (owner: string | null) => claimDraftText(place, 'comment.7', owner, joinTexts);
    write(null, 'Typed before the login.');
    expect(claim(null)).toBe('Typed before the login.');
    expect([claim('anna'), read('ben'), read(null)]).toEqual(['Typed before the login.', null, null]);
    write(null, 'A second text.');
    expect([claim('anna'), claim('anna'), read(null)]).toEqual([
      'Typed before the login.\n\nA second text.',
      'Typed before the login.\n\nA second text.',
      null,
    ]);
  });

  it('F-06 of two drafts of which one begins with the other, the longer one is returned', () => {
    expect(joinTexts('First part', 'First part and second part')).toBe('First part and second part');
    expect(joinTexts('First part and second part', 'First part')).toBe('First part and second part');
  });

  it('F-06 full or blocked storage is not an error', () => {
    isFull = true;
    write('anna', 'Too long.');
    expect(read('anna')).toBeNull();
    const blocked: DraftPlace = {
      prefix: '',
      storage() {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    writeDraftText(blocked, 'a', 'b', null);
    expect(readDraftText(blocked, 'a', null)).toBeNull();
    expect(claimDraftText(blocked, 'a', 'anna', joinTexts)).toBeNull();
  });
});
