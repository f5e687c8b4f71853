import { expect, it } from 'vitest';
import { exceededQuota, unreadQuota, uploadLimitBytes } from './upload.rules.ts';

it('an uploaded file may have at most 50 MB', () => {
  expect(uploadLimitBytes).toBe(52_428_800);
});

it.each([
  [0, 0, unreadQuota.member, null],
  [0, 0, unreadQuota.member + 1, 'member'],
  [unreadQuota.member, 0, 1, 'member'],
  [0, unreadQuota.everybody - 5, 5, null],
  [0, unreadQuota.everybody - 5, 6, 'everybody'],
  [unreadQuota.member, unreadQuota.everybody, 1, 'member'],
] as const)(
  'with %d bytes of the member awaiting a decision and %d of all members, %d more bytes exceed the quota: %s',
  (ofMember, ofEverybody, bytes, quota) => {
    expect(exceededQuota({ ofMember, ofEverybody }, bytes)).toBe(quota);
  },
);
