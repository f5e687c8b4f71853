import type { Executor } from '../../../../platform/server/database/database.ts';
import { mailLanguage } from '../../../../platform/server/mail/language.ts';
import type { AuditAction } from '../../../../platform/shared/audit.ts';
import type { Member } from '../../member.store.ts';
import { reminderMail } from '../reminder-mail.ts';
import type { ReminderDeps } from './deps.ts';

const dayMs = 86_400_000;
/**
 * Time before the end in which each reminder is sent. A member whose remaining time is shorter gets only the later
 * reminder.
 */
const windows: readonly {
  readonly action: AuditAction;
  readonly from: number;
  readonly until: number;
}[] = [
  { action: 'membership.reminded_week', from: dayMs, until: 7 * dayMs },
  { action: 'membership.reminded_day', from: 0, until: dayMs },
];

/** Reminds members a week and a day before the end of their membership, once per end. */
export async function sendReminders(deps: ReminderDeps): Promise<void> {
  const now = deps.clock.now();
  for (const { action, from, until } of windows) {
    const window = { from: new Date(now.getTime() + from), until: new Date(now.getTime() + until) };
    for (const id of await deps.store.findEndingBetween(action, window))
      await notifyOnce(deps, id, action, async (tx, member, end) => {
        if (end <= window.from || end > window.until) return false;
        await sendReminder(deps, tx, member, { now, end });
        return true;
      });
  }
}

/** Marks memberships that have ended as expired and notifies the members. */
export async function expireMemberships(deps: ReminderDeps): Promise<void> {
  const now = deps.clock.now();
  for (const id of await deps.store.findEnded(now))
    await notifyOnce(deps, id, 'membership.expired', async (tx, member, end) => {
      if (end > now) return false;
      await deps.store.expire(tx, id, now);
      if (member.role !== 'Admin') await sendReminder(deps, tx, member, { now, end });
      return true;
    });
}

/** Changes the plan of members whose annual period is over and who continue with monthly periods. */
export async function endAnnualPeriods({
  store,
  clock,
}: Pick<ReminderDeps, 'store' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const id of await store.findEndedAnnual(now))
    await store.transaction((tx) => store.refreshType(tx, id, now));
}

function sendReminder(
  { queueMail, site }: ReminderDeps,
  tx: Executor,
  member: Member,
  { now, end }: { readonly now: Date; readonly end: Date },
): Promise<void> {
  const recipient = { ...member, language: mailLanguage(member.language) };
  return queueMail(tx, reminderMail(recipient, { now, end }, site));
}

/**
 * Calls `notify` for an active member with the row locked, and records the notice in the audit log, once per end of the
 * membership. Thus only one of two workers sends the mail.
 * @param notify returns false if the reason for the notice no longer applies
 */
function notifyOnce(
  { store, clock, audit }: ReminderDeps,
  id: string,
  action: AuditAction,
  notify: (tx: Executor, member: Member, end: Date) => Promise<boolean>,
): Promise<void> {
  return store.transaction(async (tx) => {
    const member = await store.lockActive(tx, id);
    const end = member?.subscriptionExpiresAt;
    if (!member || !end || (await store.isRecorded(tx, { id, action, end }))) return;
    if (!(await notify(tx, member, end))) return;
    const details = { end: end.toISOString() };
    await audit({ action, memberId: null, targetId: id, details, at: clock.now() }, tx);
  });
}
