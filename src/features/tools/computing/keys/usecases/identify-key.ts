import { accessKeyPrefix } from '../../../../../platform/server/http/api.ts';
import { refuse } from '../../../refusals.ts';
import type { ComputeCaller } from '../../compute-caller.ts';
import { hashKey } from '../key-hash.ts';
import type { KeyDeps } from './deps.ts';

/**
 * Returns the owner of the key in an Authorization header; null when it contains no key.
 * @throws AppError 401 for an unknown, expired or revoked key, 402 when the owner's membership has expired
 */
export async function identifyKey(
  { store, clock, isPremium, isExpired }: KeyDeps,
  authorization: string | undefined,
): Promise<ComputeCaller | null> {
  const key = /^bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!key?.startsWith(accessKeyPrefix)) return null;
  const now = clock.now();
  const found = await store.findOwner(hashKey(key), now);
  if (!found) throw refuse('tools.key_invalid');
  if (isExpired(found.member, now)) throw refuse('auth.subscription_expired');
  await store.recordUse(found.keyId, now);
  return { memberId: found.member.id, isPremium: isPremium(found.member, now) };
}
