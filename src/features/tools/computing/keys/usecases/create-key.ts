import { randomBytes } from 'node:crypto';
import { accessKeyPrefix, type Caller } from '../../../../../platform/server/http/api.ts';
import { refuse } from '../../../refusals.ts';
import { hashKey } from '../key-hash.ts';
import type { KeyDeps } from './deps.ts';
import { viewKey } from './list-keys.ts';

const shownLength = accessKeyPrefix.length + 4;
export const maxKeys = 10;
const dayMs = 86_400_000;

/** Creates a key. @returns the key, shown once @throws AppError 409 with ten valid keys */
export async function createKey(
  { store, clock }: Pick<KeyDeps, 'store' | 'clock'>,
  caller: Caller,
  name: string,
  days: number,
) {
  const key = `${accessKeyPrefix}${randomBytes(32).toString('base64url')}`;
  const made = { userId: caller.memberId, name, prefix: key.slice(0, shownLength), keyHash: hashKey(key) };
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + days * dayMs);
  const row = await store.insert({ ...made, createdAt, expiresAt }, maxKeys);
  if (!row) throw refuse('tools.too_many_keys', { about: maxKeys, fields: { most: maxKeys } });
  return { ...viewKey(row), key };
}
