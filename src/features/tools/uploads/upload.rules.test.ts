import { expect, it } from 'vitest';
import { exceededQuota, unreadQuota, uploadLimitBytes } from './upload.rules.ts';

it('an uploaded file may have at most 50 MB', () => {
  expect(uploadLimitBytes).toBe(52_428_800);
});

it.each([
  [0, 0, unreadQuota.member, null],
  [0, 0, unreadQuota.member + 1, 'member'],
  [unreadQuota.member, 0, 1, 'member'],
  [0, unreadQuota.total - 5, 5, null],
  [0, unreadQuota.total - 5, 6, 'total'],
  [unreadQuota.member, unreadQuota.total, 1, 'member'],
] as const)(
  'with %d bytes of the member awaiting a decision and %d of all members, %d more bytes exceed the quota: %s',
  (ofMember, ofAllMembers, bytes, quota) => {
    expect(exceededQuota({ ofMember, ofAllMembers }, bytes)).toBe(quota);
  },
);
