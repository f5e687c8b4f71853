/** Personal access keys, with which a member's programs can only compute. */
import type { Clock } from '../../../../../platform/server/clock.ts';
import type { KeyStore } from '../key.store.ts';

type Owner = NonNullable<Awaited<ReturnType<KeyStore['findOwner']>>>['member'];

export type KeyDeps = {
  readonly store: KeyStore;
  readonly clock: Clock;
  readonly isPremium: (member: Owner, now: Date) => boolean;
  readonly isExpired: (member: Owner, now: Date) => boolean;
};
