/** Helpers for tests of My Page: a member who has paid. */
import { type BrowserContextOptions, type Page, request } from 'playwright-core';
import { memberBrowser, productUrl } from './browser.ts';
import { lastCode } from './mailbox.ts';
import { password, person, sandboxOf } from './payments.ts';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

/**
 * Returns a member who has just paid for a month, signed in on My Page. The payment uses no tab, so the member gets one
 * that has already loaded the scripts.
 */
export async function payer(tab = 'payment', options: BrowserContextOptions = {}) {
  const buyer = await request.newContext({ baseURL: options.baseURL ?? productUrl });
  const { nickname, email } = person();
  const post = async (path: string, data: object) => {
    const answer = await buyer.post(path, { data, headers });
    if (!answer.ok()) throw new Error(`${path} returned ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };
  await post('/api/auth/send-verification', { email });
  await post('/api/auth/verify-code', { email, code: await lastCode({ request: buyer }, email) });
  const registrationData = {
    ...{ name: 'Jin-woo Park', nickname, email, password, agreeToTerms: true },
    ...{ membershipType: 'monthly', avatar: 'welder' },
  };
  const order = { amount: '10.00', currency: 'USD', intent: 'CAPTURE', registrationData };
  const { id } = await post('/api/paypal/order', order);
  const { origin } = await sandboxOf();
  await buyer.post(`${origin}/paypal/checkoutnow/${id}/approve`, { form: { lang: 'en' } });
  await post(`/api/paypal/order/${id}/capture`, {});
  await buyer.dispose();
  const { page } = await memberBrowser(email, password, options);
  await page.goto(`/my-page?tab=${tab}`);
  await page.getByRole('heading', { name: `Welcome, ${nickname}` }).waitFor();
  return { page, nickname, email };
}

export const panel = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
