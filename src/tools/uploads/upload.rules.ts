import type { FloodLimit } from '../../platform/work/flood-limit.ts';

/** What members may send as a proposal for a tool. */
export const uploadLimitBytes = 50 * 1024 * 1024;
/** Of one member. Files that are refused cost nothing of what may be kept, yet reading them has an end too. */
export const uploadLimits = {
  tries: { what: 'tools.upload_try', most: 40, minutes: 60 },
  kept: { what: 'tools.upload', most: 10, minutes: 60 },
} as const satisfies Record<string, FloodLimit>;
const megabyte = 1024 * 1024;
/** Bytes of files that no administrator has decided on yet. */
export const unreadQuota = { member: 100 * megabyte, everybody: 2_000 * megabyte } as const;
/** Uploads of one member at a time. */
export const mostUploadsAtOnce = 2;

export type Unread = { readonly ofMember: number; readonly ofEverybody: number };

/** Which quota further bytes exceed, or null. */
export function exceededQuota(unread: Unread, bytes: number): 'member' | 'everybody' | null {
  if (unread.ofMember + bytes > unreadQuota.member) return 'member';
  return unread.ofEverybody + bytes > unreadQuota.everybody ? 'everybody' : null;
}

export const uploadTypes = ['.zip', '.rar', '.7z'] as const;
