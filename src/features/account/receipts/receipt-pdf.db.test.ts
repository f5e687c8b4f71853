import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfPages } from '../../../../test/pdf-pages.ts';
import { type Browser, createShop, type Shop } from '../../../../test/shop.ts';
import { languages } from '../../../platform/shared/i18n/i18n.ts';
import { accountWords } from '../messages/index.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

/**
 * Creates a logged-in member who has paid once.
 * @returns also the receipt
 */
async function payer(method: 'paypal' | 'toss', membershipType: string) {
  const { person, browser } = await shop.newcomer({ membershipType });
  const { order } = await browser.buy(method, person);
  const { email, password } = person;
  const login = await browser.call('POST', '/api/auth/login', { email, password, takeOver: true });
  browser.signedInWith(login.json().access_token);
  const [line] = (await browser.call('GET', '/api/user/receipts')).json();
  return { person, browser, order, line };
}
const pdf = (browser: Browser, id: number, language: string, document = '') =>
  browser.call('GET', `/api/user/receipts/${id}${document}/pdf?lang=${language}`);

/** Returns the text of a one-page PDF without white space. */
async function textOf(bytes: Buffer): Promise<string> {
  const pages = await pdfPages(bytes);
  expect(pages).toHaveLength(1);
  return dense(pages.join(''));
}
const dense = (text: string) => text.replace(/\s/g, '');

describe('U-01 receipts as PDF', () => {
  it('U-01 the PDF contains number, parties, plan, period, method, reference and amount in every language', async () => {
    const { browser, person, order, line } = await payer('toss', 'annual');
    const address = 'Am Anlassofen 12\n00000 Eisenstadt';
    const company = { company: '한빛열처리 (주)', address, country: 'Korea', taxNumber: 'DE000000000' };
    await browser.call('PUT', '/api/user/billing-details', company);
    await browser.call('POST', `/api/user/receipts/${line.id}/buyer`);
    for (const language of languages) {
      const { receipts: words } = await accountWords[language]();
      const answer = await pdf(browser, line.id, language);
      expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
        200,
        `attachment; filename="${line.number}.pdf"`,
      ]);
      const text = await textOf(answer.rawPayload);
      const labels = [words.one, words.plan_annual, words.period, words.paid, words.total, words.noTax];
      const values = [line.number, order.id, 'Toss', '124', person.email, company.company, 'Eisenstadt'];
      for (const part of [...labels, ...values]) expect(text, language).toContain(dense(part));
      expect(text, language).not.toMatch(/[{}\u25a1]|undefined|NaN/);
    }
  });

  it.each([
    ['a refund', 'refunded', 'returned'],
    ['a chargeback', 'chargedBack', 'chargedBackTotal'],
  ] as const)(
    'U-01 the credit note of %s exists only after it, contains the receipt number and the amount, and names the event like the receipt',
    async (_what, event, total) => {
      const { browser, line } = await payer('paypal', 'monthly');
      expect((await pdf(browser, line.id, 'en', '/credit-note')).statusCode).toBe(404);
      if (event === 'chargedBack') await shop.app.payments.reverse(line.reference);
      else {
        const amount = { minor: 1_000, currency: 'USD' as const };
        const refund = { paymentTransactionId: line.id, provider: 'paypal', amount, origin: 'user' as const };
        await shop.database.db.transaction((tx) => shop.app.payments.refund.request(tx, refund));
        await shop.work();
      }
      const [returned] = (await browser.call('GET', '/api/user/receipts')).json();
      const answer = await pdf(browser, line.id, 'de', '/credit-note');
      expect(answer.headers['content-disposition']).toContain(`${returned.creditNote.number}.pdf`);
      const { receipts: words } = await accountWords.de();
      const text = await textOf(answer.rawPayload);
      const labels = [words.creditNote, words[event], words[total]];
      for (const part of [...labels, returned.creditNote.number, line.number, '10,00USD'])
        expect(text).toContain(dense(part));
      const receipt = await textOf((await pdf(browser, line.id, 'de')).rawPayload);
      expect(receipt).toContain(dense(words[event]));
    },
  );

  it('U-01 the PDF returns 404 to other members and 401 without login', async () => {
    const { line } = await payer('paypal', 'monthly');
    const other = await payer('paypal', 'monthly');
    for (const document of ['', '/credit-note']) {
      expect((await pdf(other.browser, line.id, 'en', document)).statusCode).toBe(404);
      expect((await pdf(shop.browser(), line.id, 'en', document)).statusCode).toBe(401);
    }
  });
});
