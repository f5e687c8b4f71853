/**
 * Runs the actions that follow the recording of a payment: queues mails within its transaction; creates accounts,
 * invalidates caches and wakes workers after the commit.
 */

import type { Clock } from '../../../platform/server/clock.ts';
import type { Executor } from '../../../platform/server/database/database.ts';
import { mailLanguage } from '../../../platform/server/mail/language.ts';
import type { Mail } from '../../../platform/server/mail/mail.ts';
import type { Site } from '../../../platform/server/mail/placeholders.ts';
import type { Member } from '../../membership/member.store.ts';
import type { AccountDeps } from '../checkout/accounts/deps.ts';
import { provisionAccount } from '../checkout/accounts/provision-account.ts';
import type { RefundToMake } from '../checkout/order-details.store.ts';
import { isRefundedAutomatically } from './attempt.rules.ts';
import { capturedMail } from './mails.ts';
import type { RecordedChange } from './recorded.ts';

export type AfterCaptureDeps = {
  readonly clock: Clock;
  readonly site: Site;
  readonly findMemberByEmail: (email: string) => Promise<Member | null>;
  /** Returns the language of the order; null if unknown. */
  readonly findLanguage: (attemptId: number, tx: Executor) => Promise<string | null>;
  /** Returns the approved request of a refund; null for a refund without a request. */
  readonly findRefundRequest: (attemptId: number, tx: Executor) => Promise<RefundToMake | null>;
  readonly sendWith: (tx: Executor, mail: Mail) => Promise<void>;
  /** Dependencies for creating the account of a buyer who paid before having one. */
  readonly accounts: AccountDeps;
  readonly changed: () => Promise<void>;
  readonly wake: (job: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
};

/** Queues the mail in the transaction that records the payment. */
export async function queuePaymentMail(
  deps: AfterCaptureDeps,
  tx: Executor,
  recorded: RecordedChange,
): Promise<void> {
  const address = recorded.kind === 'granted' ? '' : recorded.email;
  const granted = isRefundedAutomatically(recorded) ? null : recorded.member;
  const member = granted ?? (address ? await deps.findMemberByEmail(address) : null);
  const email = member?.email ?? address;
  if (!email) return;
  const person = {
    email,
    name: member?.name ?? '',
    nickname: member?.nickname ?? '',
    // Mails about an order use its language; mails about refunds use the member's mail language.
    language: mailLanguage(await orderLanguage(deps, tx, recorded), member?.language),
  };
  const refundRequest =
    recorded.kind === 'refunded' ? await deps.findRefundRequest(recorded.attempt.id, tx) : null;
  const mail = capturedMail(recorded, person, deps.site, { now: deps.clock.now(), refundRequest });
  if (mail) await deps.sendWith(tx, mail);
}

/** Runs after the commit: creates the account of a new member, invalidates caches, wakes workers. */
export async function runAfterCapture(deps: AfterCaptureDeps, recorded: RecordedChange): Promise<void> {
  if (recorded.kind === 'granted' && recorded.isNew)
    await provisionAccount(deps.accounts, recorded.member.id);
  await deps.changed().catch(deps.onError);
  for (const job of ['mail', 'payments']) await deps.wake(job).catch(deps.onError);
}

async function orderLanguage(
  { findLanguage }: AfterCaptureDeps,
  tx: Executor,
  recorded: RecordedChange,
): Promise<string | null> {
  const isAnswer = recorded.kind === 'granted' || isRefundedAutomatically(recorded);
  return isAnswer ? findLanguage(recorded.attempt.id, tx) : null;
}
