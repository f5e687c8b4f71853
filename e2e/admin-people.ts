/** People for the dashboard's journeys: somebody who paid and somebody who wants the money back, made by the site's own calls. */
import type { APIRequestContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { signedIn, visitor } from './browser.ts';
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

/** Somebody who bought a year by PayPal. */
export async function payer(name = 'Ingrid Solberg'): Promise<Payer> {
  const page = await visitor();
  const { request } = page.context();
  const who = { ...person(), name };
  await send(request, '/api/auth/send-verification', { email: who.email });
  await send(request, '/api/auth/verify-code', { email: who.email, code: await lastCode(page, who.email) });
  const order = await send(request, '/api/paypal/order', {
    amount: '96.00',
    currency: 'USD',
    intent: 'CAPTURE',
    registrationData: { ...who, password, country: 'Norway', membershipType: 'annual', agreeToTerms: true },
  });
  const { origin } = await sandboxOf();
  await fetch(`${origin}/paypal/checkoutnow/${order['id']}/approve`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'lang=en',
  });
  await send(request, `/api/paypal/order/${order['id']}/capture`, {});
  return who;
}

/** The bearer of somebody who signs in without a screen. */
export async function bearerOf({ email }: Pick<Person, 'email'>, secret = password): Promise<string> {
  const { request } = (await visitor()).context();
  const body = { email, password: secret, takeOver: true };
  return String((await send(request, '/api/auth/login', body))['access_token']);
}

/** Asks for the money of the newest payment. */
export async function asksBack(who: Payer, requestReason = 'Bought twice by our office.'): Promise<void> {
  const bearer = await bearerOf(who);
  const { request } = (await visitor()).context();
  const answer = await request.get('/api/user/payment-transactions', {
    headers: { authorization: `Bearer ${bearer}` },
  });
  const [payment] = (await answer.json()) as { id: number }[];
  await send(request, '/api/refund/request', { paymentTransactionId: payment?.id, requestReason }, bearer);
}

/** Asks the house something. */
export async function asksSupport(who: Payer, subject: string): Promise<void> {
  const { request } = (await visitor()).context();
  await send(request, '/api/support', { subject, text: 'How do I …?' }, await bearerOf(who));
}

export const dashboard = '/admin/dashboard';

/** The dashboard as the administrator sees it. */
export async function openDashboard(query = '', options = {}): Promise<Page> {
  const page = await signedIn('admin', dashboard + query, options);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  return page;
}

export const rowOf = (page: Page, who: Payer) => page.getByRole('row').filter({ hasText: who.email });

/** The list narrowed to one member. */
export async function find(page: Page, who: Payer): Promise<void> {
  await page.getByRole('searchbox').fill(who.nickname);
  await page.getByText('1 to 1 of 1', { exact: true }).waitFor();
  await rowOf(page, who).waitFor();
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
export const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
