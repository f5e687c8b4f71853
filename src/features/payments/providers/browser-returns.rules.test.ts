import { describe, expect, it } from 'vitest';
import { readEximbayReturn, readTossFailure, readTossSuccess } from './browser-returns.rules.ts';

const query = (text: string) => new URLSearchParams(text);

describe('P-11 parameters with which Toss returns the buyer', () => {
  it('P-11 order id, payment key and amount are read from the success URL', () => {
    expect(readTossSuccess(query('paymentType=NORMAL&orderId=FE-0001&paymentKey=k_1&amount=13000'))).toEqual({
      orderRef: 'FE-0001',
      paymentKey: 'k_1',
      amount: 13_000,
    });
  });

  it('P-11 spaces around the parameters are removed; a payment key may have up to 200 characters', () => {
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
  ])('P-11 a success URL with a missing or invalid parameter is ignored: %s', (text) => {
    expect(readTossSuccess(query(text))).toBeNull();
  });

  it('P-03 the failure code is read even if Toss omits the order id', () => {
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

  it('P-03 a failure code with markup or over 60 characters becomes UNKNOWN, and a long message is truncated', () => {
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

describe('P-12 parameters with which Eximbay returns the buyer', () => {
  it.each(['oid', 'ref', 'order_no', 'orderid', 'orderId', 'order_id'])(
    'P-12 the order id is read from the field %s',
    (name) => {
      expect(readEximbayReturn(`/pay/eximbay/return?${name}=FE-0001`, '')).toStrictEqual({
        orderRef: 'FE-0001',
        evidence: {},
      });
      expect(readEximbayReturn('/pay/eximbay/return', `${name}=FE-0001`).orderRef).toBe('FE-0001');
    },
  );

  it('P-12 the fields of a POST or GET are passed on unchanged, so Eximbay can verify them', () => {
    const fields = 'rescode=0000&order_id=FE-0001&resmsg=Success.&card_holder=TEST%20P&fgkey=2AE3';
    expect(readEximbayReturn('/pay/eximbay/return', fields).evidence).toEqual({ raw: fields });
    expect(readEximbayReturn(`/pay/eximbay/return?${fields}`, '').evidence).toEqual({ raw: fields });
    expect(readEximbayReturn('/pay/eximbay/return?oid=FE-0001', fields)).toEqual({
      orderRef: 'FE-0001',
      evidence: { raw: fields },
    });
  });

  it('P-12 the order id in the URL is used if the fields of a POST contain none', () => {
    expect(readEximbayReturn('?oid=FE-0001', 'rescode=0000')).toStrictEqual({
      orderRef: 'FE-0001',
      evidence: { raw: 'rescode=0000' },
    });
    expect(readEximbayReturn('/pay/eximbay/return?oid=FE-0001', 'oid=').orderRef).toBe('FE-0001');
  });

  it('P-12 the path of the URL is not read as parameters', () => {
    expect(readEximbayReturn('/pay&oid=FE-0001&rescode=0000', '')).toStrictEqual({
      orderRef: null,
      evidence: {},
    });
  });

  it('P-12 Eximbay’s older field names are accepted', () => {
    const fields = 'rescode=0000&ref=FE-0001&cur=USD&amt=10.00&transid=T1';
    expect(readEximbayReturn('/pay/eximbay/return', fields)).toEqual({
      orderRef: 'FE-0001',
      evidence: { raw: fields },
    });
  });

  it.each(['', '?', '?oid=', '?oid=a b', '?oid=..%2F..%2Fetc', '?other=FE-0001'])(
    'P-12 a URL without a valid order id gives no order: %s',
    (text) => {
      expect(readEximbayReturn(`/pay/eximbay/return${text}`, '').orderRef).toBeNull();
    },
  );
});
