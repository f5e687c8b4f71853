import { describe, expect, it } from 'vitest';
import { readEximbayMessage } from './eximbay-message.ts';

const own = 'https://ferrite.example';
const data = {
  type: 'EXIMBAY_PAYMENT_SUCCESS',
  orderId: 'F-23456',
  message: 'Payment complete',
  redirect: '/ko',
};

describe('P-04 messages from the Eximbay return page to the page that opened it', () => {
  it('P-04 a message from our own origin about the open order is accepted', () => {
    expect(readEximbayMessage({ origin: own, data }, own, 'F-23456')).toEqual(data);
  });

  it.each([
    ['another site', 'https://evil.example', data],
    ['an opaque origin', 'null', data],
    ['another order', own, { ...data, orderId: 'F-99999' }],
    ['another type', own, { ...data, type: 'EXIMBAY_PAYMENT_OTHER' }],
    ['text as data', own, 'EXIMBAY_PAYMENT_SUCCESS'],
    ['no data', own, null],
  ])('P-04 a message with %s is ignored', (_what, origin, given) => {
    expect(readEximbayMessage({ origin, data: given }, own, 'F-23456')).toBeNull();
  });

  it('P-04 messages are ignored while no order is open', () => {
    expect(readEximbayMessage({ origin: own, data }, own, null)).toBeNull();
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 7, undefined])(
    'P-04 a redirect URL of another site is replaced by the home page: %s',
    (redirect) => {
      const message = readEximbayMessage({ origin: own, data: { ...data, redirect } }, own, 'F-23456');
      expect(message?.redirect).toBe('/');
    },
  );
});
