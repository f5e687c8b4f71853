/**
 * Sends messages to the merchant and repeats them on the provider's schedule until they are accepted. Faults of
 * delivery can be simulated.
 */
import type { ProviderName } from '../core.ts';
import type { State } from '../state.ts';
import { minutes, type VirtualClock } from '../time.ts';
import { post } from './send.ts';

export type Mode = {
  readonly deliver?: 'normal' | 'off' | 'manual';
  /** Number of extra copies of each message. */
  readonly duplicate?: number;
  readonly delayMs?: number;
  /** Whether the first of two messages is held and sent after the second. */
  readonly reorder?: boolean;
  /** Whether a message is sent before the response of the call that caused it. */
  readonly beforeResponse?: boolean;
  readonly badSignature?: boolean;
  readonly truncateBody?: boolean;
  /** Whether Eximbay's messages have the field names of its older interface. */
  readonly legacyNames?: boolean;
  /** Whether Toss's messages contain only `{paymentKey, status, orderId}` as data. */
  readonly oldDataForm?: boolean;
};

export type Message = {
  readonly provider: ProviderName;
  readonly topic: string;
  /** URL of the recipient; null for the listeners that the merchant has registered when the message is sent. */
  readonly url: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Text with which the recipient must respond to accept the message; used by Eximbay only. */
  readonly wanted?: string;
  readonly delayMs?: number;
};

export type Delivery = Message & {
  readonly id: string;
  readonly due: number;
  readonly tries: number;
  readonly state: 'waiting' | 'held' | 'sending' | 'taken' | 'given_up';
  readonly answer?: string;
};

export type Target = { readonly id: string; readonly url: string };

export type Outbox = {
  send(message: Message): void;
  /** Tries to send each message that is due. `all` includes messages scheduled for later or held for manual sending. */
  deliverDue(all?: boolean): Promise<Delivery[]>;
  /** Waits until no message is being sent. */
  idle(): Promise<void>;
  list(): Delivery[];
  mode(provider: ProviderName): Mode;
  setMode(provider: ProviderName, mode: Mode): void;
  targets(provider: ProviderName): Target[];
  setTargets(provider: ProviderName, targets: readonly Target[]): void;
};

const answerTimeoutMs = 10_000;
/** Returns the time until the next attempt after the given number of attempts, or null if none follows. */
const pauseAfter: Record<ProviderName, (tries: number) => number | null> = {
  // PayPal tries 25 times within three days.
  paypal: (tries) => (tries < 25 ? Math.min(2 ** (tries - 1), 190) * minutes : null),
  toss: (tries) => (tries <= 7 ? 4 ** (tries - 1) * minutes : null),
  eximbay: (tries) => (tries < 10 ? 5 * tries * minutes : null),
};

const modeOf = (state: State, provider: ProviderName) => state.get<Mode>('mode', provider) ?? {};
const targetsOf = (state: State, provider: ProviderName) => state.get<Target[]>('target', provider) ?? [];
const save = (state: State, delivery: Delivery) => state.put('delivery', delivery.id, delivery);

/** Queues a message, unless the provider sends none. */
function add(state: State, now: number, message: Message, isHeld: boolean): void {
  const { deliver, delayMs = 0 } = modeOf(state, message.provider);
  if (deliver === 'off') return;
  save(state, {
    ...message,
    id: String(state.nextNumber()).padStart(9, '0'),
    due: now + delayMs + (message.delayMs ?? 0),
    tries: 0,
    state: isHeld ? 'held' : 'waiting',
  });
}

/** Schedules a held message. Its new number places it after the message that was queued last. */
function release(state: State, now: number, held: Delivery): void {
  state.remove('delivery', held.id);
  save(state, {
    ...held,
    id: String(state.nextNumber()).padStart(9, '0'),
    state: 'waiting',
    due: Math.max(held.due, now),
  });
}

/** Queues a message as the provider's mode says: several times, cut, or after the next one. */
function send(state: State, now: number, message: Message): void {
  const { duplicate = 0, reorder, truncateBody } = modeOf(state, message.provider);
  const body = truncateBody ? message.body.slice(0, message.body.length >> 1) : message.body;
  const held = state
    .list<Delivery>('delivery')
    .filter((each) => each.provider === message.provider && each.state === 'held');
  const hold = reorder === true && held.length === 0;
  for (let copy = 0; copy <= duplicate; copy += 1) add(state, now, { ...message, body }, hold);
  if (!hold) for (const each of held) release(state, now, each);
}

/** Tries to deliver the messages that are due, or all that are waiting. @returns the messages after the try */
async function deliver(state: State, clock: VirtualClock, all: boolean): Promise<Delivery[]> {
  const now = clock.now().getTime();
  const due = state
    .list<Delivery>('delivery')
    .filter(({ state: each }) => each === 'waiting')
    .filter((each) => all || (each.due <= now && modeOf(state, each.provider).deliver !== 'manual'))
    .sort((a, b) => a.due - b.due || a.id.localeCompare(b.id));
  const sent: Delivery[] = [];
  for (const delivery of due) save(state, { ...delivery, state: 'sending' });
  for (const delivery of due) {
    const tried = await tryOnce(delivery, targetsOf(state, delivery.provider), clock);
    // A message that a reset has deleted meanwhile is not stored again.
    if (state.get('delivery', delivery.id)) save(state, tried);
    sent.push(tried);
  }
  state.trim('delivery', 500);
  return sent;
}

export function createOutbox(state: State, clock: VirtualClock): Outbox {
  const underWay = new Set<Promise<unknown>>();
  // The previous process ended while sending these messages, so they are sent again.
  for (const each of state.list<Delivery>('delivery'))
    if (each.state === 'sending') save(state, { ...each, state: 'waiting' });
  return {
    send: (message) => send(state, clock.now().getTime(), message),
    deliverDue(all = false) {
      const round = deliver(state, clock, all);
      const done: Promise<unknown> = round.finally(() => underWay.delete(done));
      underWay.add(done);
      return round;
    },
    async idle() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
    list: () => state.list<Delivery>('delivery', 500),
    mode: (provider) => modeOf(state, provider),
    setMode: (provider, value) => state.put('mode', provider, value),
    targets: (provider) => targetsOf(state, provider),
    setTargets: (provider, value) => state.put('target', provider, value),
  };
}

/**
 * Sends a message to each of its recipients.
 * @returns the message with the outcome and the time of the next attempt
 */
async function tryOnce(
  delivery: Delivery,
  targets: readonly Target[],
  clock: VirtualClock,
): Promise<Delivery> {
  const tries = delivery.tries + 1;
  const urls = delivery.url ? [delivery.url] : targets.map(({ url }) => url);
  const retried: Record<string, string> =
    delivery.provider === 'toss'
      ? { 'tosspayments-webhook-transmission-retried-count': String(tries - 1) }
      : {};
  const answers = await Promise.all(
    urls.map((url) => post(url, { ...delivery.headers, ...retried }, delivery.body, answerTimeoutMs)),
  );
  const taken = answers.every(({ status, text }) =>
    delivery.wanted === undefined
      ? status >= 200 && status < 300 && (delivery.provider !== 'toss' || status === 200)
      : text.trim() === delivery.wanted,
  );
  const pause = taken ? null : pauseAfter[delivery.provider](tries);
  const answer = answers.map(({ status, text }) => `${status} ${text.slice(0, 200)}`).join(' | ');
  return {
    ...delivery,
    tries,
    answer: answer || 'no listener',
    state: taken ? 'taken' : pause === null ? 'given_up' : 'waiting',
    due: clock.now().getTime() + (pause ?? 0),
  };
}
