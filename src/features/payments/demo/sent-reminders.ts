import type { ActionOf } from '../../../platform/shared/audit.ts';
import { type DemoMember, dayMs, membershipColumnsOf } from './lives.ts';

/** Returns audit entries that mark the reminders of the demo members as sent, so the product does not send them. */
export function sentReminders(members: readonly DemoMember[], now: Date) {
  return members.flatMap((member) => {
    const { status, end } = membershipColumnsOf(member, now);
    if (end === null) return [];
    const line = (action: ActionOf<'membership'>, daysBefore: number) => ({
      action: `membership.${action}` as const,
      targetId: member.id,
      details: { end: end.toISOString() },
      at: new Date(end.getTime() - daysBefore * dayMs),
    });
    const all = [line('reminded_week', 7), line('reminded_day', 1)].filter(({ at }) => at <= now);
    return status === 'expired' ? [...all, line('expired', 0)] : all;
  });
}
