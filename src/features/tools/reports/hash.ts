import { createHash } from 'node:crypto';
import type { ReportRow } from './reports.store.ts';

/** Returns JSON with sorted keys, which makes the text independent of the storage. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`);
  return `{${parts.join(',')}}`;
}

/** Returns the SHA-256 of the content in hexadecimal. */
export const contentHash = (content: unknown): string =>
  createHash('sha256').update(canonicalJson(content)).digest('hex');

/** Formats the first 32 digits for visual comparison: `9f3c 71e0 44ab d218 …`. */
export const formatHash = (hash: string): string => (hash.slice(0, 32).match(/.{4}/g) ?? []).join(' ');

type HashedReport = Pick<
  ReportRow,
  'number' | 'revision' | 'head' | 'calculations' | 'mark' | 'isFree' | 'state' | 'createdAt'
>;

/** Returns the checksum of a report over all displayed content and the creation time. */
export const reportHash = ({
  number,
  revision,
  head,
  calculations,
  mark,
  isFree,
  state,
  createdAt,
}: HashedReport): string =>
  contentHash({
    number,
    revision,
    head,
    calculations,
    mark,
    isFree,
    // Reports stored before states existed have a checksum without the state.
    state: state ?? undefined,
    createdAt: createdAt.toISOString(),
  });
