/** Creates the use cases that capture, record, follow up and refund payments. */
import type { MemberStore } from '../../membership/member.store.ts';
import { insertTicket } from '../checkout/accounts/ticket.store.ts';
import type { ReportAlert } from '../operations/alerts.ts';
import type { PaymentModuleOptions } from '../payments.module.ts';
import type { Providers } from '../providers/index.ts';
import { createRefundStore } from '../refund/refund.store.ts';
import { createRefunds } from '../refund/refund.wiring.ts';
import type { RefundDeps } from '../refund/usecases/deps.ts';
import type { AfterCaptureDeps } from './after-capture.ts';
import { createAttemptStore } from './attempt.store.ts';
import { createCaptureStore } from './capture.store.ts';
import type { CaptureDeps } from './usecases/deps.ts';
import { recordRefund } from './usecases/record-payment.ts';

export type CapturingOptions = PaymentModuleOptions &
  Pick<AfterCaptureDeps, 'accounts' | 'findLanguage' | 'findRefundRequest'> & {
    readonly providers: Providers;
    readonly alert: ReportAlert;
    readonly findMemberByEmail: MemberStore['findByEmail'];
  };

export function createCapturing(options: CapturingOptions) {
  const { db, clock, providers, mail, wake, failpoint, alert, onError } = options;
  const after: AfterCaptureDeps = { ...options, sendWith: mail.sendWith };
  const refundStore = createRefundStore(db);
  const capture: CaptureDeps = {
    attempts: createAttemptStore(db),
    store: createCaptureStore(db),
    providers,
    clock,
    failpoint,
    alert,
    after,
    hooks: {
      ...options,
      insertTicket,
      requestRefund: async (tx, refund, now) => void (await refundStore.request(tx, refund, now)),
      recordExternalRefund: refundStore.recordExternal,
    },
    onUncertain: () => wake('payments').catch(onError),
  };
  const onRefundDone: RefundDeps['onRefundDone'] = async (tx, { id, payment, amount, ...refund }) => {
    const returned = { paymentTransactionId: payment.id, refundTransactionId: id, amount };
    await recordRefund(capture, tx, { ...returned, reference: refund.providerRefundId });
    await options.onRefundDone(tx, refund.refundRequestId, refund.providerRefundId);
  };
  return {
    capture,
    refund: createRefunds({
      ...options,
      providers,
      store: refundStore,
      onRefundDone,
      onChanged: options.changed,
    }),
  };
}
