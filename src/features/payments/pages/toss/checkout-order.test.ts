import { describe, expect, it } from 'vitest';
import { readCheckoutOrder } from './checkout-order.ts';

const origin = 'https://ferrite.example';
const read = (query: string) => readCheckoutOrder(new URLSearchParams(query), origin);

describe('P-03 order in the URL of the Toss checkout page', () => {
  it('P-03 amount, order id, name and email are read from the URL', () => {
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
    'P-03 a missing or invalid amount (%s) is replaced by 13,000 won',
    (query) => {
      expect(read(query).amount).toBe(13_000);
    },
  );

  it('P-03 return URLs outside this site are replaced by our own', () => {
    const { successUrl, failUrl } = read(
      'successUrl=https%3A%2F%2Fevil.example%2F&failUrl=%2F%2Fevil.example%2Ffail',
    );
    expect([successUrl, failUrl]).toEqual([`${origin}/toss-success`, `${origin}/toss-fail`]);
    expect(read('successUrl=%2Ftoss%2Fpayment%2Fsuccess').successUrl).toBe(`${origin}/toss/payment/success`);
  });

  it.each(['orderId=', 'orderId=a', 'orderId=a%20b%20c%20d', `orderId=${'a'.repeat(65)}`, ''])(
    'P-03 no order id is found in a URL with %s',
    (query) => {
      expect(read(query).orderId).toBe('');
    },
  );
});
