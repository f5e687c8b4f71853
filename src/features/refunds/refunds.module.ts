/**
 * Refunds feature: requests and withdrawals of members, decisions of administrators. The payments feature makes the
 * refunds.
 */
import type { Database, Executor } from '../../platform/server/database/database.ts';
import type { FeatureModule } from '../../platform/server/feature-module.ts';
import type { DecisionDeps } from './decisions/usecases/deps.ts';
import { eraseRefundTexts } from './erasure.store.ts';
import { createRefundMails, type MailOptions } from './mails/refund-mails.ts';
import { pages } from './pages/refunds.pages.ts';
import { refundsApi } from './refunds.routes.ts';
import { createRefundsStore } from './refunds.store.ts';
import { refundRefusals } from './refusals.ts';
import { refundsExport } from './tables.ts';
import { acceptActivation, firstUseEndsRefund } from './usecases/accept-activation.ts';
import {
  type CompletionDeps,
  completeAllRefunded,
  completeRefunded,
  completeReturnedOtherwise,
} from './usecases/complete-request.ts';
import type { RefundDeps } from './usecases/deps.ts';

/** Returns the functions that complete requests after their refund; the payments feature needs them. */
export function createRefundCompletion({
  db,
  clock,
  audit,
}: Omit<CompletionDeps, 'store'> & { readonly db: Database }) {
  const deps: CompletionDeps = { store: createRefundsStore(db), clock, audit };
  return {
    onRefundDone: (tx: Executor, refundRequestId: number | null, providerRefundId: string | null) =>
      completeRefunded(deps, tx, refundRequestId, providerRefundId),
    onReturnedOtherwise: (tx: Executor, paymentTransactionId: number) =>
      completeReturnedOtherwise(deps, tx, paymentTransactionId),
    completeRefunds: () => completeAllRefunded(deps),
  };
}

export type RefundModuleOptions = Omit<RefundDeps, 'store' | 'mails'> &
  Pick<DecisionDeps, 'money' | 'onError'> &
  MailOptions & { readonly db: Database };

export function createRefundModule(options: RefundModuleOptions) {
  const deps: RefundDeps & DecisionDeps = {
    ...options,
    store: createRefundsStore(options.db),
    mails: createRefundMails(options),
  };
  const module: FeatureModule = {
    name: 'refunds',
    pages,
    tags: { refunds: 'Refund requests and withdrawals from the contract' },
    refusals: refundRefusals,
    exportData: refundsExport,
    api: (api) => refundsApi(api, deps),
    erase: [eraseRefundTexts],
  };
  /** Functions about the refund right that other features use. */
  const refundRight = {
    endsWithFirstUse: (memberId: string) => firstUseEndsRefund(deps, memberId),
    acceptActivation: (memberId: string) => acceptActivation(deps, memberId),
  };
  return { module, refundRight };
}
