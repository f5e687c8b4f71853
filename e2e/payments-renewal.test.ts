/**
 * Tests of members whose membership has expired, with a separate product, because renewing changes the demo accounts
 * permanently.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Product, startProduct } from '../test/product.ts';
import { demoPassword, isStart, toastOf, waitForToast, withBrowser } from './browser.ts';
import { choose, expectPremium, field, openInLanguage, profileOf, storedPaymentKeys } from './payments.ts';

withBrowser();

let product: Product;
beforeAll(async () => {
  product = await startProduct(Number(process.env.E2E_PORT ?? 3471) + 40, {}, inject('startedDataFolder'));
});
afterAll(() => product.stop());

const open = (path: string) => openInLanguage(path, 'en', { baseURL: product.url });

async function logIn(page: Page) {
  await field(page, 'identifier').fill('expired@demo.local');
  await field(page, 'password').fill(demoPassword);
  await page.locator('main form button[type=submit]').click();
}

describe('renewal of an expired membership', () => {
  it('M-14 P-08 a member whose payment was declined and cancelled renews by Toss without entering the data again', async () => {
    const page = await open('/login');
    await logIn(page);
    await page.getByRole('button', { name: 'Renew Subscription' }).click();
    await page.waitForURL('**/register-new');
    await toastOf(page).getByText('Information Verified').waitFor();
    // Data that cannot be changed here have a hint where they can be changed.
    expect(await field(page, 'country').isDisabled()).toBe(true);
    await page.getByText(/Once you have renewed, you can change .* on My Page/).waitFor();
    await field(page, 'agreeToTerms').check();
    await page.locator('input[name=membershipType][value=annual]').check();
    await page.getByRole('button', { name: 'Proceed to Payment' }).click();
    for (const end of ['cancel', 'reject']) {
      await choose(page, 'toss');
      await page.getByRole('button', { name: /^Pay / }).click();
      await page.getByTestId('toss-methods').waitFor();
      await page.getByRole('button', { name: /^Pay / }).click();
      await page.getByTestId(end).click();
      await page.getByText('Nothing has been charged.').waitFor();
      // Renewals have no such field.
      expect(await page.getByText('A password has to be entered again').count()).toBe(0);
      await page.getByRole('link', { name: 'Try again' }).click();
      await page.getByRole('heading', { name: 'Renew your membership' }).waitFor();
      expect(await page.locator('main input[type=password]').count()).toBe(0);
      await page.getByRole('button', { name: 'Proceed to Payment' }).click();
    }
    await choose(page, 'toss');
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.getByTestId('toss-methods').waitFor();
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.getByTestId('approve').click();
    await toastOf(page).getByText('Subscription Renewed').waitFor();
    // A new period begins, because the previous one had expired.
    await page.getByText('Please log in to use your membership.').waitFor();
    // Paying does not log in; the password does. The page still shows for whom and until when, also after a reload.
    await page.waitForURL('**/login');
    expect(await profileOf(page)).toBeNull();
    expect(await storedPaymentKeys(page)).toEqual([]);
    for (const again of [false, true]) {
      if (again) await page.reload();
      const notice = page.getByText(
        /^Your membership is active until \w+ \d+, \d{4}\. Log in now to use it\.$/,
      );
      await notice.waitFor();
      await expect.poll(() => field(page, 'identifier').inputValue()).toBe('expired@demo.local');
    }
    await field(page, 'password').fill(demoPassword);
    await page.locator('main form button[type=submit]').click();
    await page.waitForURL(isStart);
    await page.goto('/login');
    await page.waitForURL(isStart);
    await expectPremium(page, 'expired@demo.local');
  });

  it('P-08 P-10 a logged-in free member upgrades by Eximbay on the same screen', async () => {
    const page = await open('/login');
    await field(page, 'identifier').fill('member@demo.local');
    await field(page, 'password').fill(demoPassword);
    await page.locator('main form button[type=submit]').click();
    await page.waitForURL(isStart);
    await page.goto('/register');
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    await field(page, 'agreeToTerms').check();
    await page.getByRole('button', { name: 'Proceed to Payment' }).click();
    await choose(page, 'eximbay');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: /^Pay / }).click();
    const popup = await opened;
    await popup.getByTestId('pay').click();
    await waitForToast(page, 'Payment Successful');
    await page.waitForURL((url) => url.pathname === '/');
    await expectPremium(page, 'member@demo.local');
  });
});
