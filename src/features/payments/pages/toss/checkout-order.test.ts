import { describe, expect, it } from 'vitest';
import { readCheckoutOrder } from './checkout-order.ts';

const origin = 'https://ferrite.example';
const read = (query: string) => readCheckoutOrder(new URLSearchParams(query), origin);

describe('P-03 what the checkout is opened with', () => {
  it('P-03 amount, order, name and email stand in the address', () => {
    expect(read('amount=124800&orderId=F-ABCDEF23&orderName=Annual+Premium&email=a%40b.kr')).toEqual({
      amount: 124_800,
      orderId: 'F-ABCDEF23',
      orderName: 'Annual Premium',
      email: 'a@b.kr',
      successUrl: 'https://ferrite.example/toss-success',
      failUrl: 'https://ferrite.example/toss-fail',
    });
  });

  it.each(['', 'amount=', 'amount=0', 'amount=-1', 'amount=13000.5', 'amount=1e9', 'amount=NaN'])(
    'P-03 without an amount (%s) it is 13,000',
    (query) => {
      expect(read(query).amount).toBe(13_000);
    },
  );

  it('P-03 the buyer comes back to this site only', () => {
    const { successUrl, failUrl } = read(
      'successUrl=https%3A%2F%2Fevil.example%2F&failUrl=%2F%2Fevil.example%2Ffail',
    );
    expect([successUrl, failUrl]).toEqual([`${origin}/toss-success`, `${origin}/toss-fail`]);
    expect(read('successUrl=%2Ftoss%2Fpayment%2Fsuccess').successUrl).toBe(`${origin}/toss/payment/success`);
  });

  it.each(['orderId=', 'orderId=a', 'orderId=a%20b%20c%20d', `orderId=${'a'.repeat(65)}`, ''])(
    'P-03 %s is no order',
    (query) => {
      expect(read(query).orderId).toBe('');
    },
  );
});
