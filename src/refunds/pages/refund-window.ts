import { refundWindowMs } from '../refunds.rules.ts';

const dayMs = 86_400_000;
export const windowDays = refundWindowMs / dayMs;

export type RefundWindow = {
  /** Which of the days is running, from 1; the last one for ever when it is over. */
  readonly day: number;
  /** How much of it has gone by, 0 to 1. */
  readonly share: number;
  readonly isOver: boolean;
  readonly end: Date;
};

/** Where the time in which a payment can be refunded stands. @param paidAt ISO moment of the capture */
export function refundWindow(paidAt: string, now: Date): RefundWindow {
  const begin = Date.parse(paidAt);
  const age = Math.max(0, now.getTime() - begin);
  return {
    day: Math.min(windowDays, Math.floor(age / dayMs) + 1),
    share: Math.min(1, age / refundWindowMs),
    isOver: age > refundWindowMs,
    end: new Date(begin + refundWindowMs),
  };
}
