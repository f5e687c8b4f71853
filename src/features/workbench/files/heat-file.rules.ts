/** Limits of files that are stored with heats. */
import { formatNumber } from '@ferrite/calculators/core/numbers.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';

const megabyte = 1024 * 1024;

export const heatFileLimits = {
  bytes: 10 * megabyte,
  perHeat: 10,
  /** Maximum total size of all files of a member. */
  memberBytes: 300 * megabyte,
} as const;

/** File extensions by accepted content: certificates as PDF, scans and photographs. */
export const heatFileTypes = ['pdf', 'png', 'jpg', 'webp'] as const;

/** Value of the `accept` attribute of a file field. */
export const heatFileAccept = '.pdf,.png,.jpg,.jpeg,.webp';

/** Formats a file size: `1.4 MB`, or `320 kB` below one megabyte. */
export function fileSizeText(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000
    ? `${formatNumber(kilobytes, 0, language)}\u00a0kB`
    : `${formatNumber(bytes / megabyte, 1, language)}\u00a0MB`;
}

export type HeatFileUse = { readonly count: number; readonly memberBytes: number };

/** Returns the limit that one more file would exceed, or null. */
export function exceededLimit(
  { count, memberBytes }: HeatFileUse,
  bytes: number,
): 'workbench.too_many_files' | 'workbench.files_full' | null {
  if (count >= heatFileLimits.perHeat) return 'workbench.too_many_files';
  return memberBytes + bytes > heatFileLimits.memberBytes ? 'workbench.files_full' : null;
}
