import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { withBrowser } from './browser.ts';
import { choose, openInLanguage, person, toPayment } from './payments.ts';

withBrowser();

const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const order = 'orderId=F-ABCDEFGH23456789';
const screens = [
  `/toss-checkout?amount=124800&${order}&orderName=Annual+Premium&email=j.park%40hanbit-forge.kr`,
  '/toss-checkout-simple',
  `/toss-fail?code=REJECT_CARD_COMPANY&message=x&${order}`,
  '/toss-payment-fail?code=PAY_PROCESS_CANCELED&message=%EC%82%AC%EC%9A%A9%EC%9E%90+%EC%B7%A8%EC%86%8C',
  `/toss-payment-success?paymentKey=k&amount=13000&${order}`,
  '/pay/eximbay/return',
  `/pay/eximbay/return?${order}`,
];

describe.each([
  ['en', 1440],
  ['kr', 390],
  ['de', 1024],
] as const)('payment screens, %s, %i px', (language, width) => {
  const options = { reducedMotion: 'reduce', viewport: { width, height: 900 } } as const;

  it.each(screens)('P-03 P-04 axe finds no violations and no text is truncated on %s', async (path) => {
    const page = await openInLanguage(path, language, options);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (path.includes('/toss-checkout')) await page.getByTestId('toss-methods').waitFor();
    // The widget of the sandbox is not part of our screens.
    expect(await axeViolations(page)).toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });

  it('M-10 each method is shown in the registration', async () => {
    const page = await openInLanguage('/register', language, options);
    await toPayment(page, person(), 'annual', language);
    for (const method of ['paypal', 'toss', 'eximbay'] as const) {
      await choose(page, method);
      if (method === 'paypal') await page.getByTestId('paypal-button').waitFor();
      expect(await axeViolations(page), method).toEqual([]);
      expect(await overhang(page), method).toBeLessThanOrEqual(0);
    }
  });
});

describe('P-03 failure messages in the reader’s language', () => {
  it.each([
    ['kr', 'EXPIRED_CARD', '결제에 실패했습니다', '유효 기간이 지난 카드입니다.'],
    ['en', 'EXPIRED_CARD', 'Payment Failed', 'The card has expired.'],
    ['kr', 'SOMETHING_NEW', '결제에 실패했습니다', '알 수 없는 오류가 발생했습니다.'],
    ['en', 'SOMETHING_NEW', 'Payment Failed', 'An unknown error occurred.'],
    ['kr', 'PAY_PROCESS_CANCELED', '결제가 취소되었습니다', 'PAY_PROCESS_CANCELED'],
  ] as const)('P-03 the failure %s is shown as %s', async (language, code, title, text) => {
    const page = await openInLanguage(`/toss/payment/fail?code=${code}&${order}`, language);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByText(text, { exact: true }).waitFor();
    await page.getByText('F-ABCDEFGH23456789').waitFor();
  });
});
