/**
 * Model check: searches every order of events for two attempts of one purchase with the product's own decisions.
 * Events: the buyer returns, approves again after a refusal or gives up; webhooks arrive once, twice or never; calls or
 * responses are lost; the server crashes; the payment expires; two workers run at once.
 */
import { describe, expect, it } from 'vitest';
import type { PaymentState } from '../providers/provider.port.ts';
import type { AttemptState } from './attempt.rules.ts';
import * as attemptRules from './attempt.rules.ts';
import { afterQuery, type Next } from './transitions.rules.ts';

const product = { ...attemptRules, afterQuery };

type Rules = Pick<typeof product, 'afterCall' | 'afterQuery' | 'effectOf' | 'isAnswered' | 'mayBegin'> & {
  /** Returns whether the reconciler queries the provider about an attempt in this state. */
  readonly isAsked: (state: AttemptState) => boolean;
  /** Whether an attempt that was given up is queried once more after the provider has closed it. */
  readonly hasTail: boolean;
  /** Whether the state `capturing` is committed before the provider is called. */
  readonly writesFirst: boolean;
};
const rules: Rules = {
  ...product,
  isAsked: (state) => ['open', 'capturing', 'unknown', 'pending'].includes(state),
  hasTail: true,
  writesFirst: true,
};

type Provider = 'approved' | 'captured' | 'expired';
type Worker = {
  kind: 'complete' | 'ask' | 'settle' | 'refund';
  x: 0 | 1;
  step: number;
  before: AttemptState;
  seen: Provider | 'declined' | 'lost' | '';
  /** Number of answered captures when the worker learned of the approval. */
  sequence: number;
};
type World = {
  db: [AttemptState, AttemptState];
  provider: [Provider, Provider];
  grants: number;
  refunds: [number, number];
  /** Number of completed refunds per attempt. */
  returned: [number, number];
  tail: [boolean, boolean];
  returns: [number, number];
  notices: [number, number];
  workers: Worker[];
  crashes: number;
  losses: number;
  doubles: number;
  declines: number;
  /** Number of answered captures. */
  calls: [number, number];
  /** Number of answered captures that the buyer's page knew at the last approval. */
  approvals: [number, number];
  /** Whether the buyer has approved the order since the last refusal. */
  consents: [boolean, boolean];
  /** Whether a payment was captured that the buyer had not approved since a refusal. */
  isForced: boolean;
};
type Options = {
  /** Number of captures that the provider may decline. */
  readonly declines?: number;
  readonly movesAlone: boolean;
  readonly crashes: number;
  readonly losses: number;
};

const attempts = [0, 1] as const;
const boughtIn = ({ grants }: World) => ({ isGranted: grants > 0, hasBuyer: true });
const start = (): World => ({
  db: ['open', 'open'],
  provider: ['approved', 'approved'],
  grants: 0,
  refunds: [0, 0],
  returned: [0, 0],
  tail: [false, false],
  returns: [1, 1],
  notices: [0, 0],
  workers: [],
  crashes: 0,
  losses: 0,
  doubles: 0,
  declines: 0,
  calls: [0, 0],
  approvals: [0, 0],
  consents: [true, true],
  isForced: false,
});

/** Records a captured payment as one locked transaction, like `record-capture.ts`. */
function record(world: World, x: 0 | 1, chosen: Rules): void {
  const effect = chosen.effectOf(world.db[x], 'captured', boughtIn(world), true);
  if (effect) world.db[x] = effect.state;
  world.grants += effect?.grants ? 1 : 0;
  world.refunds[x] += effect?.refund ? 1 : 0;
}

const refusal: Next = { do: 'transition', state: 'refused' };
type Decided = { readonly next: Next; readonly guarded: boolean };

function follow(world: World, worker: Worker, { next, guarded }: Decided, chosen: Rules): void {
  if (next.do === 'record') record(world, worker.x, chosen);
  // A query result is saved only if the attempt has not changed since the query was sent.
  else if (next.do === 'transition' && (!guarded || world.db[worker.x] === worker.before)) {
    if (product.isRecorded(world.db[worker.x])) return;
    world.db[worker.x] = next.state;
    if (worker.kind === 'ask' || next.state === 'unknown') return;
    world.calls[worker.x] += 1;
    if (next.state === 'refused') world.consents[worker.x] = false;
  } else if (next.do === 'query') {
    const kind = worker.seen === 'declined' ? 'settle' : 'ask';
    world.workers.push({ ...worker, kind, step: 0, seen: '', sequence: world.calls[worker.x] });
  } else if (next.do === 'complete') world.workers.push({ ...worker, kind: 'complete', step: 0, seen: '' });
}

function step(
  world: World,
  index: number,
  chosen: Rules,
  loss: 'none' | 'call' | 'answer' | 'decline',
): void {
  const worker = world.workers[index] as Worker;
  const { x } = worker;
  const done = () => world.workers.splice(world.workers.indexOf(worker), 1);
  if (worker.kind === 'refund') {
    if (worker.step++ === 0) world.returned[x] = 1;
    else {
      world.db[x] = 'refunded';
      done();
    }
    return;
  }
  if (worker.kind === 'ask' || worker.kind === 'settle') {
    if (worker.step++ === 0) {
      worker.before = world.db[x];
      worker.sequence = world.calls[x];
      worker.seen = world.provider[x];
      return;
    }
    done();
    if (worker.kind === 'settle') {
      const found: Next = worker.seen === 'captured' ? { do: 'record' } : refusal;
      return void follow(world, worker, { next: found, guarded: true }, chosen);
    }
    // The flag is set only here, so a query that a crash interrupted is repeated.
    if (product.isOver(world.db[x]) && worker.seen !== 'approved') world.tail[x] = true;
    const circumstances = {
      isPastDeadline: worker.seen === 'expired',
      mayAutoComplete: true,
      absentNeedsReview: false,
      mayRepeat: false,
    };
    const next = chosen.afterQuery(worker.before, worker.seen as PaymentState, circumstances);
    follow(world, worker, { next, guarded: true }, chosen);
    return;
  }
  if (worker.step === 0) {
    // The lease of a running capture; it ends when its worker crashes.
    const isBusy = world.workers.some(
      (other) => other.x === x && (other.kind === 'settle' || (other.kind === 'complete' && other.step > 0)),
    );
    const attempt = { callSequence: world.calls[x], state: world.db[x], paymentKey: null };
    if (isBusy || chosen.isAnswered(attempt, worker) || !chosen.mayBegin(world.db[x]) || world.grants > 0) {
      done();
      return;
    }
    worker.before = world.db[x];
    if (chosen.writesFirst) world.db[x] = 'capturing';
    worker.step = 1;
  } else if (worker.step === 1) {
    if (loss !== 'call' && loss !== 'decline' && world.provider[x] === 'approved') {
      world.provider[x] = 'captured';
      if (!world.consents[x]) world.isForced = true;
      world.notices[x] += 1;
    }
    worker.seen = loss === 'none' ? world.provider[x] : loss === 'decline' ? 'declined' : 'lost';
    if (loss === 'decline') world.notices[x] += 1;
    worker.step = 2;
  } else {
    done();
    const answer = answerTo(worker.seen);
    const next = chosen.afterCall(worker.before, answer, true);
    follow(world, worker, { next, guarded: false }, chosen);
  }
}

function answerTo(seen: Worker['seen']): attemptRules.Answer {
  if (seen === 'lost') return { kind: 'unknown' };
  if (seen === 'captured') return { kind: 'ok', state: 'captured' };
  return { kind: 'rejected', error: { kind: seen === 'declined' ? seen : 'expired', buyerMayRetry: true } };
}

/** Yields the possible next events. `heals` is true if the event happens eventually without a user. */
function* moves(
  world: World,
  chosen: Rules,
  options: Options,
): Generator<[change: (w: World) => void, heals: boolean]> {
  const begin = (kind: Worker['kind'], x: 0 | 1) => (w: World) => {
    w.workers.push({ kind, x, step: 0, before: w.db[x], seen: '', sequence: w.approvals[x] });
  };
  const isFree = world.workers.length < 2;
  for (const x of attempts) {
    const isBusy = world.workers.some((worker) => worker.x === x);
    const comeBack = (w: World) => {
      w.returns[x]--;
      begin('complete', x)(w);
    };
    const hear = (w: World) => {
      w.notices[x]--;
      begin('ask', x)(w);
    };
    const hearTwice = (w: World) => {
      w.doubles++;
      w.notices[x]++;
    };
    const giveUp = (w: World) => {
      w.returns[x]--;
      w.db[x] = 'canceled';
    };
    const approveAgain = (w: World) => {
      w.consents[x] = true;
      w.approvals[x] = w.calls[x];
      w.returns[x]++;
    };
    const expire = (w: World) => {
      w.provider[x] = 'expired';
    };
    const payInWindow = (w: World) => {
      w.provider[x] = 'captured';
      w.notices[x]++;
    };
    if (world.returns[x] > 0 && isFree) yield [comeBack, false];
    if (world.notices[x] > 0 && isFree) yield [hear, false];
    if (world.notices[x] > 0 && world.doubles < 1) yield [hearTwice, false];
    if (world.db[x] === 'open' && world.returns[x] > 0) yield [giveUp, false];
    if (world.provider[x] === 'approved') {
      if (world.db[x] === 'refused' && !world.consents[x]) yield [approveAgain, false];
      yield [expire, false];
      if (options.movesAlone) yield [payInWindow, false];
    }
    if (isFree && !isBusy && chosen.isAsked(world.db[x])) yield [begin('ask', x), true];
    // The last query is sent days later, when the provider has closed the payment.
    const isTailDue = chosen.hasTail && product.isOver(world.db[x]) && !world.tail[x];
    if (isFree && !isBusy && isTailDue && world.provider[x] !== 'approved') yield [begin('ask', x), true];
    const isOwed = world.refunds[x] > 0 && world.db[x] !== 'refunded';
    if (isFree && isOwed && !isBusy) yield [begin('refund', x), true];
  }
  for (const index of world.workers.keys()) {
    yield [(w) => step(w, index, chosen, 'none'), true];
    const worker = world.workers[index] as Worker;
    const isCalling = worker.kind === 'complete' && worker.step === 1;
    if (isCalling && world.provider[worker.x] === 'approved' && world.declines < (options.declines ?? 0))
      yield [
        (w) => {
          w.declines++;
          step(w, index, chosen, 'decline');
        },
        true,
      ];
    if (isCalling && world.losses < options.losses) {
      for (const loss of ['call', 'answer'] as const)
        yield [
          (w) => {
            w.losses++;
            step(w, index, chosen, loss);
          },
          true,
        ];
    }
    if (world.crashes < options.crashes)
      yield [
        (w) => {
          w.crashes++;
          w.workers.splice(index, 1);
        },
        false,
      ];
  }
}

/**
 * Searches all reachable states.
 * @returns a description of the first wrong state; null if all are correct
 */
function search(chosen: Rules, options: Options): { broken: string | null; states: number; atRest: number } {
  const first = JSON.stringify(start());
  const seen = new Set([first]);
  const waiting = [first];
  let atRest = 0;
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    const world = JSON.parse(text) as World;
    const at = (what: string) => ({ broken: `${what}: ${text}`, states: seen.size, atRest });
    if (world.grants > 1) return at('granted twice');
    if (world.refunds.some((each) => each > 1)) return at('refunded twice');
    if (world.isForced) return at('captured without a new approval after a refusal');
    let heals = false;
    for (const [change, byItself] of moves(world, chosen, options)) {
      const after = JSON.parse(text) as World;
      change(after);
      const key = JSON.stringify(after);
      if (byItself && key !== text) heals = true;
      if (seen.has(key)) continue;
      seen.add(key);
      waiting.push(key);
    }
    if (heals) continue;
    atRest += 1;
    for (const x of attempts) {
      if (world.provider[x] !== 'captured') continue;
      const isRight =
        world.db[x] === 'paid'
          ? world.returned[x] === 0
          : world.db[x] === 'refunded' && world.returned[x] === 1;
      if (!isRight) return at('taken and neither granted nor given back');
    }
    if (world.provider.includes('captured') && world.grants === 0) return at('taken and nothing granted');
  }
  return { broken: null, states: seen.size, atRest };
}

const asksFirst: Options = { movesAlone: false, crashes: 1, losses: 1 };
const declines: Options = { movesAlone: false, crashes: 1, losses: 0, declines: 1 };
const movesAlone: Options = { movesAlone: true, crashes: 1, losses: 0 };

describe('payment attempts, in every order of events', () => {
  it.each([
    ['with a provider that captures on our call', asksFirst],
    ['with a provider that captures on our call and declines a card', declines],
    ['with a provider that captures in its own window', movesAlone],
  ])(
    'P-07: %s: every order of events ends with at most one grant, each captured payment is granted or refunded exactly once, and none is captured between a refusal and a new approval',
    (_name, options) => {
      const { broken, states, atRest } = search(rules, options);
      expect(broken).toBeNull();
      expect(states).toBeGreaterThan(5_000);
      expect(atRest).toBeGreaterThan(50);
    },
    180_000,
  );

  const weakened: readonly [name: string, weak: Partial<Rules>, options: Options][] = [
    [
      'nothing is written before the call and open attempts are not asked for',
      { writesFirst: false, isAsked: (state) => state === 'unknown' },
      asksFirst,
    ],
    [
      'a lost answer counts as a refusal',
      {
        hasTail: false,
        afterCall: (before, answer, isRestartable) =>
          answer.kind === 'unknown'
            ? { do: 'transition', state: 'declined' }
            : product.afterCall(before, answer, isRestartable),
      },
      asksFirst,
    ],
    [
      'recording a capture ignores that it was recorded before',
      { effectOf: () => ({ state: 'paid', grants: true, refund: null }) },
      asksFirst,
    ],
    [
      'a second payment of the same purchase is not refunded',
      {
        effectOf: (state, reading, purchase, isRightSum) => {
          const effect = product.effectOf(state, reading, purchase, isRightSum);
          return effect?.refund ? { ...effect, refund: null } : effect;
        },
      },
      movesAlone,
    ],
    [
      'attempts expire by age without a query to the provider and are not checked again',
      { hasTail: false, afterQuery: () => ({ do: 'transition', state: 'expired' }) },
      asksFirst,
    ],
    ['abandoned attempts are never queried again', { hasTail: false }, movesAlone],
    ['a capture may follow another one that was answered', { isAnswered: () => false }, declines],
    [
      'an order that is still approved after a refusal is captured',
      {
        afterQuery: (state, reading, at) =>
          product.afterQuery(state === 'refused' ? 'open' : state, reading, at),
      },
      declines,
    ],
  ];
  it.each(weakened)(
    'P-07: the model check finds an order of events that loses or doubles a payment when %s',
    (_name, weak, options) => {
      expect(search({ ...rules, ...weak }, options).broken).not.toBeNull();
    },
    180_000,
  );
});
