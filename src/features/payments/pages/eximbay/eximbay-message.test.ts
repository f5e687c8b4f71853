import { describe, expect, it } from 'vitest';
import { readEximbayMessage } from './eximbay-message.ts';

const own = 'https://ferrite.example';
const data = {
  type: 'EXIMBAY_PAYMENT_SUCCESS',
  orderId: 'F-23456',
  message: 'Payment complete',
  redirect: '/ko',
};

describe('P-04 messages of the payment window', () => {
  it('P-04 of our own page about our own order is heard', () => {
    expect(readEximbayMessage({ origin: own, data }, own, 'F-23456')).toEqual(data);
  });

  it.each([
    ['another site', 'https://evil.example', data],
    ['no site at all', 'null', data],
    ['another order', own, { ...data, orderId: 'F-99999' }],
    ['another type', own, { ...data, type: 'EXIMBAY_PAYMENT_OTHER' }],
    ['plain text', own, 'EXIMBAY_PAYMENT_SUCCESS'],
    ['nothing', own, null],
  ])('P-04 of %s is not heard', (_who, origin, given) => {
    expect(readEximbayMessage({ origin, data: given }, own, 'F-23456')).toBeNull();
  });

  it('P-04 without an open order nothing is heard', () => {
    expect(readEximbayMessage({ origin: own, data }, own, null)).toBeNull();
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 7, undefined])(
    'P-04 leads nowhere else: %s',
    (redirect) => {
      const message = readEximbayMessage({ origin: own, data: { ...data, redirect } }, own, 'F-23456');
      expect(message?.redirect).toBe('/');
    },
  );
});
