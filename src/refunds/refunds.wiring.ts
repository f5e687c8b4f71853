/** Puts the parts of refunds together: what members ask, and what an Admin decides. The money is the payments' part. */
import type { Database } from '../platform/server/database/database.ts';
import { type Completion, createCompletion } from './decisions/completion.ts';
import { createDecisions, type DecisionsOptions } from './decisions/decisions.ts';
import { createRefundMails, type MailOptions } from './mails/refund-mails.ts';
import { createRefundsStore } from './refunds.store.ts';
import { createRefunds, type RefundsOptions } from './refunds.ts';
import { createWithdrawals, type WithdrawalsOptions } from './withdrawals.ts';

/** What payments tell when money is back; there before the payments are. */
export const createRefundCompletion = ({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: RefundsOptions['clock'];
}) => createCompletion({ store: createRefundsStore(db), clock });

export type RefundFeatureOptions = Omit<RefundsOptions, 'store' | 'mails'> &
  Pick<DecisionsOptions, 'money' | 'onError'> &
  Pick<WithdrawalsOptions, 'recordActivation'> &
  MailOptions & { readonly db: Database; readonly completion: Completion };

export function createRefundFeature({ db, completion, ...options }: RefundFeatureOptions) {
  const shared = { ...options, store: createRefundsStore(db), mails: createRefundMails(options) };
  return {
    completion,
    decisions: createDecisions({ ...shared, complete: completion.complete }),
    requests: createRefunds(shared),
    withdrawals: createWithdrawals(shared),
  };
}
