import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationQueries } from '../../../../labs/faults/audit.ts';
import { demoPassword } from '../../../../test/app.ts';
import { type Browser, createShop, type Method, type Shop } from '../../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

/** Creates a logged-in member who has paid. */
async function payer(method: Method, membershipType: string) {
  const { person, browser } = await shop.newcomer({ membershipType });
  const { order, answer } = await browser.buy(method, person);
  if (answer.statusCode !== 200) throw new Error(`paying returned ${answer.statusCode} ${answer.body}`);
  const { email, password } = person;
  const login = await browser.call('POST', '/api/auth/login', { email, password, takeOver: true });
  browser.signedInWith(login.json().access_token);
  const { id: memberId } = (await shop.member(email)) as { id: string };
  return { person, browser, order, memberId };
}

/** Makes another payment of the same member. */
async function payAgain({ browser, person }: Awaited<ReturnType<typeof payer>>) {
  const { answer } = await browser.buy('paypal', person);
  if (answer.statusCode !== 200) throw new Error(`paying returned ${answer.statusCode} ${answer.body}`);
}

let member: Awaited<ReturnType<typeof payer>> | null = null;
/** Returns the same member at each call, for tests that need just any member. */
async function aMember() {
  member ??= await payer('paypal', 'monthly');
  return member;
}

const plant = {
  company: 'Härterei Glutmann GmbH',
  address: 'Am Anlassofen 12\n00000 Eisenstadt',
  country: 'Deutschland',
  taxNumber: 'DE000000000',
};
const noPlant = { company: '', address: '', country: '', taxNumber: '' };
const saveDetails = (browser: Browser, details: object) =>
  browser.call('PUT', '/api/user/billing-details', details);
const open = async (browser: Browser, id: number) =>
  (await browser.call('GET', `/api/user/receipts/${id}`)).json();
const useCurrent = (browser: Browser, id: number) => browser.call('POST', `/api/user/receipts/${id}/buyer`);

/** Queries for impossible states that concern receipts and credit notes; all must return no rows. */
const aboutDocuments = violationQueries.filter(([what]) => /receipt|credit note/.test(what));
async function expectDocumentsToAgree() {
  expect(aboutDocuments).toHaveLength(3);
  for (const [what, query] of aboutDocuments) expect(await shop.rows(query), what).toEqual([]);
}

const list = async (browser: Browser) => (await browser.call('GET', '/api/user/receipts')).json();

describe('U-01 receipts', () => {
  it('U-01 the receipt of a payment contains number, plan, amount, date, paid period, buyer and seller', async () => {
    const { browser, person, order } = await payer('toss', 'annual');
    const [line] = await list(browser);
    expect(line.number).toMatch(/^2026-\d{6}$/);
    expect(line).toMatchObject({
      reference: order.id,
      plan: 'annual',
      method: 'toss',
      amount: 124_800,
      currency: 'KRW',
      status: 'completed',
      refundedAt: null,
    });
    const receipt = (await browser.call('GET', `/api/user/receipts/${line.id}`)).json();
    expect(receipt).toMatchObject({
      ...line,
      buyer: { name: person.name, email: person.email, ...noPlant },
      tax: null,
      taxNote: null,
      creditNote: null,
      details: { state: 'none', correctableUntil: '2027-02-19T12:00:00.000Z' },
    });
    const days = (Date.parse(receipt.periodEnd) - Date.parse(receipt.periodStart)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(365);
    expect(Object.keys(receipt.seller).sort()).toEqual(['address', 'email', 'name', 'phone', 'registration']);
  });

  it('U-01 an unpaid order has no receipt, and the receipt of a refunded payment states the date of the refund', async () => {
    const { browser } = await payer('paypal', 'monthly');
    const [line] = await list(browser);
    await shop.rows(
      `INSERT INTO payment_transactions (user_id, payment_id, provider, payment_method, amount, currency)
        SELECT user_id, 'never-paid', provider, payment_method, amount, currency FROM payment_transactions WHERE id = $1`,
      line.id,
    );
    expect(await list(browser)).toEqual([line]);
    const [unpaid] = await shop.rows(`SELECT id FROM payment_transactions WHERE payment_id = 'never-paid'`);
    expect((await browser.call('GET', `/api/user/receipts/${unpaid?.['id']}`)).statusCode).toBe(404);
    await shop.rows(
      `INSERT INTO refund_transactions (payment_transaction_id, provider, refund_id, amount, currency, status, completed_at)
        VALUES ($1, 'paypal', 'back', 1000, 'USD', 'done', '2026-11-22T10:00:00Z')`,
      line.id,
    );
    expect(await list(browser)).toMatchObject([{ refundedAt: '2026-11-22T10:00:00.000Z' }]);
  });

  it('U-01 a receipt returns 404 to other members, 401 without login and 400 for a malformed id', async () => {
    const one = await payer('paypal', 'monthly');
    const other = await payer('paypal', 'monthly');
    const [line] = await list(one.browser);
    expect((await other.browser.call('GET', `/api/user/receipts/${line.id}`)).json()).toMatchObject({
      code: 'account.no_receipt',
    });
    expect((await one.browser.call('GET', '/api/user/receipts/0')).statusCode).toBe(400);
    expect((await one.browser.call('GET', '/api/user/receipts/x')).statusCode).toBe(400);
    const visitor = shop.browser();
    expect((await visitor.call('GET', '/api/user/receipts')).statusCode).toBe(401);
    expect((await visitor.call('GET', `/api/user/receipts/${line.id}`)).statusCode).toBe(401);
  });
});

describe('U-01 receipt numbers', () => {
  it('U-01 simultaneous payments get numbers without gaps or duplicates', async () => {
    const payers = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        const method = (['paypal', 'toss', 'eximbay'] as const)[at % 3] ?? 'paypal';
        const { person, browser } = await shop.newcomer({ membershipType: 'monthly' });
        const order = await browser.order(method, person);
        return { browser, order, back: await browser.decide(order) };
      }),
    );
    const answers = await Promise.all(payers.map(({ browser, order, back }) => browser.finish(order, back)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(payers.map(() => 200));
    await expectDocumentsToAgree();
  });

  it('U-01 a refund has one credit note that names its receipt, even if the refund is recorded twice', async () => {
    const { browser, memberId } = await payer('paypal', 'monthly');
    const [line] = await list(browser);
    const body = { paymentTransactionId: line.id, requestReason: 'Bought twice.' };
    expect((await browser.call('POST', '/api/refund/request', body)).statusCode).toBe(201);
    const admin = shop.browser();
    const login = await admin.call('POST', '/api/auth/login', {
      email: 'admin@demo.local',
      password: demoPassword,
      takeOver: true,
    });
    admin.signedInWith(login.json().access_token);
    const approve = () => admin.call('POST', '/api/admin/process-refund', { memberId, action: 'approve' });
    expect((await approve()).statusCode).toBe(200);
    expect((await approve()).statusCode).toBe(404);
    await shop.work();
    const receipt = await open(browser, line.id);
    expect(receipt).toMatchObject({ number: line.number, status: 'refunded', amount: 10 });
    expect(receipt.creditNote).toMatchObject({ number: expect.stringMatching(/^C2026-\d{6}$/), amount: 10 });
    expect(receipt.refundedAt).toBe(receipt.creditNote.issuedAt);
    expect(await list(browser)).toMatchObject([{ creditNote: { number: receipt.creditNote.number } }]);
    await expectDocumentsToAgree();
  });

  it('U-01 simultaneous refunds of several members get numbers without gaps or duplicates', async () => {
    const payers = [];
    for (let count = 0; count < 5; count++) payers.push(await payer('paypal', 'monthly'));
    const references = (await Promise.all(payers.map(({ browser }) => list(browser)))).map(
      ([line]) => line.reference as string,
    );
    const { reverse } = shop.app.payments;
    await Promise.all(references.flatMap((reference) => [reverse(reference), reverse(reference)]));
    const notes = await Promise.all(payers.map(({ browser }) => list(browser)));
    expect(new Set(notes.map(([line]) => line.creditNote.number)).size).toBe(5);
    await expectDocumentsToAgree();
  });

  it('U-01 an automatically refunded duplicate payment has a receipt and a credit note', async () => {
    const { person, browser } = await shop.newcomer();
    const first = await browser.order('paypal', person);
    const second = await browser.order('eximbay', person);
    await browser.decide(second);
    await browser.finish(first, await browser.decide(first));
    await browser.finish(second, { paymentKey: '', raw: '' });
    await shop.work();
    await shop.work();
    expect(await shop.payment(second.id)).toMatchObject({ state: 'refunded' });
    const { id } = await shop.payment(second.id);
    expect(
      await shop.rows(
        `SELECT r.amount, c.amount AS back FROM receipts r JOIN credit_notes c ON c.receipt_id = r.id WHERE r.payment_transaction_id = $1`,
        id,
      ),
    ).toEqual([{ amount: 1_000, back: 1_000 }]);
    await expectDocumentsToAgree();
  });
});

describe('U-01 billing details on receipts', () => {
  it('U-01 billing details are empty at first, saved without surrounding blanks, and can be emptied again', async () => {
    const { browser, memberId } = await payer('paypal', 'monthly');
    const read = async () => (await browser.call('GET', '/api/user/billing-details')).json();
    expect(await read()).toEqual(noPlant);
    const saved = await saveDetails(browser, {
      ...plant,
      company: `  ${plant.company} `,
      address: ' Am Anlassofen 12 \r\n\r\n00000 Eisenstadt\r\n',
    });
    expect([saved.statusCode, saved.json()]).toEqual([200, plant]);
    expect(await read()).toEqual(plant);
    await saveDetails(browser, noPlant);
    expect(await read()).toEqual(noPlant);
    expect(await shop.rows('SELECT 1 FROM billing_details WHERE user_id = $1', memberId)).toEqual([]);
  });

  it.each([
    ['company', 'tooLong', 'x'.repeat(201)],
    ['company', 'tooLong', 'x'.repeat(10_240)],
    ['company', 'unreadable', 'One\nTwo'],
    ['taxNumber', 'unreadable', 'DE\u0007'],
    ['taxNumber', 'tooLong', '9'.repeat(51)],
    ['country', 'unreadable', '\u202Eynamreg'],
    ['address', 'unreadable', 'a\u001b[31m'],
    ['address', 'tooManyLines', 'a\nb\nc\nd\ne\nf\ng'],
  ])(
    'U-01 a %s with the problem %s is rejected and the saved billing details are kept',
    async (field, fault, text) => {
      const { browser } = await aMember();
      await saveDetails(browser, plant);
      const refused = await saveDetails(browser, { ...plant, [field]: text });
      expect([refused.statusCode, refused.json()]).toEqual([
        400,
        expect.objectContaining({ code: 'account.billing_invalid', faults: { [field]: fault } }),
      ]);
      expect((await browser.call('GET', '/api/user/billing-details')).json()).toEqual(plant);
    },
  );

  it('U-01 billing details that are not sent stay as they are stored', async () => {
    const { browser } = await aMember();
    await saveDetails(browser, plant);
    const saved = await saveDetails(browser, { company: 'Renamed GmbH' });
    expect(saved.json()).toEqual({ ...plant, company: 'Renamed GmbH' });
    expect((await saveDetails(browser, {})).json()).toEqual(saved.json());
    expect((await saveDetails(browser, { country: 'x'.repeat(101) })).statusCode).toBe(400);
    expect((await browser.call('GET', '/api/user/billing-details')).json()).toEqual(saved.json());
  });

  it('U-01 billing details may be in every script and have 200 characters outside the Unicode Basic Multilingual Plane', async () => {
    const { browser } = await aMember();
    for (const company of ['한빛열처리 (주)', '株式会社灯熱処理', 'शीतल', 'ООО «Закал»', '𠮷'.repeat(200)])
      expect((await saveDetails(browser, { company })).json()).toMatchObject({ company });
  });

  it('U-01 a receipt keeps the billing details of its time; later receipts use the current ones', async () => {
    const buyer = await payer('paypal', 'monthly');
    await saveDetails(buyer.browser, plant);
    await payAgain(buyer);
    await saveDetails(buyer.browser, { ...plant, company: 'Renamed GmbH' });
    const [second, first] = await list(buyer.browser);
    expect(second.number > first.number).toBe(true);
    expect(await open(buyer.browser, second.id)).toMatchObject({
      buyer: plant,
      details: { state: 'different' },
    });
    expect(await open(buyer.browser, first.id)).toMatchObject({
      buyer: noPlant,
      details: { state: 'different' },
    });
  });

  it('U-01 current billing details can be applied to a receipt for 90 days without changing number, date and amounts', async () => {
    const { browser } = await payer('paypal', 'monthly');
    const [line] = await list(browser);
    await saveDetails(browser, plant);
    const used = await useCurrent(browser, line.id);
    expect([used.statusCode, used.json()]).toEqual([
      200,
      expect.objectContaining({
        ...line,
        buyer: expect.objectContaining(plant),
        details: expect.objectContaining({ state: 'same' }),
      }),
    ]);
    // Two simultaneous calls have the same result.
    await saveDetails(browser, { ...plant, company: 'Renamed GmbH' });
    const both = await Promise.all([useCurrent(browser, line.id), useCurrent(browser, line.id)]);
    for (const each of both) expect(each.json().buyer.company).toBe('Renamed GmbH');
    await shop.rows(
      `UPDATE receipts SET issued_at = issued_at - interval '90 days' WHERE payment_transaction_id = $1`,
      line.id,
    );
    await saveDetails(browser, plant);
    const late = await useCurrent(browser, line.id);
    expect([late.statusCode, late.json().code]).toEqual([409, 'account.receipt_final']);
    expect(await open(browser, line.id)).toMatchObject({
      buyer: { company: 'Renamed GmbH' },
      details: { state: 'different', correctableUntil: null },
    });
  });

  it('U-01 receipts of other members cannot be changed', async () => {
    const one = await payer('paypal', 'monthly');
    const other = await aMember();
    const [line] = await list(one.browser);
    await saveDetails(other.browser, plant);
    const tried = await useCurrent(other.browser, line.id);
    expect([tried.statusCode, tried.json().code]).toEqual([404, 'account.no_receipt']);
    expect((await open(one.browser, line.id)).buyer).toMatchObject(noPlant);
    expect((await useCurrent(shop.browser(), line.id)).statusCode).toBe(401);
  });

  it('P-14 a chargeback is labelled as a chargeback, and receipt and credit note state its time even if a refund completes later', async () => {
    const { browser, order } = await payer('paypal', 'monthly');
    const [line] = await list(browser);
    const amount = { minor: 1_000, currency: 'USD' as const };
    const refund = { paymentTransactionId: line.id, provider: 'paypal', amount, origin: 'user' as const };
    await shop.database.db.transaction((tx) => shop.app.payments.refund.request(tx, refund));
    const reversedAt = shop.clock.now().toISOString();
    await shop.app.payments.reverse(order.id);
    await shop.pass(60);
    await shop.work();
    expect(
      await shop.rows('SELECT status FROM refund_transactions WHERE payment_transaction_id = $1', line.id),
    ).toMatchObject([{ status: 'done' }]);
    expect(await open(browser, line.id)).toMatchObject({
      status: 'charged_back',
      refundedAt: reversedAt,
      creditNote: { issuedAt: reversedAt },
    });
    const [payment] = (await browser.call('GET', '/api/user/payment-transactions')).json();
    expect(payment).toMatchObject({ id: line.id, status: 'charged_back', withdrawableUntil: null });
    const eligibility = await browser.call('GET', `/api/user/refund-eligibility?transactionId=${line.id}`);
    expect(eligibility.json()).toMatchObject({ isEligible: false, reasonCode: 'charged_back' });
    const asked = await browser.call('POST', '/api/refund/request', {
      paymentTransactionId: line.id,
      requestReason: 'late',
    });
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'refunds.charged_back']);
    const { payments } = (await browser.call('GET', '/api/user/data')).json();
    expect(payments).toMatchObject([{ state: 'reversed' }]);
    const found = async (status: string) =>
      (
        await shop.call(
          'GET',
          `/api/admin/payment-transactions?page=1&search=${line.number}&status=${status}`,
          {
            as: 'admin',
          },
        )
      ).json().items;
    expect(await found('charged_back')).toMatchObject([{ id: line.id, status: 'charged_back' }]);
    expect(await found('refunded')).toEqual([]);
    const csv = await shop.call('GET', `/api/admin/payments.csv?search=${line.number}`, { as: 'admin' });
    expect(csv.body).toContain(',charged_back,');
  });

  it('U-06 administrators see number, company and tax number, can find a payment by its receipt number and export it', async () => {
    const { browser, memberId } = await payer('paypal', 'monthly');
    const [line] = await list(browser);
    await saveDetails(browser, { ...plant, company: '=cmd()|Härterei' });
    await useCurrent(browser, line.id);
    const read = (url: string) => shop.call('GET', url, { as: 'admin' });
    const expected = { receiptNumber: line.number, company: '=cmd()|Härterei', taxNumber: plant.taxNumber };
    const { payments } = (await read(`/api/admin/members/${memberId}`)).json();
    expect(payments).toMatchObject([{ ...expected, creditNoteNumber: null }]);
    const found = (await read(`/api/admin/payment-transactions?page=1&search=${line.number}`)).json();
    expect(found.items).toMatchObject([{ id: line.id, ...expected }]);
    const [header = '', row = '', ...more] = (
      await read(`/api/admin/payments.csv?search=${line.number}`)
    ).body
      .trim()
      .split('\r\n');
    expect(header).toMatch(/,capturedAt,receiptNumber,creditNoteNumber,company,taxNumber$/);
    expect(row.endsWith(`,${line.number},,'=cmd()|Härterei,${plant.taxNumber}`)).toBe(true);
    expect(more).toEqual([]);
  });

  it('U-01 U-08 billing details are exported, and deleted with the account, while the receipt is unchanged', async () => {
    const { browser, person, memberId } = await payer('paypal', 'monthly');
    const [line] = await list(browser);
    await saveDetails(browser, plant);
    await useCurrent(browser, line.id);
    const file = (await browser.call('GET', '/api/user/data')).json();
    expect(file).toMatchObject({
      billingDetails: [{ company: plant.company, tax_number: plant.taxNumber }],
      receipts: [{ number: line.number, amount: 1_000, buyer: plant }],
      creditNotes: [],
    });
    const gone = await browser.call('DELETE', '/api/user/account', { password: person.password });
    expect(gone.statusCode).toBe(200);
    expect(await shop.rows('SELECT 1 FROM billing_details WHERE user_id = $1', memberId)).toEqual([]);
    const [kept] = await shop.rows('SELECT * FROM receipts WHERE payment_transaction_id = $1', line.id);
    expect(kept).toMatchObject({ number: line.number, buyer: plant });
    expect(JSON.stringify(kept)).not.toContain(person.email);
    // A chargeback after the deletion still gets exactly one credit note.
    for (let times = 0; times < 2; times++) await shop.app.payments.reverse(line.reference);
    expect(await shop.rows('SELECT amount FROM credit_notes WHERE receipt_id = $1', kept?.['id'])).toEqual([
      { amount: 1_000 },
    ]);
    await expectDocumentsToAgree();
  });
});
