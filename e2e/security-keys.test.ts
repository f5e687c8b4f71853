import { TOTP } from 'otpauth';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { de } from '../src/features/account/messages/de.ts';
import { kr } from '../src/features/account/messages/kr.ts';
import { de as deAuth } from '../src/features/auth/messages/de.ts';
import { kr as krAuth } from '../src/features/auth/messages/kr.ts';
import { de as deLayout } from '../src/layout/messages/de.ts';
import { axeViolations } from './axe.ts';
import { isStart, openAsVisitor, productUrl, toastOf, withBrowser } from './browser.ts';
import { payer } from './payer.ts';
import { password } from './payments.ts';

withBrowser();

/** Base URL with a host name, because browsers use no security key at an IP address. */
const baseURL = productUrl.replace('127.0.0.1', 'localhost');
const security = '/my-page/security';

/** Adds a virtual USB key that is touched as soon as the browser waits for it. */
async function plugKeyIn(page: Page) {
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'usb', automaticPresenceSimulation: true } as const;
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    touched: (enabled: boolean) =>
      browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** Removes the stored credentials of the key. @returns a function that stores them again */
    async forget() {
      const { credentials } = await browser.send('WebAuthn.getCredentials', { authenticatorId });
      await browser.send('WebAuthn.clearCredentials', { authenticatorId });
      return async () => {
        for (const credential of credentials)
          await browser.send('WebAuthn.addCredential', { authenticatorId, credential });
      };
    },
  };
}

/** Returns a member at localhost, signed in with the password. */
async function member(language: string, options = {}) {
  const { page: first, email } = await payer();
  await first.goto(security);
  await first.getByText('browsers require https and a domain name').waitFor();
  await logOut(first);
  const page = await openAsVisitor({ baseURL, ...options });
  await page.context().addCookies([{ name: 'selectedLanguage', value: language, url: baseURL }]);
  const key = await plugKeyIn(page);
  await typePassword(page, email);
  await page.waitForURL(isStart);
  await page.goto(security);
  return { page, key, email };
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.locator('input[name=identifier]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
}

async function logOut(page: Page, logOutText = 'Log out', loginText = 'Login'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: logOutText }).click();
  await page.getByRole('banner').getByRole('link', { name: loginText }).waitFor();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe('S-12 M-12 security keys of a member', () => {
  it('S-12 M-12 a key can be added, used at the login and removed; an unknown key and a second registration are rejected', async () => {
    const { page, key, email } = await member('en');
    await button(page, 'Add security key').click();
    await button(page, 'Continue').click();
    await page.getByText('Enter a name').waitFor();
    await page.getByLabel('Name of the security key').fill('Blue key');
    await button(page, 'Continue').click();
    await page.locator('[data-recovery-code]').first().waitFor();
    await button(page, 'I have saved them').click();
    await button(page, 'Remove Blue key').waitFor();
    await page.getByText('10 recovery codes left').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await button(page, 'Add security key').click();
    await page.getByLabel('Name of the security key').fill('Again');
    await button(page, 'Continue').click();
    await page.getByText('already registered for your account').waitFor();
    await button(page, 'Cancel').click();
    await button(page, 'Remove Blue key').waitFor();
    expect(await button(page, 'Remove Again').count()).toBe(0);
    // The focus stays in the panel although the pressed button has disappeared.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIV');

    await logOut(page);
    await typePassword(page, email);
    await page.getByRole('heading', { name: 'Confirm with your security key' }).waitFor();
    const remember = await key.forget();
    await button(page, 'Use security key').click();
    await page.getByText('The security key was not used').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('ferrite-auth'))).toBeNull();
    await remember();
    await button(page, 'Use security key').click();
    await toastOf(page).getByText('Login Successful').waitFor();
    await page.waitForURL(isStart);

    await page.goto(security);
    await button(page, 'Remove Blue key').click();
    await page.getByText('It is your only second factor').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await button(page, 'Confirm with a security key').click();
    await toastOf(page).getByText('Two-factor login is off').waitFor();
    await page.getByText('No security keys').waitFor();
    await logOut(page);
  });

  it('S-12 in Korean at 390 px closing the dialog adds no key; in German the app and a recovery code can replace the key at the login', async () => {
    const { page, key, email } = await member('kr', { viewport: { width: 390, height: 844 } });
    await key.touched(false);
    await button(page, kr.twoFactor.addKey).click();
    await page.getByLabel(kr.twoFactor.keyName).fill('파란 키');
    await button(page, kr.twoFactor.goOn).click();
    await page.getByText(krAuth.securityKey.waiting).waitFor();
    expect([await width(page), await axeViolations(page)]).toEqual([390, []]);
    await button(page, kr.twoFactor.cancel).click();
    await page.getByText(kr.twoFactor.noKeys).waitFor();
    await key.touched(true);
    await button(page, kr.twoFactor.addKey).click();
    await page.getByLabel(kr.twoFactor.keyName).fill('파란 키');
    await button(page, kr.twoFactor.goOn).click();
    await page.locator('[data-recovery-code]').first().waitFor();
    const [code = ''] = await page.locator('[data-recovery-code]').allTextContents();
    await button(page, kr.twoFactor.done).click();
    await page.getByText('파란 키').waitFor();
    expect([await width(page), await axeViolations(page)]).toEqual([390, []]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.context().addCookies([{ name: 'selectedLanguage', value: 'de', url: baseURL }]);
    await page.goto(security);
    await logOut(page, deLayout.nav.logout, deLayout.nav.login);
    await typePassword(page, email);
    await page.getByRole('heading', { name: deAuth.factor.keyTitle }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await button(page, deAuth.factor.useRecovery).click();
    await page.getByLabel(deAuth.factor.recovery).fill(code);
    await button(page, deAuth.factor.submit).click();
    await page.waitForURL(isStart);
    await page.goto(security);
    await button(page, de.twoFactor.switchOn).click();
    const secret = ((await page.locator('[data-two-factor-key]').textContent()) ?? '').replaceAll('-', '');
    const codeAt = (step: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + step * 30_000 });
    await page.getByLabel(de.twoFactor.code, { exact: true }).fill(codeAt(0));
    await button(page, de.twoFactor.confirm).click();
    await button(page, de.twoFactor.switchOff).waitFor();
    await logOut(page, deLayout.nav.logout, deLayout.nav.login);
    await typePassword(page, email);
    await button(page, deAuth.factor.useApp).click();
    await page.getByLabel(deAuth.factor.code, { exact: true }).fill(codeAt(1));
    await button(page, deAuth.factor.submit).click();
    await page.waitForURL(isStart);
    await page.goto(security);
    await button(page, de.twoFactor.removeNamed.replace('{name}', '파란 키')).click();
    expect(await axeViolations(page)).toEqual([]);
    await button(page, de.twoFactor.byKey).click();
    await page.getByText(de.twoFactor.noKeys).waitFor();
    await button(page, de.twoFactor.switchOff).waitFor();
  });
});
