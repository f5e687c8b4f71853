/** Personal access keys, with which a member's programs can only compute. */
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../../platform/server/clock.ts';
import { accessKeyPrefix, type Caller } from '../../../platform/server/http/api.ts';
import { refuse } from '../refusals.ts';
import type { ComputeCaller } from './compute-caller.ts';
import type { KeyRow, KeyStore } from './key.store.ts';

const shownLength = accessKeyPrefix.length + 4;
export const maxKeys = 10;
const dayMs = 86_400_000;

type Owner = NonNullable<Awaited<ReturnType<KeyStore['findOwner']>>>['member'];
export type KeysOptions = {
  readonly store: KeyStore;
  readonly clock: Clock;
  readonly isPremium: (member: Owner, now: Date) => boolean;
  readonly isExpired: (member: Owner, now: Date) => boolean;
};

export function createKeys({ store, clock, isPremium, isExpired }: KeysOptions) {
  // A key has 32 random bytes, therefore an unsalted hash is sufficient.
  const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

  return {
    list: async (caller: Caller) => (await store.list(caller.memberId)).map(viewKey),

    /** Creates a key. @returns the key, shown once @throws AppError 409 with ten valid keys */
    async create(caller: Caller, name: string, days: number) {
      const key = `${accessKeyPrefix}${randomBytes(32).toString('base64url')}`;
      const made = { userId: caller.memberId, name, prefix: key.slice(0, shownLength), keyHash: hashOf(key) };
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + days * dayMs);
      const row = await store.insert({ ...made, createdAt, expiresAt }, maxKeys);
      if (!row) throw refuse('tools.too_many_keys', { about: maxKeys, fields: { most: maxKeys } });
      return { ...viewKey(row), key };
    },

    /** Revokes a key. @throws AppError 404 when the caller has no such valid key */
    async revoke(caller: Caller, id: number): Promise<void> {
      if (await store.revoke(caller.memberId, id, clock.now())) return;
      throw refuse('tools.no_key');
    },

    /** Revokes all keys of a member after a password change. */
    async revokeAll(memberId: string): Promise<void> {
      await store.revokeAll(memberId, clock.now());
    },

    /**
     * Returns the owner of the key in an Authorization header; null when it contains no key.
     * @throws AppError 401 for an unknown, expired or revoked key, 402 when the owner's membership has expired
     */
    async identify(authorization: string | undefined): Promise<ComputeCaller | null> {
      const key = /^bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
      if (!key?.startsWith(accessKeyPrefix)) return null;
      const now = clock.now();
      const found = await store.findOwner(hashOf(key), now);
      if (!found) {
        throw refuse('tools.key_invalid');
      }
      if (isExpired(found.member, now)) {
        throw refuse('auth.subscription_expired');
      }
      await store.recordUse(found.keyId, now);
      return { memberId: found.member.id, isPremium: isPremium(found.member, now) };
    },
  };
}

export type KeysUseCases = ReturnType<typeof createKeys>;

function viewKey({ id, name, prefix, createdAt, expiresAt, lastUsedAt, revokedAt }: KeyRow) {
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
