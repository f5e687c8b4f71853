/**
 * Generates a year of demo members with purchases. The same day always gives the same data; periods and prices follow
 * the product's rules.
 */

import { createRandom, type Random } from '../../../platform/server/random.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { Money } from '../../../platform/shared/money/money.ts';
import { periodFrom } from '../../membership/periods/period.rules.ts';
import { type PlanId, plans } from '../../membership/periods/plans.rules.ts';
import type { PaymentMethod } from '../../membership/registration/profile-lists.rules.ts';
import { type RefundCase, refundCases } from './cases.ts';
import { namesByLanguage } from './names.ts';
import { createPeople, type Person } from './people.ts';

export const dayMs = 86_400_000;
const minuteMs = 60_000;
const memberCount = 200;
const longestAgoDays = 362;

export type DemoAttempt = {
  readonly orderRef: string;
  readonly provider: PaymentMethod;
  readonly amount: Money;
  readonly state: 'paid' | 'declined' | 'canceled' | 'expired' | 'refunded' | 'reversed';
  readonly createdAt: Date;
  /** Time at which the attempt entered its state; for a paid attempt, the time of the capture. */
  readonly capturedAt: Date;
  /** Time at which the refund was completed; null without a refund. */
  readonly refundedAt: Date | null;
};

export type DemoPurchase = {
  readonly id: string;
  readonly planId: PlanId;
  /** Whether the buyer was already a member. */
  readonly isRenewal: boolean;
  readonly attempts: readonly DemoAttempt[];
  /** Paid period; null if not paid. */
  readonly period: { readonly start: Date; readonly end: Date } | null;
};

export type DemoRefundRequest = Pick<RefundCase, 'reason' | 'notes' | 'kind'> & {
  readonly orderRef: string;
  readonly amount: Money;
  readonly provider: PaymentMethod;
  readonly status: 'pending' | 'rejected' | 'completed';
  readonly requestedAt: Date;
  readonly decidedAt: Date | null;
};

export type DemoMember = Person & {
  readonly joinedAt: Date;
  readonly purchases: readonly DemoPurchase[];
  readonly refundRequest: DemoRefundRequest | null;
  /** The member uses tools only between `usesFrom` and `usesUntil`; no use is generated before a refund request. */
  readonly usesFrom: Date;
  readonly usesUntil: Date | null;
};

/** Returns the paid periods, shortened by refunds and reversals. */
export function paidPeriods(member: DemoMember): { readonly start: Date; readonly end: Date }[] {
  return member.purchases.flatMap(({ period, attempts }) => {
    const refundedAt = attempts.find((each) => each.refundedAt !== null)?.refundedAt;
    return period ? [{ start: period.start, end: refundedAt ?? period.end }] : [];
  });
}

export const isPaidAt = (member: DemoMember, at: Date) =>
  paidPeriods(member).some(({ start, end }) => start <= at && at < end);

const languageWeights = [
  ['en', 58],
  ['kr', 52],
  ['de', 36],
  ['cn', 28],
  ['ja', 26],
] as const satisfies readonly (readonly [Language, number])[];

const methodWeights: Readonly<Record<Language, readonly (readonly [PaymentMethod, number])[]>> = {
  en: [
    ['paypal', 85],
    ['eximbay', 15],
  ],
  de: [
    ['paypal', 80],
    ['eximbay', 20],
  ],
  cn: [
    ['eximbay', 65],
    ['paypal', 35],
  ],
  ja: [
    ['paypal', 55],
    ['eximbay', 45],
  ],
  kr: [
    ['toss', 84],
    ['eximbay', 9],
    ['paypal', 7],
  ],
};

/**
 * Generates the demo members.
 * @param now end of the generated year
 */
export function demoMembers(now: Date): readonly DemoMember[] {
  const chance = createRandom(20_251);
  const people = createPeople(chance);
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  const count = memberCount - refundCases.length;
  const usual = Array.from({ length: count }, (_, at) => ({
    // The number of new members increases over the year.
    daysAgo: 1 + Math.round((longestAgoDays - 1) * (1 - (at + chance.next()) / count) ** 1.35),
    language: chance.weighted<Language>(languageWeights),
    special: null,
  }));
  return [...refundCases.map((special) => ({ ...special, special })), ...usual]
    .map(({ daysAgo, language, special }, index) => {
      // One generator per member, so that their histories are independent.
      const own = createRandom(index);
      const minutes = own.whole(8 * 60, 22 * 60) - 60 * namesByLanguage[language].hoursAhead;
      const at = midnight - daysAgo * dayMs + minutes * minuteMs + own.whole(0, minuteMs - 1);
      return lifeOf(own, { person: people(language), joinedAt: new Date(at), special }, now);
    })
    .sort((one, other) => one.joinedAt.getTime() - other.joinedAt.getTime());
}

const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * minuteMs);

type Joining = { readonly person: Person; readonly joinedAt: Date; readonly special: RefundCase | null };

function lifeOf(chance: Random, { person, joinedAt, special }: Joining, now: Date): DemoMember {
  const history = createHistory(chance, joinedAt, now);
  const member = { ...person, joinedAt, purchases: history.purchases };
  if (special) return { ...member, ...addRefundCase(history, special, { joinedAt, now }) };
  addUsualPurchases(history, chance, { person, joinedAt }, now);
  return { ...member, refundRequest: null, usesFrom: joinedAt, usesUntil: null };
}

type History = ReturnType<typeof createHistory>;

/** Creates the purchases of one member, which are added in their order. */
function createHistory(chance: Random, joinedAt: Date, now: Date) {
  const purchases: DemoPurchase[] = [];
  let end = null as Date | null;
  const priceOf = (planId: PlanId, provider: PaymentMethod) =>
    plans[planId].prices[provider === 'toss' ? 'KRW' : 'USD'];

  return {
    purchases,
    /** Returns the end of the last paid period. */
    paidUntil: () => end,

    /** Adds a paid purchase, some with an earlier attempt that failed. `back` is its refund or reversal. */
    buy(
      at: Date,
      planId: PlanId,
      provider: PaymentMethod,
      back: { at: Date; state: 'refunded' | 'reversed' } | null,
    ): DemoAttempt {
      const amount = priceOf(planId, provider);
      const attempt = (state: DemoAttempt['state'], from: Date, minutes: number): DemoAttempt => ({
        orderRef: `F-DEMO${chance.letters(12)}`,
        provider,
        amount,
        state,
        createdAt: from,
        capturedAt: later(from, minutes),
        refundedAt: state === back?.state ? back.at : null,
      });
      const failed = chance.isTrue(0.07)
        ? [attempt(chance.pick(['declined', 'canceled']), later(at, -9), 2)]
        : [];
      const paid = attempt(back?.state ?? 'paid', at, chance.whole(1, 4));
      const period = periodFrom(paid.capturedAt, end, plans[planId].period);
      const isRenewal = at.getTime() - joinedAt.getTime() > 30 * minuteMs;
      purchases.push({ id: chance.uuid(), planId, isRenewal, attempts: [...failed, paid], period });
      end = period.end;
      return paid;
    },

    /** Adds an attempt that the buyer abandoned, if it has ended before `now`. */
    giveUp(at: Date, planId: PlanId, provider: PaymentMethod): void {
      const amount = priceOf(planId, provider);
      const state = chance.weighted<DemoAttempt['state']>([
        ['canceled', 5],
        ['declined', 4],
        ['expired', 2],
      ]);
      const minutes = state === 'expired' ? 7 * 60 : 3;
      const capturedAt = later(at, minutes);
      if (capturedAt >= now) return;
      const orderRef = `F-DEMO${chance.letters(12)}`;
      const attempt = { orderRef, provider, amount, state, createdAt: at, capturedAt, refundedAt: null };
      purchases.push({ id: chance.uuid(), planId, isRenewal: true, attempts: [attempt], period: null });
    },
  };
}

/** Adds the purchase of a refund case. @returns its refund request, and when the member uses tools */
function addRefundCase(
  history: History,
  { planId, provider, outcome, reason, kind, notes }: RefundCase,
  { joinedAt, now }: { readonly joinedAt: Date; readonly now: Date },
): Pick<DemoMember, 'refundRequest' | 'usesFrom' | 'usesUntil'> {
  const requestedAt = later(joinedAt, 20 * 60);
  const decidedAt = later(requestedAt, 22 * 60);
  const refundedAt = outcome === 'reversed' ? later(joinedAt, 24 * 24 * 60) : later(decidedAt, 3);
  const state = outcome === 'reversed' ? 'reversed' : 'refunded';
  const isBack = outcome === 'completed' || outcome === 'reversed';
  const back = isBack ? ({ at: refundedAt, state } as const) : null;
  const { orderRef, amount } = history.buy(joinedAt, planId, provider, back);
  if (outcome === 'reversed') return { refundRequest: null, usesFrom: joinedAt, usesUntil: refundedAt };
  const asked = new Date(Math.min(requestedAt.getTime(), now.getTime() - 10 * minuteMs));
  const refundRequest: DemoRefundRequest = {
    orderRef,
    amount,
    provider,
    reason,
    status: outcome,
    requestedAt: asked,
    decidedAt: outcome === 'pending' ? null : decidedAt,
    ...(kind ? { kind } : {}),
    ...(notes ? { notes } : {}),
  };
  return outcome === 'rejected'
    ? { refundRequest, usesFrom: asked, usesUntil: null }
    : { refundRequest, usesFrom: joinedAt, usesUntil: joinedAt };
}

/** Adds the purchases of a member without a refund: none, or one after the other until the member does not renew. */
function addUsualPurchases(
  history: History,
  chance: Random,
  { person, joinedAt }: Omit<Joining, 'special'>,
  now: Date,
): void {
  const method = chance.weighted(methodWeights[person.language]);
  const kind = chance.weighted([
    ['free', 32],
    ['monthly', 34],
    ['annual', 34],
  ] as const);
  if (kind === 'free') {
    const at = later(joinedAt, chance.whole(10, 6_000));
    if (chance.isTrue(0.3) && at < now) history.giveUp(at, chance.pick(['monthly', 'annual']), method);
    return;
  }
  // Some members do not pay at once but some time after joining.
  let at = chance.isTrue(0.3)
    ? later(joinedAt, chance.whole(1, 20) * 1_440 - chance.whole(0, 300))
    : joinedAt;
  let planId: PlanId = kind;
  while (at.getTime() < now.getTime() - 10 * minuteMs) {
    history.buy(at, planId, method, null);
    const until: Date = history.paidUntil() ?? at;
    const renews = chance.isTrue(planId === 'monthly' ? 0.8 : 0.75);
    const comesLate = chance.isTrue(0.12);
    const shift = comesLate ? chance.whole(1, 9) * 1_440 : -chance.whole(60, 5 * 1_440);
    if (!renews && !comesLate) {
      const tried = later(until, -chance.whole(60, 2_000));
      if (chance.isTrue(0.25) && tried < now) history.giveUp(tried, planId, method);
      break;
    }
    at = later(until, shift);
    if (planId === 'monthly' && chance.isTrue(0.1)) planId = 'annual';
  }
}

/** Returns the membership columns of a member at the given time. */
export function membershipColumnsOf(member: DemoMember, now: Date) {
  const granted = member.purchases.filter((each) => each.period !== null);
  const last = granted.at(-1);
  const back = last?.attempts.find((each) => each.refundedAt !== null);
  if (!last?.period)
    return {
      status: 'free',
      plan: 'free',
      payment: 'pending',
      startedAt: null,
      end: null,
      since: member.joinedAt,
    };
  const started = granted.reduce<Date | null>((from, { attempts, period }) => {
    const at = attempts.at(-1)?.capturedAt ?? null;
    return period && at && period.start > at ? (from ?? at) : at;
  }, null);
  if (back?.refundedAt)
    return {
      status: 'free',
      plan: 'free',
      payment: back.state,
      startedAt: started,
      end: null,
      since: back.refundedAt,
    };
  const isOver = last.period.end <= now;
  return {
    status: isOver ? 'expired' : 'active',
    plan: last.planId,
    payment: 'completed',
    startedAt: started,
    end: last.period.end,
    since: isOver ? last.period.end : (last.attempts.at(-1)?.capturedAt ?? member.joinedAt),
  };
}
