import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import {
  demoPassword,
  isStart,
  openAsMember,
  openAsVisitor,
  productUrl,
  signIn,
  toastOf,
  withBrowser,
} from './browser.ts';

withBrowser();

describe('M-12 login screen', () => {
  it('the login screen reports missing input beside each field, and sends no request', async () => {
    const page = await openAsVisitor();
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/api/auth/login') && sent.push(request.url()));
    await page.goto('/login');
    await page.locator('form button[type=submit]').click();
    await page.getByText('Name or email is required').waitFor();
    await page.getByText('Password is required').waitFor();
    expect(sent).toEqual([]);
  });

  it('the login screen explains that blocked site data prevents staying logged in, and sends no request', async () => {
    const page = await openAsVisitor();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/api/auth/login') && sent.push(request.url()));
    await page.goto('/login');
    await page.locator('input[name=identifier]').fill('member@demo.local');
    await page.locator('input[name=password]').fill(demoPassword);
    await page.locator('form button[type=submit]').click();
    await page.getByText('Your browser blocks site data').waitFor();
    expect(sent).toEqual([]);
  });

  it('the login screen can show and hide the password, and links to password reset, registration and home', async () => {
    const page = await openAsVisitor();
    await page.goto('/login');
    await page.locator('input[name=password]').fill('something');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await page.locator('input[name=password]').getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    expect(await page.locator('input[name=password]').getAttribute('type')).toBe('password');
    const main = page.getByRole('main');
    expect(await main.locator('a[href="/reset-password"]').count()).toBe(1);
    // Tab moves directly from the name to the password.
    await main.locator('input[name=identifier]').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('password');
    expect(await main.locator('a[href="/register"]').count()).toBe(1);
    expect(await main.locator('a[href="/"]').count()).toBe(1);
  });

  it('the Home link of the Korean login screen leads to /ko', async () => {
    const page = await openAsVisitor();
    await page.context().addCookies([{ name: 'selectedLanguage', value: 'kr', url: productUrl }]);
    await page.goto('/login');
    expect(await page.getByRole('main').locator('a[href="/ko"]').count()).toBe(1);
  });

  it('members are greeted by name after login and continue after one second to the workbench or the tools', async () => {
    const page = await openAsVisitor();
    await page.goto('/login');
    await signIn(page, 'premium');
    await toastOf(page).getByText('Login Successful').waitFor();
    await toastOf(page).getByText('Welcome back Demo Premium!').waitFor();
    await page.waitForURL((url) => url.pathname === '/workbench');
    // Free members, who have no workbench, are sent to the tools.
    const other = await openAsVisitor();
    await other.goto('/login');
    await signIn(other, 'member');
    await other.waitForURL((url) => url.pathname === '/tools');
  });

  it('a login that is submitted before the scripts have loaded is sent afterwards, and its input is kept', async () => {
    const page = await openAsVisitor();
    let start = () => {};
    const started = new Promise<void>((done) => {
      start = done;
    });
    await page.route('**/assets/*.js', async (route) => {
      await started;
      await route.continue();
    });
    const answers = page.goto('/login');
    await page.locator('input[name=identifier]').fill('nobody-at-all@example.org');
    await page.locator('input[name=password]').fill('wrong-wrong-8');
    await page.locator('main form button[type=submit]').click({ noWaitAfter: true });
    start();
    await answers;
    await page.getByText('Email address not registered.').waitFor();
    expect(await page.locator('input[name=identifier]').inputValue()).toBe('nobody-at-all@example.org');
  });

  it('M-05 members can log in with their nickname or full name as well', async () => {
    for (const name of ['premium', 'Demo Premium']) {
      const page = await openAsVisitor();
      await page.goto('/login');
      await page.locator('input[name=identifier]').fill(name);
      await page.locator('input[name=password]').fill(demoPassword);
      await page.locator('form button[type=submit]').click();
      const done = toastOf(page).getByText('Login Successful');
      const takeOver = page.getByRole('button', { name: 'Sign out the other device' });
      await done.or(takeOver).first().waitFor();
      if (await takeOver.isVisible()) await takeOver.click();
      await done.waitFor();
    }
  });
});

describe('M-06 refused logins', () => {
  it.each([
    ['nobody@demo.local', demoPassword, 'Email address not registered. Please sign up first'],
    [
      'member@demo.local',
      'not the password',
      'Incorrect password. Please enter the correct password or use forgot password',
    ],
  ])(
    'a login as %s with the password “%s” shows the message “%s” and keeps the input',
    async (identifier, password, message) => {
      const page = await openAsVisitor();
      await page.goto('/login');
      await page.locator('input[name=identifier]').fill(identifier);
      await page.locator('input[name=password]').fill(password);
      await page.locator('form button[type=submit]').click();
      await page
        .getByRole('alert')
        .filter({ hasText: message.split('.')[0] ?? '' })
        .first()
        .waitFor();
      expect(await page.getByRole('main').innerText()).toContain(message);
      expect(await page.locator('input[name=identifier]').inputValue()).toBe(identifier);
      expect(await page.locator('input[name=password]').inputValue()).toBe(password);
    },
  );

  it('M-09 a login after the end of the membership offers the renewal and stores no password; Cancel returns to the form', async () => {
    const page = await openAsVisitor();
    await page.goto('/login');
    await page.locator('input[name=identifier]').fill('expired@demo.local');
    await page.locator('input[name=password]').fill(demoPassword);
    await page.locator('form button[type=submit]').click();
    await page.getByText('Your subscription has expired. Please renew to continue.').first().waitFor();
    await page.getByText(/^It ran until \w+ \d+, \d{4}\.$/).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.locator('input[name=identifier]').inputValue()).toBe('expired@demo.local');
    await page.locator('form button[type=submit]').click();
    await page
      .getByRole('button', { name: 'Renew Subscription' })
      .or(page.getByRole('link', { name: 'Renew Subscription' }))
      .click();
    await page.waitForURL('**/register-new');
    // The renewal has read and removed the stored data.
    await expect.poll(() => page.locator('main input[name=nickname]').inputValue()).toBe('expired');
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).not.toContain('expiredUserData');
    expect(stored).not.toContain(demoPassword);
    expect(stored).not.toMatch(/hash/i);
  });

  it('a login on a second device reports the first and can log it out; the first device then shows the reason', async () => {
    const first = await openAsMember('member');
    await first.getByRole('banner').locator('a[href="/my-page"]').first().waitFor();
    const second = await openAsVisitor();
    await second.goto('/login');
    await second.locator('input[name=identifier]').fill('member@demo.local');
    await second.locator('input[name=password]').fill(demoPassword);
    await second.locator('form button[type=submit]').click();
    await toastOf(second).getByText('Duplicate Login Detected').waitFor();
    expect(await second.getByRole('main').innerText()).toContain(
      'This account is already logged in from another device',
    );
    await second.getByRole('button', { name: 'Sign out the other device' }).click();
    await toastOf(second).getByText('Login Successful').waitFor();
    await first.reload();
    await first.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await toastOf(first).getByText('You have been signed out').waitFor();
  });

  it('a login without a network connection shows a message and keeps the input', async () => {
    const page = await openAsVisitor();
    await page.goto('/login');
    await page.route('**/api/auth/login', (route) => route.abort());
    await page.locator('input[name=identifier]').fill('member@demo.local');
    await page.locator('input[name=password]').fill('x');
    await page.locator('form button[type=submit]').click();
    await page.getByText('The server cannot be reached.').first().waitFor();
    expect(await page.locator('input[name=identifier]').inputValue()).toBe('member@demo.local');
  });
});

describe('sessions in the browser', () => {
  it('A-06 a member whose profile cannot be fetched is told so instead of being asked to log in, and continues after a retry; a failed archive search is explained in German', async () => {
    const page = await openAsMember('member', '/tools');
    const offline = /\/api\//;
    await page.route(offline, (route) => route.abort());
    await page.goto('/my-page');
    await page.getByText('The server cannot be reached.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const login = page.locator('a[href^="/login"]:visible');
    expect(await login.count()).toBe(0);
    await page.unroute(offline);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Welcome, member' }).waitFor();

    await page.goto('/de/archive');
    await page.route(offline, (route) => route.abort());
    await page.getByRole('searchbox').fill('steel');
    await page.getByText('Der Server ist nicht erreichbar.').waitFor();
    expect(await page.getByText('Failed to fetch').count()).toBe(0);
  });

  it('A-01 A-06 a session survives a reload without showing Login, and logout ends it and opens the home page', async () => {
    const page = await openAsMember('premium', '/tools');
    const bar = page.getByRole('banner');
    await bar.locator('a[href="/my-page"]').first().waitFor();
    expect(
      await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('ferrite-auth'))),
    ).toBe(true);
    await page.reload();
    let flashed = false;
    await page.waitForFunction(
      () =>
        document.querySelector('header a[href="/my-page"]') !== null ||
        document.querySelector('header a[href^="/login"]')?.checkVisibility(),
    );
    flashed = await bar.getByRole('link', { name: 'Login' }).isVisible();
    expect(flashed).toBe(false);
    const loggedOut = page.waitForResponse((response) => response.url().endsWith('/api/auth/logout'));
    await bar.getByRole('button', { name: 'Log out' }).click();
    expect((await loggedOut).status()).toBe(200);
    await page.waitForURL((url) => url.pathname === '/');
    await bar.getByRole('link', { name: 'Login' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('ferrite-auth'))).toBeNull();
  });

  it('A-02 a callback of the auth service in the URL is read once and removed; a recovery callback opens the password change', async () => {
    const page = await openAsVisitor();
    await page.goto('/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid');
    await expect.poll(() => page.url()).not.toContain('otp_expired');
    await toastOf(page).getByText('The link does not work').waitFor();
  });

  it.each([
    '/?error=access_denied&error_description=No+such+provider',
    '/?code=5f0c2b',
    '/ko/tools?code=5f0c2b&q=weld',
  ])(
    'A-02 the failed auth callback %s in the URL is reported and removed, and ends the existing session',
    async (address) => {
      const page = await openAsMember('member');
      await page.goto(address);
      await toastOf(page).locator('[data-slot=title], div').first().waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe(address.includes('q=weld') ? '?q=weld' : '');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('ferrite-auth'))).toBeNull();
    },
  );

  it('S-08 A-02 tokens in a link start no session and are removed, and an existing session ends', async () => {
    const stranger = await openAsMember('member');
    const stored = await stranger.evaluate(() => JSON.parse(localStorage.getItem('ferrite-auth') ?? '{}'));
    const { access_token, refresh_token, expires_at } = stored;
    const fields = { access_token, refresh_token, expires_at, expires_in: '3600', token_type: 'bearer' };
    const link = (more: object = {}) => `/#${new URLSearchParams({ ...fields, ...more } as never)}`;
    const kept = (page: Page) => page.evaluate(() => localStorage.getItem('ferrite-auth'));

    const page = await openAsVisitor();
    await page.goto(link());
    await toastOf(page).getByText('The link does not work').waitFor();
    await expect.poll(() => page.url()).not.toContain('token');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    expect(await kept(page)).toBeNull();
    await page.goto(link({ type: 'recovery' }));
    await page.waitForURL((url) => url.pathname === '/reset-password' && url.hash === '');
    expect(await kept(page)).toBeNull();

    const own = await openAsMember('premium');
    await own.getByRole('banner').getByRole('button', { name: 'Log out' }).waitFor();
    await own.goto('/tools');
    await own.goto(`/tools${link().slice(1)}`);
    await own.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await expect.poll(() => kept(own)).toBeNull();
    // The user whose tokens were in the link is still logged in.
    await stranger.reload();
    await stranger.getByRole('banner').getByRole('button', { name: 'Log out' }).waitFor();
  });

  it('A-11 a logout in one browser tab also logs out the other tab', async () => {
    const page = await openAsMember('premium');
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).waitFor();
    const other = await page.context().newPage();
    await other.goto('/tools');
    await other.getByRole('banner').getByRole('button', { name: 'Log out' }).waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await other.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'G-05 a login with the return path %s does not lead to another site',
    async (next) => {
      const page = await openAsVisitor();
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await signIn(page, 'admin');
      await page.waitForURL(isStart);
      expect(page.url()).not.toContain('evil');
    },
  );
});
