/** Handles the buttons of Eximbay's payment window. The payment is captured here, before the merchant is notified. */

import { type Core, randomId } from '../core.ts';
import { specialOf, usd } from '../outside/amounts.ts';
import { eximbayTime, minutes, seconds } from '../time.ts';
import { notification, notifyMerchant, type Order, saveOrder } from './records.ts';

const hiddenMs = 30 * seconds;
const lateMs = 90 * seconds;
const pendingMs = minutes;

/** Choices of the buyer; those after `cancel` exist only for tests. */
export const choices = [
  'approve',
  'decline',
  'cancel',
  'approve-no-return',
  'approve-no-status',
  'approve-lose-both',
  'return-first',
  'status-first',
] as const;
export type Choice = (typeof choices)[number];

/** Creates a transaction id of 24 characters, the length that `cancel` requires. */
export const newTransactionId = (core: Core) =>
  `1849705C64${eximbayTime(core.clock.now()).slice(0, 8)}${randomId(6)}`;

export const declineCodes: Record<string, string> = {
  HE00: 'Invalid card number.',
  HE01: 'Invalid expiry date.',
  HE02: 'Invalid CVC.',
  BL00: 'Blacklisted card.',
  DM00: 'Declined by risk management.',
  EM00: 'Internal error.',
};

export type Paid = {
  /** Fields that the buyer's browser sends to the merchant, or null if the browser does not return. */
  readonly back: string | null;
  /** Whether the merchant's server is notified before the browser returns. */
  readonly statusFirst: boolean;
};

export function pay(core: Core, order: Order, choice: Choice, code?: string): Paid {
  const special = specialOf(order.minor, order.request.buyer.email);
  const refusal = refusalOf(choice, special, code);
  if (refusal) {
    const declined = saveOrder(core, { ...order, status: 'DECLINED' });
    const fields = notification(core, declined, refusal);
    notifyMerchant(core, declined, fields);
    return { back: fields, statusFirst: false };
  }
  if (special === 'pending') {
    const waiting = saveOrder(core, {
      ...order,
      status: 'REGISTERED',
      transactionId: newTransactionId(core),
      paidAt: core.clock.now().getTime(),
    });
    core.later(pendingMs, { name: 'eximbay-pending', id: order.id });
    return { back: notification(core, waiting, success), statusFirst: false };
  }
  const paid = sale(core, order, special === 'vanish' ? core.clock.now().getTime() + hiddenMs : undefined);
  const wrong = special === 'mismatch' ? usd(paid.minor + 100) : undefined;
  const fields = notification(core, paid, success, wrong);
  const loseBoth = choice === 'approve-lose-both' || special === 'lost';
  if (!loseBoth && choice !== 'approve-no-status') {
    notifyMerchant(
      core,
      paid,
      fields,
      special === 'slow' ? lateMs : choice === 'return-first' ? 5 * seconds : 0,
    );
  }
  const back = loseBoth || choice === 'approve-no-return' ? null : fields;
  return { back, statusFirst: choice === 'status-first' };
}

/** Result codes of the special amounts that simulate a refused payment. */
const refusedAmounts: Readonly<Record<string, string>> = { decline: 'HE00', refuse: 'DM00', error: 'EM00' };

/** Returns the result code if the buyer's choice or a special amount makes the payment fail, otherwise null. */
function refusalOf(choice: Choice, special: ReturnType<typeof specialOf>, code = 'HE00') {
  if (choice === 'cancel') return { rescode: 'XX00', resmsg: 'Canceled by the buyer.' };
  const rescode = choice === 'decline' ? code : special && refusedAmounts[special];
  return rescode ? { rescode, resmsg: declineCodes[rescode] ?? 'Declined.' } : null;
}

const success = { rescode: '0000', resmsg: 'Success.' };

function sale(core: Core, order: Order, hiddenUntil?: number): Order {
  const paid = saveOrder(core, {
    ...order,
    status: 'SALE',
    transactionId: order.transactionId ?? newTransactionId(core),
    paidAt: core.clock.now().getTime(),
    ...(hiddenUntil === undefined ? {} : { hiddenUntil }),
  });
  core.moved({
    provider: 'eximbay',
    kind: 'charge',
    orderRef: paid.id,
    currency: 'USD',
    minor: paid.minor,
    reference: paid.transactionId ?? '',
  });
  return paid;
}

/**
 * Completes a pending payment.
 * @returns false if none is pending
 */
export function completePending(core: Core, order: Order | undefined): boolean {
  if (order?.status !== 'REGISTERED') return false;
  const paid = sale(core, order);
  notifyMerchant(core, paid, notification(core, paid, success));
  return true;
}
