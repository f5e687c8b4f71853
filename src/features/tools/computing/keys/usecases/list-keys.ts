import type { Caller } from '../../../../../platform/server/http/api.ts';
import type { KeyRow } from '../key.store.ts';
import type { KeyDeps } from './deps.ts';

export async function listKeys({ store }: Pick<KeyDeps, 'store'>, caller: Caller) {
  return (await store.list(caller.memberId)).map(viewKey);
}

/** Returns a key as the list shows it, without its secret part. */
export function viewKey({ id, name, prefix, createdAt, expiresAt, lastUsedAt, revokedAt }: KeyRow) {
  return {
    id,
    name,
    prefix,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
