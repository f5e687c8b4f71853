import fs from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoPassword, signedIn, toastOf, visitor, withBrowser } from './browser.ts';
import { lastCode } from './mailbox.ts';
import { field, password, person, sandboxOf } from './payments.ts';

withBrowser();

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

/** Somebody who has just paid for a month, logged in on My Page. */
async function payer(tab = 'payment') {
  const page = await visitor();
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
  await field(page, 'identifier').fill(email);
  await field(page, 'password').fill(password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === '/my-page');
  await page.getByRole('heading', { name: `Welcome, ${nickname}` }).waitFor();
  return { page, nickname, email };
}

const panel = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.target.join(' ')}`));
}

describe('U-01 My Page, Profile', () => {
  it('U-01 R-12 the head shows picture and welcome, the card the plan; a crown is a crown', async () => {
    const page = await signedIn('premium', '/my-page');
    await page.getByRole('heading', { name: 'Welcome, premium' }).waitFor();
    expect(await panel(page, 'Profile').textContent()).toContain('Annual Member');
    expect(await panel(page, 'Profile').textContent()).toContain('Verified Account');
    const admin = await signedIn('admin', '/my-page');
    await admin.getByRole('heading', { name: 'Welcome, admin' }).waitFor();
    expect(await admin.locator('main header').textContent()).toContain('👑');
    const member = await signedIn('member', '/my-page');
    await member.getByRole('heading', { name: 'Welcome, member' }).waitFor();
    expect(await panel(member, 'Profile').textContent()).toContain('Free Member');
  });

  it('U-01 the email is read-only and says why; two passwords that differ are told and not sent', async () => {
    const page = await signedIn('member', '/my-page');
    await field(page, 'email').click();
    await toastOf(page).getByText('Email Cannot Be Changed').waitFor();
    expect(await field(page, 'email').getAttribute('readonly')).not.toBeNull();
    const sent: string[] = [];
    page.on('request', (request) => void (request.method() === 'PATCH' && sent.push(request.url())));
    expect(await field(page, 'currentPassword').count()).toBe(0);
    await field(page, 'password').fill('another-heat-9');
    await field(page, 'confirmPassword').fill('another-heat-8');
    expect(await field(page, 'currentPassword').count()).toBe(1);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toastOf(page).getByText('Password Mismatch').waitFor();
    await toastOf(page).getByText('Password and confirm password do not match.').waitFor();
    expect(sent).toEqual([]);
  });

  it('A-04 changes are kept and show in the bar at once; a taken nickname is told at its field', async () => {
    const { page, nickname } = await payer('profile');
    await field(page, 'nickname').fill('premium');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toastOf(page).getByText('Update Failed').waitFor();
    await expect.poll(() => field(page, 'nickname').getAttribute('aria-invalid')).toBe('true');
    await field(page, 'nickname').fill(`${nickname}-new`);
    await field(page, 'country').selectOption('South Korea');
    await page.getByRole('radio', { name: 'Robot' }).check();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toastOf(page).getByText('Profile Updated').waitFor();
    await page.getByRole('banner').getByText(`${nickname}-new`).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: `Welcome, ${nickname}-new` }).waitFor();
    expect(await field(page, 'country').inputValue()).toBe('South Korea');
    expect(await page.getByRole('radio', { name: 'Robot' }).isChecked()).toBe(true);
  });
});

describe('U-01 My Page, Payment', () => {
  it('U-01 without a payment it says so and shows the way to the plans', async () => {
    const page = await signedIn('member', '/my-page?tab=payment');
    await page.getByText('No payment information available').waitFor();
    await page.getByText('No refund requests yet').waitFor();
    expect(await page.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/register');
  });

  it('U-01 U-05 the newest payment is the subscription; its refund can be asked for once', async () => {
    const { page } = await payer();
    const card = panel(page, 'Current Subscription');
    await card.getByText('PayPal').first().waitFor();
    const text = await card.textContent();
    expect(text).toContain('$10.00');
    expect(text).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d/);
    expect(text).toContain('day 1 of 7');
    await card.getByRole('button', { name: 'Request Refund' }).click();
    await toastOf(page).getByText('Refund Requested').waitFor();
    await card.getByText('A refund request was already submitted for this payment.').waitFor();
    expect(await card.getByRole('button', { name: 'Request Refund' }).count()).toBe(0);
    await panel(page, 'Refund History').getByText('Pending').waitFor();
  });

  it('U-01 after a tool was used the reason stands where the button was', async () => {
    const { page } = await payer();
    const card = panel(page, 'Current Subscription');
    await card.getByRole('button', { name: 'Request Refund' }).waitFor();
    await page.evaluate(async () => {
      const { access_token } = JSON.parse(localStorage.getItem('ferrite-auth') ?? '{}');
      await fetch('/api/tools/Welding/Carbon%20Equivalent/access', {
        method: 'POST',
        headers: { authorization: `Bearer ${access_token}` },
      });
      postMessage({ type: 'INVALIDATE_REFUND_ELIGIBILITY' }, location.origin);
    });
    await card.getByText('Tools have been used, subscription is considered activated').waitFor();
    expect(await card.getByRole('button', { name: 'Request Refund' }).count()).toBe(0);
  });

  it('U-01 each payment has a receipt to print; somebody else’s is not found', async () => {
    const { page, email } = await payer();
    await page.getByRole('link', { name: /Open the receipt of/ }).click();
    await page.getByRole('heading', { name: 'Receipt', exact: true }).waitFor();
    const sheet = await page.locator('article').textContent();
    for (const part of [email, 'Ferrite Works', 'Monthly Premium', '$10.00', 'PayPal'])
      expect(sheet).toContain(part);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await page.locator('article').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    const other = await signedIn('member', new URL(page.url()).pathname);
    await other.getByRole('heading', { name: 'Receipt not found' }).waitFor();
  });
});

describe('U-01 My Page, Settings', () => {
  it('U-01 shows the figures, the devices and the receipts, and keeps the language of mails', async () => {
    const { page } = await payer('settings');
    const account = panel(page, 'Account');
    await account.getByText('Today').waitFor();
    const text = await account.textContent();
    for (const part of ['Active', 'Monthly Member', 'Tools used0', 'Days since payment0'])
      expect(text).toContain(part);
    await panel(page, 'Devices').getByText('This device').waitFor();
    await panel(page, 'Receipts').getByText('$10.00').waitFor();
    await panel(page, 'Two-factor login').getByRole('button', { name: 'Switch on' }).waitFor();
    await field(page, 'language').selectOption('kr');
    await toastOf(page).getByText('Profile Updated').waitFor();
    await page.reload();
    await expect.poll(() => field(page, 'language').inputValue()).toBe('kr');
  });

  it('U-01 an access key is shown once, computes, and no more once revoked', async () => {
    const { page } = await payer('settings');
    const keys = panel(page, 'Access keys');
    await field(page, 'keyName').fill('Mill report');
    await keys.getByRole('button', { name: 'Create key' }).click();
    const key = (await page.locator('[data-access-key]').textContent()) ?? '';
    expect(key).toMatch(/^fe_key_/);
    const compute = () =>
      page.request.post('/api/calculators/carbon-equivalent', {
        data: { C: 0.16, Mn: 1.45 },
        headers: { authorization: `Bearer ${key}` },
      });
    expect((await compute()).status()).toBe(200);
    await page.reload();
    await keys.getByText('Mill report').waitFor();
    expect(await page.content()).not.toContain(key);
    expect(await keys.textContent()).toContain('last used');
    await keys.getByRole('button', { name: 'Revoke the key Mill report' }).click();
    await keys.getByRole('button', { name: 'Revoke for good' }).click();
    await toastOf(page).getByText('The key is revoked').waitFor();
    expect((await compute()).status()).toBe(401);
  });

  it('U-01 a question to the house is sent and listed; an empty one is not', async () => {
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

  it('U-01 one’s data come as a file; the account goes with the password only, and the session with it', async () => {
    const { page, email } = await payer('settings');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('ferrite-data.json');
    const data = JSON.parse(await fs.readFile(await download.path(), 'utf8'));
    expect(data.profile.email).toBe(email);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: 'Delete for good' });
    await confirm.click();
    await dialog.getByText('Please tick this box.').waitFor();
    await dialog.locator('[name=sure]').check();
    await dialog.locator('[name=password]').fill('wrong-password');
    await confirm.click();
    await dialog.getByText('Incorrect password').waitFor();
    expect(await findings(page)).toEqual([]);
    await dialog.locator('[name=password]').fill(password);
    await confirm.click();
    await toastOf(page).getByText('Your account has been deleted').waitFor();
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

describe('U-01 M-08 whose membership ran out', () => {
  const logIn = async (page: Page) => {
    await field(page, 'identifier').fill('expired@demo.local');
    await field(page, 'password').fill(demoPassword);
    await page.locator('main form button[type=submit]').click();
  };

  it('U-01 takes the data along from the renewal screens, without paying and without a password kept', async () => {
    for (const path of ['/login', '/membership']) {
      const page = await visitor();
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await logIn(page);
      if (path === '/login') await page.getByRole('button', { name: 'Renew Subscription' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download my data' }).click(),
      ]);
      const data = JSON.parse(await fs.readFile(await download.path(), 'utf8'));
      expect(data.profile.email).toBe('expired@demo.local');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog').getByRole('checkbox').waitFor();
      expect(await page.getByRole('dialog').locator('[name=password]').count()).toBe(0);
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(demoPassword);
    }
  });

  it('U-01 on /expired the same with the kept login, and the way to a login without', async () => {
    const page = await visitor();
    await page.goto('/expired');
    expect(await page.getByRole('main').getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/login',
    );
    const answer = await page.request.post('/api/auth/login', {
      data: { email: 'expired@demo.local', password: demoPassword },
    });
    const { renewalToken } = (await answer.json()) as { renewalToken: string };
    await page.evaluate(
      (token) => localStorage.setItem('expiredUserData', JSON.stringify({ renewalToken: token })),
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

describe.each(['dark', 'light'] as const)('U-01 axe finds nothing on My Page, %s', (colorScheme) => {
  it('in every tab, with German words and at 390 px no sideways scroll', async () => {
    const viewport = { width: 390, height: 844 };
    const page = await signedIn('admin', '/my-page', { colorScheme, reducedMotion: 'reduce', viewport });
    for (const language of ['en', 'de', 'kr']) {
      await page.evaluate((code) => localStorage.setItem('selectedLanguage', code), language);
      await page.context().addCookies([{ name: 'selectedLanguage', value: language, url: page.url() }]);
      for (const tab of ['profile', 'payment', 'settings']) {
        await page.goto(`/my-page?tab=${tab}`);
        await page.getByRole('tab').first().waitFor();
        await page.waitForLoadState('networkidle');
        expect(await findings(page), `${language} ${tab}`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${language} ${tab}`).toBeLessThanOrEqual(0);
      }
    }
  });
});
