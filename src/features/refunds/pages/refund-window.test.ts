import { describe, expect, it } from 'vitest';
import { refundWindow } from './refund-window.ts';

const paidAt = '2026-11-16T09:14:00.000Z';
const passed = (ms: number) => refundWindow(paidAt, new Date(Date.parse(paidAt) + ms));
const hour = 3_600_000;

describe('U-03 refund period shown on My Page', () => {
  it('U-03 the days of the refund period are counted from 1 to 7, and the period is over after exactly 7 × 24 hours', () => {
    expect(passed(0)).toMatchObject({ day: 1, share: 0, isOver: false });
    expect(passed(24 * hour - 1)).toMatchObject({ day: 1 });
    expect(passed(24 * hour)).toMatchObject({ day: 2 });
    expect(passed(84 * hour)).toMatchObject({ day: 4, share: 0.5 });
    expect(passed(168 * hour)).toMatchObject({ day: 7, share: 1, isOver: false });
    expect(passed(168 * hour + 1)).toMatchObject({ day: 7, share: 1, isOver: true });
    expect(passed(0).end.toISOString()).toBe('2026-11-23T09:14:00.000Z');
  });

  it('U-03 if the browser’s clock is before the time of payment, the first day of the refund period is shown', () => {
    expect(passed(-5 * hour)).toMatchObject({ day: 1, share: 0, isOver: false });
  });
});
