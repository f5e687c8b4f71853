import fs from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { demoPassword, openAsVisitor, toastOf, withBrowser } from './browser.ts';
import { lastMail } from './mailbox.ts';
import { panel, payer } from './payer.ts';
import { field, password } from './payments.ts';

withBrowser();

/** Downloads the archive of the member's data. @returns the names of its files */
async function archiveFrom(page: Page): Promise<readonly string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'With files and receipts (ZIP)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('ferrite-data.zip');
  return Object.keys(unzipSync(new Uint8Array(await fs.readFile(await download.path()))));
}

describe('U-01 My Page, Settings', () => {
  it('U-01 the settings show usage, devices and receipts, and save the language of emails', async () => {
    const { page } = await payer('settings');
    const account = panel(page, 'Account');
    await account.getByText('Today').waitFor();
    for (const part of ['Active', 'Monthly Member', 'Tools used0', 'Days since payment0'])
      await expect.poll(() => account.textContent()).toContain(part);
    await panel(page, 'Devices').getByText('This device').waitFor();
    await panel(page, 'Receipts').getByText('$10.00').waitFor();
    await panel(page, 'Two-factor login').getByRole('button', { name: 'Switch on' }).waitFor();
    await field(page, 'language').selectOption('kr');
    await toastOf(page).getByText('Profile Updated').waitFor();
    await page.reload();
    await expect.poll(() => field(page, 'language').inputValue()).toBe('kr');
  });

  it('U-01 an access key is shown once and can be used for computing until it is revoked', async () => {
    const { page } = await payer('settings');
    const keys = panel(page, 'Access keys');
    await field(page, 'keyName').fill('Mill report');
    await keys.getByRole('button', { name: 'Create key' }).click();
    const key = (await page.locator('[data-access-key]').textContent()) ?? '';
    expect(key).toMatch(/^fe_key_/);
    const compute = () =>
      page.request.post('/api/calculators/carbon-equivalent?consent=refund_ends', {
        data: { C: 0.16, Mn: 1.45 },
        headers: { authorization: `Bearer ${key}` },
      });
    expect((await compute()).status()).toBe(200);
    await page.reload();
    await keys.getByText('Mill report').waitFor();
    expect(await page.content()).not.toContain(key);
    expect(await keys.textContent()).toContain('last used');
    await keys.getByRole('button', { name: 'Revoke the key Mill report' }).click();
    await keys.getByRole('button', { name: 'Revoke permanently' }).click();
    await toastOf(page).getByText('The key is revoked').waitFor();
    expect((await compute()).status()).toBe(401);
  });

  it('S-07 creating an access key needs the current password if the login is not recent; a missing or wrong password is reported at the field', async () => {
    const { page } = await payer('settings');
    // Response of the server to a login that is not recent.
    await page.route('**/api/user/access-keys', (route) => {
      const request = route.request();
      const isOld = request.method() === 'POST' && !request.postDataJSON().password;
      const json = { code: 'auth.current_password_required', message: 'Current password required' };
      return isOld ? route.fulfill({ status: 400, json }) : route.continue();
    });
    const keys = panel(page, 'Access keys');
    const create = keys.getByRole('button', { name: 'Create key' });
    await field(page, 'keyName').fill('Mill report');
    await create.click();
    const current = field(page, 'currentPassword');
    await current.waitFor();
    await create.click();
    await keys.getByText('Please enter your current password.').waitFor();
    await current.fill('not the password');
    await create.click();
    await keys.getByText('Incorrect password').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await current.fill(password);
    await create.click();
    await page.locator('[data-access-key]').waitFor();
  });

  it('U-01 a support request is sent and listed, and an empty one is not sent', async () => {
    const { page } = await payer('settings');
    const support = panel(page, 'Support');
    await support.getByRole('button', { name: 'Send' }).click();
    await support.getByText('Subject is required').waitFor();
    await field(page, 'subject').fill('Invoice address');
    await field(page, 'text').fill('Can our department stand on the receipt?');
    await support.getByRole('button', { name: 'Send' }).click();
    await toastOf(page).getByText('Your question has been sent').waitFor();
    await support.getByText('Invoice address').waitFor();
  });

  it('U-01 personal data can be downloaded, and deleting the account needs the password and ends the session', async () => {
    const { page, email } = await payer('settings');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('ferrite-data.json');
    const data = JSON.parse(await fs.readFile(await download.path(), 'utf8'));
    expect(data.profile.email).toBe(email);
    expect((await archiveFrom(page)).filter((name) => /^receipts\/[\w-]+\.pdf$/.test(name))).toHaveLength(1);
    // An open refund request is mentioned before anything is typed.
    await page.evaluate(async () => {
      const { access_token } = JSON.parse(localStorage.getItem('ferrite-auth') ?? '{}');
      const headers = {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        authorization: `Bearer ${access_token}`,
      };
      const [payment] = await (await fetch('/api/user/payment-transactions', { headers })).json();
      const body = JSON.stringify({ paymentTransactionId: payment.id, reason: 'Bought twice.' });
      await fetch('/api/user/request-refund', { method: 'POST', headers, body });
    });
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('dialog').getByText('Your refund request is still open.').waitFor();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: 'Delete permanently' });
    await confirm.click();
    await dialog.getByText('Please tick this box.').waitFor();
    await dialog.getByText('Keep my current reports online without personal data').waitFor();
    await dialog.locator('[name=sure]').check();
    await dialog.locator('[name=password]').fill('wrong-password');
    await confirm.click();
    await dialog.getByText('Incorrect password').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.locator('[name=password]').fill(password);
    await confirm.click();
    await toastOf(page).getByText('Your account has been deleted').waitFor();
    expect((await lastMail(page, email, /has been deleted/)).text).toContain('deleted permanently');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await page.goto('/login');
    await field(page, 'identifier').fill(email);
    await field(page, 'password').fill(password);
    await page.locator('main form button[type=submit]').click();
    await page
      .getByText(/Email address not registered/)
      .first()
      .waitFor();
  });
});

describe('U-01 M-08 personal data of expired members', () => {
  const logIn = async (page: Page) => {
    await field(page, 'identifier').fill('expired@demo.local');
    await field(page, 'password').fill(demoPassword);
    await page.locator('main form button[type=submit]').click();
  };

  it('U-01 personal data can be downloaded from the renewal screens, without a payment or stored password', async () => {
    for (const path of ['/login', '/membership']) {
      const page = await openAsVisitor();
      await page.goto(path);
      await logIn(page);
      if (path === '/login') await page.getByRole('button', { name: 'Renew Subscription' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download my data' }).click(),
      ]);
      const data = JSON.parse(await fs.readFile(await download.path(), 'utf8'));
      expect(data.profile.email).toBe('expired@demo.local');
      expect(await archiveFrom(page)).toContain('ferrite-data.json');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog').locator('[name=sure]').waitFor();
      expect(await page.getByRole('dialog').locator('[name=password]').count()).toBe(0);
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(demoPassword);
    }
  });

  it('U-01 on /expired the download uses the stored login data; without them the page links to the login', async () => {
    const page = await openAsVisitor();
    await page.goto('/expired');
    expect(await page.getByRole('main').getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/login',
    );
    const answer = await page.request.post('/api/auth/login', {
      data: { email: 'expired@demo.local', password: demoPassword },
    });
    const { renewalToken } = (await answer.json()) as { renewalToken: string };
    await page.evaluate(
      (token) =>
        localStorage.setItem('expiredUserData', JSON.stringify({ renewalToken: token, savedAt: Date.now() })),
      renewalToken,
    );
    await page.reload();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(JSON.parse(await fs.readFile(await download.path(), 'utf8')).profile.nickname).toBe('expired');
  });
});
