/** Schedules queries of attempts and refunds; due times are stored in the rows. */

import type { ProviderId } from '../providers/provider.port.ts';
import { type AttemptState, isOver } from './attempt.rules.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Lease of a worker on an attempt or refund. */
export const leaseMs = minute;
/** Lifetime of a draft that did not reach its buyer. */
export const draftMs = 10 * minute;
/** Approvals within this time are captured without the buyer's return. */
const autoCompleteMs = 15 * minute;
/** Requests within this time count as one click. */
export const sameClickMs = 10 * second;
/** Reservation of an order's email and nickname. */
export const reservedMs = hour;
/** Time in which the ordering browser can start its session. */
export const pickUpMs = 15 * minute;
/** Unknown outcomes are reported after this time. */
export const alertAfterMs = 15 * minute;

/** Query times of an open attempt after its creation; the last one is the deadline. */
const waiting: Readonly<Record<ProviderId, readonly number[]>> = {
  paypal: [5 * minute, 15 * minute, hour, 3 * hour, 6.5 * hour],
  toss: [5 * minute, 15 * minute, 45 * minute],
  eximbay: [minute, 3 * minute, 10 * minute, 30 * minute, hour, 3 * hour, day],
};
const unsure = [5 * second, 15 * second, 45 * second, 2 * minute, 5 * minute, 15 * minute];
const unsureEvery = 30 * minute;
const unsureUntil = 72 * hour;
const pendingUntil = 14 * day;
/** Query times after an attempt was abandoned. */
const tail: Readonly<Record<ProviderId, readonly number[]>> = {
  paypal: [hour, day, 3 * day],
  toss: [hour, day, 3 * day],
  eximbay: [hour, day, 2 * day, 3 * day, 4 * day, 5 * day, 6 * day, 7 * day],
};
/** Query times of captured payments, which find refunds and chargebacks without a message. */
const paid: Readonly<Record<ProviderId, readonly number[]>> = {
  paypal: [day, 3 * day, 7 * day, 30 * day, 90 * day, 180 * day],
  toss: [day, 3 * day, 7 * day, 30 * day, 90 * day, 180 * day],
  eximbay: [...Array.from({ length: 14 }, (_, index) => (index + 1) * day), 30 * day, 90 * day, 180 * day],
};

export type Moments = {
  readonly now: Date;
  readonly createdAt: Date;
  /** When it entered its state. */
  readonly since: Date;
  /** Number of queries in this state. */
  readonly checks: number;
};

/** Returns when to query again after a lost response. */
export const nextTry = (checks: number, now: Date): Date =>
  new Date(now.getTime() + (unsure[checks] ?? unsureEvery));

/** Returns whether a lost response needs a human decision. */
export const isLostForGood = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() >= unsureUntil;

/** Returns the time of the next query, or null. */
export function nextCheck(state: AttemptState, provider: ProviderId, moments: Moments): Date | null {
  const { now, createdAt, since, checks } = moments;
  switch (state) {
    case 'draft':
      return new Date(createdAt.getTime() + draftMs);
    case 'open':
      // After the deadline, until the provider responds.
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

/** Returns whether queries have been inconclusive for so long that a human must decide. */
export function isHopeless(state: AttemptState, { now, since }: Moments): boolean {
  const age = now.getTime() - since.getTime();
  return (state === 'unknown' && isLostForGood(since, now)) || (state === 'pending' && age >= pendingUntil);
}

/** Returns whether an approval is captured without the buyer's return. */
export const mayCompleteAlone = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < autoCompleteMs;

export function isPastDeadline(provider: ProviderId, createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= (waiting[provider].at(-1) ?? 0);
}

function later(steps: readonly number[], from: Date, now: Date): Date | null {
  const step = steps.find((each) => from.getTime() + each > now.getTime());
  return step === undefined ? null : new Date(from.getTime() + step);
}
