import { describe, expect, it } from 'vitest';
import { readOrder } from './open-order.ts';

const now = Date.UTC(2026, 10, 21);
const order = { method: 'paypal', orderId: '5O190127TN364715T', at: now - 60_000 };

describe('the open order in browser storage', () => {
  it('P-02 the open order is restored for a day', () => {
    expect(readOrder(JSON.stringify(order), now)).toEqual(order);
    expect(readOrder(JSON.stringify({ ...order, at: now - 25 * 3_600_000 }), now)).toBeNull();
  });

  it.each([
    null,
    '',
    'null',
    '[]',
    '{',
    JSON.stringify({ ...order, method: 'cash' }),
    JSON.stringify({ ...order, orderId: '../../x' }),
    JSON.stringify({ ...order, at: 'yesterday' }),
  ])('P-02 a stored order with the invalid value %s is ignored', (stored) => {
    expect(readOrder(stored, now)).toBeNull();
  });
});
