/**
 * Purchases at the three providers: the call that creates the order, the button in the payment window, and the call
 * after the return.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { post } from '@ferrite/payment-sandbox/outside/send.ts';
import type { Sandbox } from '@ferrite/payment-sandbox/server.ts';
import type { Answer, Browser, Json } from './browser.ts';

export const methods = ['paypal', 'toss', 'eximbay'] as const;
export type Method = (typeof methods)[number];
export type Plan = 'monthly' | 'annual';
export type Order = { readonly method: Method; readonly id: string; readonly answer: Json };
/** Data that the buyer's browser returns from the payment window. */
export type Back = { readonly paymentKey: string };

const prices = {
  USD: { monthly: '10.00', annual: '96.00' },
  KRW: { monthly: 13_000, annual: 124_800 },
} as const;
const windowTimeoutMs = 30_000;

/** Creates an order. @param registration all fields for a new customer; plan and consent for a member */
export async function placeOrder(
  browser: Browser,
  method: Method,
  registration: Json,
  tries = 1,
): Promise<Order | Answer> {
  const membershipType = registration['membershipType'] as Plan;
  const shared = { registrationData: registration, membershipType };
  const amount = method === 'toss' ? prices.KRW[membershipType] : prices.USD[membershipType];
  const [path, body] = {
    paypal: [
      '/api/paypal/order',
      { amount, currency: 'USD', intent: 'CAPTURE', registrationData: registration },
    ],
    toss: ['/api/toss/create-payment', { amount, currency: 'KRW', ...shared }],
    eximbay: ['/api/eximbay/ready', { amount, currency: 'USD', ...shared }],
  }[method] as [string, Json];
  const answer = await browser.insist('POST', path, body, tries);
  if (answer.status !== 200) return answer;
  return {
    method,
    id: String(answer.json['id'] ?? answer.json['order_id'] ?? answer.json['orderId']),
    answer: answer.json,
  };
}

/**
 * Presses a button in the payment window.
 * @param payer the email address at the provider; `name+word@…` triggers special behaviour
 */
export async function pressButton(
  sandbox: Sandbox,
  order: Order,
  choice: string,
  payer?: string,
): Promise<Back> {
  const { method, id, answer } = order;
  const { url, core } = sandbox;
  const email = payer ? { email: payer } : {};
  if (method === 'paypal') {
    await press(`${url}/paypal/checkoutnow/${id}/${choice}`, email);
    return { paymentKey: '' };
  }
  if (method === 'toss') {
    const query = new URL(String(answer['checkoutUrl']), 'http://site').searchParams;
    const opened = await send(`${url}/toss/__client/payments`, {
      clientKey: core.credentials.toss.clientKey,
      orderId: id,
      orderName: query.get('orderName'),
      amount: { currency: 'KRW', value: Number(query.get('amount')) },
      customerEmail: payer ?? query.get('email'),
      successUrl: 'http://site.test/toss-success',
      failUrl: 'http://site.test/toss-fail',
    });
    const paymentKey = String(opened['paymentKey']);
    await press(`${url}/toss/v1/payments/${paymentKey}/checkout/${choice}`);
    return { paymentKey };
  }
  const opened = await send(`${url}/eximbay/v1/payments`, {
    ...(answer['payload'] as Json),
    fgkey: answer['fgkey'],
  });
  await press(`${opened['url']}/${choice}`);
  return { paymentKey: '' };
}

/** Sends the call that the page makes after the buyer's return; repeated after broken connections. */
export async function completeOrder(browser: Browser, order: Order, back: Back, tries = 1): Promise<Answer> {
  const { method, id, answer } = order;
  if (method === 'paypal') return browser.insist('POST', `/api/paypal/order/${id}/capture`, undefined, tries);
  if (method === 'toss') {
    const amount = Number(new URL(String(answer['checkoutUrl']), 'http://site').searchParams.get('amount'));
    const body = { paymentKey: back.paymentKey, orderId: id, amount };
    return browser.insist('POST', '/api/toss/confirm-payment', body, tries);
  }
  for (let left = tries; ; left--) {
    const status = await browser.insist('GET', `/api/eximbay/check-status?order_id=${id}`, undefined, tries);
    if (status.json['status'] !== 'pending' || left <= 1) return status;
    await pause(3_200);
  }
}

async function press(url: string, fields: Record<string, string> = {}): Promise<void> {
  const body = new URLSearchParams({ lang: 'en', ...fields }).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const { status, text } = await post(url, type, body, windowTimeoutMs);
  if (status === 0 || status >= 400) throw new Error(`${url}: ${status} ${text.slice(0, 200)}`);
}

async function send(url: string, body: Json): Promise<Json> {
  const { status, text } = await post(
    url,
    { 'content-type': 'application/json' },
    JSON.stringify(body),
    windowTimeoutMs,
  );
  if (status !== 200) throw new Error(`${url}: ${status} ${text.slice(0, 200)}`);
  return JSON.parse(text) as Json;
}
