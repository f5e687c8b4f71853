/** Records failed logins and notifies the owners of attacked accounts. */
import { mailLanguage } from '../../../platform/server/mail/language.ts';
import type { RateLimitStore } from '../../../platform/server/rate-limit/rate-limit.store.ts';
import type { SendAuthMail } from '../mails/mails.ts';
import type { AttemptReports } from './attempts.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Maximum number of audit rows per hour; further failures share one row. */
const maxRowsPerHour = 500;

export type FailedSignIns = {
  readonly action: 'auth.sign_in_failed';
  /** Account that was tried; null for unknown names, which are not stored because they may be passwords. */
  readonly targetId: string | null;
  /** IP address; null in the row that many share. */
  readonly address: string | null;
  /** Number of failures since `since`. */
  readonly count: number;
  readonly since: Date;
  readonly at: Date;
};

export function createFailedSignIns(options: {
  readonly store: RateLimitStore;
  readonly clock: { now(): Date };
  readonly digest: (...parts: string[]) => string;
  readonly findMember: (email: string) => Promise<{ id: string; email: string; language: string } | null>;
  /** Inserts or updates the audit row for an account, IP address and hour. */
  readonly record: (failed: FailedSignIns) => Promise<void>;
  readonly sendMail: SendAuthMail;
  readonly onError: (error: unknown) => void;
}): AttemptReports {
  const { store, clock, digest, findMember, record, sendMail, onError } = options;

  async function recordFailure(account: string, from: string): Promise<void> {
    const now = clock.now();
    const targetId = (await findMember(account.trim().toLowerCase()))?.id ?? null;
    const count = await store.countFailure(digest('failed', targetId ?? '', from), hourMs, now);
    const hasOwnRow =
      count > 1 || (await store.consume(digest('failed-rows'), maxRowsPerHour, hourMs, now)) === null;
    const row = {
      action: 'auth.sign_in_failed',
      count,
      since: new Date(now.getTime() - hourMs),
      at: now,
    } as const;
    if (hasOwnRow) return record({ ...row, targetId, address: from });
    const rest = await store.countFailure(digest('failed-rest'), hourMs, now);
    await record({ ...row, count: rest, targetId: null, address: null });
  }

  async function warnOwner(account: string): Promise<void> {
    const now = clock.now();
    const member = await findMember(account.trim().toLowerCase());
    if (!member || (await store.consume(digest('attack-mail', member.id), 1, dayMs, now))) return;
    const language = mailLanguage(member.language);
    const params = { email: member.email };
    await sendMail({ to: member.email, template: 'sign_in_attacked', params, language });
  }

  return {
    onFailure: ({ account, address }) => recordFailure(account, address).catch(onError),
    onAttack: (account) => void warnOwner(account).catch(onError),
  };
}
