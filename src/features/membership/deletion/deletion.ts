/**
 * Deletes a member. Personal data is removed by each feature; posts stay under 'deleted member'; payment records stay five
 * years without the person, as accounting law requires.
 */
import type { Clock } from '../../../platform/server/clock.ts';
import type { Person } from '../../../platform/server/database/personal-data.ts';
import { refuse } from '../refusals.ts';

/** Person to delete, with the language of the final mail. */
export type Leaver = Person & { readonly language: string };

/** Returns whether this is the system account, which cannot be deleted. */
export const isProtected = (nickname: string): boolean => nickname.toLowerCase() === 'admin';

export type DeletionChoice = {
  /** Whether current public reports stay, without personal data. */
  readonly keepReports: boolean;
};

export type DeletionOptions = {
  readonly clock: Clock;
  readonly store: {
    find(memberId: string): Promise<(Leaver & { nickname: string; role: string }) | null>;
    /** Marks the member as deleted, which prevents sign-ins, unless it is the last Admin. */
    begin(
      memberId: string,
      actorId: string | null,
      at: Date,
      choice: DeletionChoice,
    ): Promise<'begun' | 'last_admin' | 'payment_running' | null>;
    /** Removes the data and queues the mail in one transaction, once. */
    finish(person: Leaver, actorId: string | null, at: Date): Promise<void>;
    /** Returns members whose deletion was started and not finished. */
    findUnfinished(before: Date): Promise<Leaver[]>;
  };
  /** Ends sessions and deletes the account at the auth service; idempotent. */
  readonly deleteAccount: (userId: string) => Promise<void>;
  /** Invalidates public pages, which contain names. */
  readonly onDeleted: () => Promise<void>;
};

export function createDeletion({ clock, store, deleteAccount, onDeleted }: DeletionOptions) {
  async function finish(person: Leaver, actorId: string | null): Promise<void> {
    if (person.userId) await deleteAccount(person.userId);
    await store.finish(person, actorId, clock.now());
    await onDeleted();
  }

  return {
    /**
     * Deletes a member.
     * @param actorId member id of the Admin or the member itself
     * @throws AppError 404 unknown; 403 system account; 409 last Admin, or payment in progress
     */
    async delete(
      memberId: string,
      actorId: string | null,
      choice: DeletionChoice = { keepReports: false },
    ): Promise<void> {
      const member = await store.find(memberId);
      if (!member) throw refuse('admin.no_member');
      if (isProtected(member.nickname)) {
        throw refuse('admin.protected_account');
      }
      const begun = await store.begin(memberId, actorId, clock.now(), choice);
      if (begun === null) throw refuse('admin.no_member');
      if (begun === 'last_admin') {
        throw refuse('admin.last_admin');
      }
      if (begun === 'payment_running') {
        throw refuse('membership.payment_running');
      }
      await finish(member, actorId);
    },

    /** Finishes deletions interrupted by a crash or an unavailable auth service. */
    async finishBegun(): Promise<void> {
      const before = new Date(clock.now().getTime() - 60_000);
      for (const person of await store.findUnfinished(before)) await finish(person, null);
    },
  };
}
