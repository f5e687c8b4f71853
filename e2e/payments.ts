/** Helpers for payment tests: a registering customer, the sandbox of the product, and its ledger. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { de } from '../src/features/membership/messages/de.ts';
import { en } from '../src/features/membership/messages/en.ts';
import { kr } from '../src/features/membership/messages/kr.ts';
import { openAsVisitor, productUrl, waitForToast } from './browser.ts';
import { lastCode } from './mailbox.ts';

export const password = 'walk-the-heat-8';
let made = 0;
/** Returns the data of a person with a unique name, because all tests share one product. */
export function person() {
  made += 1;
  const nickname = `pay-${Date.now().toString(36)}-${made}`;
  return { nickname, email: `${nickname}@example.org` };
}
export type Person = ReturnType<typeof person>;

export const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);

const wordsOf = { en, kr, de } as const;
export type Speech = keyof typeof wordsOf;

export async function openInLanguage(
  path: string,
  language: Speech = 'en',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await openAsVisitor(options);
  const url = options.baseURL ?? productUrl;
  await page.context().addCookies([{ name: 'selectedLanguage', value: language, url }]);
  await page.goto(path);
  return page;
}

/**
 * Verifies the email address, fills in the form, accepts the terms, selects the plan, and continues to the payment
 * methods.
 */
export async function toPayment(
  page: Page,
  { nickname, email }: Person,
  plan: 'annual' | 'monthly',
  language: Speech = 'en',
): Promise<void> {
  const { verify, payment } = wordsOf[language];
  await field(page, 'email').fill(email);
  await page.getByRole('main').getByRole('button', { name: verify.button, exact: true }).click();
  await field(page, 'code').waitFor();
  await field(page, 'code').fill(await lastCode(page, email));
  await page.getByRole('button', { name: verify.confirm, exact: true }).click();
  await expect.poll(() => field(page, 'email').getAttribute('readonly')).not.toBeNull();
  await field(page, 'name').fill('Jin-woo Park');
  await field(page, 'nickname').fill(nickname);
  await fillPasswords(page);
  await field(page, 'agreeToTerms').check();
  if (language === 'kr') await field(page, 'agreeToPrivacy').check();
  await page.locator(`input[name=membershipType][value=${plan}]`).check();
  await page.getByRole('button', { name: payment.proceed }).click();
}

export async function fillPasswords(page: Page): Promise<void> {
  await field(page, 'password').fill(password);
  await field(page, 'confirmPassword').fill(password);
}

/** Continues to the payment methods with a complete form. */
export async function proceed(page: Page, language: Speech = 'en'): Promise<void> {
  await page.getByRole('button', { name: wordsOf[language].payment.proceed }).click();
}

export const choose = (page: Page, method: 'paypal' | 'toss' | 'eximbay') =>
  page.locator(`input[name=paymentMethod][value=${method}]`).check();

/** Returns the profile of the signed-in member from the server; null for a visitor. */
export function profileOf(page: Page): Promise<Record<string, unknown> | null> {
  return page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem('ferrite-auth') ?? '{}');
    if (!access_token) return null;
    const answer = await fetch('/api/auth/profile', {
      headers: { authorization: `Bearer ${access_token}` },
    });
    return answer.json();
  });
}

export async function expectPremium(page: Page, email: string): Promise<void> {
  await expect.poll(() => profileOf(page)).toMatchObject({ email, subscriptionStatus: 'active' });
}

/** Performs the action that completes a payment, and waits for the message, which another one replaces after two seconds. */
export async function completePayment(page: Page, action: () => Promise<unknown>): Promise<void> {
  await action();
  await waitForToast(page, 'Payment Complete');
}

/** Returns the data that a payment stores in the browser until it is completed. */
export const storedPaymentKeys = (page: Page) =>
  page.evaluate(() =>
    ['registrationData', 'paymentReference', 'paymentUserEmail', 'expiredUserData'].filter(
      (key) => localStorage.getItem(key) !== null,
    ),
  );

export async function sandboxOf(url = productUrl) {
  const setup = (await (await fetch(`${url}/api/paypal/setup`)).json()) as { scriptUrl: string };
  const { origin } = new URL(setup.scriptUrl);
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${origin}/__sandbox${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} returned ${answer.status} ${await answer.text()}`);
  };
  return {
    origin,
    /** Makes the given number of calls of one kind fail. */
    fault: (fault: Record<string, unknown>) => post('/faults', { times: 1, ...fault }),
    webhooks: (mode: Record<string, unknown>) => post('/webhooks/mode', mode),
    async charged(orderRef: string): Promise<{ charged: number; refunded: number } | undefined> {
      const ledger = (await (await fetch(`${origin}/__sandbox/ledger`)).json()) as {
        orders: Record<string, { charged: number; refunded: number }>;
      };
      return ledger.orders[orderRef];
    },
    async reset(): Promise<void> {
      await fetch(`${origin}/__sandbox/faults`, { method: 'DELETE' });
      for (const provider of ['paypal', 'toss', 'eximbay'])
        await post('/webhooks/mode', { provider, deliver: 'normal' });
    },
  };
}
export type SandboxControl = Awaited<ReturnType<typeof sandboxOf>>;
