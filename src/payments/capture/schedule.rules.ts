/** When an attempt or a refund is asked for next; due times stand in the rows. */

import type { ProviderId } from '../providers/provider.port.ts';
import { type AttemptState, isOver } from './attempt.rules.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** So long one worker may hold an attempt or a refund before another one takes over. */
export const leaseMs = minute;
/** A draft that never reached its buyer. */
export const draftMs = 10 * minute;
/** Approved so recently that the buyer still expects to pay. */
export const autoCompleteMs = 15 * minute;
/** Another request within this time is the same click. */
export const sameClickMs = 10 * second;
/** Email and nickname of an order are kept for its buyer. */
export const reservedMs = hour;
/** The browser that ordered may pick up its sign-in. */
export const pickUpMs = 15 * minute;
/** Unknown for so long: a person is told. */
export const alertAfterMs = 15 * minute;

/** After its beginning, an attempt that waits for its buyer; the last one is the deadline. */
const waiting: Readonly<Record<ProviderId, readonly number[]>> = {
  paypal: [5 * minute, 15 * minute, hour, 3 * hour, 6.5 * hour],
  toss: [5 * minute, 15 * minute, 45 * minute],
  eximbay: [minute, 3 * minute, 10 * minute, 30 * minute, hour, 3 * hour, day],
};
const unsure = [5 * second, 15 * second, 45 * second, 2 * minute, 5 * minute, 15 * minute];
const unsureEvery = 30 * minute;
const unsureUntil = 72 * hour;
const pendingUntil = 14 * day;
/** After it was given up. */
const tail: Readonly<Record<ProviderId, readonly number[]>> = {
  paypal: [hour, day, 3 * day],
  toss: [hour, day, 3 * day],
  eximbay: [hour, day, 2 * day, 3 * day, 4 * day, 5 * day, 6 * day, 7 * day],
};
/** A refund or a chargeback that no message told of. */
const paid: Readonly<Record<ProviderId, readonly number[]>> = {
  paypal: [day, 3 * day, 7 * day, 30 * day, 90 * day, 180 * day],
  toss: [day, 3 * day, 7 * day, 30 * day, 90 * day, 180 * day],
  eximbay: [...Array.from({ length: 14 }, (_, index) => (index + 1) * day), 30 * day, 90 * day, 180 * day],
};

export type Moments = {
  readonly now: Date;
  readonly createdAt: Date;
  /** When it came into its state. */
  readonly since: Date;
  /** Checks so far in this state. */
  readonly checks: number;
};

/** When to ask again for an answer that was lost, of a payment or of a refund. */
export const nextTry = (checks: number, now: Date): Date =>
  new Date(now.getTime() + (unsure[checks] ?? unsureEvery));

/** Whether an answer has been lost for so long that a person must decide. */
export const isLostForGood = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() >= unsureUntil;

/** When to ask next, or null for never. */
export function nextCheck(state: AttemptState, provider: ProviderId, moments: Moments): Date | null {
  const { now, createdAt, since, checks } = moments;
  switch (state) {
    case 'draft':
      return new Date(createdAt.getTime() + draftMs);
    case 'open':
      // Once past the deadline, until the provider has answered.
      return later(waiting[provider], createdAt, now) ?? new Date(now.getTime() + unsureEvery);
    case 'capturing':
      return new Date(now.getTime() + leaseMs);
    case 'unknown':
      return nextTry(checks, now);
    case 'pending':
      return new Date(now.getTime() + (checks < 4 ? 15 * minute : checks < 28 ? hour : day));
    case 'paid':
      return later(paid[provider], since, now);
    default:
      return isOver(state) ? later(tail[provider], since, now) : null;
  }
}

/** Whether a person must decide, because asking has led nowhere for too long. */
export function isHopeless(state: AttemptState, { now, since }: Moments): boolean {
  const age = now.getTime() - since.getTime();
  return (state === 'unknown' && isLostForGood(since, now)) || (state === 'pending' && age >= pendingUntil);
}

export function isPastDeadline(provider: ProviderId, createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= (waiting[provider].at(-1) ?? 0);
}

function later(steps: readonly number[], from: Date, now: Date): Date | null {
  const step = steps.find((each) => from.getTime() + each > now.getTime());
  return step === undefined ? null : new Date(from.getTime() + step);
}
