import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openAsVisitor, stopClock, waitForToast, withBrowser } from './browser.ts';
import {
  choose,
  expectPremium,
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

async function openWindow(page: Page, name = /^Pay /): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('button', { name }).click();
  const popup = await opened;
  await popup.waitForURL(/\/eximbay\/pay\//);
  return popup;
}

async function toWindow(who = person()) {
  const page = await openInLanguage('/register');
  await toPayment(page, who, 'annual');
  await choose(page, 'eximbay');
  const ready = page.waitForResponse('**/api/eximbay/ready');
  const popup = await openWindow(page);
  const { order_id: order } = (await (await ready).json()) as { order_id: string };
  return { ...who, page, popup, order };
}

describe('payment by Eximbay', () => {
  it('P-04 paid: the payment window logs the buyer in, shows success and closes, and the page opens the home page as a member', async () => {
    const { page, popup, email, order } = await toWindow();
    await page.getByText(/96\.00 USD is about ₩[\d,]+ \(1 USD = [\d,.]+ KRW\)/).waitFor();
    const closed = popup.waitForEvent('close');
    await popup.getByTestId('pay').click();
    await waitForToast(page, 'Payment Successful');
    await closed;
    await page.waitForURL((url) => url.pathname === '/');
    await expectPremium(page, email);
    expect(await storedPaymentKeys(page)).toEqual([]);
    expect(await sandbox.charged(order)).toMatchObject({ charged: 9_600, refunded: 0 });
  });

  it('P-04 P-07 if return and webhook are lost, the page polls the order and logs the buyer in', async () => {
    const { page, popup, email, order } = await toWindow();
    await popup.getByTestId('approve-lose-both').click();
    await popup.getByText('You may close this window').waitFor();
    await popup.close();
    await waitForToast(page, 'Payment Successful');
    await expectPremium(page, email);
    expect(await sandbox.charged(order)).toMatchObject({ charged: 9_600, refunded: 0 });
  });

  it('P-04 P-12 if the page is closed and the return is lost, the login ticket logs the buyer in, but only once', async () => {
    const { page, popup, email, order } = await toWindow();
    await popup.getByTestId('approve-lose-both').click();
    await popup.getByText('You may close this window').waitFor();
    await popup.close();
    const context = page.context();
    await page.close();
    const back = await context.newPage();
    await back.goto(`/pay/eximbay/return?order_no=${order}`);
    await back.getByRole('heading', { name: 'Payment Successful' }).waitFor({ timeout: 30_000 });
    await back.waitForURL((url) => url.pathname === '/');
    await expectPremium(back, email);

    // Another browser that knows the number of the order gets no session.
    const stranger = await openAsVisitor();
    await stranger.goto(`/pay/eximbay/return?oid=${order}`);
    await stranger.getByRole('heading', { name: 'Payment Successful' }).waitFor();
    await stranger.getByRole('link', { name: 'Go to Login' }).waitFor();
    await stranger.getByRole('link', { name: 'Go to Home' }).waitFor();
    expect(await profileOf(stranger)).toBeNull();
  });

  it('P-04 declined: the window closes, the form shows the reason, nothing is charged, and a retry succeeds', async () => {
    const { page, popup, order } = await toWindow();
    const closed = popup.waitForEvent('close');
    await popup.getByTestId('decline').click();
    const why = 'The card details are not correct. Please check them.';
    await page.getByRole('main').getByText(why).waitFor();
    await closed;
    // Without the page that opened it, the return page itself shows the reason and a link to continue.
    const alone = await page.context().newPage();
    await alone.goto(`/pay/eximbay/return?orderId=${order}`);
    await alone.getByRole('heading', { name: 'Payment Failed' }).waitFor();
    await alone.getByText(why).waitFor();
    await alone.getByRole('main').getByRole('link', { name: 'Try again' }).waitFor();
    await alone.close();
    expect(await sandbox.charged(order)).toBeUndefined();
    const second = await openWindow(page);
    await second.getByTestId('pay').click();
    await waitForToast(page, 'Payment Successful');
  });

  it('P-04 P-10 cancelled: both pages say so, the window closes, and a retry succeeds', async () => {
    const { page, popup, order, email } = await toWindow();
    const closed = popup.waitForEvent('close');
    await popup.getByTestId('cancel').click();
    await page.getByText('Payment cancelled').waitFor({ timeout: 15_000 });
    await page.getByText('Nothing has been charged. What you typed is still there.').waitFor();
    await closed;
    expect(await sandbox.charged(order)).toBeUndefined();
    // Without the page that opened it, the return page itself shows this.
    const alone = await page.context().newPage();
    await alone.goto(`/pay/eximbay/return?order_no=${order}`);
    await alone.getByRole('heading', { name: 'Payment cancelled' }).waitFor();
    await alone.getByRole('link', { name: 'Go to Home' }).waitFor();
    await alone.close();
    const second = await openWindow(page);
    await second.getByTestId('pay').click();
    await waitForToast(page, 'Payment Successful');
    await expectPremium(page, email);
  });

  it('P-04 window closed without paying: a message is shown, and the same window opens again', async () => {
    const { page, popup } = await toWindow();
    await popup.close();
    await page.getByText('The payment window was closed.').waitFor();
    expect(await profileOf(page)).toBeNull();
    expect(await page.getByRole('main').getByRole('button', { name: /^Pay / }).count()).toBe(0);
    const second = await openWindow(page, /Open the payment window again/);
    await second.getByTestId('pay').waitFor();
  });

  it('P-04 P-07 a payment made in the open window counts even after another method was selected', async () => {
    const { page, popup, email } = await toWindow();
    await choose(page, 'toss');
    await popup.getByTestId('pay').click();
    await waitForToast(page, 'Payment Successful');
    await expectPremium(page, email);
  });

  it('P-04 window blocked by the browser: a message explains what to do, and a click opens the window', async () => {
    const page = await openInLanguage('/register');
    await toPayment(page, person(), 'monthly');
    await choose(page, 'eximbay');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.evaluate(() => {
      const open = window.open;
      let isBlocked = true;
      window.open = (...parts) => {
        if (!isBlocked) return open.apply(window, parts);
        isBlocked = false;
        return null;
      };
    });
    await page.getByRole('main').getByRole('button', { name: /^Pay / }).click();
    await page.getByText('The payment window was blocked.').waitFor();
    await openWindow(page, /Open the payment window again/);
  });

  it('P-04 messages from other sites or about another order are ignored', async () => {
    const { page, popup, order } = await toWindow();
    const message = { type: 'EXIMBAY_PAYMENT_SUCCESS', orderId: order, message: 'x', redirect: '/' };
    // The page of the provider is on another site.
    await popup.evaluate((given) => window.opener.postMessage(given, '*'), message);
    await page.evaluate(
      (given) => window.postMessage({ ...given, orderId: 'F-SOMEBODYELSES' }, location.origin),
      message,
    );
    await popup.close();
    await page.getByText('The payment window was closed.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/register');
    expect(await page.evaluate(() => localStorage.getItem('registrationData'))).not.toBeNull();
  });

  it('P-04 unavailable provider: a message is shown, and a retry succeeds', async () => {
    const page = await openInLanguage('/register');
    await toPayment(page, person(), 'monthly');
    await choose(page, 'eximbay');
    await sandbox.fault({ provider: 'eximbay', op: 'ready', phase: 'before', kind: 'http', status: 500 });
    await page.getByRole('main').getByRole('button', { name: /^Pay / }).click();
    await page.getByText('Failed to initiate payment. Please try again.').waitFor();
    await openWindow(page);
  });
});

describe('return page of Eximbay', () => {
  it('P-04 P-10 paid without a session, as in a renewal: the window asks the buyer to log in and closes', async () => {
    const page = await openInLanguage('/register');
    const context = page.context();
    await context.route('**/api/eximbay/check-status**', (route) =>
      route.fulfill({ json: { status: 'success', message: '' } }),
    );
    // A renewal creates no account, so its response has no session.
    await context.route('**/api/auth/complete-payment-and-register', (route) =>
      route.fulfill({ json: { success: true, outcome: 'begun' } }),
    );
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void window.open('/pay/eximbay/return?orderid=F-ABCDEFGH23'));
    const popup = await opened;
    const closed = popup.waitForEvent('close');
    await popup.getByText('Please log in to use your membership.').waitFor();
    await closed;
  });

  it('P-12 without an order number, the page shows Order ID not found with a link to the home page, and none to the login', async () => {
    const page = await openAsVisitor();
    await page.goto('/pay/eximbay/return?rescode=0000');
    await page.getByText('Order ID not found').waitFor();
    await page.getByRole('link', { name: 'Go to Home' }).waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'Go to Login' }).count()).toBe(0);
  });

  it.each([
    [{ status: 'other', message: '' }, 'Unable to verify payment status'],
    [{ status: 'failed', message: 'Ask your bank.' }, 'Ask your bank.'],
    [null, 'Error occurred while checking payment status'],
  ])('P-12 the return page of Eximbay shows the query %j as %s', async (answer, text) => {
    const page = await openAsVisitor();
    await page.route('**/api/eximbay/check-status**', (route) =>
      answer ? route.fulfill({ json: answer }) : route.abort(),
    );
    await page.goto('/pay/eximbay/return?orderid=F-ABCDEFGH23');
    await page.getByText(text).waitFor();
    await page.getByRole('heading', { name: 'Payment Failed' }).waitFor();
  });

  it('P-04 P-07 while the server or the network is unavailable, the return page reports no failure but polls until the status is known', async () => {
    const page = await openAsVisitor();
    const busy = {
      code: 'server.database_unavailable',
      message: 'The database is not responding.',
      requestId: '1',
    };
    let answer: 'busy' | 'away' | 'success' = 'busy';
    await page.route('**/api/eximbay/check-status**', (route) => {
      if (answer === 'away') return route.abort();
      if (answer === 'busy') return route.fulfill({ status: 503, json: busy });
      return route.fulfill({ json: { status: 'success', message: '' } });
    });
    await page.route('**/api/auth/complete-payment-and-register', (route) =>
      route.fulfill({ json: { success: true, outcome: 'begun' } }),
    );
    await stopClock(page);
    await page.goto('/pay/eximbay/return?orderid=F-ABCDEFGH23');
    await page.getByText('you will not be charged twice').waitFor();
    expect(await page.getByRole('heading', { name: 'Processing payment...' }).count()).toBe(1);
    answer = 'away';
    await page.clock.runFor(5_000);
    await page.getByText('Error occurred while checking payment status').waitFor();
    answer = 'success';
    await page.clock.runFor(5_000);
    // The page waits three seconds for a session that another page may start.
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return page.getByRole('heading', { name: 'Payment Successful' }).count();
      })
      .toBe(1);
  });

  it('P-12 the return page of Eximbay polls every five seconds while the payment is processed', async () => {
    const page = await openAsVisitor();
    const asked: number[] = [];
    await page.route('**/api/eximbay/check-status**', (route) => {
      asked.push(Date.now());
      return route.fulfill({ json: { status: 'pending', message: 'Processing payment...' } });
    });
    await page.goto('/pay/eximbay/return?ref=F-ABCDEFGH23');
    await page.getByRole('heading', { name: 'Processing payment...' }).waitFor();
    await expect.poll(() => asked.length, { timeout: 20_000 }).toBe(3);
    for (const [index, at] of asked.slice(1).entries()) {
      expect(at - (asked[index] ?? 0)).toBeGreaterThan(4_500);
      expect(at - (asked[index] ?? 0)).toBeLessThan(9_000);
    }
  });
});
