import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isFocused, openAsVisitor, productUrl, toastOf, withBrowser } from './browser.ts';
import { lastMail } from './mailbox.ts';
import {
  choose,
  expectPremium,
  field,
  fillPasswords,
  openInLanguage,
  person,
  proceed,
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

const payButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Pay |결제하기$/ });
const orderIn = (page: Page) => new URL(page.url()).searchParams.get('orderId') ?? '';

/** Registers a customer up to Toss's own payment window. */
async function toTossWindow(page: Page, language: 'en' | 'kr' = 'en', who = person()) {
  await toPayment(page, who, 'annual', language);
  await choose(page, 'toss');
  await payButton(page).click();
  await page.waitForURL('**/toss-checkout?**');
  await page.getByTestId('toss-methods').waitFor();
  const order = orderIn(page);
  await payButton(page).click();
  await page.waitForURL(/\/checkout$/);
  return { ...who, order };
}

describe('payment by Toss', () => {
  it('P-03 M-10 a Korean visitor registers, verifies the address, pays 124,800 won and opens the CCT diagram', async () => {
    const page = await openInLanguage('/ko/tools/ttt-cct-diagram', 'kr');
    const who = person();
    await page.getByRole('main').locator('a[href^="/ko/pricing"]').click();
    await page.getByRole('main').locator('a[href^="/register"]').first().click();
    await page.waitForURL('**/register?**');
    await toPayment(page, who, 'annual', 'kr');
    await page.getByText('한국에서는 Toss').waitFor();
    await page.locator('[data-withdrawal-rights]').getByText('청약철회권').waitFor();
    expect(await page.locator('input[name=paymentMethod]').first().getAttribute('value')).toBe('toss');
    // The recommended method is already selected.
    await expect.poll(() => page.locator('input[name=paymentMethod][value=toss]').isChecked()).toBe(true);
    await page.getByRole('button', { name: '₩124,800 결제하기' }).click();
    await page.waitForURL('**/toss-checkout?amount=124800&**');
    await page.getByTestId('toss-methods').getByText('₩124,800').waitFor();
    await page.getByText(who.email).waitFor();
    const order = orderIn(page);
    await payButton(page).click();
    await page.waitForURL(/\/checkout$/);
    await page.getByTestId('approve').click();
    await page.waitForURL('**/toss-success?**');
    await page.getByRole('heading', { name: '결제가 완료되었습니다' }).waitFor();
    const reportedAt = Date.now();
    expect(await page.getByRole('main').locator('a[href="/my-page?tab=payment"]').count()).toBe(1);
    // The buyer returns to the tool where the purchase began.
    await page.waitForURL((url) => url.pathname === '/ko/tools' && url.search.includes('ttt-cct-diagram'));
    expect(Date.now() - reportedAt).toBeGreaterThan(2_000);
    await expectPremium(page, who.email);
    expect(await storedPaymentKeys(page)).toEqual([]);
    expect(await sandbox.charged(order)).toMatchObject({ charged: 124_800, refunded: 0 });
    await lastMail(page, who.email, /./);

    await page.goto('/ko/tools');
    await page.getByRole('banner').locator('a[href="/my-page"]').first().waitFor();
    const opened = page.context().waitForEvent('page');
    const name = 'TTT·CCT 곡선';
    await page.getByRole('rowheader', { name }).getByText(name, { exact: true }).first().click();
    // The first use after paying ends the right to a refund, and the page says so.
    await page.getByRole('button', { name: '계속', exact: true }).click();
    const tool = await opened;
    await tool.waitForURL(/\/calculators\/.*ttt-cct-diagram/);
    await tool.getByRole('heading', { level: 1, name }).waitFor();
  });

  it('P-03 M-11 cancelled in the window: code and message are shown, and the form keeps everything except the password', async () => {
    const page = await openInLanguage('/register');
    const { nickname, order } = await toTossWindow(page);
    // The payment history shows the order as cancelled from now on.
    const reportedAt = page.waitForResponse('**/api/toss/cancel-payment');
    await page.getByTestId('cancel').click();
    await page.waitForURL('**/toss-fail?**');
    await page.getByRole('heading', { name: 'Payment cancelled' }).waitFor();
    expect(await (await reportedAt).json()).toEqual({ orderId: order, cancelled: true });
    await page.getByText('PAY_PROCESS_CANCELED').waitFor();
    await page.getByText(/Nothing has been charged.*A password has to be entered again\./).waitFor();
    expect(await sandbox.charged(order)).toBeUndefined();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.waitForURL('**/register');
    await expect.poll(() => field(page, 'nickname').inputValue()).toBe(nickname);
    expect(await field(page, 'password').inputValue()).toBe('');
    // After the browser's Back, the error is shown at the field and at the plan, where the page is scrolled to.
    await expect.poll(() => page.getByText('A password has to be entered again.').count()).toBe(2);
    await page.getByRole('button', { name: 'Proceed to payment' }).click();
    await expect.poll(() => field(page, 'password').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByText(/Password must be at least/).count()).toBe(0);

    // The purchase is repeated and this time completed.
    await fillPasswords(page);
    await proceed(page);
    await choose(page, 'toss');
    await payButton(page).click();
    await page.getByTestId('toss-methods').waitFor();
    await payButton(page).click();
    await page.waitForURL(/\/checkout$/);
    await page.getByTestId('approve').click();
    await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
  });

  it.each([
    ['reject', 'REJECT_CARD_COMPANY', 'The card company declined the payment.'],
    ['abort', 'PAY_PROCESS_ABORTED', 'The payment was interrupted.'],
  ])(
    'P-03 error %s: the failure page explains the code and shows the order',
    async (button, code, explanation) => {
      const page = await openInLanguage('/register');
      const { order } = await toTossWindow(page);
      await page.getByTestId(button).click();
      await page.waitForURL('**/toss-fail?**');
      await page.getByRole('heading', { name: 'Payment Failed' }).waitFor();
      for (const text of [code, explanation, order]) await page.getByText(text, { exact: true }).waitFor();
      expect(await sandbox.charged(order)).toBeUndefined();
    },
  );

  it('P-05 P-06 response to the confirmation lost: the payment is checked, charged once, and the buyer becomes a member', async () => {
    const page = await openInLanguage('/register');
    const { email, order } = await toTossWindow(page);
    await sandbox.fault({ provider: 'toss', op: 'confirm', phase: 'after', kind: 'reset' });
    await sandbox.fault({ provider: 'toss', op: 'query', phase: 'before', kind: 'reset' });
    await page.getByTestId('approve').click();
    await page.getByRole('heading', { name: 'We are checking your payment' }).waitFor();
    await page.getByText('you will not be charged twice').waitFor();
    await page.getByRole('heading', { name: 'Payment Successful' }).waitFor({ timeout: 30_000 });
    await expectPremium(page, email);
    expect(await sandbox.charged(order)).toMatchObject({ charged: 124_800, refunded: 0 });
  });

  it('P-07 P-11 while the payment is being checked, the checkout page does not offer the order again; afterwards it says that it is paid', async () => {
    const page = await openInLanguage('/register');
    const { email, order } = await toTossWindow(page);
    await sandbox.fault({ provider: 'toss', op: 'confirm', phase: 'after', kind: 'reset' });
    await sandbox.fault({ provider: 'toss', op: 'query', phase: 'before', kind: 'reset', times: 50 });
    await page.getByTestId('approve').click();
    await page.getByRole('heading', { name: 'We are checking your payment' }).waitFor();
    await page.goto(`/toss-checkout?amount=124800&orderId=${order}&orderName=Annual+Premium&email=${email}`);
    await page.getByText('please do not pay again').waitFor();
    expect(await payButton(page).count()).toBe(0);
    await sandbox.reset();
    await page.getByText('You have already paid for your membership.').waitFor({ timeout: 60_000 });
    expect(await payButton(page).count()).toBe(0);
    await expectPremium(page, email);
    expect(await sandbox.charged(order)).toMatchObject({ charged: 124_800, refunded: 0 });
  });

  it('P-06 P-11 an amount changed in the URL is rejected, and nothing is charged', async () => {
    const page = await openInLanguage('/register');
    const who = person();
    await toPayment(page, who, 'annual');
    await choose(page, 'toss');
    await payButton(page).click();
    await page.waitForURL('**/toss-checkout?**');
    const order = orderIn(page);
    await page.goto(page.url().replace('amount=124800', 'amount=100'));
    await page.getByTestId('toss-methods').getByText('₩100').waitFor();
    await payButton(page).click();
    await page.waitForURL(/\/checkout$/);
    await page.getByTestId('approve').click();
    await page.getByRole('heading', { name: 'Payment Confirmation Failed' }).waitFor();
    await page.getByText('The amount does not match the plan.').waitFor();
    await page.getByText('Please contact support').waitFor();
    expect(await sandbox.charged(order)).toBeUndefined();
    expect(await profileOf(page)).toBeNull();
    expect(await storedPaymentKeys(page)).toContain('registrationData');
  });

  it('P-11 after the return from Toss the password is requested again, and an incomplete form is not sent', async () => {
    const page = await openInLanguage('/register');
    await toPayment(page, person(), 'monthly');
    await choose(page, 'toss');
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/api/toss/create') && sent.push(request.url()));
    await field(page, 'password').fill('');
    await payButton(page).click();
    await toastOf(page).getByText('Password required').waitFor();
    expect(await isFocused(field(page, 'password'))).toBe(true);
    await fillPasswords(page);
    await field(page, 'name').fill('');
    await payButton(page).click();
    await page.getByText('Name is required').waitFor();
    expect(sent).toEqual([]);
  });

  it.each([
    '/toss-success',
    '/toss/payment/success?orderId=F-ABCDEF23&amount=100',
    '/toss-payment-success?paymentKey=k',
  ])('P-11 return with %s: the page shows Invalid Payment with a link to the registration', async (path) => {
    const page = await openAsVisitor();
    await page.goto(path);
    await page.getByRole('heading', { name: 'Invalid Payment' }).waitFor();
    await page.waitForURL('**/register');
  });

  it.each([
    ['payments.refunded', 'This payment has been refunded', 'Back to the plans'],
    ['payments.already_paid', 'Your membership is active', 'Go to Login'],
    ['payments.not_completed', 'Payment Confirmation Failed', 'Try again'],
  ])(
    'P-03 an order with the error %s shows the title of the error and the next step',
    async (code, title, way) => {
      const page = await openInLanguage('/terms-of-service');
      await page.evaluate(() => {
        const registration = { email: 'kim@example.org', savedAt: Date.now() };
        localStorage.setItem('registrationData', JSON.stringify(registration));
      });
      const asked: string[] = [];
      await page.route('**/api/toss/confirm-payment', (route) => {
        asked.push(code);
        return route.fulfill({ status: 409, json: { code, message: '' } });
      });
      await page.goto('/toss-success?paymentKey=k&orderId=F-ABCDEF23&amount=13000');
      await page.getByRole('heading', { name: title }).waitFor();
      await page.getByRole('main').getByRole('link', { name: way, exact: true }).waitFor();
      expect(asked).toHaveLength(1);
    },
  );

  it('M-11 without the registration data no payment is confirmed: an error offers a retry, and other stored entries are kept', async () => {
    const page = await openInLanguage('/register');
    const { nickname, order } = await toTossWindow(page);
    const confirmed: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('confirm-payment') && confirmed.push(request.url()),
    );
    const other = await page.context().newPage();
    await other.goto(`${productUrl}/terms-of-service`);
    await other.evaluate(() => {
      const { email: _gone, ...rest } = JSON.parse(localStorage.getItem('registrationData') ?? '{}');
      localStorage.setItem('registrationData', JSON.stringify(rest));
    });
    await page.getByTestId('approve').click();
    await page.getByRole('heading', { name: 'Registration data is missing' }).waitFor();
    expect(confirmed).toEqual([]);
    expect(await sandbox.charged(order)).toBeUndefined();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect.poll(() => field(page, 'nickname').inputValue()).toBe(nickname);
  });

  it('P-03 widget fails to load: a message is shown, and the second attempt loads it', async () => {
    const page = await openAsVisitor();
    await page.route('**/toss/v2/standard', (route) => route.abort());
    await page.goto(
      '/toss-checkout?amount=124800&orderId=F-ABCDEFGH23&orderName=Annual+Premium&email=a%40b.kr',
    );
    await page.getByText('Failed to load payment system. Please try again.').waitFor();
    await page.unroute('**/toss/v2/standard');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await page.getByTestId('toss-methods').waitFor();
  });

  it('P-03 paying before the Toss widget has loaded shows a message; without an amount in the URL the amount is 13,000 won', async () => {
    const page = await openAsVisitor();
    await page.route('**/api/toss/client-key', async (route) => {
      await toastOf(page).getByText('Payment Not Ready').waitFor();
      await route.continue();
    });
    await page.goto('/toss-checkout-simple?orderId=F-ABCDEFGH23');
    await payButton(page).click();
    await toastOf(page).getByText('Payment system is still loading. Please wait.').waitFor();
    await page.getByTestId('toss-methods').getByText('₩13,000').waitFor();
    await page.getByTestId('toss-terms').uncheck();
    await payButton(page).click();
    await page.getByText('Please agree to the required terms of payment.').waitFor();
  });
});
