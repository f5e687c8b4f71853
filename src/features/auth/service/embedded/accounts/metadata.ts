import type { Metadata } from '../../auth-service.port.ts';
import { invalidRequest } from '../refusal.ts';

/** Limits in bytes of JSON. Both kinds of metadata are part of the access token, which must stay below 4 kB. */
const mostBytes = { user_metadata: 1_000, app_metadata: 600 } as const;
const mostLevels = 4;

/** Validates metadata of an account. @throws AuthRefused if too large or nested too deeply */
export function boundedMetadata(kind: keyof typeof mostBytes, metadata: Metadata): Record<string, unknown> {
  if (isDeeper(metadata, mostLevels)) throw invalidRequest(`${kind} has more than ${mostLevels} levels`);
  if (Buffer.byteLength(JSON.stringify(metadata)) > mostBytes[kind])
    throw invalidRequest(`${kind} is larger than ${mostBytes[kind]} bytes`);
  return { ...metadata };
}

/** Merges changes into metadata; null removes a field. @throws AuthRefused as {@link boundedMetadata} */
export function mergedMetadata(
  kind: keyof typeof mostBytes,
  old: Metadata,
  changes: Metadata,
): Record<string, unknown> {
  const merged = Object.entries({ ...old, ...changes }).filter(([, value]) => value !== null);
  return boundedMetadata(kind, Object.fromEntries(merged));
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}
