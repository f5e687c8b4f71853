import { mailLanguage } from '../../../../platform/server/mail/language.ts';
import type { MemberToDelete } from '../deletion.store.ts';
import { farewellMail } from '../farewell-mail.ts';
import type { DeletionDeps } from './deps.ts';

/** Time after which a deletion that is not finished is considered interrupted. */
const interruptedMs = 60_000;

/** Finishes deletions interrupted by a crash or an unavailable auth service. */
export async function finishDeletions(deps: DeletionDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - interruptedMs);
  for (const person of await deps.store.findUnfinished(before)) await finishDeletion(deps, person, null);
}

/** Deletes the account at the auth service, then erases the person and queues the last mail, once. */
export async function finishDeletion(
  deps: DeletionDeps,
  person: MemberToDelete,
  actorId: string | null,
): Promise<void> {
  if (person.userId) await deps.deleteAccount(person.userId);
  await erasePerson(deps, person, actorId);
  await deps.onDeleted();
}

function erasePerson(
  { store, clock, site, personalData, audit, queueMail }: DeletionDeps,
  person: MemberToDelete,
  actorId: string | null,
): Promise<void> {
  const { memberId, userId, email, language } = person;
  return store.transaction(async (tx) => {
    // Without the row, another worker has already finished the deletion.
    if ((await store.lockRole(tx, memberId)) === null) return;
    for (const erase of personalData.erasers()) await erase(tx, person);
    await store.deleteMember(tx, memberId);
    // After the erasers, which delete other queued mails to the person.
    await queueMail(tx, farewellMail(email, mailLanguage(language), site.name));
    if (userId) await store.deleteUser(tx, userId);
    await audit(
      { action: 'membership.member_deleted', memberId: actorId, targetId: memberId, at: clock.now() },
      tx,
    );
  });
}
