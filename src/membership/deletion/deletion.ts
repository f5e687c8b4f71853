/**
 * Deleting a member. What is about the person goes everywhere; posts stay under 'deleted member';
 * payment records stay five years without the person, as the law on accounts asks.
 * Each feature forgets its own part, so that what it adds later is thought of where it is added.
 */
import type { Clock } from '../../platform/server/clock.ts';
import type { Person } from '../../platform/server/database/personal-data.ts';
import { refuse } from '../refusals.ts';

/** Somebody who is deleted, and the language to say so in. */
export type Leaver = Person & { readonly language: string };

/** Whether this is the system account, which cannot be deleted. */
export const isProtected = (nickname: string): boolean => nickname.toLowerCase() === 'admin';

export type DeletionChoice = {
  /** Whether current public reports stay, without personal data. */
  readonly keepReports: boolean;
};

export type DeletionOptions = {
  readonly clock: Clock;
  readonly store: {
    find(memberId: string): Promise<(Leaver & { nickname: string; role: string }) | null>;
    /** Marks the member, unless it is the last Admin: from here on nobody is signed in as it. */
    begin(
      memberId: string,
      actorId: string | null,
      at: Date,
      choice: DeletionChoice,
    ): Promise<'begun' | 'last_admin' | 'payment_running' | null>;
    /** Removes everything and says so by mail, in one transaction; once, whoever ends it. */
    finish(person: Leaver, actorId: string | null, at: Date): Promise<void>;
    /** Those whose deletion was begun and not finished. */
    findUnfinished(before: Date): Promise<Leaver[]>;
  };
  /** Ends sessions and removes the account at the auth service; fine when it is gone already. */
  readonly deleteAccount: (userId: string) => Promise<void>;
  /** Public pages name people. */
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
     * @param actorId member id of who deletes: an Admin, or the member itself
     * @throws AppError 404 unknown; 403 the account named admin; 409 the last Admin, or a payment on its way
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

    /** Ends what a stopped process or an absent auth service left half done. */
    async finishBegun(): Promise<void> {
      const before = new Date(clock.now().getTime() - 60_000);
      for (const person of await store.findUnfinished(before)) await finish(person, null);
    },
  };
}
