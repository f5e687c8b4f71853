import type { FloodLimit } from '../../platform/work/flood-limit.ts';

/** What members may send as a proposal for a tool. */
export const uploadLimitBytes = 50 * 1024 * 1024;
/** Of one member. Files that are refused cost nothing of what may be kept, yet reading them has an end too. */
export const uploadLimits = {
  tries: { what: 'tools.upload_try', most: 40, minutes: 60 },
  kept: { what: 'tools.upload', most: 10, minutes: 60 },
} as const satisfies Record<string, FloodLimit>;
export const uploadTypes = ['.zip', '.rar', '.7z'] as const;
