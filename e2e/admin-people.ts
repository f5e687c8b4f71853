/** Members for tests of the dashboard, created through the API: one who paid and one who requests a refund. */
import type { APIRequestContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoPassword, openAsMember, openAsVisitor } from './browser.ts';
import { lastCode } from './mailbox.ts';
import { type Person, password, person, sandboxOf } from './payments.ts';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

async function send(request: APIRequestContext, path: string, data: unknown, bearer?: string) {
  const answer = await request.post(path, {
    data,
    headers: { ...headers, ...(bearer && { authorization: `Bearer ${bearer}` }) },
  });
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Record<string, unknown>;
}

export type Payer = Person & { readonly name: string };

/** Returns a customer with a verified email in a separate browser, and the request body of an order. */
async function orderer(name: string) {
  const page = await openAsVisitor();
  const { request } = page.context();
  const who = { ...person(), name };
  await send(request, '/api/auth/send-verification', { email: who.email });
  await send(request, '/api/auth/verify-code', { email: who.email, code: await lastCode(page, who.email) });
  const registrationData = {
    ...who,
    password,
    country: 'Norway',
    membershipType: 'annual',
    agreeToTerms: true,
  };
  return { request, who, order: { amount: '96.00', currency: 'USD', registrationData } };
}

/** Presses a button of the payment sandbox. */
async function press(path: string): Promise<void> {
  const { origin } = await sandboxOf();
  await fetch(new URL(path, origin), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'lang=en',
  });
}

async function payByPaypal({ request, order }: Awaited<ReturnType<typeof orderer>>): Promise<void> {
  const { id } = await send(request, '/api/paypal/order', { ...order, intent: 'CAPTURE' });
  await press(`/paypal/checkoutnow/${id}/approve`);
  await send(request, `/api/paypal/order/${id}/capture`, {});
}

/** Returns a member who bought a year by PayPal. */
export async function payer(name = 'Ingrid Solberg'): Promise<Payer> {
  const buyer = await orderer(name);
  await payByPaypal(buyer);
  return buyer.who;
}

/** Returns a member who bought a year by PayPal and another by Eximbay, which rejects the refund of the second payment. */
export async function payerOfTwice(name: string): Promise<Payer> {
  const buyer = await orderer(name);
  const { origin, fault } = await sandboxOf();
  const { payload, fgkey } = await send(buyer.request, '/api/eximbay/ready', {
    ...buyer.order,
    membershipType: 'annual',
  });
  const opened = await fetch(`${origin}/eximbay/v1/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...(payload as object), fgkey }),
  });
  const { url } = (await opened.json()) as { url: string };
  await payByPaypal(buyer);
  const refusal = { status: 200, body: JSON.stringify({ rescode: 'EC1000' }) };
  await fault({ provider: 'eximbay', op: 'refund', phase: 'before', kind: 'http', ...refusal });
  await press(`${url}/approve`);
  return buyer.who;
}

/** Returns the bearer token of a member, signed in through the API. */
export async function bearerOf({ email }: Pick<Person, 'email'>, secret = password): Promise<string> {
  const { request } = (await openAsVisitor()).context();
  const body = { email, password: secret, takeOver: true };
  return String((await send(request, '/api/auth/login', body))['access_token']);
}

/** Requests a refund of the newest payment. */
export async function requestRefund(
  who: Payer,
  requestReason = 'Bought twice by our office.',
): Promise<void> {
  const bearer = await bearerOf(who);
  const { request } = (await openAsVisitor()).context();
  const answer = await request.get('/api/user/payment-transactions', {
    headers: { authorization: `Bearer ${bearer}` },
  });
  const [payment] = (await answer.json()) as { id: number }[];
  await send(request, '/api/refund/request', { paymentTransactionId: payment?.id, requestReason }, bearer);
}

/** Returns a reported answer by the premium demo member to a question of the demo member. */
export async function createReportedAnswer(title: string, content: string): Promise<string> {
  const { request } = (await openAsVisitor()).context();
  const [asker, author, reporter] = await Promise.all([
    bearerOf({ email: 'member@demo.local' }, demoPassword),
    bearerOf({ email: 'premium@demo.local' }, demoPassword),
    payer('Ana Souza').then((who) => bearerOf(who)),
  ]);
  const question = await send(
    request,
    '/api/forum/posts',
    { title, content: '…', category: 'others' },
    asker,
  );
  const path = `/api/forum/posts/${question['id']}/answers`;
  const { id } = await send(request, path, { content }, author);
  await send(request, `/api/forum/answers/${id}/report`, { reason: 'spam', note: 'Advertising' }, reporter);
  return `/forum/${question['id']}`;
}

/** Uploads a file of the demo member as a proposal for a tool. */
export async function uploadProposal(name: string): Promise<void> {
  const { request } = (await openAsVisitor()).context();
  // A zip archive with one empty entry.
  const head = '504b03041400000000000000210000000000000000000000000005000000612e747874';
  const buffer = Buffer.concat([Buffer.from(head, 'hex'), Buffer.alloc(64)]);
  const answer = await request.post('/api/upload', {
    multipart: { file: { name, mimeType: 'application/zip', buffer } },
    headers: { authorization: `Bearer ${await bearerOf({ email: 'member@demo.local' }, demoPassword)}` },
  });
  expect(answer.status()).toBe(201);
}

export async function requestSupport(who: Payer, subject: string): Promise<void> {
  const { request } = (await openAsVisitor()).context();
  await send(request, '/api/support', { subject, text: 'How do I …?' }, await bearerOf(who));
}

export const dashboard = '/admin/dashboard';

/** Opens the dashboard as administrator. */
export async function openDashboard(query = '', options = {}): Promise<Page> {
  const page = await openAsMember('admin', dashboard + query, options);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  return page;
}

export const rowOf = (page: Page, who: Payer) => page.getByRole('row').filter({ hasText: who.email });

/** Filters the member list to one member. */
export async function find(page: Page, who: Payer): Promise<void> {
  await page.getByRole('searchbox').fill(who.nickname);
  await page.getByText('1 to 1 of 1', { exact: true }).waitFor();
  await rowOf(page, who).waitFor();
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
export const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
