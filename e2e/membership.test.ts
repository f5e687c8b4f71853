import { registry } from '@ferrite/calculators/registry.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import {
  demoPassword,
  openAsMember,
  openAsVisitor,
  productUrl,
  toastOf,
  waitUntilSettled,
  withBrowser,
} from './browser.ts';
import { lastCode } from './mailbox.ts';

withBrowser();

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
const registrations = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/auth\/(local\/)?register$/.test(request.url())) sent.push(request.url());
  });
  return sent;
};

async function logInExpired(page: Page): Promise<void> {
  await field(page, 'identifier').fill('expired@demo.local');
  await field(page, 'password').fill(demoPassword);
  await page.locator('main form button[type=submit]').click();
}

describe('page /membership', () => {
  it('M-08 /membership has the tabs login and sign-up; the registration is announced, sent after 1.5 s, and opens the home page', async () => {
    const page = await openAsVisitor();
    await page.goto('/membership');
    await waitUntilSettled(page);
    expect(await field(page, 'identifier').count()).toBe(1);
    await page.getByRole('radio', { name: 'Sign up' }).check();
    const nickname = `sign-up-${Date.now().toString(36)}`;
    const email = `${nickname}@example.org`;
    await field(page, 'email').fill(email);
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await field(page, 'code').waitFor();
    await field(page, 'code').fill(await lastCode(page, email));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await toastOf(page).getByText('Email Verification Complete').waitFor();
    expect(await page.getByRole('radio', { name: /Monthly Premium/ }).isChecked()).toBe(true);
    await field(page, 'name').fill('Anna Sommer');
    await field(page, 'nickname').fill(nickname);
    await field(page, 'password').fill(demoPassword);
    await field(page, 'confirmPassword').fill(demoPassword);
    const sent = registrations(page);
    const begun = Date.now();
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/auth/local/register'));
    await page.locator('main form button[type=submit]').click();
    await toastOf(page).getByText('Signing you up').waitFor();
    expect(sent).toEqual([]);
    expect((await answered).status()).toBe(201);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1500);
    await toastOf(page).getByText('Registration Successful').waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('banner').locator('a[href="/my-page"]').first().waitFor();
  });

  it('M-08 M-14 expired members see their account and the plans; confirming the renewal needs no input and sends no request', async () => {
    const page = await openAsVisitor();
    await page.goto('/membership');
    await logInExpired(page);
    await toastOf(page).getByText('Subscription Renewal').waitFor();
    const main = page.getByRole('main');
    await main.getByText('Renewal for').waitFor();
    await main.getByText('expired@demo.local').waitFor();
    expect(await page.getByRole('radio', { name: 'Sign up' }).count()).toBe(0);
    expect(await page.locator('main input[type=password]').count()).toBe(0);
    const sent = registrations(page);
    await page.getByRole('radio', { name: /Annual Premium/ }).check();
    await main.getByRole('button', { name: 'Confirm information' }).click();
    await toastOf(page).getByText('Renewal Information Confirmed').waitFor();
    await toastOf(page).getByText('You can now proceed to payment.').waitFor();
    await main.getByText('96.00 USD per year').waitFor();
    expect(sent).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(demoPassword);
  });

  it('M-08 a 402 response for a session of an ended membership opens the renewal', async () => {
    const page = await openAsMember('member');
    const userData = {
      name: 'Demo Member',
      email: 'member@demo.local',
      nickname: 'member',
      country: 'Germany',
      industry: 'Metallurgy',
      job: 'Steel Engineer',
      avatar: 'engineer-female',
      subscriptionExpiresAt: '2026-11-20T12:00:00.000Z',
    };
    await page.route('**/api/auth/user', (route) =>
      route.fulfill({ status: 402, json: { code: 'auth.subscription_expired', message: 'x', userData } }),
    );
    await page.goto('/membership');
    await page.getByRole('main').getByText('Renewal for').waitFor();
    await page.getByRole('main').getByText('member@demo.local').waitFor();
    await page.getByRole('main').getByText('Your membership ran until November 20, 2026.').waitFor();
  });

  it.each([
    ['member', 'Free member', /^Choose Monthly Premium$/, /^Choose Annual Premium$/],
    ['premium', /^Annual Premium, until \w+ \d+, \d{4}$/, /^Extend until /, /^Extend until /],
    ['admin', 'Administrator', /^Choose Monthly Premium$/, /^Choose Annual Premium$/],
  ] as const)(
    'M-08 P-08 on %s a logged-in member sees the current membership and what each plan adds, and can continue to the payment',
    async (account, standing, monthly, annual) => {
      const page = await openAsMember(account);
      await page.goto('/membership');
      const main = page.getByRole('main');
      await main.getByRole('heading', { name: 'Your membership' }).waitFor();
      await main.getByText(standing, { exact: true }).waitFor();
      await page.getByRole('radio', { name: /Monthly Premium.*until \w+ \d+, \d{4}/ }).check();
      await main.getByRole('button', { name: monthly }).waitFor();
      await page.getByRole('radio', { name: /Annual Premium/ }).check();
      await main.getByRole('button', { name: annual }).click();
      await main.getByText('96.00 USD per year').waitFor();
      await page.getByRole('radio', { name: /PayPal/ }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/membership');
    },
  );

  it('M-08 the page of a premium tool links a free member to the plans', async () => {
    const page = await openAsMember('member', '/tools/schaeffler-diagram');
    await page.getByRole('main').getByRole('link', { name: 'See plans' }).click();
    await page.getByRole('main').getByRole('heading', { name: 'Your membership' }).waitFor();
    await page.getByRole('main').getByText('Free member').waitFor();
  });
});

describe('page /pricing', () => {
  it.each([
    ['', 'Pricing', '96.00 USD', 'No automatic renewal'],
    ['/de', 'Preise', '96,00 USD', 'Keine automatische Verlängerung'],
    ['/cn', '价格', '96.00 美元', '不自动续费'],
    ['/ja', '料金', '96.00 USD', '自動更新はありません'],
    ['/ko', '요금', '₩124,800', '자동 갱신 없음'],
  ])(
    'B-12 %s/pricing compares free and premium, and states price, end of the membership and right of withdrawal',
    async (prefix, title, sum, end) => {
      const page = await openAsVisitor();
      await page.goto(`${prefix}/pricing`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      const text = await page.getByRole('main').innerText();
      for (const part of [sum, end, String(registry.length)]) expect(text).toContain(part);
      expect(await page.locator('[data-withdrawal-rights]').innerText()).toContain('14');
      const rows = await page.getByRole('main').getByRole('table').first().getByRole('row').all();
      expect(rows.length).toBeGreaterThan(12);
      for (const row of rows)
        for (const shown of await row.locator('th, td + td').allInnerTexts()) expect(shown).not.toBe('');
    },
  );

  it('B-12 a visitor who comes to /pricing from a locked tool continues to the registration with the selected plan', async () => {
    const page = await openAsVisitor();
    await page.goto('/tools/schaeffler-diagram');
    await page.getByRole('main').getByRole('link', { name: 'See plans' }).click();
    await page.waitForURL((url) => url.pathname === '/pricing');
    await page.getByRole('radio', { name: /Monthly Premium/ }).check();
    await page.getByRole('main').getByText('10.00 USD', { exact: true }).waitFor();
    await page.getByRole('radio', { name: /Annual Premium/ }).check();
    await page.getByRole('link', { name: 'Choose Annual Premium' }).click();
    await page.waitForURL('**/register?plan=annual');
    await expect.poll(() => page.locator('input[name=membershipType][value=annual]').isChecked()).toBe(true);
  });

  it('B-12 a member sees on /pricing the end date of the membership and a link to the plans', async () => {
    const page = await openAsMember('premium', '/pricing');
    await page.getByText(/^Annual Premium, until /).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Extend until / })
      .click();
    await page.getByRole('heading', { name: 'Your membership' }).waitFor();
  });
});

describe('renewal of a membership', () => {
  it('P-10 /expired explains the end of the membership and leads to /membership', async () => {
    const page = await openAsVisitor();
    await page.goto('/expired');
    await page.getByRole('heading', { name: 'Your membership has expired' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Renew Subscription' }).click();
    await page.waitForURL('**/membership');
  });

  it('M-09 M-14 after the login the renewal form is filled in, the stored data are deleted, and no password or registration call is needed', async () => {
    const page = await openAsVisitor();
    await page.goto('/login');
    await logInExpired(page);
    await page.getByRole('button', { name: 'Renew Subscription' }).click();
    await page.waitForURL('**/register-new');
    await toastOf(page).getByText('Information Verified').waitFor();
    expect(await field(page, 'email').inputValue()).toBe('expired@demo.local');
    expect(await field(page, 'nickname').inputValue()).toBe('expired');
    expect(await page.locator('main input[type=password]').count()).toBe(0);
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(stored.expiredUserData).toBeUndefined();
    expect(JSON.stringify(stored)).not.toContain(demoPassword);
    const sent = registrations(page);
    await field(page, 'agreeToTerms').check();
    await page.getByRole('button', { name: 'Proceed to Payment' }).click();
    await toastOf(page).getByText('Renewal Information Confirmed').waitFor();
    await page.getByRole('radio', { name: /PayPal/ }).waitFor();
    expect(sent).toEqual([]);
  });

  it('M-09 M-14 a reload stays in the renewal; the registration opened later shows nothing of that member', async () => {
    const page = await openAsVisitor();
    await page.goto('/login');
    await logInExpired(page);
    await page.getByRole('button', { name: 'Renew Subscription' }).click();
    await page.waitForURL('**/register-new');
    await toastOf(page).getByText('Information Verified').waitFor();
    await page.getByRole('radio', { name: /Annual Premium/ }).check();
    await page.reload();
    await page.getByRole('heading', { name: 'Renew your membership' }).waitFor();
    await page.getByRole('heading', { name: 'Available without renewal' }).waitFor();
    expect(await page.getByRole('radio', { name: /Annual Premium/ }).isChecked()).toBe(true);
    expect(await page.getByText('This nickname is already taken').count()).toBe(0);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
      'expired@demo.local',
    );
    await page.goto('/register');
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    await waitUntilSettled(page);
    for (const name of ['email', 'name', 'nickname']) expect(await field(page, name).inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      'expired@demo.local',
    );
  });

  it('M-14 the renewal form is empty until the emailed code is entered, and is then filled in', async () => {
    const page = await openAsVisitor();
    await page.goto('/register-new');
    await field(page, 'email').fill('expired@demo.local');
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await field(page, 'code').waitFor();
    expect(await field(page, 'nickname').inputValue()).toBe('');
    await field(page, 'code').fill(await lastCode(page, 'expired@demo.local'));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await toastOf(page).getByText('Information Verified').waitFor();
    expect(await field(page, 'nickname').inputValue()).toBe('expired');
    expect(await field(page, 'country').inputValue()).toBe('Germany');
    await page.getByRole('heading', { name: 'Renew your membership' }).waitFor();
  });

  it('P-10 a logged-in member can choose a plan on /expired without entering any data', async () => {
    const page = await openAsMember('member', '/register');
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    await page.getByRole('main').getByText('member@demo.local').waitFor();
    expect(await page.locator('main input[type=password]').count()).toBe(0);
    await field(page, 'agreeToTerms').check();
    await page.getByRole('button', { name: 'Proceed to Payment' }).click();
    await page.getByRole('radio', { name: /PayPal/ }).waitFor();
  });
});

describe('axe finds no violations on the membership pages', () => {
  it.each(['/register?test=true', '/membership', '/expired', '/pricing'])(
    'M-01 M-08 P-10 axe finds no violations on %s',
    async (path) => {
      const page = await openAsVisitor();
      await page.context().addCookies([{ name: 'selectedLanguage', value: 'de', url: productUrl }]);
      await page.goto(path);
      await waitUntilSettled(page);
      expect(await axeViolations(page)).toEqual([]);
      if (path !== '/membership') return;
      await page.getByRole('radio', { name: 'Registrieren' }).check();
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  it('M-10 M-14 axe finds no violations with validation errors and with the payment methods open', async () => {
    const page = await openAsVisitor();
    await page.goto('/membership');
    await logInExpired(page);
    await page.getByRole('button', { name: 'Confirm information' }).click();
    await page.getByRole('radio', { name: /PayPal/ }).check();
    await toastOf(page).getByText('Renewal Information Confirmed').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const other = await openAsVisitor();
    await other.goto('/register');
    await other.getByRole('main').getByRole('button', { name: 'Verify', exact: true }).click();
    await field(other, 'password').fill('12345');
    await toastOf(other).first().waitFor();
    expect(await axeViolations(other)).toEqual([]);
  });
});

it.each(['/register?test=true', '/membership', '/expired', '/pricing'])(
  'M-01 %s does not scroll sideways at 320 to 1024 px',
  async (path) => {
    const page = await openAsVisitor();
    await page.context().addCookies([{ name: 'selectedLanguage', value: 'de', url: productUrl }]);
    await page.goto(path);
    for (const width of [320, 390, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const overhang = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overhang, { message: `${width} px` }).toBeLessThanOrEqual(0);
    }
  },
);
