import { describe, expect, it } from 'vitest';
import { shownDay, shownMethod, shownMoment } from './shown-values.ts';

describe('U-05 moments as they are printed', () => {
  it('U-05 as YYYY-MM-DD HH:mm of the reader', () => {
    expect(shownMoment(new Date(2026, 0, 5, 7, 3))).toBe('2026-01-05 07:03');
    expect(shownDay(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
  });

  it.each([
    [null, 'N/A'],
    [undefined, 'N/A'],
    ['', 'N/A'],
    ['yesterday', 'Invalid Date'],
  ])('U-05 %s is %s', (moment, shown) => {
    expect(shownMoment(moment)).toBe(shown);
    expect(shownDay(moment)).toBe(shown);
  });
});

describe('U-05 payment methods by name', () => {
  it.each([
    ['paypal', 'PayPal'],
    ['toss', 'Toss'],
    ['eximbay', 'Eximbay'],
    ['stripe', 'Verifone'],
    ['verifone', 'Verifone'],
    ['bank', 'bank'],
  ])('U-05 My Page calls %s %s', (method, name) => {
    expect(shownMethod(method)).toBe(name);
  });
});
