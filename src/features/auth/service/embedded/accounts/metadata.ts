import type { Metadata } from '../../auth-service.port.ts';
import { invalidRequest } from '../refusal.ts';

/** Limits in bytes of JSON. Both kinds of metadata are part of the access token, which must stay below 4 kB. */
const maxBytes = { user_metadata: 1_000, app_metadata: 600 } as const;
const maxLevels = 4;

/** Validates metadata of an account. @throws AuthRefused if too large or nested too deeply */
export function boundedMetadata(kind: keyof typeof maxBytes, metadata: Metadata): Record<string, unknown> {
  if (isDeeper(metadata, maxLevels)) throw invalidRequest(`${kind} has more than ${maxLevels} levels`);
  if (Buffer.byteLength(JSON.stringify(metadata)) > maxBytes[kind])
    throw invalidRequest(`${kind} is larger than ${maxBytes[kind]} bytes`);
  return { ...metadata };
}

/** Merges changes into metadata; null removes a field. @throws AuthRefused as {@link boundedMetadata} */
export function mergedMetadata(
  kind: keyof typeof maxBytes,
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
