/** Stored orders of Eximbay, the key of a request (`fgkey`), and the notification about a result. */
import { type Core, sha256 } from '../core.ts';
import { eximbayTime } from '../time.ts';

/** Request of a merchant; all fields are strings, as in Eximbay's API. */
export type ReadyRequest = {
  readonly payment: {
    readonly transaction_type: string;
    readonly order_id: string;
    readonly currency: string;
    readonly amount: string;
    readonly lang: string;
    readonly payment_method?: string;
  };
  readonly merchant: { readonly mid: string; readonly shop?: string };
  readonly buyer: { readonly name: string; readonly email: string; readonly phone_number?: string };
  readonly url: { readonly return_url: string; readonly status_url: string };
  readonly settings?: { readonly display_type?: string };
  readonly other_param?: Readonly<Record<string, string>>;
};

export type Order = {
  /** Order id assigned by the merchant. */
  readonly id: string;
  readonly request: ReadyRequest;
  readonly fgkey: string;
  /** Unguessable part of the URL of the order's payment page. */
  readonly page: string;
  readonly minor: number;
  readonly status: 'READY' | 'SALE' | 'REGISTERED' | 'DECLINED';
  readonly transactionId?: string;
  readonly paidAt?: number;
  readonly refunded: number;
  readonly refunds: readonly {
    readonly refundId: string;
    readonly minor: number;
    readonly transactionId: string;
  }[];
  /** Until this time queries do not find the order, although it is paid. */
  readonly hiddenUntil?: number;
};

export const base = (core: Core) => `${core.origin()}/eximbay`;

export const findOrder = (core: Core, id: string) => core.state.get<Order>('eximbay-order', id);
export const findByPage = (core: Core, page: string) =>
  core.state.list<Order>('eximbay-order').find((order) => order.page === page);
export const findByTransaction = (core: Core, id: string) => core.state.find<Order>('eximbay-order', id);

export function saveOrder(core: Core, order: Order): Order {
  core.state.put('eximbay-order', order.id, order, order.transactionId);
  return order;
}

/** Returns a key of 64 hex digits that depends on exactly these values but not on the order of their names. */
export const keyOf = (core: Core, values: unknown) =>
  sha256(`${core.credentials.eximbay.apiKey}?${ordered(values)}`);

function ordered(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, each]) => `${JSON.stringify(name)}:${ordered(each)}`).join(',')}}`;
}

const legacy: Record<string, string> = {
  order_id: 'ref',
  currency: 'cur',
  amount: 'amt',
  transaction_id: 'transid',
  auth_code: 'authcode',
  transaction_type: 'txntype',
};

/** Returns the result fields, which the merchant receives through the buyer's browser and from server to server. */
export function notification(
  core: Core,
  order: Order,
  result: { rescode: string; resmsg: string },
  shownAmount?: string,
): string {
  const { payment, merchant, buyer, other_param: own } = order.request;
  const paid = result.rescode === '0000';
  const fields: Record<string, string> = {
    ver: '230',
    mid: merchant.mid,
    rescode: result.rescode,
    resmsg: result.resmsg,
    transaction_type: payment.transaction_type,
    order_id: payment.order_id,
    currency: payment.currency,
    amount: payment.amount,
    email: buyer.email,
    access_country: 'KR',
    pay_to: 'EXIMBAY.COM',
    ...own,
    ...(paid
      ? {
          transaction_id: order.transactionId ?? '',
          transaction_date: eximbayTime(new Date(order.paidAt ?? core.clock.now())),
          auth_code: '309812',
          payment_method: 'P101',
          card_number1: '4111',
          card_number4: '1111',
          card_holder: 'TESTP',
        }
      : {}),
  };
  const named = core.outbox.mode('eximbay').legacyNames
    ? Object.fromEntries(Object.entries(fields).map(([name, value]) => [legacy[name] ?? name, value]))
    : fields;
  const forged = core.outbox.mode('eximbay').badSignature;
  const fgkey = (forged ? sha256('somebody else') : keyOf(core, named)).toUpperCase();
  // The amount is changed after the key was computed, so that the key no longer matches.
  const amountName = 'amt' in named ? 'amt' : 'amount';
  const sent = shownAmount === undefined ? named : { ...named, [amountName]: shownAmount };
  return new URLSearchParams({ ...sent, fgkey }).toString();
}

/** Returns whether this sandbox sent exactly these fields. */
export function isGenuine(core: Core, data: string): boolean {
  const { fgkey, ...fields } = Object.fromEntries(new URLSearchParams(data));
  return fgkey !== undefined && fgkey.toUpperCase() === keyOf(core, fields).toUpperCase();
}

export const acknowledged = 'rescode=0000&resmsg=Success';

export function notifyMerchant(core: Core, order: Order, body: string, delayMs = 0): void {
  core.outbox.send({
    provider: 'eximbay',
    topic: 'status',
    url: order.request.url.status_url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
    wanted: acknowledged,
    delayMs,
  });
}
