import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openAsVisitor, toastOf, withBrowser } from './browser.ts';
import {
  choose,
  completePayment,
  expectPremium,
  field,
  openInLanguage,
  person,
  profileOf,
  type SandboxControl,
  sandboxOf,
  storedPaymentKeys,
  toPayment,
} from './payments.ts';

withBrowser();

let sandbox: SandboxControl;
beforeAll(async () => {
  sandbox = await sandboxOf();
});
afterEach(() => sandbox.reset());

/** Presses PayPal's button. @returns its window */
async function openWindow(page: Page, button = 'paypal-button'): Promise<Page> {
  await page.getByTestId(button).waitFor();
  const opened = page.waitForEvent('popup');
  await page.getByTestId(button).click();
  const popup = await opened;
  await popup.waitForURL(/checkoutnow/);
  return popup;
}

async function toWindow(who = person()) {
  const page = await openInLanguage('/register');
  await toPayment(page, who, 'annual');
  await choose(page, 'paypal');
  const popup = await openWindow(page);
  return { ...who, page, popup };
}

/** Returns how often PayPal has charged so far; the purchases in a file run one after the other. */
async function charges(): Promise<number> {
  const answer = await fetch(`${sandbox.origin}/__sandbox/ledger`);
  const { entries } = (await answer.json()) as { entries: { kind: string; provider: string }[] };
  return entries.filter(({ kind, provider }) => kind === 'charge' && provider === 'paypal').length;
}

describe('payment by PayPal', () => {
  it('P-02 M-10 approved: the buyer becomes a member and is logged in on the home page after two seconds with one message, and no data remain stored', async () => {
    const { page, popup, email } = await toWindow();
    await completePayment(page, () => popup.getByTestId('pay-now').click());
    const reportedAt = Date.now();
    await page.waitForURL((url) => url.pathname === '/');
    expect(Date.now() - reportedAt).toBeGreaterThan(1_500);
    await toastOf(page).getByText('Payment Successful').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expectPremium(page, email);
    expect(await storedPaymentKeys(page)).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('walk-the-heat');
  });

  it('P-02 cancelled or window closed: a message is shown, nothing is charged, and the PayPal button works again', async () => {
    const { page, popup, email } = await toWindow();
    await popup.getByTestId('cancel').click();
    await page.getByText('Payment cancelled').waitFor();
    const second = await openWindow(page);
    await second.close();
    await page.getByText('Payment cancelled').waitFor();
    expect(await profileOf(page)).toBeNull();
    const third = await openWindow(page);
    await completePayment(page, () => third.getByTestId('pay-now').click());
    await expectPremium(page, email);
  });

  it('P-02 declined card: the window opens again for another card, and the payment succeeds', async () => {
    const { page, popup, email } = await toWindow();
    const again = page.waitForEvent('popup');
    await popup.getByTestId('fail-at-capture').click();
    const restart = page.getByTestId('paypal-restart');
    // The browser may require a click for the second window.
    const second = await Promise.race([again, restart.waitFor().then(() => null)]);
    // The buttons of the window work only after it has loaded.
    await second?.waitForURL(/checkoutnow/);
    await page.getByText('PayPal could not use this payment method.').waitFor();
    const popupAgain = second ?? (await openWindow(page, 'paypal-restart'));
    await completePayment(page, () => popupAgain.getByTestId('pay-now').click());
    await expectPremium(page, email);
  });

  it('P-02 P-06 declined card: nothing is charged without a new approval, and the page shows a payment of the order in another tab', async () => {
    const { page, popup, email } = await toWindow();
    const before = await charges();
    const captured = page.waitForResponse((each) => each.url().includes('/capture'));
    await popup.getByTestId('fail-at-capture').click();
    const orderUrl = new URL((await captured).url()).pathname;
    await page.getByText('PayPal could not use this payment method.').waitFor();
    // The webhook of the first approval is processed before the page asks for the order again.
    await page.waitForResponse((each) => each.url().includes('complete-payment-and-register'));
    expect(await charges()).toBe(before);
    // The buyer approves in the reopened window of another tab.
    await completePayment(page, () =>
      page.evaluate(
        (url) => fetch(url, { method: 'POST', headers: { 'x-requested-with': 'XMLHttpRequest' } }),
        orderUrl,
      ),
    );
    await expectPremium(page, email);
    expect(await charges()).toBe(before + 1);
  });

  it('P-02 P-07 approved in a window that closes without a message: the page gets the result from the server', async () => {
    const { page, popup, email } = await toWindow();
    await completePayment(page, () => popup.getByTestId('approve-and-close').click());
    await expectPremium(page, email);
  });

  it('P-02 P-07 page closed right after the approval: the buyer is a member on the next visit', async () => {
    const { page, popup, email } = await toWindow();
    const before = await charges();
    // The payment is captured, but the response never arrives in this page.
    await page.route('**/capture', async (route) => {
      await route.fetch();
      await page.close();
    });
    await popup.getByTestId('pay-now').click();
    await expect.poll(() => page.isClosed()).toBe(true);
    const back = await page.context().newPage();
    await completePayment(back, () => back.goto('/register'));
    await expectPremium(back, email);
    expect(await charges()).toBe(before + 1);
  });

  it('P-05 response of the provider lost: the payment is checked, charged once and completed', async () => {
    const { page, popup, email } = await toWindow();
    await sandbox.webhooks({ provider: 'paypal', deliver: 'off' });
    await sandbox.fault({ provider: 'paypal', op: 'capture', phase: 'after', kind: 'reset' });
    await sandbox.fault({ provider: 'paypal', op: 'query', phase: 'before', kind: 'reset' });
    await completePayment(page, async () => {
      await popup.getByTestId('pay-now').click();
      await page.getByText('We are checking your payment').waitFor();
      await page.getByText('you will not be charged twice').waitFor();
      expect(await page.getByTestId('paypal-button').isVisible()).toBe(false);
    });
    await expectPremium(page, email);
  });

  it('P-02 window blocked by the browser: a message explains what to do, and the button opens the window', async () => {
    const page = await openInLanguage('/register');
    await toPayment(page, person(), 'monthly');
    await choose(page, 'paypal');
    await page.getByTestId('paypal-button').waitFor();
    // The button is PayPal's own; the text above it states that pressing it places the order.
    await page.getByText(/you place an order with an obligation to pay: .*10\b/).waitFor();
    await page.evaluate(() => {
      const open = window.open;
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await page.getByTestId('paypal-button').click();
    await page.getByText('The payment window was blocked.').waitFor();
    await page.getByText(/Allow pop-ups for this site in your browser/).waitFor();
    const popup = await openWindow(page);
    await completePayment(page, () => popup.getByTestId('pay-now').click());
  });

  it('P-02 if creating the order fails, the page shows an error, and the payment can be retried', async () => {
    const page = await openInLanguage('/register');
    await toPayment(page, person(), 'monthly');
    await choose(page, 'paypal');
    await page.getByTestId('paypal-button').waitFor();
    await sandbox.fault({ provider: 'paypal', op: 'create', phase: 'before', kind: 'http', status: 500 });
    await page.getByTestId('paypal-button').click();
    await page.getByText('Failed to create order').waitFor();
    const popup = await openWindow(page);
    await popup.getByText('$10.00').or(popup.getByText('10.00')).first().waitFor();
    await popup.close();
  });

  it('P-02 an incomplete form creates no order', async () => {
    const page = await openInLanguage('/register');
    await toPayment(page, person(), 'monthly');
    await choose(page, 'paypal');
    await field(page, 'nickname').fill('');
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/api/paypal/order') && sent.push(request.url()));
    await page.getByTestId('paypal-button').click();
    await page.getByText('Nickname is required').waitFor();
    expect(sent).toEqual([]);
  });

  it('P-09 script fails to load: Payment Error is shown, and the second attempt loads it', async () => {
    const page = await openInLanguage('/register');
    await page.route('**/paypal/sdk/js**', (route) => route.abort());
    await toPayment(page, person(), 'monthly');
    await choose(page, 'paypal');
    await page.getByText('Failed to load payment system. Please try again.').waitFor();
    await page.unroute('**/paypal/sdk/js**');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await page.getByTestId('paypal-button').waitFor();
  });

  it('P-09 without any payment method, Payment System Under Development is shown with advice', async () => {
    const page = await openInLanguage('/register');
    for (const path of ['paypal/setup', 'toss/client-key', 'eximbay/status'])
      await page.route(`**/api/${path}`, (route) =>
        route.fulfill({ json: { available: false, scriptUrl: null } }),
      );
    await toPayment(page, person(), 'annual');
    await page.getByText('Payment System Under Development').waitFor();
    await page.getByText('Please check back later or contact support.').waitFor();
  });

  it('M-14 a logged-in free member can buy without registering again', async () => {
    const page = await openInLanguage('/register');
    const who = person();
    await toPayment(page, who, 'annual');
    // The buyer first registers for free.
    await page.getByRole('button', { name: 'Change Plan' }).click();
    await page.getByRole('button', { name: 'Continue without payment' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/register');
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    await field(page, 'agreeToTerms').check();
    await page.getByRole('button', { name: 'Proceed to Payment' }).click();
    await choose(page, 'paypal');
    const popup = await openWindow(page);
    // This is the first period of the member: nothing was renewed or extended.
    await completePayment(page, () => popup.getByTestId('pay-now').click());
    await expectPremium(page, who.email);
  });

  it('M-11 the login deletes the data of an earlier payment from browser storage', async () => {
    const page = await openAsVisitor();
    await page.goto('/login');
    await page.evaluate(() => {
      for (const key of ['registrationData', 'paymentReference', 'paymentUserEmail', 'paymentTransactionId'])
        localStorage.setItem(key, '{}');
    });
    await field(page, 'identifier').fill('member@demo.local');
    await field(page, 'password').fill('walk-the-heat-7');
    await page.locator('form button[type=submit]').click();
    const takeOver = page.getByRole('button', { name: 'Sign out the other device' });
    await toastOf(page).getByText('Login Successful').or(takeOver).first().waitFor();
    if (await takeOver.isVisible()) await takeOver.click();
    await toastOf(page).getByText('Login Successful').waitFor();
    expect(await storedPaymentKeys(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('paymentTransactionId'))).toBeNull();
  });
});
