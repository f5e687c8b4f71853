/** Puts the parts of refunds together: what members ask, what an Admin decides, and the money that goes back. */
import type { Database } from '../platform/database.ts';
import { createDecisions } from './decisions.ts';
import { createRefundLetters, type LetterOptions } from './letters.ts';
import { createRefundMoneyStore } from './refund-money.store.ts';
import { createRefundMoney, type RefundMoneyOptions } from './refund-money.ts';
import { createRefundsStore } from './refunds.store.ts';
import { createRefunds, type RefundsOptions } from './refunds.ts';
import { createWithdrawals, type WithdrawalsOptions } from './withdrawals.ts';

export type RefundFeatureOptions = Omit<RefundMoneyOptions, 'store'> &
  Omit<RefundsOptions, 'store' | 'letters'> &
  Pick<WithdrawalsOptions, 'recordActivation'> &
  LetterOptions & { readonly db: Database };

export function createRefundFeature({ db, onRefundDone, ...options }: RefundFeatureOptions) {
  const shared = { ...options, store: createRefundsStore(db), letters: createRefundLetters(options) };
  const refundMoney = createRefundMoney({
    ...options,
    store: createRefundMoneyStore(db),
    onRefundDone: async (tx, refund) => {
      await onRefundDone(tx, refund);
      await refundDecisions.onMoneyDone(tx, refund.refundRequestId, refund.providerRefundId);
    },
  });
  const refundDecisions = createDecisions({ ...shared, money: refundMoney });
  return {
    refundMoney,
    refundDecisions,
    refunds: createRefunds(shared),
    withdrawals: createWithdrawals(shared),
  };
}
