import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  eximbayPayment,
  eximbayRequest,
  type Reply,
  retrieve,
  type Shop,
  startShop,
} from '../testing/shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(() => shop.close());

const code = ({ body }: Reply) => body.rescode;
/** Returns the fields that the page after a button sends back to the merchant, or null if it sends none. */
function returned({ text }: Reply): string | null {
  if (!text.includes('id="return"')) return null;
  const fields = [...text.matchAll(/name="([^"]+)" value="([^"]*)"/g)].filter(
    ([, name]) => name !== 'viewport',
  );
  return new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value])).toString();
}
const verify = (data: string) => shop.eximbay('/v1/payments/verify', { data });
const statuses = () =>
  shop.heard
    .filter(({ path }) => path === '/status')
    .map(({ body }) => new URLSearchParams(body).get('rescode'));

function refund(
  transactionId: string,
  {
    amount = '10.00',
    balance,
    type = 'F',
    total,
  }: { amount?: string; balance?: string; type?: string; total?: string } = {},
) {
  return shop.eximbay(`/v1/payments/${transactionId}/cancel`, {
    mid: 'SANDBOX000',
    refund: { refund_type: type, refund_amount: amount, refund_id: 'r-1', reason: 'test' },
    payment: {
      order_id: 'attempt-1',
      currency: 'USD',
      amount: total ?? amount,
      balance: balance ?? amount,
      lang: 'EN',
    },
  });
}

describe('P-05 Eximbay sandbox: ready', () => {
  it('ready returns a key of 64 hex digits that is valid only for the same request', async () => {
    const request = eximbayRequest(shop);
    const { body } = await shop.eximbay('/v1/payments/ready', request);
    expect(body).toMatchObject({
      rescode: '0000',
      resmsg: 'Success.',
      fgkey: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const send = (payload: object) => shop.call('POST', '/eximbay/v1/payments', {}, payload);
    const cheaper = { ...request, payment: { ...request.payment, amount: '1.00' } };
    expect(code(await send({ ...cheaper, fgkey: body.fgkey }))).toBe('EC00');
    expect(code(await send({ ...request, settings: { display_type: 'R' }, fgkey: body.fgkey }))).toBe('EC00');
    expect((await send({ ...request, fgkey: body.fgkey })).body).toMatchObject({
      rescode: '0000',
      display_type: 'P',
    });
  });

  it.each([
    'payment.order_id',
    'payment.currency',
    'payment.amount',
    'payment.lang',
    'merchant.mid',
    'buyer.name',
    'buyer.email',
    'url.return_url',
    'url.status_url',
  ])('ready rejects a request without %s', async (path) => {
    const [group = '', name = ''] = path.split('.');
    const request: Record<string, Record<string, string>> = structuredClone(eximbayRequest(shop));
    delete request[group]?.[name];
    const { body } = await shop.eximbay('/v1/payments/ready', request);
    expect([body.rescode, body.resmsg]).toEqual(['EC00', `Invalid request parameter. [${path}]`]);
  });

  it('ready rejects numeric amounts, amounts with separators, won, a wrong API key and another content type', async () => {
    const request = eximbayRequest(shop);
    const withAmount = (amount: unknown) => ({ ...request, payment: { ...request.payment, amount } });
    expect(code(await shop.eximbay('/v1/payments/ready', withAmount(10)))).toBe('EC00');
    expect(code(await shop.eximbay('/v1/payments/ready', withAmount('1,000.00')))).toBe('EC00');
    expect(code(await shop.eximbay('/v1/payments/ready', withAmount('0')))).toBe('EC00');
    const won = { ...request, payment: { ...request.payment, currency: 'KRW', amount: '13000' } };
    expect(code(await shop.eximbay('/v1/payments/ready', won))).toBe('EC00');
    expect(
      code(
        await shop.eximbay('/v1/payments/ready', request, {
          authorization: `Basic ${btoa('SANDBOX000:key')}`,
        }),
      ),
    ).toBe('EC1000');
    expect(code(await shop.eximbay('/v1/payments/ready', request, { 'content-type': 'text/plain' }))).toBe(
      'EC1001',
    );
  });

  it('ready rejects a second payment of an order that is already paid', async () => {
    await eximbayPayment(shop);
    expect(code(await shop.eximbay('/v1/payments/ready', eximbayRequest(shop)))).toBe('EEEE');
  });
});

describe('P-05 Eximbay sandbox: payment window', () => {
  it('approving charges before the merchant is notified; the browser and the server receive the same, verifiable fields', async () => {
    const back = returned(await eximbayPayment(shop)) ?? '';
    await shop.deliver();
    expect(shop.heard.find(({ path }) => path === '/status')?.body).toBe(back);
    expect(code(await verify(back))).toBe('0000');
    expect(code(await verify(back.replace('amount=10.00', 'amount=11.00')))).toBe('EC00');
    expect((await retrieve(shop)).body.payment).toMatchObject({
      order_id: 'attempt-1',
      status: 'SALE',
      amount: '10.00',
      balance: '10.00',
      transaction_id: expect.stringMatching(/^.{24}$/),
    });
    expect(await shop.ledger()).toEqual({
      'attempt-1': { provider: 'eximbay', currency: 'USD', charged: 1000, refunded: 0 },
    });
  });

  it('an order can be paid once', async () => {
    const request = eximbayRequest(shop);
    const { fgkey } = (await shop.eximbay('/v1/payments/ready', request)).body;
    const { url } = (await shop.call('POST', '/eximbay/v1/payments', {}, { ...request, fgkey })).body;
    await shop.press(`${url}/approve`);
    expect((await shop.press(`${url}/approve`)).status).toBe(410);
    expect((await shop.ledger())['attempt-1'].charged).toBe(1000);
  });

  it.each([
    ['approve-no-return', false, ['0000']],
    ['approve-no-status', true, []],
    ['approve-lose-both', false, []],
    ['status-first', true, ['0000']],
  ])(
    'after the button %s the browser returns to the shop: %s, and the server receives the results %j',
    async (button, comesBack, heard) => {
      const reply = await eximbayPayment(shop, { button });
      if (button === 'status-first') expect(statuses()).toEqual(['0000']);
      await shop.deliver();
      expect([returned(reply) !== null, statuses()]).toEqual([comesBack, heard]);
      expect((await shop.ledger())['attempt-1'].charged).toBe(1000);
    },
  );

  it('with the button return-first the server is notified five seconds after the browser returns', async () => {
    await eximbayPayment(shop, { button: 'return-first' });
    await shop.advance('4s');
    expect(statuses()).toEqual([]);
    await shop.advance('1s');
    expect(statuses()).toEqual(['0000']);
  });

  it.each([
    ['decline', { button: 'decline', code: 'BL00' }, 'BL00'],
    ['cancel', { button: 'cancel' }, 'XX00'],
    ['10.01', { amount: '10.01' }, 'HE00'],
    ['10.02', { amount: '10.02' }, 'DM00'],
    ['10.04', { amount: '10.04' }, 'EM00'],
    ['+decline', { email: 'x+decline@example.org' }, 'HE00'],
  ])(
    'a payment of $0 is reported as $2, charges nothing and cannot be retrieved',
    async (_what, order, rescode) => {
      const back = new URLSearchParams(returned(await eximbayPayment(shop, order)) ?? '');
      expect(back.get('rescode')).toBe(rescode);
      expect((await retrieve(shop)).body).toMatchObject({ rescode: 'Q004', payment: { status: 'NONE' } });
      expect(await shop.ledger()).toEqual({});
    },
  );

  it('a payment of 10.03 is pending for a minute, then it is charged and the server is notified', async () => {
    await eximbayPayment(shop, { amount: '10.03' });
    expect((await retrieve(shop)).body.payment.status).toBe('REGISTERED');
    expect(await shop.ledger()).toEqual({});
    await shop.advance('1m');
    expect((await retrieve(shop)).body.payment.status).toBe('SALE');
    expect(statuses()).toEqual(['0000']);
  });

  it('a payment of 10.05, or with “+lost” in the buyer’s email address, is charged without a notification', async () => {
    expect(returned(await eximbayPayment(shop, { amount: '10.05' }))).toBeNull();
    expect(returned(await eximbayPayment(shop, { email: 'x+lost@example.org', orderId: 'b' }))).toBeNull();
    await shop.deliver();
    expect(statuses()).toEqual([]);
    const orders = await shop.ledger();
    expect([orders['attempt-1'].charged, orders.b.charged]).toEqual([1005, 1000]);
  });

  it('the server is notified of a payment of 10.06 after 90 seconds', async () => {
    await eximbayPayment(shop, { amount: '10.06' });
    await shop.advance('89s');
    expect(statuses()).toEqual([]);
    await shop.advance('1s');
    expect(statuses()).toEqual(['0000']);
  });

  it('after a payment of 10.08 the browser returns a wrong amount that fails verification; a query returns the right one', async () => {
    const back = returned(await eximbayPayment(shop, { amount: '10.08' })) ?? '';
    expect(new URLSearchParams(back).get('amount')).toBe('11.08');
    expect(code(await verify(back))).toBe('EC00');
    expect((await retrieve(shop)).body.payment.amount).toBe('10.08');
  });

  it('a payment of 10.09 can be verified at once, but a query finds it only after 30 seconds', async () => {
    const back = returned(await eximbayPayment(shop, { amount: '10.09' })) ?? '';
    expect(code(await verify(back))).toBe('0000');
    expect(code(await retrieve(shop))).toBe('Q004');
    await shop.advance('30s');
    expect((await retrieve(shop)).body.payment.status).toBe('SALE');
  });
});

describe('P-05 Eximbay sandbox: refund', () => {
  const paid = async (amount = '10.00') => {
    await eximbayPayment(shop, { amount });
    return (await retrieve(shop)).body.payment.transaction_id as string;
  };

  it('a refund lowers the balance, and a repeated call is rejected because nothing is left', async () => {
    const id = await paid();
    expect((await refund(id)).body).toMatchObject({
      rescode: '0000',
      refund: { refund_id: 'r-1' },
      payment: { balance: '0' },
    });
    expect((await retrieve(shop)).body.payment).toMatchObject({ status: 'SALE', balance: '0.00' });
    expect(code(await refund(id))).toBe('EC00');
    expect((await shop.ledger())['attempt-1'].refunded).toBe(1000);
  });

  it('a partial refund requires the current balance and cannot exceed it', async () => {
    const id = await paid();
    const part = { type: 'P', amount: '4.00', total: '10.00' };
    expect(code(await refund(id, { ...part, balance: '9.00' }))).toBe('EC00');
    expect((await refund(id, { ...part, balance: '10.00' })).body.payment.balance).toBe('6.00');
    // A repeated refund with the old balance is rejected; so is one that exceeds the new balance.
    expect(code(await refund(id, { ...part, balance: '10.00' }))).toBe('EC00');
    expect(code(await refund(id, { ...part, amount: '6.01', balance: '6.00' }))).toBe('EC00');
    expect((await shop.ledger())['attempt-1'].refunded).toBe(400);
  });

  it('an unknown transaction id, one of another length and a refund of 10.11 are rejected; one of 10.15 gets no response', async () => {
    expect(code(await refund('x'.repeat(24)))).toBe('Q004');
    expect(code(await refund('short'))).toBe('EC1002');
    expect(code(await refund(await paid('10.11'), { amount: '10.11' }))).toBe('EC00');
    await shop.control('reset');
    await expect(refund(await paid('10.15'), { amount: '10.15' })).rejects.toThrow();
    expect((await retrieve(shop)).body.payment.balance).toBe('0.00');
  });
});
