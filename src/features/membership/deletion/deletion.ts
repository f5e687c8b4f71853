/**
 * Deletes a member. Each feature removes its personal data. Posts remain with the author 'deleted member'; payment
 * records remain for five years without the person, as accounting law requires.
 */
import type { Clock } from '../../../platform/server/clock.ts';
import type { Person } from '../../../platform/server/database/personal-data.ts';
import { refuse } from '../refusals.ts';

/** Member to delete, with the language of the last mail. */
export type MemberToDelete = Person & { readonly language: string };

/** Returns whether this is the system account, which cannot be deleted. */
export const isProtected = (nickname: string): boolean => nickname.toLowerCase() === 'admin';

export type DeletionChoice = {
  /** Whether public reports that are online remain, without personal data. */
  readonly keepReports: boolean;
};

export type DeletionOptions = {
  readonly clock: Clock;
  readonly store: {
    find(memberId: string): Promise<(MemberToDelete & { nickname: string; role: string }) | null>;
    /** Marks the member as deleted, which prevents logins, unless it is the last Admin. */
    begin(
      memberId: string,
      actorId: string | null,
      at: Date,
      choice: DeletionChoice,
    ): Promise<'begun' | 'last_admin' | 'payment_running' | null>;
    /** Removes the data and queues the last mail, in one transaction and only once. */
    finish(person: MemberToDelete, actorId: string | null, at: Date): Promise<void>;
    /** Returns members whose deletion was started before the given time and is not finished. */
    findUnfinished(before: Date): Promise<MemberToDelete[]>;
  };
  /** Ends the sessions and deletes the account at the auth service; repeated calls have no effect. */
  readonly deleteAccount: (userId: string) => Promise<void>;
  /** Invalidates public pages, which contain names. */
  readonly onDeleted: () => Promise<void>;
};

export function createDeletion({ clock, store, deleteAccount, onDeleted }: DeletionOptions) {
  async function finish(person: MemberToDelete, actorId: string | null): Promise<void> {
    if (person.userId) await deleteAccount(person.userId);
    await store.finish(person, actorId, clock.now());
    await onDeleted();
  }

  return {
    /**
     * Deletes a member.
     * @param actorId id of the acting Admin, or of the member
     * @throws AppError 404 for an unknown member; 403 for the system account; 409 for the last Admin or a payment in
     * progress
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
