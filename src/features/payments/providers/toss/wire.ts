/** Parses Toss's payment object. */
import { z } from 'zod';
import { lookUp } from '../../../../platform/shared/lookup.ts';
import { isCurrency, type Money } from '../../../../platform/shared/money/money.ts';
import type { PaymentState, ProviderPayment } from '../provider.port.ts';
import { redact } from '../redaction.ts';

const wholeAmount = z.number().int().nonnegative();

const cancel = z.object({
  cancelAmount: wholeAmount,
  cancelReason: z.string().nullish(),
  transactionKey: z.string().nullish(),
  cancelStatus: z.string().nullish(),
});

const paymentBody = z.object({
  paymentKey: z.string().min(1),
  orderId: z.string().min(1),
  status: z.string(),
  currency: z.string().refine(isCurrency),
  totalAmount: wholeAmount,
  balanceAmount: wholeAmount.nullish(),
  method: z.string().nullish(),
  approvedAt: z.string().nullish(),
  cancels: z.array(cancel).nullish(),
});

type Body = z.infer<typeof paymentBody>;
type Refunds = NonNullable<ProviderPayment['refunds']>;

const beforeMoney: Readonly<Record<string, PaymentState>> = {
  READY: 'awaiting_buyer',
  IN_PROGRESS: 'approved',
  WAITING_FOR_DEPOSIT: 'pending',
  ABORTED: 'declined',
  EXPIRED: 'expired',
};
const withMoney = new Set(['DONE', 'CANCELED', 'PARTIAL_CANCELED']);

const cancelStates: Readonly<Record<string, Refunds[number]['state']>> = {
  DONE: 'done',
  IN_PROGRESS: 'pending',
  ABORTED: 'failed',
};

/** Appends our refund id to the reason, because Toss has no field for it. */
export function cancelReason(reason: string, refundId: string): string {
  const mark = ` [${refundId}]`;
  return `${reason.trim().slice(0, 200 - mark.length)}${mark}`;
}

/**
 * Parses a payment. Its state is derived from the balance, not the status: a payment refunded in two steps keeps the
 * status PARTIAL_CANCELED with a balance of 0.
 * @returns null if the response is invalid
 */
export function readTossPayment(json: unknown): ProviderPayment | null {
  const parsed = paymentBody.safeParse(json);
  if (!parsed.success) return null;
  const body = parsed.data;
  const common = {
    orderRef: body.orderId,
    providerOrderId: body.paymentKey,
    ...(body.method ? { methodLabel: body.method } : {}),
    raw: redact(json),
  };
  // The payment was canceled before its approval, so it was never captured.
  const isCaptured = withMoney.has(body.status) && !(body.status === 'CANCELED' && !body.approvedAt);
  if (!isCaptured) {
    const state = body.status === 'CANCELED' ? 'canceled' : lookUp(beforeMoney, body.status);
    return state ? { ...common, state } : null;
  }
  return { ...common, ...moneyOf(body) };
}

function moneyOf(body: Body): Omit<ProviderPayment, 'orderRef' | 'raw'> {
  const money = (minor: number): Money => ({ currency: body.currency, minor });
  const refunds = (body.cancels ?? []).map((each, index) => {
    const ours = /\[([A-Za-z0-9_-]+)\]$/.exec(each.cancelReason ?? '')?.[1];
    return {
      refundId: each.transactionKey ?? `${body.paymentKey}-${index + 1}`,
      ...(ours ? { ours } : {}),
      amount: money(each.cancelAmount),
      state: lookUp(cancelStates, each.cancelStatus ?? 'DONE') ?? 'pending',
    };
  });
  const balance = body.balanceAmount ?? body.totalAmount;
  return {
    state: balance === 0 ? 'refunded' : balance < body.totalAmount ? 'partially_refunded' : 'captured',
    captureId: body.paymentKey,
    captured: money(body.totalAmount),
    refunded: money(body.totalAmount - balance),
    balance: money(balance),
    refunds,
    ...(body.approvedAt ? { capturedAt: new Date(body.approvedAt).toISOString() } : {}),
  };
}
