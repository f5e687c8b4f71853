import { describe, expect, it } from 'vitest';
import { readEximbayReturn, readTossFailure, readTossSuccess } from './browser-returns.rules.ts';

const query = (text: string) => new URLSearchParams(text);

describe('P-11 return from Toss', () => {
  it('P-11 contains order, payment key and amount', () => {
    expect(readTossSuccess(query('paymentType=NORMAL&orderId=FE-0001&paymentKey=k_1&amount=13000'))).toEqual({
      orderRef: 'FE-0001',
      paymentKey: 'k_1',
      amount: 13_000,
    });
  });

  it('P-11 is read without spaces around its parts, with a payment key of up to 200 characters', () => {
    const paymentKey = 'k'.repeat(200);
    expect(readTossSuccess(query(`orderId=+FE-0001+&paymentKey=+${paymentKey}&amount=13000+`))).toEqual({
      orderRef: 'FE-0001',
      paymentKey,
      amount: 13_000,
    });
  });

  it.each([
    'orderId=FE-0001&paymentKey=k',
    'orderId=FE-0001&amount=13000',
    'paymentKey=k&amount=13000',
    'orderId=FE-0001&paymentKey=k&amount=13000.5',
    'orderId=FE-0001&paymentKey=k&amount=-1',
    'orderId=FE-0001&paymentKey=k&amount=1e4',
    'orderId=FE 0001;DROP&paymentKey=k&amount=13000',
    'orderId=FE-0001&paymentKey=&amount=13000',
    `orderId=FE-0001&paymentKey=${'k'.repeat(201)}&amount=13000`,
    '',
  ])('P-11 is ignored when one of the three is missing or invalid: %s', (text) => {
    expect(readTossSuccess(query(text))).toBeNull();
  });

  it('P-03 a failure has a code, even when Toss omits the order', () => {
    expect(readTossFailure(query('code=PAY_PROCESS_CANCELED&message=%EC%B7%A8%EC%86%8C'))).toEqual({
      code: 'PAY_PROCESS_CANCELED',
      message: '취소',
      orderRef: null,
      cancellation: 'PAY_PROCESS_CANCELED',
    });
    expect(readTossFailure(query('code=REJECT_CARD_COMPANY&orderId=FE-0001'))).toMatchObject({
      code: 'REJECT_CARD_COMPANY',
      orderRef: 'FE-0001',
      cancellation: null,
    });
  });

  it('P-03 an invented failure code is shortened and contains no markup', () => {
    const made = readTossFailure(query(`code=<script>&orderId=../../x&message=${'m'.repeat(999)}`));
    expect([made.code, made.orderRef, made.message.length]).toEqual(['UNKNOWN', null, 300]);
    expect(readTossFailure(query(''))).toEqual({
      code: 'UNKNOWN',
      message: '',
      orderRef: null,
      cancellation: null,
    });
    for (const code of ['<b>REJECT', 'REJECT<b>', 'R'.repeat(61)])
      expect(readTossFailure(new URLSearchParams({ code })).code, code).toBe('UNKNOWN');
    expect(readTossFailure(new URLSearchParams({ code: 'R'.repeat(60) })).code).toBe('R'.repeat(60));
  });
});

describe('P-12 return from Eximbay', () => {
  it.each(['oid', 'ref', 'order_no', 'orderid', 'orderId', 'order_id'])(
    'P-12 the order id is read from %s',
    (name) => {
      expect(readEximbayReturn(`/pay/eximbay/return?${name}=FE-0001`, '')).toStrictEqual({
        orderRef: 'FE-0001',
        evidence: {},
      });
      expect(readEximbayReturn('/pay/eximbay/return', `${name}=FE-0001`).orderRef).toBe('FE-0001');
    },
  );

  it('P-12 the fields of a POST or GET are passed on unchanged for verification', () => {
    const fields = 'rescode=0000&order_id=FE-0001&resmsg=Success.&card_holder=TEST%20P&fgkey=2AE3';
    expect(readEximbayReturn('/pay/eximbay/return', fields).evidence).toEqual({ raw: fields });
    expect(readEximbayReturn(`/pay/eximbay/return?${fields}`, '').evidence).toEqual({ raw: fields });
    expect(readEximbayReturn('/pay/eximbay/return?oid=FE-0001', fields)).toEqual({
      orderRef: 'FE-0001',
      evidence: { raw: fields },
    });
  });

  it('P-12 the order of the address counts where the fields of a POST name none', () => {
    expect(readEximbayReturn('?oid=FE-0001', 'rescode=0000')).toStrictEqual({
      orderRef: 'FE-0001',
      evidence: { raw: 'rescode=0000' },
    });
    expect(readEximbayReturn('/pay/eximbay/return?oid=FE-0001', 'oid=').orderRef).toBe('FE-0001');
  });

  it('P-12 nothing is read from the path', () => {
    expect(readEximbayReturn('/pay&oid=FE-0001&rescode=0000', '')).toStrictEqual({
      orderRef: null,
      evidence: {},
    });
  });

  it('P-12 older field names are accepted', () => {
    const fields = 'rescode=0000&ref=FE-0001&cur=USD&amt=10.00&transid=T1';
    expect(readEximbayReturn('/pay/eximbay/return', fields)).toEqual({
      orderRef: 'FE-0001',
      evidence: { raw: fields },
    });
  });

  it.each(['', '?', '?oid=', '?oid=a b', '?oid=..%2F..%2Fetc', '?other=FE-0001'])(
    'P-12 an address without a valid order gives none: %s',
    (text) => {
      expect(readEximbayReturn(`/pay/eximbay/return${text}`, '').orderRef).toBeNull();
    },
  );
});
