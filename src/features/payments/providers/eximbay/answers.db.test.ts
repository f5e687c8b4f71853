/** Tests how the adapter interprets Eximbay's responses. A doubtful response must give the outcome `unknown`. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../../../test/app.ts';
import { context } from '../../../../../test/payment-bench.ts';
import { adapterAt, dollarRef, refundOf } from '../../../../../test/payment-vendor.ts';
import { createVendor, type Reply, type Vendor } from '../../../../../test/vendor.ts';

let vendor: Vendor;
beforeAll(async () => {
  vendor = await createVendor();
});
afterAll(() => vendor.close());

const clock = testClock();
const eximbay = () => adapterAt(vendor, 'eximbay', clock);
const says = (reply: Reply) => vendor.answers(() => reply);

const sale = (more: object = {}, top: object = {}) => ({
  rescode: '0000',
  payment: {
    order_id: 'FE-0001',
    currency: 'USD',
    amount: '10.00',
    balance: '10.00',
    status: 'SALE',
    transaction_id: '1849705C6420261121000016',
    transaction_date: '20261121210000',
    ...more,
  },
  ...top,
});

describe('P-04 responses of Eximbay', () => {
  const query = () => eximbay().query(dollarRef, context());

  it.each([
    ['a sale', sale(), 'captured'],
    ['a sale written without decimals', sale({ amount: '10', balance: '10' }), 'captured'],
    ['a sale without a balance', sale({ balance: undefined }), 'captured'],
    ['a sale with half refunded', sale({ balance: '5.00' }), 'partially_refunded'],
    ['a sale fully refunded', sale({ balance: '0' }), 'refunded'],
    ['a full refund in an undocumented status', sale({ status: 'REFUND', balance: '0' }), 'refunded'],
    ['a chargeback', sale({ status: 'CHARGEBACK' }), 'reversed'],
    ['a registered sale', sale({ status: 'REGISTERED', balance: '0' }), 'pending'],
    ['a sale with status NONE', sale({ status: 'NONE' }), 'absent'],
    ['an order that does not exist', { rescode: 'Q004', resmsg: 'No Transaction' }, 'absent'],
  ])('P-07 %s is read as the matching payment state', async (_what, body, state) => {
    says({ body });
    expect(await query()).toMatchObject({ kind: 'ok', value: { state, orderRef: 'FE-0001' } });
  });

  it.each([
    ['an unknown status with nothing refunded', sale({ status: 'VOID' })],
    ['an unknown status without a balance', sale({ status: 'VOID', balance: undefined })],
    ['a balance above the paid amount', sale({ balance: '11.00' })],
    ['a negative balance', sale({ status: 'VOID', balance: '-1' })],
    ['a response without a payment', { rescode: '0000' }],
    ['an unlisted code', { rescode: 'ZZ99' }],
    ['an error of the acquirer', { rescode: 'EE00' }],
    ['an internal error', { rescode: 'EX99' }],
    ['a repeated call', { rescode: 'EEEE' }],
    ['a response without a code', {}],
  ])('P-07 after %s the outcome of the payment is unknown', async (_what, body) => {
    says({ body });
    expect(await query()).toMatchObject({ kind: 'unknown', error: { kind: 'unavailable' } });
    const done = await eximbay().complete({ ref: dollarRef }, context());
    expect(done).toMatchObject({ kind: 'unknown', error: { kind: 'unavailable' } });
  });

  it('P-07 a known result code with an HTTP status other than 200 gives the outcome unknown', async () => {
    says({ status: 400, body: { rescode: 'EC00' } });
    expect(await query()).toMatchObject({ kind: 'unknown' });
    says({ status: 404, body: { rescode: 'Q004' } });
    expect(await query()).toMatchObject({ kind: 'unknown' });
  });

  it('P-07 times are converted from Korean time to UTC', async () => {
    says({ body: sale() });
    expect(await query()).toMatchObject({ value: { capturedAt: '2026-11-21T12:00:00.000Z' } });
  });

  it('U-07 a refund queries the payment first and sends nothing if the money is already refunded or the query fails', async () => {
    const refund = () => eximbay().refund(refundOf(dollarRef), context());
    says({ body: sale({ balance: '0' }) });
    expect(await refund()).toEqual({ kind: 'ok', value: { state: 'done' } });
    says({ status: 503 });
    expect(await refund()).toMatchObject({ kind: 'unknown' });
    says({ body: sale({ balance: '4.00' }) });
    expect(await refund()).toMatchObject({ kind: 'unknown', error: { kind: 'conflict' } });
    expect(vendor.asked.map(({ path }) => path)).toEqual(['/v1/payments/retrieve']);
  });

  it.each([
    ['EC00', 'rejected', 'invalid_request'],
    ['EC1000', 'rejected', 'configuration'],
    ['EM00', 'unknown', 'unavailable'],
    ['NEW1', 'unknown', 'unavailable'],
  ])('U-07 a refund to which Eximbay responds with %s is %s', async (rescode, outcome, kind) => {
    vendor.answers(({ path }) => ({ body: path.endsWith('/retrieve') ? sale() : { rescode } }));
    expect(await eximbay().refund(refundOf(dollarRef), context())).toMatchObject({
      kind: outcome,
      error: { kind, providerCode: rescode },
    });
  });

  it('P-04 requests contain the API key with a trailing colon, the merchant in the body, and amounts as text', async () => {
    says({ body: sale() });
    await query();
    const [call] = vendor.asked;
    expect(call?.headers['authorization']).toBe(`Basic ${Buffer.from('test_key:').toString('base64')}`);
    expect(JSON.parse(call?.body ?? '')).toEqual({
      mid: 'MID0000001',
      key_field: 'order_id',
      payment: { order_id: 'FE-0001', currency: 'USD', amount: '10.00', lang: 'EN' },
    });
  });
});
