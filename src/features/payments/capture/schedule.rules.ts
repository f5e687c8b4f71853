/** Computes when attempts and refunds are queried next; the due times are stored in their rows. */

import type { ProviderId } from '../providers/provider.port.ts';
import { type AttemptState, isClosedUnpaid } from './attempt.rules.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Duration for which one worker holds an attempt or refund. */
export const leaseMs = minute;
/** Time after which a draft that did not reach its buyer is closed. */
export const draftMs = 10 * minute;
/** Time after the order's creation within which an approved payment is captured even if the buyer does not return. */
const autoCompleteMs = 15 * minute;
/** Requests of one buyer within this time count as one click. */
export const doubleClickMs = 10 * second;
/** Time for which an order reserves its email and nickname. */
export const reservedMs = hour;
/** Time within which the ordering browser can start its session. */
export const sessionClaimMs = 15 * minute;
/** Time after which an unknown outcome is reported to administrators. */
export const alertAfterMs = 15 * minute;

/** Times after creation at which an open attempt is queried; the last one is its deadline. */
const waiting: Readonly<Record<ProviderId, readonly number[]>> = {
  paypal: [5 * minute, 15 * minute, hour, 3 * hour, 6.5 * hour],
  toss: [5 * minute, 15 * minute, 45 * minute],
  eximbay: [minute, 3 * minute, 10 * minute, 30 * minute, hour, 3 * hour, day],
};
const unsure = [5 * second, 15 * second, 45 * second, 2 * minute, 5 * minute, 15 * minute];
const unsureEvery = 30 * minute;
const unsureUntil = 72 * hour;
const pendingUntil = 14 * day;
/** Delays after an attempt was declined or canceled or expired at which it is queried again. */
const tail: Readonly<Record<ProviderId, readonly number[]>> = {
  paypal: [hour, day, 3 * day],
  toss: [hour, day, 3 * day],
  eximbay: [hour, day, 2 * day, 3 * day, 4 * day, 5 * day, 6 * day, 7 * day],
};
/** Times after the capture at which a payment is queried, to find refunds and chargebacks for which no webhook arrived. */
const paid: Readonly<Record<ProviderId, readonly number[]>> = {
  paypal: [day, 3 * day, 7 * day, 30 * day, 90 * day, 180 * day],
  toss: [day, 3 * day, 7 * day, 30 * day, 90 * day, 180 * day],
  eximbay: [...Array.from({ length: 14 }, (_, index) => (index + 1) * day), 30 * day, 90 * day, 180 * day],
};

export type ScheduleTimes = {
  readonly now: Date;
  readonly createdAt: Date;
  /** Time at which the attempt entered its state. */
  readonly since: Date;
  /** Number of queries made in this state. */
  readonly checks: number;
};

/** Returns the time of the next query after a lost response. */
export const nextQueryAt = (checks: number, now: Date): Date =>
  new Date(now.getTime() + (unsure[checks] ?? unsureEvery));

/** Returns whether the response has been missing for 72 hours, after which a human must decide. */
export const isResponseOverdue = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() >= unsureUntil;

/** Returns the time of the next query; null if the state is not queried. */
export function nextCheck(state: AttemptState, provider: ProviderId, moments: ScheduleTimes): Date | null {
  const { now, createdAt, since, checks } = moments;
  switch (state) {
    case 'draft':
      return new Date(createdAt.getTime() + draftMs);
    case 'open':
    case 'refused':
      // After the deadline the attempt is queried every 30 minutes until the provider responds.
      return nextStepAfter(waiting[provider], createdAt, now) ?? new Date(now.getTime() + unsureEvery);
    case 'capturing':
      return new Date(now.getTime() + leaseMs);
    case 'unknown':
      return nextQueryAt(checks, now);
    case 'pending':
      return new Date(now.getTime() + (checks < 4 ? 15 * minute : checks < 28 ? hour : day));
    case 'paid':
      return nextStepAfter(paid[provider], since, now);
    default:
      return isClosedUnpaid(state) ? nextStepAfter(tail[provider], since, now) : null;
  }
}

/** Returns whether the outcome has been unknown for 72 hours or pending for 14 days, after which a human must decide. */
export function needsDecision(state: AttemptState, { now, since }: ScheduleTimes): boolean {
  const age = now.getTime() - since.getTime();
  return (
    (state === 'unknown' && isResponseOverdue(since, now)) || (state === 'pending' && age >= pendingUntil)
  );
}

/** Returns whether an approved order is still new enough to be captured without the buyer's return. */
export const mayCaptureWithoutReturn = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < autoCompleteMs;

export function isPastDeadline(provider: ProviderId, createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= (waiting[provider].at(-1) ?? 0);
}

function nextStepAfter(steps: readonly number[], from: Date, now: Date): Date | null {
  const step = steps.find((each) => from.getTime() + each > now.getTime());
  return step === undefined ? null : new Date(from.getTime() + step);
}
