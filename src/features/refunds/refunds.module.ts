/**
 * Refunds feature: requests and withdrawals of members, decisions of administrators. The payments feature makes the
 * refunds.
 */
import type { Database } from '../../platform/server/database/database.ts';
import type { FeatureModule } from '../../platform/server/feature-module.ts';
import { type Completion, createCompletion } from './decisions/completion.ts';
import type { DecisionDependencies } from './decisions/dependencies.ts';
import { eraseRefundTexts } from './erasure.store.ts';
import { createRefundMails, type MailOptions } from './mails/refund-mails.ts';
import { pages } from './pages/refunds.pages.ts';
import { refundsApi } from './refunds.routes.ts';
import { createRefundsStore } from './refunds.store.ts';
import { createRefunds, type RefundsOptions } from './refunds.ts';
import { refundRefusals } from './refusals.ts';
import { refundsExport } from './tables.ts';
import { createWithdrawals, type WithdrawalsOptions } from './withdrawals.ts';

/** Creates the functions that complete requests after their refund; the payments feature needs them. */
export const createRefundCompletion = ({
  db,
  ...options
}: Pick<Parameters<typeof createCompletion>[0], 'clock' | 'audit'> & { readonly db: Database }) =>
  createCompletion({ ...options, store: createRefundsStore(db) });

export type RefundModuleOptions = Omit<RefundsOptions, 'store' | 'mails'> &
  Pick<DecisionDependencies, 'money' | 'onError'> &
  Pick<WithdrawalsOptions, 'recordActivation'> &
  MailOptions & { readonly db: Database; readonly completion: Completion };

export function createRefundModule({ db, completion, ...options }: RefundModuleOptions) {
  const shared = { ...options, store: createRefundsStore(db), mails: createRefundMails(options) };
  const decisions: DecisionDependencies = { ...shared, complete: completion.complete };
  const requests = createRefunds(shared);
  const withdrawals = createWithdrawals(shared);
  const module: FeatureModule = {
    name: 'refunds',
    pages,
    tags: { refunds: 'Refund requests and withdrawals from the contract' },
    refusals: refundRefusals,
    exportData: refundsExport,
    api: (api) => refundsApi(api, { refunds: requests, withdrawals, decisions }),
    erase: [eraseRefundTexts],
  };
  return { module, completion, requests, withdrawals };
}
