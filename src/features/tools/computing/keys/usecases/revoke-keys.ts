import type { Caller } from '../../../../../platform/server/http/api.ts';
import { refuse } from '../../../refusals.ts';
import type { KeyDeps } from './deps.ts';

type RevokeDeps = Pick<KeyDeps, 'store' | 'clock'>;

/** Revokes a key. @throws AppError 404 when the caller has no such valid key */
export async function revokeKey({ store, clock }: RevokeDeps, caller: Caller, id: number): Promise<void> {
  if (await store.revoke(caller.memberId, id, clock.now())) return;
  throw refuse('tools.no_key');
}

/** Revokes all keys of a member after a password change. */
export async function revokeAllKeys({ store, clock }: RevokeDeps, memberId: string): Promise<void> {
  await store.revokeAll(memberId, clock.now());
}
