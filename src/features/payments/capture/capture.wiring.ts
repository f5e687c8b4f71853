/** Creates capture, recording, follow-up and refunds. */
import type { MemberStore } from '../../membership/member.store.ts';
import type { ReportAlert } from '../operations/alerts.ts';
import type { PaymentModuleOptions } from '../payments.module.ts';
import type { Providers } from '../providers/index.ts';
import { createRefundStore } from '../refund/refund.store.ts';
import { createRefund, type RefundOptions } from '../refund/refund.ts';
import { type AfterCaptureOptions, createAfterCapture } from './after-capture.ts';
import { createAttemptStore } from './attempt.store.ts';
import { createCaptureStore } from './capture.store.ts';
import { createCapture } from './capture.ts';

export type CapturingOptions = PaymentModuleOptions &
  Pick<AfterCaptureOptions, 'findLanguage' | 'findRefundRequest'> & {
    readonly providers: Providers;
    readonly alert: ReportAlert;
    readonly provision: (memberId: string) => Promise<unknown>;
    readonly findMemberByEmail: MemberStore['findByEmail'];
  };

export function createCapturing(options: CapturingOptions) {
  const { db, clock, providers, mail, wake, onError } = options;
  const attempts = createAttemptStore(db);
  const after = createAfterCapture({ ...options, sendWith: mail.sendWith });
  const refundStore = createRefundStore(db);
  const captureStore = createCaptureStore(db, {
    ...options,
    announce: after.announce,
    requestRefund: async (tx, refund, now) => void (await refundStore.request(tx, refund, now)),
    recordExternalRefund: refundStore.recordExternal,
  });
  const onRefundDone: RefundOptions['onRefundDone'] = async (tx, { id, payment, amount, ...refund }) => {
    const back = { paymentTransactionId: payment.id, refundTransactionId: id, amount };
    await captureStore.recordRefund(tx, { ...back, reference: refund.providerRefundId }, clock.now());
    await options.onRefundDone(tx, refund.refundRequestId, refund.providerRefundId);
  };
  return {
    attempts,
    capture: createCapture({
      ...options,
      attempts,
      store: captureStore,
      onUncertain: () => wake('payments').catch(onError),
      onRecorded: after.follow,
    }),
    refund: createRefund({
      ...options,
      providers,
      store: refundStore,
      onRefundDone,
      onChanged: options.changed,
    }),
  };
}
