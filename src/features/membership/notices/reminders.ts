import type { Clock } from '../../../platform/server/clock.ts';
import type { Executor } from '../../../platform/server/database/database.ts';
import { mailLanguage } from '../../../platform/server/mail/language.ts';
import type { Mail } from '../../../platform/server/mail/mail.ts';
import type { Site } from '../../../platform/server/mail/placeholders.ts';
import type { Member } from '../member.store.ts';
import { reminderMail } from './reminder-mail.ts';
import type { ReminderStore } from './reminders.store.ts';

const dayMs = 86_400_000;
/**
 * Time before the end in which each reminder is sent. A member whose remaining time is shorter gets only the later
 * reminder.
 */
const windows: readonly {
  readonly reminder: 'week' | 'day';
  readonly from: number;
  readonly until: number;
}[] = [
  { reminder: 'week', from: dayMs, until: 7 * dayMs },
  { reminder: 'day', from: 0, until: dayMs },
];

/** Creates the job that reminds members a week and a day before the end and marks ended memberships as expired. */
export function createReminders(options: {
  readonly store: ReminderStore;
  readonly clock: Clock;
  readonly site: Site;
  readonly queueMail: (tx: Executor, mail: Mail) => Promise<void>;
}) {
  const { store, clock, site, queueMail } = options;
  const sendReminder = (now: Date) => async (tx: Executor, member: Member) => {
    const end = member.subscriptionExpiresAt;
    const recipient = { ...member, language: mailLanguage(member.language) };
    if (end) await queueMail(tx, reminderMail(recipient, { now, end }, site));
  };

  return {
    async runDue(): Promise<void> {
      const now = clock.now();
      for (const { reminder, from, until } of windows) {
        const window = { from: new Date(now.getTime() + from), until: new Date(now.getTime() + until) };
        await store.remindBetween(`membership.reminded_${reminder}`, window, now, sendReminder(now));
      }
      await store.endYears(now);
      await store.expire('membership.expired', now, sendReminder(now));
    },
  };
}
