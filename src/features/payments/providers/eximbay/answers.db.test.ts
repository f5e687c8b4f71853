/** What the adapter makes of Eximbay's exact answers: when in doubt, unknown. */
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

describe('P-04 Eximbay', () => {
  const query = () => eximbay().query(dollarRef, context());

  it.each([
    ['a sale', sale(), 'captured'],
    ['a sale written without decimals', sale({ amount: '10', balance: '10' }), 'captured'],
    ['a sale without a balance', sale({ balance: undefined }), 'captured'],
    ['half of it back', sale({ balance: '5.00' }), 'partially_refunded'],
    ['all of it back', sale({ balance: '0' }), 'refunded'],
    ['fully refunded, in an undocumented status', sale({ status: 'REFUND', balance: '0' }), 'refunded'],
    ['a chargeback', sale({ status: 'CHARGEBACK' }), 'reversed'],
    ['registered only', sale({ status: 'REGISTERED', balance: '0' }), 'pending'],
    ['nothing', sale({ status: 'NONE' }), 'absent'],
    ['no such order', { rescode: 'Q004', resmsg: 'No Transaction' }, 'absent'],
  ])('P-07 %s', async (_what, body, state) => {
    says({ body });
    expect(await query()).toMatchObject({ kind: 'ok', value: { state, orderRef: 'FE-0001' } });
  });

  it.each([
    ['an unknown status, nothing refunded', sale({ status: 'VOID' })],
    ['an unknown status, no balance', sale({ status: 'VOID', balance: undefined })],
    ['more left than paid', sale({ balance: '11.00' })],
    ['a negative balance', sale({ status: 'VOID', balance: '-1' })],
    ['no payment at all', { rescode: '0000' }],
    ['an unlisted code', { rescode: 'ZZ99' }],
    ['trouble at the acquirer', { rescode: 'EE00' }],
    ['trouble inside', { rescode: 'EX99' }],
    ['a repeated call', { rescode: 'EEEE' }],
    ['no code', {}],
  ])('P-07 %s is unknown', async (_what, body) => {
    says({ body });
    expect(await query()).toMatchObject({ kind: 'unknown', error: { kind: 'unavailable' } });
    const done = await eximbay().complete({ ref: dollarRef }, context());
    expect(done).toMatchObject({ kind: 'unknown', error: { kind: 'unavailable' } });
  });

  it('P-07 a listed code with another HTTP status than 200 is not believed', async () => {
    says({ status: 400, body: { rescode: 'EC00' } });
    expect(await query()).toMatchObject({ kind: 'unknown' });
    says({ status: 404, body: { rescode: 'Q004' } });
    expect(await query()).toMatchObject({ kind: 'unknown' });
  });

  it('P-07 returns times in UTC', async () => {
    says({ body: sale() });
    expect(await query()).toMatchObject({ value: { capturedAt: '2026-11-21T12:00:00.000Z' } });
  });

  it('U-07 a refund looks first and sends nothing when the money is back, or when it cannot look', async () => {
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
  ])('U-07 a refund answered with %s is %s', async (rescode, outcome, kind) => {
    vendor.answers(({ path }) => ({ body: path.endsWith('/retrieve') ? sale() : { rescode } }));
    expect(await eximbay().refund(refundOf(dollarRef), context())).toMatchObject({
      kind: outcome,
      error: { kind, providerCode: rescode },
    });
  });

  it('P-04 sends the key with its colon, the merchant in the body, and amounts as text', async () => {
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
