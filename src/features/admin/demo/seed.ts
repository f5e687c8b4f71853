import type { Executor } from '../../../platform/server/database/database.ts';
import { createRandom } from '../../../platform/server/random.ts';
import type { AuditEvent } from '../../../platform/shared/audit.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import { supportRequests } from '../tables.ts';
import { supportQuestions } from './questions.ts';

/** Demo member who can send support requests. */
export type DemoAsker = {
  readonly id: string;
  readonly language: Language;
  readonly joinedAt: Date;
  readonly isPremiumAt: (at: Date) => boolean;
};

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/**
 * Inserts the support requests and answers.
 * @returns audit entries for the answers
 */
export async function seedSupport(
  tx: Executor,
  askers: readonly DemoAsker[],
  adminId: string,
  now: Date,
): Promise<AuditEvent[]> {
  const chance = createRandom(3);
  const rows = supportQuestions.flatMap(({ language, daysAgo, subject, text, answer }) => {
    const createdAt = new Date(now.getTime() - daysAgo * dayMs - chance.whole(1, 9) * hourMs);
    const there = askers.filter((each) => each.language === language && each.joinedAt < createdAt);
    const payers = there.filter((each) => each.isPremiumAt(createdAt));
    const candidates = payers.length > 0 ? payers : there;
    if (candidates.length === 0) return [];
    const asker = chance.pick(candidates);
    const answeredAt = answer ? new Date(createdAt.getTime() + chance.whole(2, 20) * hourMs) : null;
    return [
      {
        userId: asker.id,
        subject,
        text,
        isPremium: asker.isPremiumAt(createdAt),
        status: answer ? ('answered' as const) : ('open' as const),
        answer: answer ?? null,
        answeredBy: answer ? adminId : null,
        answeredAt,
        createdAt,
        updatedAt: answeredAt ?? createdAt,
      },
    ];
  });
  rows.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const written = await tx
    .insert(supportRequests)
    .values(rows)
    .returning({ id: supportRequests.id, userId: supportRequests.userId, at: supportRequests.answeredAt });
  return written.flatMap(({ id, userId, at }) =>
    at
      ? [
          {
            action: 'admin.support_answered',
            memberId: adminId,
            targetId: userId,
            details: { request: id },
            at,
          },
        ]
      : [],
  );
}
