/**
 * Model of two payment attempts of one purchase that follow the product's own decisions.
 * Events: the buyer returns, approves again after a refusal or gives up; webhooks arrive once, twice or never; calls or
 * responses are lost; the server crashes; the payment expires; two workers run at once.
 */
import type { AttemptState } from '../src/features/payments/capture/attempt.rules.ts';
import * as attemptRules from '../src/features/payments/capture/attempt.rules.ts';
import { type NextStep, nextAfterQuery } from '../src/features/payments/capture/transitions.rules.ts';
import type { PaymentState } from '../src/features/payments/providers/provider.port.ts';

export const product = { ...attemptRules, nextAfterQuery };

export type Rules = Pick<
  typeof product,
  'nextAfterCall' | 'nextAfterQuery' | 'effectOf' | 'isAnswered' | 'mayCapture'
> & {
  /** Returns whether the reconciler queries the provider about an attempt in this state. */
  readonly isAsked: (state: AttemptState) => boolean;
  /** Whether an attempt that was given up is queried once more after the provider has closed it. */
  readonly hasTail: boolean;
  /** Whether the state `capturing` is committed before the provider is called. */
  readonly writesFirst: boolean;
};

type Provider = 'approved' | 'captured' | 'expired';
type Worker = {
  kind: 'complete' | 'ask' | 'settle' | 'refund';
  step: number;
  before: AttemptState;
  seen: Provider | 'declined' | 'lost' | '';
  /** Value of `calls` when the worker read the approval. */
  sequence: number;
};
export type Attempt = {
  db: AttemptState;
  provider: Provider;
  refunds: number;
  /** Number of completed refunds. */
  returned: number;
  tail: boolean;
  returns: number;
  notices: number;
  /** Number of answered captures. */
  calls: number;
  /** Number of answered captures that the buyer's page knew at the last approval. */
  approvals: number;
  /** Whether the buyer has approved the order since the last refusal. */
  hasConsent: boolean;
  /** Whether the payment was captured that the buyer had not approved since a refusal. */
  isForced: boolean;
  workers: Worker[];
};
/** What both attempts share: the grants of the purchase, and how many failures have happened. */
export type Shared = { grants: number; crashes: number; losses: number; doubles: number; declines: number };
export type World = Shared & { readonly attempts: readonly [Attempt, Attempt] };
export type Options = {
  /** Number of captures that the provider may decline. */
  readonly declines?: number;
  readonly movesAlone: boolean;
  readonly crashes: number;
  readonly losses: number;
};

const boughtIn = ({ grants }: Shared) => ({ isGranted: grants > 0, hasBuyer: true });
const opened: Attempt = {
  db: 'open',
  provider: 'approved',
  refunds: 0,
  returned: 0,
  tail: false,
  returns: 1,
  notices: 0,
  calls: 0,
  approvals: 0,
  hasConsent: true,
  isForced: false,
  workers: [],
};
export const start: World = {
  attempts: [opened, opened],
  grants: 0,
  crashes: 0,
  losses: 0,
  doubles: 0,
  declines: 0,
};

/** Records a captured payment as one locked transaction, like `record-capture.ts`. */
function record(world: Shared, attempt: Attempt, chosen: Rules): void {
  const effect = chosen.effectOf(attempt.db, 'captured', boughtIn(world), true);
  if (effect) attempt.db = effect.state;
  world.grants += effect?.grants ? 1 : 0;
  attempt.refunds += effect?.refund ? 1 : 0;
}

const refusal: NextStep = { do: 'transition', state: 'refused' };
type Decided = { readonly next: NextStep; readonly guarded: boolean };

type Change = {
  readonly world: Shared;
  readonly attempt: Attempt;
  readonly worker: Worker;
  readonly chosen: Rules;
};

function follow({ world, attempt, worker, chosen }: Change, { next, guarded }: Decided): void {
  if (next.do === 'record') record(world, attempt, chosen);
  // A query result is saved only if the attempt has not changed since the query was sent.
  else if (next.do === 'transition' && (!guarded || attempt.db === worker.before)) {
    if (product.isRecorded(attempt.db)) return;
    attempt.db = next.state;
    if (worker.kind === 'ask' || next.state === 'unknown') return;
    attempt.calls += 1;
    if (next.state === 'refused') attempt.hasConsent = false;
  } else if (next.do === 'query') {
    const kind = worker.seen === 'declined' ? 'settle' : 'ask';
    attempt.workers.push({ ...worker, kind, step: 0, seen: '', sequence: attempt.calls });
  } else if (next.do === 'complete') attempt.workers.push({ ...worker, kind: 'complete', step: 0, seen: '' });
}

const leave = ({ attempt, worker }: Change) => attempt.workers.splice(attempt.workers.indexOf(worker), 1);

/** What is lost of a call to the provider, or whether the provider declines it. */
type Loss = 'none' | 'call' | 'answer' | 'decline';

function step(change: Change, loss: Loss): void {
  const { attempt, worker } = change;
  if (worker.kind === 'refund') {
    if (worker.step++ === 0) attempt.returned = 1;
    else {
      attempt.db = 'refunded';
      leave(change);
    }
  } else if (worker.kind === 'complete') capture(change, loss);
  else if (worker.step++ === 0) {
    worker.before = attempt.db;
    worker.sequence = attempt.calls;
    worker.seen = attempt.provider;
  } else readReply(change);
}

function readReply(change: Change): void {
  const { attempt, worker, chosen } = change;
  leave(change);
  if (worker.kind === 'settle') {
    const found: NextStep = worker.seen === 'captured' ? { do: 'record' } : refusal;
    follow(change, { next: found, guarded: true });
    return;
  }
  // The flag is set only here, so a query that a crash interrupted is repeated.
  if (product.isClosedUnpaid(attempt.db) && worker.seen !== 'approved') attempt.tail = true;
  const circumstances = {
    isPastDeadline: worker.seen === 'expired',
    mayAutoComplete: true,
    absentNeedsReview: false,
    mayRepeat: false,
  };
  const next = chosen.nextAfterQuery(worker.before, worker.seen as PaymentState, circumstances);
  follow(change, { next, guarded: true });
}

function capture(change: Change, loss: Loss): void {
  const { attempt, worker, chosen } = change;
  if (worker.step === 0) beginCapture(change);
  else if (worker.step === 1) callProvider(attempt, worker, loss);
  else {
    leave(change);
    follow(change, {
      next: chosen.nextAfterCall(worker.before, answerTo(worker.seen), true),
      guarded: false,
    });
  }
}

function beginCapture(change: Change): void {
  const { world, attempt, worker, chosen } = change;
  // The lease of a running capture; it ends when its worker crashes.
  const isBusy = attempt.workers.some(
    ({ kind, step: reached }) => kind === 'settle' || (kind === 'complete' && reached > 0),
  );
  const answered = { callSequence: attempt.calls, state: attempt.db, paymentKey: null };
  if (isBusy || chosen.isAnswered(answered, worker) || !chosen.mayCapture(attempt.db) || world.grants > 0) {
    leave(change);
    return;
  }
  worker.before = attempt.db;
  if (chosen.writesFirst) attempt.db = 'capturing';
  worker.step = 1;
}

function callProvider(attempt: Attempt, worker: Worker, loss: Loss): void {
  const arrives = loss === 'none' || loss === 'answer';
  if (arrives && attempt.provider === 'approved') {
    attempt.provider = 'captured';
    if (!attempt.hasConsent) attempt.isForced = true;
    attempt.notices += 1;
  }
  worker.seen = { none: attempt.provider, decline: 'declined', call: 'lost', answer: 'lost' }[
    loss
  ] as Worker['seen'];
  if (loss === 'decline') attempt.notices += 1;
  worker.step = 2;
}

function answerTo(seen: Worker['seen']): attemptRules.Answer {
  if (seen === 'lost') return { kind: 'unknown' };
  if (seen === 'captured') return { kind: 'ok', state: 'captured' };
  return { kind: 'rejected', error: { kind: seen === 'declined' ? seen : 'expired', buyerMayRetry: true } };
}

/** Rules under test, and what may happen. */
export type Model = { readonly rules: Rules; readonly options: Options };
type Event = readonly [change: (world: Shared, attempt: Attempt) => void, heals: boolean];

const begin = (kind: Worker['kind']) => (_world: Shared, attempt: Attempt) => {
  attempt.workers.push({ kind, step: 0, before: attempt.db, seen: '', sequence: attempt.approvals });
};
const comeBack: Event[0] = (world, attempt) => {
  attempt.returns--;
  begin('complete')(world, attempt);
};
const hear: Event[0] = (world, attempt) => {
  attempt.notices--;
  begin('ask')(world, attempt);
};
const hearTwice: Event[0] = (world, attempt) => {
  world.doubles++;
  attempt.notices++;
};
const giveUp: Event[0] = (_, attempt) => {
  attempt.returns--;
  attempt.db = 'canceled';
};
const approveAgain: Event[0] = (_, attempt) => {
  attempt.hasConsent = true;
  attempt.approvals = attempt.calls;
  attempt.returns++;
};
const expire: Event[0] = (_, attempt) => {
  attempt.provider = 'expired';
};
const payInWindow: Event[0] = (_, attempt) => {
  attempt.provider = 'captured';
  attempt.notices++;
};

/** An attempt, what it shares with the other one, and the number of workers of the other one. */
type Place = { readonly world: Shared; readonly attempt: Attempt; readonly others: number };

const isFree = ({ attempt, others }: Place): boolean => attempt.workers.length + others < 2;

/** Yields the possible next events of an attempt. `heals` is true if the event happens eventually without a user. */
export function* moves(place: Place, model: Model): Generator<Event> {
  yield* outerEvents(place, model.options);
  if (isFree(place) && place.attempt.workers.length === 0) yield* jobs(place.attempt, model.rules);
  for (const index of place.attempt.workers.keys()) yield* stepsOf(place, index, model);
}

/** Yields the events of buyer and provider. */
function* outerEvents(place: Place, options: Options): Generator<Event> {
  const { world, attempt } = place;
  if (isFree(place)) {
    if (attempt.returns > 0) yield [comeBack, false];
    if (attempt.notices > 0) yield [hear, false];
  }
  if (attempt.notices > 0 && world.doubles < 1) yield [hearTwice, false];
  if (attempt.db === 'open' && attempt.returns > 0) yield [giveUp, false];
  if (attempt.provider !== 'approved') return;
  if (attempt.db === 'refused' && !attempt.hasConsent) yield [approveAgain, false];
  yield [expire, false];
  if (options.movesAlone) yield [payInWindow, false];
}

/** Yields the jobs of the server that start by themselves. */
function* jobs(attempt: Attempt, chosen: Rules): Generator<Event> {
  if (chosen.isAsked(attempt.db)) yield [begin('ask'), true];
  // The last query is sent days later, when the provider has closed the payment.
  const isTailDue = chosen.hasTail && product.isClosedUnpaid(attempt.db) && !attempt.tail;
  if (isTailDue && attempt.provider !== 'approved') yield [begin('ask'), true];
  if (attempt.refunds > 0 && attempt.db !== 'refunded') yield [begin('refund'), true];
}

/** Yields the next events of a worker: it continues, its call fails, or it crashes. */
function* stepsOf({ world, attempt }: Place, index: number, model: Model): Generator<Event> {
  const { rules: chosen, options } = model;
  const go = (w: Shared, a: Attempt, loss: Loss) =>
    step({ world: w, attempt: a, worker: a.workers[index] as Worker, chosen }, loss);
  yield [(w, a) => go(w, a, 'none'), true];
  const { kind, step: reached } = attempt.workers[index] as Worker;
  const isCalling = kind === 'complete' && reached === 1;
  if (isCalling && attempt.provider === 'approved' && world.declines < (options.declines ?? 0)) {
    const decline: Event[0] = (w, a) => {
      w.declines++;
      go(w, a, 'decline');
    };
    yield [decline, true];
  }
  if (isCalling && world.losses < options.losses) {
    for (const loss of ['call', 'answer'] as const) {
      const lose: Event[0] = (w, a) => {
        w.losses++;
        go(w, a, loss);
      };
      yield [lose, true];
    }
  }
  if (world.crashes < options.crashes) {
    const crash: Event[0] = (w, a) => {
      w.crashes++;
      a.workers.splice(index, 1);
    };
    yield [crash, false];
  }
}

/** Returns what is wrong with a world, or null. */
export function faultOf({ attempts, grants }: World, isAtRest: boolean): string | null {
  if (grants > 1) return 'granted twice';
  if (attempts.some(({ refunds }) => refunds > 1)) return 'refunded twice';
  if (attempts.some(({ isForced }) => isForced)) return 'captured without a new approval after a refusal';
  if (!isAtRest) return null;
  const captured = attempts.filter(({ provider }) => provider === 'captured');
  const isRight = ({ db, returned }: Attempt) =>
    db === 'paid' ? returned === 0 : db === 'refunded' && returned === 1;
  if (!captured.every(isRight)) return 'taken and neither granted nor given back';
  return captured.length > 0 && grants === 0 ? 'taken and nothing granted' : null;
}
