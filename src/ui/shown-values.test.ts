import { describe, expect, it } from 'vitest';
import { shownDay, shownMethod, shownMoment } from './shown-values.ts';

describe('U-05 displayed times', () => {
  it('U-05 times are displayed as YYYY-MM-DD HH:mm in the reader’s time zone', () => {
    expect(shownMoment(new Date(2026, 0, 5, 7, 3))).toBe('2026-01-05 07:03');
    expect(shownDay(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
  });

  it.each([
    [null, 'N/A'],
    [undefined, 'N/A'],
    ['', 'N/A'],
    ['yesterday', 'Invalid Date'],
  ])('U-05 the time %s is displayed as %s', (moment, shown) => {
    expect(shownMoment(moment)).toBe(shown);
    expect(shownDay(moment)).toBe(shown);
  });
});

describe('U-05 names of payment methods', () => {
  it.each([
    ['paypal', 'PayPal'],
    ['toss', 'Toss'],
    ['eximbay', 'Eximbay'],
    ['stripe', 'Verifone'],
    ['verifone', 'Verifone'],
    ['bank', 'bank'],
  ])('U-05 My Page shows the payment method %s as %s', (method, name) => {
    expect(shownMethod(method)).toBe(name);
  });
});
