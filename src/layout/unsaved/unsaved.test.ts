import { describe, expect, it } from 'vitest';
import { changedFields, readFields, readUnsaved, rebased, unsavedName, writeUnsaved } from './unsaved.ts';

const savedAt = new Date('2026-03-04T05:06:07Z');
const text = (stored: unknown) => (typeof stored === 'string' ? stored : null);

describe('W-01 unsaved entries of a form', () => {
  it('unsaved entries are restored as stored, with the time at which they were stored', () => {
    expect(readUnsaved(writeUnsaved('0.41', savedAt), text)).toEqual({ savedAt, entries: '0.41' });
  });

  it('unsaved entries are stored separately for each member and each form', () => {
    const names = [
      unsavedName('kim', 'heat.1'),
      unsavedName('lee', 'heat.1'),
      unsavedName('kim', 'heat.2'),
      unsavedName('kim', 'heat.new'),
    ];
    expect(new Set(names).size).toBe(4);
  });

  it.each([
    ['no draft', ''],
    ['half a draft', '{"savedAt":"2026-03'],
    ['a text', '"0.41"'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['no time', '{"entries":"0.41"}'],
    ['an impossible time', '{"savedAt":"yesterday","entries":"0.41"}'],
    ['entries of another form', '{"savedAt":"2026-03-04T05:06:07.000Z","entries":41}'],
  ])('stored entries that are invalid are ignored: %s', (_, stored) => {
    expect(readUnsaved(stored, text)).toBeNull();
  });
});

describe('U-01 unsaved text fields', () => {
  const stored = { name: 'Kim', country: 'KR', password: '' };
  const secret = ['password'] as const;

  it('U-01 only changed fields are kept, never a password', () => {
    expect(changedFields({ name: 'Lee', country: 'KR', password: 'secret' }, stored, secret)).toEqual({
      name: 'Lee',
    });
    expect(changedFields({ ...stored, password: 'secret' }, stored, secret)).toBeNull();
  });

  it('A-04 unchanged fields follow newer stored ones; changed fields and a typed password stay', () => {
    const typed = { name: 'Kim', country: 'DE', password: 'secret' };
    const newer = { name: 'Park', country: 'JP', password: '' };
    const form = rebased(typed, stored, newer);
    expect(form).toEqual({ name: 'Park', country: 'DE', password: 'secret' });
    expect(changedFields(form, newer, secret)).toEqual({ country: 'DE' });
  });

  it.each([
    [{ name: 'Lee' }, { name: 'Lee' }],
    [{ name: 'Kim' }, null],
    [{ password: 'secret' }, null],
    [{ role: 'Admin' }, null],
    [{ name: 7 }, null],
    ['Lee', null],
  ])(
    'U-01 of kept fields, only texts of fields of the form that differ from the stored ones are restored: %j',
    (kept, restored) => {
      expect(readFields(kept, stored, secret)).toEqual(restored);
    },
  );
});
