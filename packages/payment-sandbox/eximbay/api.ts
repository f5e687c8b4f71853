/**
 * Simulates Eximbay's API for the server of a merchant: ready, verify, retrieve. Every response has HTTP status 200
 * and a `rescode`.
 */
import { randomBytes } from 'node:crypto';
import type { Core } from '../core.ts';
import { readDecimal, usd } from '../outside/amounts.ts';
import { type Answer, type Call, logUnknownFields, type Route, textAt, valueAt } from '../routes.ts';
import { eximbayTime } from '../time.ts';
import {
  findByTransaction,
  findOrder,
  isGenuine,
  keyOf,
  type Order,
  type ReadyRequest,
  saveOrder,
} from './records.ts';

export const result = (rescode: string, resmsg: string, more: object = {}): Answer => ({
  status: 200,
  body: { rescode, resmsg, ...more },
});
export const missing = (name: string) => result('EC00', `Invalid request parameter. [${name}]`);

const mandatory = [
  'payment.transaction_type',
  'payment.order_id',
  'payment.currency',
  'payment.amount',
  'payment.lang',
  'merchant.mid',
  'buyer.name',
  'buyer.email',
  'url.return_url',
  'url.status_url',
];
const groups = [
  'payment',
  'merchant',
  'buyer',
  'url',
  'product',
  'settings',
  'other_param',
  'surcharge',
  'ship_to',
  'bill_to',
];
const languages = ['KR', 'EN', 'CN', 'JP', 'RU', 'TH', 'TW', 'VN'];

export function apiRoutes(core: Core): Route[] {
  return [
    {
      method: 'POST',
      path: '/v1/payments/ready',
      op: 'ready',
      subject: (call) => ({
        orderRef: textAt(call.body, 'payment.order_id'),
        amount: readDecimal(valueAt(call.body, 'payment.amount'), 2) ?? undefined,
      }),
      handle: requireApiKey(core, (call) => ready(core, call)),
    },
    {
      method: 'POST',
      path: '/v1/payments/verify',
      op: 'verify',
      subject: (call) => ({
        orderRef: new URLSearchParams(textAt(call.body, 'data') ?? '').get('order_id') ?? undefined,
      }),
      handle: requireApiKey(core, (call) => {
        const data = textAt(call.body, 'data');
        if (!data) return missing('data');
        return isGenuine(core, data) ? result('0000', 'Success.') : result('EC00', 'Invalid fgkey.');
      }),
    },
    {
      method: 'POST',
      path: '/v1/payments/retrieve',
      op: 'retrieve',
      subject: (call) => ({ orderRef: textAt(call.body, 'payment.order_id') }),
      handle: requireApiKey(core, (call) => retrieve(core, call)),
    },
  ];
}

/** Wraps a handler so that it requires the API key. The colon after the key is part of the credentials. */
export function requireApiKey(core: Core, handle: (call: Call) => Answer): (call: Call) => Answer {
  return (call) => {
    const expected = `Basic ${Buffer.from(`${core.credentials.eximbay.apiKey}:`).toString('base64')}`;
    if (call.headers['authorization'] !== expected) return result('EC1000', 'Authorization is invalid.');
    if (!call.headers['content-type']?.includes('application/json'))
      return result('EC1001', 'Content-Type is invalid.');
    return call.body === undefined ? missing('body') : handle(call);
  };
}

function ready(core: Core, call: Call): Answer {
  logUnknownFields(call, groups);
  for (const name of mandatory) if (!textAt(call.body, name)) return missing(name);
  const request = call.body as ReadyRequest;
  const { payment } = request;
  const minor = readDecimal(payment.amount, payment.currency === 'USD' ? 2 : 0);
  if (!minor) return missing('payment.amount');
  const invalid = invalidField(core, request);
  if (invalid) return missing(invalid);
  const known = findOrder(core, payment.order_id);
  if (known && known.status !== 'READY' && known.status !== 'DECLINED')
    return result('EEEE', 'Duplicated page call.');

  const fgkey = keyOf(core, request);
  saveOrder(core, {
    id: payment.order_id,
    request,
    fgkey,
    page: randomBytes(18).toString('base64url'),
    minor,
    status: 'READY',
    refunded: 0,
    refunds: [],
  });
  return result('0000', 'Success.', { fgkey });
}

/** Returns the name of the first field that Eximbay would reject, or undefined. */
function invalidField(core: Core, request: ReadyRequest): string | undefined {
  const { payment, merchant, buyer, url } = request;
  const isAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);
  const fields: readonly (readonly [name: string, isValid: boolean])[] = [
    ['merchant.mid', merchant.mid === core.credentials.eximbay.mid],
    ['payment.currency', payment.currency === 'USD'],
    ['payment.transaction_type', payment.transaction_type === 'PAYMENT'],
    ['payment.lang', languages.includes(payment.lang)],
    ['payment.order_id', /^[\w-]{1,40}$/.test(payment.order_id)],
    ['buyer.email', /^\S+@\S+$/.test(buyer.email)],
    ['url.return_url', isAddress(url.return_url)],
    ['url.status_url', isAddress(url.status_url)],
    ['number', textsOnly(request)],
  ];
  return fields.find(([, isValid]) => !isValid)?.[0];
}

/** Returns whether all values are strings: Eximbay does not accept JSON numbers. */
function textsOnly(value: unknown): boolean {
  return typeof value === 'object' && value !== null
    ? Object.values(value).every(textsOnly)
    : typeof value === 'string';
}

function retrieve(core: Core, call: Call): Answer {
  const { body } = call;
  logUnknownFields(call, ['mid', 'key_field', 'payment']);
  if (textAt(body, 'mid') !== core.credentials.eximbay.mid) return missing('mid');
  const keyField = textAt(body, 'key_field');
  if (keyField !== 'order_id' && keyField !== 'transaction_id') return missing('key_field');
  for (const name of [keyField, 'currency', 'amount', 'lang'])
    if (!textAt(body, `payment.${name}`)) return missing(`payment.${name}`);
  const value = textAt(body, `payment.${keyField}`) as string;
  const order = keyField === 'order_id' ? findOrder(core, value) : findByTransaction(core, value);
  const hidden = order?.hiddenUntil !== undefined && core.clock.now().getTime() < order.hiddenUntil;
  if (!order || hidden || order.status === 'READY' || order.status === 'DECLINED')
    return result('Q004', 'No Transaction', {
      mid: core.credentials.eximbay.mid,
      payment: { [keyField]: value, status: 'NONE' },
    });
  return result('0000', 'Success.', { mid: order.request.merchant.mid, ...showTransaction(order) });
}

export function showTransaction(order: Order): object {
  const { payment } = order.request;
  const paid = order.status === 'SALE';
  return {
    payment: {
      order_id: order.id,
      currency: payment.currency,
      amount: payment.amount,
      transaction_id: order.transactionId ?? '',
      status: order.status,
      auth_code: paid ? '309812' : '',
      transaction_date: eximbayTime(new Date(order.paidAt ?? 0)),
      balance: paid ? usd(order.minor - order.refunded) : '0',
      payment_method: 'P101',
    },
    card_info: { card_number1: '4111', card_number4: '1111', issuer_country: 'US' },
  };
}
