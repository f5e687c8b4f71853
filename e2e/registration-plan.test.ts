import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFocused, openAsVisitor, productUrl, toastOf, withBrowser } from './browser.ts';
import { lastCode } from './mailbox.ts';

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

describe('registration: plan and payment', () => {
  const withoutProviders = (page: Page) =>
    page.route(/\/api\/(paypal\/setup|toss\/client-key|eximbay\/status)/, (route) =>
      route.fulfill({ json: { available: false } }),
    );

  it('P-01 P-13 the plans show prices, the savings of a year, the recommended plan and five features, but no test plan', async () => {
    const page = await open();
    const main = page.getByRole('main');
    const text = await main.innerText();
    for (const part of [
      '96.00 USD per year',
      '10.00 USD per month',
      '20\u00a0% discount, saves 24.00 USD',
      'Recommended',
      'Access to all premium tools',
      'Priority support',
      'Advanced calculations',
      'Export capabilities',
      'No usage limits',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Test');
    expect(await field(page, 'testCode').count()).toBe(0);
  });

  it('M-10 the payment opens after accepting the terms and verifying the email address, the plan changes the amount, and Change Plan goes back', async () => {
    const page = await open();
    const { email, nickname } = person();
    const proceed = page.getByRole('button', { name: 'Proceed to Payment' });
    expect(await proceed.count()).toBe(0);
    await field(page, 'agreeToTerms').check();
    await proceed.click();
    await toastOf(page).getByText('Email Verification Required').waitFor();
    await toastOf(page).getByText('click Verify first').waitFor();
    expect(await field(page, 'paymentMethod').count()).toBe(0);
    // Each field says what is missing, and nothing looks like a success.
    for (const name of ['email', 'name', 'nickname', 'password'])
      expect(await field(page, name).getAttribute('aria-invalid'), name).toBe('true');
    await page.getByText('Please enter a valid email address').first().waitFor();
    expect(await toastOf(page).locator('.text-err').count()).toBeGreaterThan(0);

    await verify(page, email);
    await fill(page, nickname);
    await proceed.click();
    const total = page.getByRole('main').locator('p', { hasText: 'Total today' });
    await total.getByText('10.00 USD').waitFor();
    expect(await page.getByText('In Korea we recommend Toss.').count()).toBe(0);
    await page.getByRole('radio', { name: /Toss/ }).check();
    await total.locator('strong', { hasText: '₩13,000' }).waitFor();

    await page.getByRole('button', { name: 'Change Plan' }).click();
    await page.getByRole('radio', { name: /Annual Premium/ }).check();
    await proceed.click();
    await total.locator('strong', { hasText: '₩124,800' }).waitFor();
    await field(page, 'agreeToTerms').uncheck();
    expect(await field(page, 'paymentMethod').count()).toBe(0);
    // The selected plan is still selected when the step is shown again.
    await field(page, 'agreeToTerms').check();
    await expect.poll(() => page.getByRole('radio', { name: /Toss/ }).isChecked()).toBe(true);
  });

  it('M-10 the keyboard focus moves to the verified email address, then to the name field of the next step', async () => {
    const page = await open('/register?plan=annual');
    const { email, nickname } = person();
    await field(page, 'email').fill(email);
    await page.keyboard.press('Enter');
    await field(page, 'code').waitFor();
    await field(page, 'code').fill(await lastCode(page, email));
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    await expect.poll(focused).toBe('email');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('name');
    await fill(page, nickname);
    await field(page, 'agreeToTerms').focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Proceed to Payment' }).focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: 'Payment', exact: true });
    await heading.waitFor();
    await expect.poll(() => isFocused(heading)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('paymentMethod');
  });

  it('P-09 a disabled method is not offered, and without any method a message is shown', async () => {
    const page = await open();
    await page.route('**/api/eximbay/status', (route) => route.fulfill({ status: 404, json: {} }));
    const { email, nickname } = person();
    await verify(page, email);
    await fill(page, nickname);
    await field(page, 'agreeToTerms').check();
    await page.getByRole('button', { name: 'Proceed to Payment' }).click();
    await page.getByRole('radio', { name: /PayPal/ }).waitFor();
    await expect.poll(() => field(page, 'paymentMethod').count()).toBe(2);
    await withoutProviders(page);
    await page.reload();
    await fill(page, nickname);
    await page.getByRole('button', { name: 'Proceed to Payment' }).click();
    await page.getByText('Payment System Under Development').waitFor();
    await page.getByText('Please check back later or contact support.').waitFor();
    expect(await field(page, 'paymentMethod').count()).toBe(0);
  });

  it('M-01 a taken nickname is reported while typing, before any payment window opens', async () => {
    const page = await open();
    await field(page, 'nickname').fill('premium');
    await page.getByText('This nickname is already taken. Please choose another one.').waitFor();
    expect(await field(page, 'nickname').getAttribute('aria-invalid')).toBe('true');
    await field(page, 'nickname').fill(person().nickname);
    await expect.poll(() => field(page, 'nickname').getAttribute('aria-invalid')).toBeNull();
  });

  it('M-10 buyers in Korea see Toss recommended', async () => {
    const page = await open('/register-new', 'kr');
    const { email, nickname } = person();
    await verify(page, email, { verify: '인증하기', confirm: '확인' });
    await fill(page, nickname);
    await field(page, 'agreeToTerms').check();
    await page.getByRole('button', { name: '결제 진행' }).click();
    await page.getByText('개인정보 수집 및 이용에 동의해 주십시오').waitFor();
    await field(page, 'agreeToPrivacy').check();
    await page.getByRole('button', { name: '결제 진행' }).click();
    await page.getByText('한국에서는 Toss를 권장합니다.').waitFor();
    expect(await field(page, 'paymentMethod').first().getAttribute('value')).toBe('toss');
  });

  it.each(['true', '1'])(
    'P-01 ?test=%s shows the test plan, and the code unlocks it in upper or lower case',
    async (value) => {
      const page = await open(`/register?test=${value}`);
      await page.getByRole('radio', { name: /^Test/ }).check();
      await page.getByText('1.00 USD per month').waitFor();
      await field(page, 'agreeToTerms').check();
      await page.getByRole('button', { name: 'Proceed to Payment' }).click();
      await toastOf(page).getByText('Enter the test code first.').waitFor();
      await field(page, 'testCode').fill('a guess');
      await page.getByRole('button', { name: 'Unlock' }).click();
      await page.getByText('This test code is not valid.').waitFor();
      await field(page, 'testCode').fill('ferrite-demo-2');
      await page.getByRole('button', { name: 'Unlock' }).click();
      await page.getByText('The test plan is open for one hour.').waitFor();
      await page.reload();
      await page.getByText('The test plan is open for one hour.').waitFor();
    },
  );
});
