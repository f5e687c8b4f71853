import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import {
  demoPassword,
  openAsVisitor,
  productUrl,
  stopClock,
  toastOf,
  unique,
  waitUntilSettled,
  withBrowser,
} from './browser.ts';

withBrowser();

type Mail = { readonly id: number; readonly subject: string; readonly text: string };

/** Members whose password was changed, because all tests share one product; afterwards they get the usual password again. */
let changed: string[] = [];
afterEach(async () => {
  const accounts = changed;
  changed = [];
  if (accounts.length === 0) return;
  const page = await openAsVisitor();
  for (const email of accounts) {
    const before = (await lastMail(page, email, isReset)).id;
    const asked = await page.request.post('/api/auth/request-password-reset', { data: { email } });
    // A second request is too early only if the former code was not used; the password is then still the usual one.
    if (asked.status() === 429) continue;
    await expect.poll(async () => (await lastMail(page, email, isReset)).id).toBeGreaterThan(before);
    const token = codeOf(await lastMail(page, email, isReset));
    const data = { email, token, newPassword: demoPassword, confirmPassword: demoPassword };
    expect((await page.request.post('/api/auth/reset-password', { data })).status()).toBe(200);
  }
});

async function lastMail(page: Page, to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/dev/mailbox?to=${encodeURIComponent(to)}`);
      found = ((await answer.json()) as Mail[]).find((mail) => subject.test(mail.subject));
      return found !== undefined;
    })
    .toBe(true);
  return found as Mail;
}
const codeOf = (mail: Mail) => /^\d{6}$/m.exec(mail.text)?.[0] ?? '';
const isReset = /reset your password/;
const isVerification = /verification code/;

const field = (page: Page, name: string) => page.locator(`input[name=${name}]`);
const send = (page: Page) => page.locator('form:visible button[type=submit]').click();

async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto('/reset-password');
  await field(page, 'email').fill(email);
  await send(page);
  await field(page, 'code').waitFor({ state: 'visible' });
}

/** Returns the link in the auth service's own email for a forgotten password. */
async function recoveryLink(page: Page, email: string): Promise<string> {
  const mailbox = `/api/dev/mailbox?to=${encodeURIComponent(email)}`;
  const before = ((await (await page.request.get(mailbox)).json()) as Mail[])[0]?.id ?? 0;
  expect((await page.request.post('/auth/v1/recover', { data: { email } })).ok()).toBe(true);
  // The email is queued after the response.
  await expect.poll(async () => (await lastMail(page, email, isReset)).id).toBeGreaterThan(before);
  const mail = await lastMail(page, email, isReset);
  return /\S+\/auth\/v1\/verify\?\S+/.exec(mail.text)?.[0] ?? '';
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.waitForURL('**/login');
  await field(page, 'identifier').fill(email);
  await field(page, 'password').fill(password);
  await send(page);
  await toastOf(page).getByText('Login Successful').waitFor();
}

describe('M-07 reset of a forgotten password', () => {
  it('the emailed code allows setting a new password; the login page opens 2 s later and accepts it', async () => {
    const page = await openAsVisitor();
    const email = 'member@demo.local';
    changed.push(email);
    await page.goto('/login');
    await page.getByRole('main').locator('a[href="/reset-password"]').click();
    await page.waitForURL('**/reset-password');
    await field(page, 'email').fill(email);
    await send(page);
    await page.getByText('Check your inbox and spam folder.').waitFor();
    const code = codeOf(await lastMail(page, email, isReset));

    await field(page, 'code').fill(code === '000000' ? '000001' : '000000');
    await field(page, 'newPassword').fill('austenite-912');
    await field(page, 'confirmPassword').fill('austenite-912');
    await send(page);
    await page.getByRole('alert').getByText('The code is wrong or has expired').waitFor();
    expect(await field(page, 'newPassword').inputValue()).toBe('austenite-912');

    await field(page, 'code').fill(code);
    await send(page);
    await page.getByText('Your password has been changed.').waitFor();
    const changedAt = Date.now();
    await page.waitForURL('**/login');
    expect(Date.now() - changedAt).toBeGreaterThan(1200);
    await logIn(page, email, 'austenite-912');
    await lastMail(page, email, /your password was changed/);
  });

  it('the link in the reset email fills in code and email address and removes both from the URL', async () => {
    const page = await openAsVisitor();
    const email = 'premium@demo.local';
    await askForCode(page, email);
    const { text } = await lastMail(page, email, isReset);
    const link = /\S+\/reset-password#token=\S+/.exec(text)?.[0] ?? '';
    const other = await openAsVisitor();
    await other.goto(`/reset-password${new URL(link).hash}`);
    await expect.poll(() => field(other, 'code').inputValue()).toMatch(/^\d{6}$/);
    expect(other.url()).toBe(`${productUrl}/reset-password`);
    await field(other, 'newPassword').fill(demoPassword);
    await field(other, 'confirmPassword').fill(demoPassword);
    await send(other);
    await logIn(other, email, demoPassword);
  });

  it('a reset for an unknown email address shows the same page, and an early second request shows the waiting time', async () => {
    const page = await openAsVisitor();
    const email = `${unique('nobody')}@demo.local`;
    await askForCode(page, email);
    await page.getByText(`If there is an account for ${email}`).waitFor();
    await page.getByRole('button', { name: 'Request another code' }).click();
    expect(await field(page, 'email').inputValue()).toBe(email);
    await send(page);
    await page
      .getByRole('alert')
      .getByText(/Please wait \d+ seconds/)
      .waitFor();
    await page.getByRole('button', { name: 'I have a code' }).click();
    await field(page, 'code').waitFor({ state: 'visible' });
  });

  it('a recovery link of the auth service asks only for the new password', async () => {
    const page = await openAsVisitor();
    const email = 'admin@demo.local';
    changed.push(email);
    await page.goto(await recoveryLink(page, email));
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    expect(await field(page, 'code').count()).toBe(0);
    await field(page, 'newPassword').fill(demoPassword);
    await field(page, 'confirmPassword').fill(demoPassword);
    await send(page);
    await page.getByRole('alert').getByText('This is your current password').waitFor();
    await field(page, 'newPassword').fill('pearlite-723');
    await field(page, 'confirmPassword').fill('pearlite-723');
    await send(page);
    await page.getByText('Your password has been changed.').waitFor();
    await logIn(page, email, 'pearlite-723');
  });

  it('S-08 A-02 a recovery link of the auth service opens the password change without a session', async () => {
    const page = await openAsVisitor();
    const email = 'premium@demo.local';
    const link = await recoveryLink(page, email);
    changed.push(email);
    await page.goto(link);
    await page.waitForURL((url) => url.pathname === '/reset-password' && url.hash === '');
    const choose = async (password: string) => {
      await field(page, 'newPassword').fill(password);
      await field(page, 'confirmPassword').fill(password);
      await send(page);
    };
    await choose(demoPassword);
    await page.getByText('This is your current password').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('ferrite-auth'))).toBeNull();
    await choose('quench-and-temper-9');
    await logIn(page, email, 'quench-and-temper-9');
    const again = await openAsVisitor();
    await again.goto(link);
    await field(again, 'newPassword').fill('quench-and-temper-10');
    await field(again, 'confirmPassword').fill('quench-and-temper-10');
    await send(again);
    await again.getByText('The link has expired').waitFor();
  });
});

describe('M-13 password reset form', () => {
  it('the password reset form reports missing input, sends no request, and can return to step one', async () => {
    const page = await openAsVisitor();
    await page.goto('/reset-password');
    await field(page, 'email').fill('nonsense');
    await send(page);
    await page.getByText('Invalid email').waitFor();
    await field(page, 'email').fill(`${unique('form-test')}@demo.local`);
    await send(page);
    await field(page, 'code').waitFor({ state: 'visible' });
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/api/auth/reset') && sent.push(request.url()));
    await send(page);
    await page.getByText('Reset token is required').waitFor();
    await page.getByText('Password must be at least 6 characters').waitFor();
    await page.getByText('Please confirm your password').waitFor();
    await field(page, 'code').fill('12a34');
    expect(await field(page, 'code').inputValue()).toBe('1234');
    await field(page, 'newPassword').fill('long enough');
    await field(page, 'confirmPassword').fill('different');
    await send(page);
    await page.getByText('Passwords do not match').waitFor();
    await page.getByText('Verification code must be 6 digits').waitFor();
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Request another code' }).click();
    expect(await field(page, 'email').isVisible()).toBe(true);
  });

  it('the password reset form keeps its input after a failed request and a change of language', async () => {
    const page = await openAsVisitor();
    await askForCode(page, `${unique('typed-text')}@demo.local`);
    await field(page, 'code').fill('123456');
    await field(page, 'newPassword').fill('first-choice');
    await field(page, 'confirmPassword').fill('first-choice');
    await page.route('**/api/auth/reset-password', (route) => route.abort());
    await send(page);
    await page.getByText('The server cannot be reached.').waitFor();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /language/i })
      .first()
      .click();
    await page.getByText('Deutsch').first().click();
    await page.getByRole('heading', { name: 'Passwort zurücksetzen' }).waitFor();
    expect(await field(page, 'code').inputValue()).toBe('123456');
    expect(await field(page, 'newPassword').inputValue()).toBe('first-choice');
    expect(await field(page, 'confirmPassword').inputValue()).toBe('first-choice');
  });
});

describe('M-02 verification of an email address', () => {
  const verifyPage = async (email: string, page?: Page) => {
    const shown = page ?? (await openAsVisitor());
    await shown.goto(`/verify-code?email=${encodeURIComponent(email)}`);
    return shown;
  };

  it('the verification page counts down ten minutes, allows resending after one minute, accepts only digits and confirms with six', async () => {
    const page = await openAsVisitor();
    await stopClock(page);
    const email = `${unique('count-down')}@demo.local`;
    await verifyPage(email, page);
    const confirm = page.getByRole('button', { name: 'Verify' });
    expect(await confirm.isDisabled()).toBe(true);
    // No countdown runs before a code was sent.
    await page.getByText('You have no code yet?').waitFor();
    expect(await page.getByText(/Time left/).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Send code' }).isEnabled()).toBe(true);
    await page.evaluate((email) => {
      sessionStorage.setItem('sentCode', JSON.stringify({ email, at: Date.now() }));
    }, email);
    await verifyPage(email, page);
    await page.getByText(/Time left (10:00|9:5\d)/).waitFor();
    await page.getByRole('button', { name: /Resend in \d+ s/ }).waitFor();
    expect(await page.getByRole('button', { name: /Resend in/ }).isDisabled()).toBe(true);
    await page.clock.runFor(61_000);
    const resend = page.getByRole('button', { name: 'Resend', exact: true });
    expect(await resend.isEnabled()).toBe(true);
    await page.getByText(/Time left 8:5\d/).waitFor();

    const code = field(page, 'code');
    await code.press('Enter');
    await page.getByText('Verification Code Required').waitFor();
    await code.pressSequentially('12x');
    await page.getByText('Code must contain only numbers').waitFor();
    expect(await code.inputValue()).toBe('12');
    await code.press('Enter');
    await page.getByText('Verification code must be 6 digits').waitFor();
    await code.fill('12345');
    expect(await confirm.isDisabled()).toBe(true);
    await code.fill('1234567');
    expect(await code.inputValue()).toBe('123456');
    expect(await confirm.isEnabled()).toBe(true);
    await confirm.click();
    await page.getByRole('alert').getByText('Invalid or expired verification code').waitFor();
    await page.clock.runFor(540_000);
    await page.getByText('The code has expired.').waitFor();
    await page.clock.resume();
    await resend.click();
    await toastOf(page).getByText('Verification Email Sent').waitFor();
    await page.getByText(/Time left (10:00|9:5\d)/).waitFor();
  });

  it('a new email address is verified with the emailed code and continues to the registration', async () => {
    const page = await openAsVisitor();
    const email = `${unique('newcomer')}@demo.local`;
    await page.request.post('/api/auth/send-verification', { data: { email } });
    await verifyPage(email, page);
    await field(page, 'code').fill(codeOf(await lastMail(page, email, isVerification)));
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('heading', { name: 'Email Verification Complete' }).waitFor();
    const cookies = await page.context().cookies(`${productUrl}/api/auth/register`);
    expect(cookies.find((each) => each.name === 'verified-email')?.httpOnly).toBe(true);
    await page.getByRole('main').getByRole('link', { name: 'Continue to Sign Up' }).click();
    await page.waitForURL('**/register-new');
  });

  it('M-14 the renewal data of an expired member are returned only after the emailed code was entered', async () => {
    const page = await openAsVisitor();
    const email = 'expired@demo.local';
    const sent = await page.request.post('/api/auth/send-verification', { data: { email } });
    expect(await sent.json()).toMatchObject({ isRenewal: true });
    expect(await sent.text()).not.toContain('userData');
    await verifyPage(email, page);
    await field(page, 'code').fill(codeOf(await lastMail(page, email, isVerification)));
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Renew Subscription' }).waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('expiredUserData'));
    expect(kept).toContain('renewalToken');
    expect(kept).not.toMatch(/password/i);
  });

  it('the verification page asks for an email address if the URL contains none', async () => {
    const page = await openAsVisitor();
    await page.goto('/verify-code?email=nonsense');
    await page.getByText('Invalid email').waitFor();
    await field(page, 'email').fill('');
    await field(page, 'code').fill('123456');
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('Email Required').waitFor();
  });
});

describe('M-13 page after the registration', () => {
  it('the page after the registration shows hints about inbox and spam, resends the email, and links to the code, the login and home', async () => {
    const page = await openAsVisitor();
    const email = `${unique('waiting')}@demo.local`;
    await page.goto(`/email-verification-pending?email=${encodeURIComponent(email)}`);
    await page.getByText('Check your inbox and spam folder.').waitFor();
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/login');
    expect(await main.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
    await main.getByRole('button', { name: 'Resend verification email' }).click();
    await toastOf(page).getByText('Verification Email Sent').waitFor();
    expect(await main.getByRole('button', { name: /Resend in/ }).isDisabled()).toBe(true);
    const code = codeOf(await lastMail(page, email, isVerification));
    await main.getByRole('link', { name: 'Enter the code' }).click();
    await field(page, 'code').fill(code);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('heading', { name: 'Email Verification Complete' }).waitFor();
  });
});

describe('axe finds no violations on the pages of password reset and verification', () => {
  it.each(['/reset-password', '/verify-code?email=a%40b.cd', '/verify-code', '/email-verification-pending'])(
    'axe finds no violations on %s',
    async (path) => {
      const page = await openAsVisitor();
      await page.goto(path);
      await waitUntilSettled(page);
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  it('axe finds no violations on the second step of the password reset with validation errors', async () => {
    const page = await openAsVisitor();
    await askForCode(page, `${unique('axe')}@demo.local`);
    await send(page);
    await page.getByText('Reset token is required').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
