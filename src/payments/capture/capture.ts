import type { Clock } from '../../platform/clock.ts';
import type { AuditAction, AuditDetails } from '../../platform/operations/audit.ts';
import type { Failpoint } from '../failpoint.ts';
import { endsKey } from '../providers/outcomes.ts';
import type {
  Outcome,
  PaymentProvider,
  ProviderError,
  ProviderId,
  ProviderPayment,
  ReturnEvidence,
} from '../providers/provider.port.ts';
import { type AttemptState, afterCall, afterQuery, afterRefusal, type Next } from './attempt.rules.ts';
import type { AttemptStore, NotBegun } from './attempt.store.ts';
import type { Attempt } from './attempt.ts';
import { refOf } from './attempt.ts';
import type { CaptureStore } from './capture.store.ts';
import type { Recorded, Source } from './recorded.ts';
import {
  autoCompleteMs,
  isHopeless,
  isPastDeadline,
  leaseMs,
  nextCheck,
  tellAfterMs,
} from './schedule.rules.ts';

export type Completion = {
  readonly attempt: Attempt;
  readonly notBegun: NotBegun | null;
  /** Why it was refused, when it was. */
  readonly refusal: ProviderError | null;
};

export type CaptureOptions = {
  readonly attempts: AttemptStore;
  readonly store: CaptureStore;
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>;
  readonly clock: Clock;
  readonly failpoint: Failpoint;
  /** After the commit: accounts to be made, caches to be forgotten, workers to be woken. */
  readonly onRecorded: (recorded: Recorded) => Promise<void>;
  /** Something has to be looked for soon. */
  readonly onUncertain: () => Promise<void>;
  /** Something that a person has to see. */
  readonly alert: (what: AuditAction, details: AuditDetails) => Promise<void>;
  readonly onError: (error: unknown) => void;
};

const completeTimeoutMs = 45_000;
const queryTimeoutMs = 20_000;

export type Capture = ReturnType<typeof createCapture>;

/** Moves money that may be moved, asks about money that may have moved, and keeps what comes of it. */
export function createCapture(options: CaptureOptions) {
  const { attempts, store, providers, clock, failpoint, alert } = options;

  function providerOf(attempt: Attempt): PaymentProvider | null {
    return providers.get(attempt.provider) ?? null;
  }

  async function record(attempt: Attempt, payment: ProviderPayment, source: Source): Promise<void> {
    const commit = () => failpoint('record.before_commit');
    const recorded = await store.record(attempt.id, { payment, source }, clock.now(), commit);
    failpoint('record.committed');
    if (recorded) await options.onRecorded(recorded);
    // A partial refund at the provider ends nothing; somebody should know of it.
    else if (payment.state === 'partially_refunded')
      await alert('payment.partially_refunded', { payment: attempt.orderRef });
  }

  async function become(
    attempt: Attempt,
    state: AttemptState,
    more: { reason?: string | undefined; callSequence?: number } = {},
  ) {
    const now = clock.now();
    // A call whose answer was lost goes on being looked for since it was begun.
    const isLost = state === 'unknown' && attempt.state === 'capturing';
    const isSame = state === attempt.state || isLost;
    const checks = isSame ? attempt.checks + (isLost ? 0 : 1) : 0;
    const since = isSame ? attempt.since : now;
    const moments = { now, createdAt: attempt.createdAt, since, checks };
    const isStuck = isHopeless(state, moments);
    const next: AttemptState = isStuck ? 'manual' : state;
    const nextCheckAt = nextCheck(next, attempt.provider, moments);
    const { reason, callSequence } = more;
    const kept = await attempts.keep(attempt, {
      state: next,
      checks,
      nextCheckAt,
      ...(isSame ? {} : { since }),
      ...(reason === undefined ? {} : { reason }),
      ...(callSequence === undefined ? {} : { callSequence }),
    });
    if (!kept) return;
    if (next === 'unknown') await options.onUncertain();
    const isOld = next === 'unknown' && now.getTime() - since.getTime() >= tellAfterMs;
    if (next === 'manual' || isOld)
      await alert(`payment.${next}`, { payment: attempt.orderRef, provider: attempt.provider });
  }

  /** Whether a reading is about this attempt at all; a payment of somebody else's is none of its business. */
  function isAbout(attempt: Attempt, payment: ProviderPayment): boolean {
    return payment.orderRef === '' || payment.orderRef === attempt.orderRef;
  }

  async function ask(attempt: Attempt, provider: PaymentProvider): Promise<Outcome<ProviderPayment>> {
    const context = { idempotencyKey: `query-${attempt.orderRef}`, timeoutMs: queryTimeoutMs };
    const outcome = await provider.query(refOf(attempt), context);
    failpoint('check.answered');
    if (outcome.kind !== 'ok' || isAbout(attempt, outcome.value)) return outcome;
    await alert('payment.foreign', { payment: attempt.orderRef, provider: attempt.provider });
    return { kind: 'ok', value: { state: 'absent', orderRef: attempt.orderRef, raw: null } };
  }

  async function follow(attempt: Attempt, next: Next, payment: ProviderPayment | null, source: Source) {
    if (next.do === 'record' && payment) await record(attempt, payment, source);
    else if (next.do === 'become') await become(attempt, next.state);
  }

  /** Keeps an answer to a question. @returns whether the attempt is to be completed */
  async function learn(attempt: Attempt, payment: ProviderPayment | null): Promise<boolean> {
    const now = clock.now();
    const next = afterQuery(attempt.state, payment?.state ?? null, {
      isPastDeadline: isPastDeadline(attempt.provider, attempt.createdAt, now),
      // Only where 'approved' means that the buyer pressed 'Pay now'.
      mayAutoComplete:
        attempt.provider === 'paypal' && now.getTime() - attempt.createdAt.getTime() < autoCompleteMs,
      absentNeedsPerson: attempt.provider === 'paypal',
      mayRepeat: attempt.provider === 'toss' && attempt.paymentKey !== null,
    });
    if (next.do === 'complete') return true;
    await follow(attempt, next, payment, 'query');
    return false;
  }

  async function look(attempt: Attempt): Promise<boolean> {
    const provider = providerOf(attempt);
    const outcome = provider ? await ask(attempt, provider) : null;
    return learn(attempt, outcome?.kind === 'ok' ? outcome.value : null);
  }

  /** Where the money moves in the provider's own window, the buyer's return only explains what can be asked. */
  async function lookAtReturn(attempt: Attempt, provider: PaymentProvider, evidence?: ReturnEvidence) {
    const outcome = await provider.complete(
      { ref: refOf(attempt), ...(evidence ? { evidence } : {}) },
      { idempotencyKey: `return-${attempt.orderRef}`, timeoutMs: queryTimeoutMs },
    );
    if (outcome.kind === 'rejected' && attempt.state === 'open') {
      const { kind, providerCode } = outcome.error;
      await become(attempt, afterRefusal(outcome.error, false), { reason: providerCode ?? kind });
      return outcome.error;
    }
    const isOurs = outcome.kind === 'ok' && isAbout(attempt, outcome.value);
    await learn(attempt, isOurs ? outcome.value : null);
    return outcome.kind === 'ok' ? null : outcome.error;
  }

  async function callProvider(begun: { before: AttemptState; attempt: Attempt }, evidence?: ReturnEvidence) {
    const { attempt, before } = begun;
    const provider = providerOf(attempt);
    if (!provider) return null;
    failpoint('complete.written');
    const key = `complete-${attempt.orderRef}-${attempt.callSequence}`;
    const outcome = await provider.complete(
      { ref: refOf(attempt), ...(evidence ? { evidence } : {}) },
      { idempotencyKey: key, timeoutMs: completeTimeoutMs },
    );
    failpoint('complete.answered');
    const isRestartable = attempt.provider === 'paypal';
    if (outcome.kind === 'ok' && !isAbout(attempt, outcome.value)) {
      await alert('payment.foreign', { payment: attempt.orderRef, provider: attempt.provider });
      await become(attempt, 'unknown');
      return null;
    }
    const answer =
      outcome.kind === 'ok'
        ? ({ kind: 'ok', state: outcome.value.state } as const)
        : outcome.kind === 'rejected'
          ? outcome
          : ({ kind: 'unknown' } as const);
    const next = afterCall(before, answer, isRestartable);
    const error = outcome.kind === 'ok' ? null : outcome.error;
    if (error?.kind === 'configuration' || error?.kind === 'invalid_request')
      await alert('payment.configuration', {
        provider: attempt.provider,
        code: error.providerCode ?? error.kind,
      });
    const reason = error ? (error.providerCode ?? error.kind) : undefined;
    const isSpent = endsKey(outcome, provider.abilities.callIdempotency);
    const callSequence = attempt.callSequence + (isSpent ? 1 : 0);
    if (next.do === 'record' && outcome.kind === 'ok') await record(attempt, outcome.value, 'call');
    else if (next.do === 'become') await become(attempt, next.state, { reason, callSequence });
    else if (next.do === 'query' && outcome.kind === 'rejected') {
      const asked = await ask(attempt, provider);
      const isMoney = asked.kind === 'ok' && afterQueryMoves(asked.value);
      if (asked.kind === 'ok' && isMoney) await record(attempt, asked.value, 'query');
      else {
        const state = asked.kind === 'ok' ? afterRefusal(outcome.error, isRestartable) : 'unknown';
        await become(attempt, state, { reason, callSequence });
      }
    }
    return error;
  }

  async function complete(attemptId: number, evidence?: ReturnEvidence): Promise<Completion> {
    const attempt = await attempts.get(attemptId);
    const provider = providerOf(attempt);
    if (provider?.abilities.capturesWithoutServer) {
      const refusal = await lookAtReturn(attempt, provider, evidence);
      return { attempt: await attempts.get(attemptId), notBegun: null, refusal };
    }
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const paymentKey = evidence?.paymentKey;
    failpoint('complete.before_write');
    const begun = await attempts.begin(attemptId, { now, leaseUntil, paymentKey });
    if (typeof begun === 'string')
      return { attempt: await attempts.get(attemptId), notBegun: begun, refusal: null };
    const refusal = await callProvider(begun, evidence);
    return { attempt: await attempts.get(attemptId), notBegun: null, refusal };
  }

  return {
    /**
     * Makes the money of an attempt move, at most once however often and from however many places it is called.
     * @returns the attempt as it is afterwards; `refusal` when the provider said no or nothing
     */
    complete,

    /** Asks the provider and follows what it says. Never throws for a provider's silence. */
    async check(attemptId: number): Promise<void> {
      const attempt = await attempts.get(attemptId);
      const isRunning = attempt.leaseUntil !== null && attempt.leaseUntil > clock.now();
      if (attempt.state === 'capturing' && isRunning) return;
      if (attempt.state === 'draft' || attempt.state === 'closed') return become(attempt, 'closed');
      if (!(await look(attempt))) return;
      const { notBegun, attempt: after } = await complete(attemptId);
      // Its purchase has a period, or another attempt is being looked for: this one is not charged.
      if (notBegun !== null) await become(after, notBegun === 'granted' ? 'canceled' : after.state);
    },

    /**
     * The buyer has left the provider's window without paying. Only an attempt for which nothing was begun is given up,
     * and it can still be paid: a window may stand open elsewhere.
     */
    async giveUp(attempt: Attempt, reason: string): Promise<void> {
      if (attempt.state === 'open') await become(attempt, 'canceled', { reason });
    },

    /** A signed message says that the money was taken back. */
    async reverse(attempt: Attempt, reference: string | null): Promise<void> {
      const { orderRef } = attempt;
      const back = { state: 'reversed' as const, orderRef, raw: null, captured: attempt.amount };
      await record(attempt, { ...back, ...(reference ? { captureId: reference } : {}) }, 'notice');
    },

    /** What somebody else read of it, e.g. in a day's report. */
    record,
  };
}

function afterQueryMoves(payment: ProviderPayment): boolean {
  return ['captured', 'partially_refunded', 'refunded', 'reversed'].includes(payment.state);
}
