import { AuthClient } from '@supabase/auth-js';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import {
  demoPassword,
  isStart,
  memberBrowser,
  openAsMember,
  openAsVisitor,
  productUrl,
  toastOf,
  withBrowser,
} from './browser.ts';
import { payer } from './payer.ts';
import { password } from './payments.ts';

withBrowser();

/**
 * Returns a function that generates the codes of an app. Each step's code is valid once, and that of the next step is
 * accepted early, so no test waits for the clock.
 */
function app(key: string) {
  const totp = new TOTP({ secret: key });
  const at = (step: number) => totp.generate({ timestamp: Date.now() + step * 30_000 });
  let step = -1;
  const next = () => at(step++);
  const wrong = () => {
    const near = [-2, -1, 0, 1, 2].map(at);
    return ['000000', '111111', '222222', '333333', '444444', '555555'].find((each) => !near.includes(each));
  };
  return { next, wrong: () => wrong() ?? '' };
}

/** Returns a member with an authenticator app and ten recovery codes. */
async function createMemberWithFactor() {
  const { email } = await payer();
  const client = new AuthClient({
    url: `${productUrl}/auth/v1`,
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
  });
  const login = await fetch(`${productUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ email, password, takeOver: true }),
  });
  await client.setSession(await login.json());
  const { data: factor } = await client.mfa.enroll({ factorType: 'totp' });
  const codes = app(factor?.totp.secret ?? '');
  await client.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code: codes.next() });
  const { data: paper } = await client.mfa.recoveryCodes.generate();
  expect(paper?.codes).toHaveLength(10);
  // The other device is logged out, because it would block the next login.
  await client.signOut({ scope: 'global' });
  return { email, codes, paper: paper?.codes ?? [] };
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.locator('input[name=identifier]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  const code = page.locator('input[name=code]');
  const takeOver = page.getByRole('button', { name: 'Sign out the other device' });
  await code.or(takeOver).first().waitFor();
  if (await takeOver.isVisible()) await takeOver.click();
  await code.waitFor();
}
async function enterCode(page: Page, code: string, button: string): Promise<void> {
  await page.locator('input[name=code]').fill(code);
  await page.getByRole('button', { name: button, exact: true }).click();
}
async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
}
/** Makes the service answer as for an old sign-in, until the password has been entered. */
async function simulateOldSignIn(page: Page): Promise<void> {
  let isFresh = false;
  await page.route('**/api/auth/confirm-password', async (route) => {
    const answer = await route.fetch();
    isFresh = answer.ok();
    await route.fulfill({ response: answer });
  });
  await page.route('**/auth/v1/factors', (route) => {
    const json = { code: 'reauthentication_needed', message: 'This change requires reauthentication' };
    const headers = { 'x-supabase-api-version': '2024-01-01' };
    return isFresh ? route.continue() : route.fulfill({ status: 400, json, headers });
  });
}

describe('M-12 two-factor authentication', () => {
  it('S-07 enabling two-factor authentication in an old session asks for the password first and then continues', async () => {
    const page = await openAsMember('member', '/my-page/security');
    await simulateOldSignIn(page);
    await page.getByRole('button', { name: 'Switch on' }).click();
    const field = page.locator('input[name=currentPassword]');
    const goOn = page.getByRole('button', { name: 'Continue' });
    await goOn.click();
    await page.getByText('Please enter your current password.').waitFor();
    await field.fill('not the password');
    await goOn.click();
    await page.getByText('Incorrect password').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await field.fill(demoPassword);
    await goOn.click();
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Switch on' }).waitFor();
    await logOut(page);
  });

  it('A-10 M-12 two-factor authentication is enabled with a code of the app, and the recovery codes are shown once', async () => {
    const { page } = await payer();
    await page.goto('/my-page/security');
    await page.getByRole('button', { name: 'Switch on' }).click();
    const picture = page.getByRole('img', { name: 'QR code for the authenticator app' });
    await picture.waitFor();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const key = ((await page.locator('[data-two-factor-key]').textContent()) ?? '').replaceAll('-', '');
    const itsCodes = app(key);
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Enter all 6 digits').waitFor();
    await enterCode(page, itsCodes.wrong(), 'Confirm');
    await page.getByText('The code is wrong or has expired').waitFor();
    await enterCode(page, itsCodes.next(), 'Confirm');
    const codes = page.locator('[data-recovery-code]');
    await codes.first().waitFor();
    await expect.poll(() => codes.count()).toBe(10);
    expect(await axeViolations(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^recovery-codes-.*\.txt$/);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByText('10 recovery codes left').waitFor();
    await page.reload();
    await page.getByText('10 recovery codes left').waitFor();
    expect(await page.locator('[data-recovery-code]').count()).toBe(0);
    await logOut(page);
  });

  it('M-12 the second step of the login rejects a short and a wrong code and accepts the right one; an incomplete login is never stored', async () => {
    const { email, codes } = await createMemberWithFactor();
    const page = await openAsVisitor();
    await typePassword(page, email);
    expect(await page.evaluate(() => localStorage.getItem('ferrite-auth'))).toBeNull();
    expect(await axeViolations(page)).toEqual([]);
    await enterCode(page, '123', 'Confirm');
    await page.getByText('Enter all 6 digits').waitFor();
    await enterCode(page, codes.wrong(), 'Confirm');
    await page.getByText('The code is wrong or has expired').waitFor();
    await enterCode(page, codes.next(), 'Confirm');
    await toastOf(page).getByText('Login Successful').waitFor();
    await page.waitForURL(isStart);
    await logOut(page);
  });

  it('M-12 a recovery code logs in only once', async () => {
    const { email, paper } = await createMemberWithFactor();
    for (const [code, expected] of [
      [paper[0], 'in'],
      [paper[0], 'refused'],
    ] as const) {
      const page = await openAsVisitor();
      await typePassword(page, email);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill((code ?? '').toUpperCase());
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
      if (expected === 'in') {
        await toastOf(page).getByText('Login Successful').waitFor();
        await page.waitForURL(isStart);
        await logOut(page);
      } else await page.getByText('The recovery code is wrong or was used already.').waitFor();
    }
  });

  it('M-12 Back in the second step of the login returns to the password, also in Korean', async () => {
    const { email } = await createMemberWithFactor();
    const page = await openAsVisitor({ viewport: { width: 390, height: 844 } });
    await page.context().addCookies([{ name: 'selectedLanguage', value: 'kr', url: productUrl }]);
    await page.goto('/login');
    await page.locator('input[name=identifier]').fill(email);
    await page.locator('input[name=password]').fill(password);
    await page.locator('form button[type=submit]').click();
    await page.getByRole('heading', { name: '인증번호 입력' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: '로그인으로 돌아가기' }).click();
    expect(await page.locator('input[name=identifier]').inputValue()).toBe(email);
  });

  it('A-10 two-factor authentication is disabled with a recovery code, and then the password is sufficient', async () => {
    const { email, codes } = await createMemberWithFactor();
    const page = await openAsVisitor();
    await typePassword(page, email);
    await enterCode(page, codes.next(), 'Confirm');
    await page.waitForURL(isStart);
    await page.goto('/my-page/security');
    await page.getByText('10 recovery codes left').waitFor();
    await page.getByRole('button', { name: 'New recovery codes' }).click();
    await page.getByText('The previous codes are no longer valid').waitFor();
    const paper = await page.locator('[data-recovery-code]').allTextContents();
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByRole('button', { name: 'Switch off' }).click();
    await enterCode(page, paper[1] ?? '', 'Switch off');
    await page.getByRole('button', { name: 'Switch on' }).waitFor();
    await logOut(page);
    const { page: again } = await memberBrowser(email, password);
    await again.goto('/');
    await again.getByRole('banner').getByRole('button', { name: 'Log out' }).waitFor();
  });
});

describe('A-10 several tabs', () => {
  it('A-10 five tabs with the same expired session refresh it simultaneously, and all stay logged in', async () => {
    const page = await openAsMember('premium');
    const context = page.context();
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).waitFor();
    const tabs = [page];
    for (let number = 1; number < 5; number++) {
      const tab = await context.newPage();
      await tab.goto('/tools');
      await tab.getByRole('banner').getByRole('button', { name: 'Log out' }).waitFor();
      tabs.push(tab);
    }
    const renewals: number[] = [];
    context.on('response', (response) => {
      if (response.url().includes('grant_type=refresh_token')) renewals.push(response.status());
    });
    const before = await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('ferrite-auth') ?? '{}');
      localStorage.setItem('ferrite-auth', JSON.stringify({ ...stored, expires_at: 1 }));
      return stored.refresh_token as string;
    });
    await Promise.all(tabs.map((tab) => tab.reload()));
    for (const tab of tabs) await tab.getByRole('banner').getByRole('button', { name: 'Log out' }).waitFor();
    expect(renewals.length).toBeGreaterThan(0);
    expect(new Set(renewals)).toEqual(new Set([200]));
    const after = await page.evaluate(
      () => JSON.parse(localStorage.getItem('ferrite-auth') ?? '{}').refresh_token,
    );
    expect(after).not.toBe(before);
  });
});
