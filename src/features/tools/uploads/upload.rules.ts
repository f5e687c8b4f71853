import type { Quota } from '../../../platform/server/rate-limit/rate-limit.ts';

export const uploadLimitBytes = 50 * 1024 * 1024;
/** Limits of uploads per member. Rejected files do not use the quota, but their number is limited too. */
export const uploadLimits = {
  tries: { what: 'tools.upload_try', most: 40, minutes: 60 },
  kept: { what: 'tools.upload', most: 10, minutes: 60 },
} as const satisfies Record<string, Quota>;
const megabyte = 1024 * 1024;
/** Maximum bytes of undecided files: per member, and in total. */
export const unreadQuota = { member: 100 * megabyte, total: 2_000 * megabyte } as const;
/** Maximum number of concurrent uploads per member. */
export const maxConcurrentUploads = 2;

export type Unread = { readonly ofMember: number; readonly ofAllMembers: number };

/** Returns the quota that additional bytes would exceed, or null. */
export function exceededQuota(unread: Unread, bytes: number): 'member' | 'total' | null {
  if (unread.ofMember + bytes > unreadQuota.member) return 'member';
  return unread.ofAllMembers + bytes > unreadQuota.total ? 'total' : null;
}

export const uploadTypes = ['.zip', '.rar', '.7z'] as const;
