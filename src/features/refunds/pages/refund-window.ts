import { refundWindowMs } from '../refunds.rules.ts';

const dayMs = 86_400_000;
export const windowDays = refundWindowMs / dayMs;

export type RefundWindow = {
  /** Current day of the period, from 1; stays at the last day after the end. */
  readonly day: number;
  /** Elapsed share of the period, from 0 to 1. */
  readonly share: number;
  readonly isOver: boolean;
  readonly end: Date;
};

/** Returns the state of the refund period. @param paidAt ISO time of the capture */
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
