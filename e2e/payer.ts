/** What the journeys of My Page share. */
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { settled, visitor } from './browser.ts';
import { lastCode } from './mailbox.ts';
import { field, password, person, sandboxOf } from './payments.ts';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

/** Somebody who has just paid for a month, logged in on My Page. */
export async function payer(tab = 'payment', options: BrowserContextOptions = {}) {
  const page = await visitor(options);
  const { nickname, email } = person();
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };
  await post('/api/auth/send-verification', { email });
  await post('/api/auth/verify-code', { email, code: await lastCode(page, email) });
  const registrationData = {
    ...{ name: 'Jin-woo Park', nickname, email, password, agreeToTerms: true },
    ...{ membershipType: 'monthly', avatar: 'welder' },
  };
  const order = { amount: '10.00', currency: 'USD', intent: 'CAPTURE', registrationData };
  const { id } = await post('/api/paypal/order', order);
  const { origin } = await sandboxOf();
  await page.request.post(`${origin}/paypal/checkoutnow/${id}/approve`, { form: { lang: 'en' } });
  await post(`/api/paypal/order/${id}/capture`, {});
  await page.goto(`/login?next=${encodeURIComponent(`/my-page?tab=${tab}`)}`);
  await settled(page);
  await field(page, 'identifier').fill(email);
  await field(page, 'password').fill(password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === '/my-page');
  await page.getByRole('heading', { name: `Welcome, ${nickname}` }).waitFor();
  return { page, nickname, email };
}

/** A panel by its title. */
export const panel = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });

/** What axe finds, in a form that a failing test shows well. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.target.join(' ')}`));
}
