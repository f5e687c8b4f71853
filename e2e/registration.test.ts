import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFocused, openAsVisitor, productUrl, toastOf, waitUntilSettled, withBrowser } from './browser.ts';
import { lastCode, lastMail } from './mailbox.ts';

withBrowser();

const password = 'walk-the-heat-8';
let made = 0;
/** Returns the data of a person with a unique name, because all tests share one product. */
const person = () => {
  made += 1;
  const nickname = `reg-${Date.now().toString(36)}-${made}`;
  return { nickname, email: `${nickname}@example.org` };
};
const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

async function open(path = '/register', language = 'en'): Promise<Page> {
  const page = await openAsVisitor();
  await page.context().addCookies([{ name: 'selectedLanguage', value: language, url: productUrl }]);
  await page.goto(path);
  return page;
}

async function verify(page: Page, email: string, words = { verify: 'Verify', confirm: 'Confirm' }) {
  await field(page, 'email').fill(email);
  await page.getByRole('main').getByRole('button', { name: words.verify, exact: true }).click();
  await field(page, 'code').waitFor();
  await field(page, 'code').fill(await lastCode(page, email));
  await page.getByRole('button', { name: words.confirm, exact: true }).click();
  await expect.poll(() => field(page, 'email').getAttribute('readonly')).not.toBeNull();
}

async function fill(page: Page, nickname: string) {
  await field(page, 'name').fill('Jin-woo Park');
  await field(page, 'nickname').fill(nickname);
  await field(page, 'password').fill(password);
  await field(page, 'confirmPassword').fill(password);
}

describe('registration of a free member', () => {
  it('M-01 M-02 M-05 registration in Japanese with the emailed code: logged in, welcome email sent, home page two seconds later', async () => {
    const page = await open('/register', 'ja');
    const { email, nickname } = person();
    await field(page, 'name').focus();
    await toastOf(page).getByText('メールアドレスの認証が必要です').waitFor();
    await verify(page, email, { verify: '認証する', confirm: '確認' });
    await page.getByText('認証済み').waitFor();
    await fill(page, nickname);
    await field(page, 'country').selectOption({ label: '日本' });
    await field(page, 'job').selectOption({ label: '冶金技術者' });
    await field(page, 'industry').selectOption({ label: '造船' });
    await page.getByRole('radio', { name: 'ロボット' }).check({ force: true });
    await field(page, 'agreeToTerms').check();
    await page.getByRole('button', { name: '支払わずに続ける' }).click();
    await toastOf(page).getByText('登録が完了しました').waitFor();
    await page.waitForURL((url) => url.pathname === '/ja');
    await page.getByRole('banner').locator('a[href="/my-page"]').first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('registrationData'))).toBeNull();
    await lastMail(page, email, /ようこそ/);
    const profile = await page.evaluate(async () => {
      const { access_token } = JSON.parse(localStorage.getItem('ferrite-auth') ?? '{}');
      const answer = await fetch('/api/auth/profile', {
        headers: { authorization: `Bearer ${access_token}` },
      });
      return answer.json();
    });
    expect(profile).toMatchObject({
      nickname,
      email,
      country: 'Japan',
      job: 'Metallurgist',
      industry: 'Shipbuilding',
      avatar: 'robot',
      language: 'ja',
      subscriptionStatus: 'free',
    });
  });

  it('G-05 a member who registers from the page of a tool returns to this tool after login and a reload', async () => {
    const page = await open('/tools/schaeffler-diagram');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Log in' }).click();
    // The page of the tool, shown until the login screen has loaded, also has a link with this name.
    await field(page, 'identifier').waitFor();
    await main.getByRole('link', { name: 'Sign up' }).click();
    await page.waitForURL('**/register');
    await waitUntilSettled(page);
    const { email, nickname } = person();
    await verify(page, email);
    await page.reload();
    await page.getByText('Verified', { exact: true }).waitFor();
    await fill(page, nickname);
    await field(page, 'agreeToTerms').check();
    await page.getByRole('button', { name: 'Continue without payment' }).click();
    await page.waitForURL((url) => url.pathname === '/tools');
    expect(new URL(page.url()).searchParams.get('open')).toBe('/calculators/schaeffler-diagram.html');

    // From the home page, a login leads to the tools that a free member uses.
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await field(page, 'identifier').fill(email);
    await field(page, 'password').fill(password);
    await page.locator('main form button[type=submit]').click();
    await page.waitForURL((url) => url.pathname === '/tools');
  });

  it('M-01 on a phone a missing field is scrolled into view below the header, with its label', async () => {
    const page = await openAsVisitor({ viewport: { width: 390, height: 844 } });
    await page.goto('/register');
    await page.getByRole('button', { name: 'Continue without payment' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    const bar = await page.getByRole('banner').boundingBox();
    const label = await page.getByRole('main').locator('label', { hasText: 'Email' }).first().boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  });

  it('M-01 missing fields are reported with the specified texts, and nothing is sent', async () => {
    const page = await open();
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/auth/register') && sent.push(request.url()));
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Verify', exact: true }).click();
    await toastOf(page).getByText('Email Required').waitFor();
    await main.getByText('Please enter a valid email address').waitFor();
    await field(page, 'email').fill('nobody');
    await main.getByRole('button', { name: 'Verify', exact: true }).click();
    await main.getByText('Invalid email address').waitFor();
    await main.getByRole('button', { name: 'Continue without payment' }).click();
    await toastOf(page).getByText('Email Verification Required').waitFor();

    await verify(page, person().email);
    await field(page, 'password').fill('12345');
    await field(page, 'confirmPassword').fill('123456');
    await main.getByRole('button', { name: 'Continue without payment' }).click();
    for (const message of [
      'Name is required',
      'Nickname is required',
      'Password must be at least 6 characters',
      'Passwords do not match',
      'You must agree to the Terms of Service and Refund Policy',
    ])
      await main.getByText(message, { exact: true }).waitFor();
    expect(await isFocused(field(page, 'name'))).toBe(true);
    expect(sent).toEqual([]);
  });

  it('M-02 an email address that was entered and submitted before the scripts have loaded gets its code afterwards', async () => {
    const page = await openAsVisitor();
    let start = () => {};
    const started = new Promise<void>((done) => {
      start = done;
    });
    await page.route('**/assets/*.js', async (route) => {
      await started;
      await route.continue();
    });
    const email = `early-${Date.now()}@example.org`;
    const answers = page.goto('/register');
    await page.locator('main input[name=email]').fill(email);
    await page.locator('main input[name=agreeToTerms]').check();
    await page.getByRole('main').getByRole('button', { name: 'Verify', exact: true }).click();
    start();
    await answers;
    await page.locator('main input[name=code]').waitFor();
    expect(await page.locator('main input[name=email]').inputValue()).toBe(email);
    expect(await page.locator('main input[name=agreeToTerms]').isChecked()).toBe(true);
  });

  it('M-02 a wrong code is rejected, six digits enable the button, and the countdown starts at ten minutes', async () => {
    const page = await open();
    const { email } = person();
    await field(page, 'email').fill(email);
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await toastOf(page).getByText('Verification Email Sent').waitFor();
    await page.getByText(/Time left (10:00|9:5\d)/).waitFor();
    await field(page, 'name').focus();
    await toastOf(page).getByText('enter the code from our email').waitFor();
    const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
    expect(await page.getByRole('button', { name: /Resend in (10:00|9:5\d) min/ }).isDisabled()).toBe(true);
    await field(page, 'code').press('Enter');
    await page.getByText('Verification Code Required').waitFor();
    await field(page, 'code').fill('12a34');
    expect([await field(page, 'code').inputValue(), await confirm.isDisabled()]).toEqual(['1234', true]);
    // Switching to the mail app may reload the page on a phone: the code can still be entered.
    await page.reload();
    await page.getByText(/Time left 9:\d\d/).waitFor();
    const right = await lastCode(page, email);
    await field(page, 'code').fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
    await confirm.click();
    await toastOf(page).getByText('Verification Failed').waitFor();
    await page.getByText('Invalid verification code.').waitFor();
    await field(page, 'code').fill(right);
    await confirm.click();
    await toastOf(page).getByText('Email Verification Complete').waitFor();
    expect(await field(page, 'email').getAttribute('readonly')).not.toBeNull();
  });

  it('M-02 for a registered email address, a link to the login is shown for eight seconds', async () => {
    const page = await open();
    await field(page, 'email').fill('premium@demo.local');
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await toastOf(page).getByText('This email is already registered. Please log in.').waitFor();
    await toastOf(page).getByRole('button', { name: 'Go to Login' }).click();
    await page.waitForURL('**/login');
  });

  it('M-05 a taken or reserved nickname is reported at its field, and the other input is kept', async () => {
    const page = await open();
    const { email } = person();
    await verify(page, email);
    await field(page, 'agreeToTerms').check();
    for (const [nickname, message] of [
      ['premium', 'This nickname is already taken. Please choose another one.'],
      ['4dm1n', 'This nickname is reserved. Please choose another one.'],
    ] as const) {
      await fill(page, nickname);
      await page.getByRole('button', { name: 'Continue without payment' }).click();
      await page.getByRole('main').getByText(message).waitFor();
      expect(await field(page, 'password').inputValue()).toBe(password);
    }
  });
});

describe('input in the registration form', () => {
  it('M-09 M-11 the input survives a reload, a failed request and a change of language, and no password is stored', async () => {
    const page = await open();
    const { email, nickname } = person();
    await verify(page, email);
    await fill(page, nickname);
    await field(page, 'country').selectOption('South Korea');
    await field(page, 'agreeToTerms').check();
    await field(page, 'agreeToPrivacy').check();
    await page.getByRole('radio', { name: /Annual Premium/ }).check();
    expect(await stored(page)).toContain(nickname);
    expect(await stored(page)).not.toContain(password);

    await page.route('**/api/auth/register', (route) => route.abort());
    await page.getByRole('button', { name: 'Continue without payment' }).click();
    await toastOf(page).getByText('The server cannot be reached.').waitFor();
    expect(await field(page, 'password').inputValue()).toBe(password);
    await page.unroute('**/api/auth/register');

    await page.getByRole('banner').getByRole('button', { name: /EN/ }).click();
    await page.getByRole('menuitemradio', { name: /한국어/ }).click();
    await page.getByRole('heading', { name: '회원가입' }).waitFor();
    expect(await field(page, 'nickname').inputValue()).toBe(nickname);
    expect(await field(page, 'password').inputValue()).toBe(password);

    await page.reload();
    await waitUntilSettled(page);
    expect(await field(page, 'nickname').inputValue()).toBe(nickname);
    expect(await field(page, 'country').inputValue()).toBe('South Korea');
    expect(await field(page, 'agreeToTerms').isChecked()).toBe(true);
    expect(await field(page, 'agreeToPrivacy').isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: /프리미엄 연간/ }).isChecked()).toBe(true);
    expect(await field(page, 'password').inputValue()).toBe('');
    // The proof of the email address is stored on the server and still valid.
    await page.getByText('인증 완료').waitFor();
    expect(await field(page, 'email').inputValue()).toBe(email);
  });
});
