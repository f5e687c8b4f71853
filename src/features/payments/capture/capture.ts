import type { Clock } from '../../../platform/server/clock.ts';
import type { AuditAction, AuditDetails } from '../../../platform/shared/audit.ts';
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
  alertAfterMs,
  autoCompleteMs,
  isHopeless,
  isPastDeadline,
  leaseMs,
  nextCheck,
} from './schedule.rules.ts';

export type Completion = {
  readonly attempt: Attempt;
  readonly notBegun: NotBegun | null;
  /** Reason of a rejection. */
  readonly refusal: ProviderError | null;
};

export type CaptureOptions = {
  readonly attempts: AttemptStore;
  readonly store: CaptureStore;
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>;
  readonly clock: Clock;
  readonly failpoint: Failpoint;
  /** Runs after the commit: creates accounts, invalidates caches, wakes workers. */
  readonly onRecorded: (recorded: Recorded) => Promise<void>;
  /** Schedules the next query of uncertain payments soon. */
  readonly onUncertain: () => Promise<void>;
  /** Reports a case that an administrator has to see. */
  readonly alert: (what: AuditAction, details: AuditDetails) => Promise<void>;
  readonly onError: (error: unknown) => void;
};

const completeTimeoutMs = 45_000;
const queryTimeoutMs = 20_000;

export type Capture = ReturnType<typeof createCapture>;

/** Captures approved payments, queries uncertain ones and records the results. */
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
    // A partial refund at the provider does not end the membership.
    else if (payment.state === 'partially_refunded')
      await alert('payment.partially_refunded', { payment: attempt.orderRef });
  }

  async function transition(
    attempt: Attempt,
    state: AttemptState,
    more: { reason?: string | undefined; callSequence?: number } = {},
  ) {
    const now = clock.now();
    // The polling of a lost response counts from the start of the call.
    const isLost = state === 'unknown' && attempt.state === 'capturing';
    const isSame = state === attempt.state || isLost;
    const checks = isSame ? attempt.checks + (isLost ? 0 : 1) : 0;
    const since = isSame ? attempt.since : now;
    const moments = { now, createdAt: attempt.createdAt, since, checks };
    const isStuck = isHopeless(state, moments);
    const next: AttemptState = isStuck ? 'manual' : state;
    const nextCheckAt = nextCheck(next, attempt.provider, moments);
    const { reason, callSequence } = more;
    const saved = await attempts.save(attempt, {
      state: next,
      checks,
      nextCheckAt,
      ...(isSame ? {} : { since }),
      ...(reason === undefined ? {} : { reason }),
      ...(callSequence === undefined ? {} : { callSequence }),
    });
    if (!saved) return;
    if (next === 'unknown') await options.onUncertain();
    const isOld = next === 'unknown' && now.getTime() - since.getTime() >= alertAfterMs;
    if (next === 'manual' || isOld)
      await alert(`payment.${next}`, { payment: attempt.orderRef, provider: attempt.provider });
  }

  /** Returns whether the provider's payment belongs to this attempt. */
  function belongsTo(attempt: Attempt, payment: ProviderPayment): boolean {
    return payment.orderRef === '' || payment.orderRef === attempt.orderRef;
  }

  async function queryProvider(
    attempt: Attempt,
    provider: PaymentProvider,
  ): Promise<Outcome<ProviderPayment>> {
    const context = { idempotencyKey: `query-${attempt.orderRef}`, timeoutMs: queryTimeoutMs };
    const outcome = await provider.query(refOf(attempt), context);
    failpoint('check.answered');
    if (outcome.kind !== 'ok' || belongsTo(attempt, outcome.value)) return outcome;
    await alert('payment.foreign', { payment: attempt.orderRef, provider: attempt.provider });
    return { kind: 'ok', value: { state: 'absent', orderRef: attempt.orderRef, raw: null } };
  }

  async function apply(attempt: Attempt, next: Next, payment: ProviderPayment | null, source: Source) {
    if (next.do === 'record' && payment) await record(attempt, payment, source);
    else if (next.do === 'transition') await transition(attempt, next.state);
  }

  /** Applies the result of a query; null without a response. @returns whether to capture the attempt */
  async function applyQueryResult(attempt: Attempt, payment: ProviderPayment | null): Promise<boolean> {
    const now = clock.now();
    const abilities = providerOf(attempt)?.abilities;
    const next = afterQuery(attempt.state, payment?.state ?? null, {
      isPastDeadline: isPastDeadline(attempt.provider, attempt.createdAt, now),
      mayAutoComplete:
        abilities?.approvalIsFinal === true && now.getTime() - attempt.createdAt.getTime() < autoCompleteMs,
      absentNeedsReview: abilities?.absentNeedsReview === true,
      mayRepeat: abilities?.repeatsCapture === true && attempt.paymentKey !== null,
    });
    if (next.do === 'complete') return true;
    await apply(attempt, next, payment, 'query');
    return false;
  }

  async function pollProvider(attempt: Attempt): Promise<boolean> {
    const provider = providerOf(attempt);
    const outcome = provider ? await queryProvider(attempt, provider) : null;
    return applyQueryResult(attempt, outcome?.kind === 'ok' ? outcome.value : null);
  }

  /** For providers that capture in their own window: the buyer's return only allows a query. */
  async function checkReturn(attempt: Attempt, provider: PaymentProvider, evidence?: ReturnEvidence) {
    const outcome = await provider.complete(
      { ref: refOf(attempt), ...(evidence ? { evidence } : {}) },
      { idempotencyKey: `return-${attempt.orderRef}`, timeoutMs: queryTimeoutMs },
    );
    if (outcome.kind === 'rejected' && attempt.state === 'open') {
      const { kind, providerCode } = outcome.error;
      await transition(attempt, afterRefusal(outcome.error, false), { reason: providerCode ?? kind });
      return outcome.error;
    }
    const isOurs = outcome.kind === 'ok' && belongsTo(attempt, outcome.value);
    await applyQueryResult(attempt, isOurs ? outcome.value : null);
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
    const isRestartable = provider.abilities.retriesDeclined;
    if (outcome.kind === 'ok' && !belongsTo(attempt, outcome.value)) {
      await alert('payment.foreign', { payment: attempt.orderRef, provider: attempt.provider });
      await transition(attempt, 'unknown');
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
    else if (next.do === 'transition') await transition(attempt, next.state, { reason, callSequence });
    else if (next.do === 'query' && outcome.kind === 'rejected') {
      const asked = await queryProvider(attempt, provider);
      const isMoney = asked.kind === 'ok' && afterQueryMoves(asked.value);
      if (asked.kind === 'ok' && isMoney) await record(attempt, asked.value, 'query');
      else {
        const state = asked.kind === 'ok' ? afterRefusal(outcome.error, isRestartable) : 'unknown';
        await transition(attempt, state, { reason, callSequence });
      }
    }
    return error;
  }

  async function complete(attemptId: number, evidence?: ReturnEvidence): Promise<Completion> {
    const attempt = await attempts.get(attemptId);
    const provider = providerOf(attempt);
    if (provider?.abilities.capturesWithoutServer) {
      const refusal = await checkReturn(attempt, provider, evidence);
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
     * Captures an attempt, at most once however often it is called.
     * @returns the attempt afterwards; `refusal` when the provider rejected it or did not respond
     */
    complete,

    /** Queries the provider and applies the result. Does not throw when the provider does not respond. */
    async check(attemptId: number): Promise<void> {
      const attempt = await attempts.get(attemptId);
      const isRunning = attempt.leaseUntil !== null && attempt.leaseUntil > clock.now();
      if (attempt.state === 'capturing' && isRunning) return;
      if (attempt.state === 'draft' || attempt.state === 'closed') return transition(attempt, 'closed');
      if (!(await pollProvider(attempt))) return;
      const { notBegun, attempt: after } = await complete(attemptId);
      // The purchase has its period, or another attempt is uncertain: this one is not captured.
      if (notBegun !== null) await transition(after, notBegun === 'granted' ? 'canceled' : after.state);
    },

    /**
     * Cancels an attempt whose buyer left the provider's window. Only open attempts are canceled, and they can still be
     * paid, as a window may be open elsewhere.
     */
    async giveUp(attempt: Attempt, reason: string): Promise<void> {
      if (attempt.state === 'open') await transition(attempt, 'canceled', { reason });
    },

    /** Records a chargeback that a signed message reports. */
    async reverse(attempt: Attempt, reference: string | null): Promise<void> {
      const { orderRef } = attempt;
      const back = { state: 'reversed' as const, orderRef, raw: null, captured: attempt.amount };
      await record(attempt, { ...back, ...(reference ? { captureId: reference } : {}) }, 'notice');
    },

    /** Records a payment read elsewhere, for example in the daily report. */
    record,
  };
}

function afterQueryMoves(payment: ProviderPayment): boolean {
  return ['captured', 'partially_refunded', 'refunded', 'reversed'].includes(payment.state);
}
