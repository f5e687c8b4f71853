/** State and services that the three simulated providers share: clock, ledger, log, faults and outgoing messages. */
import { createHash, randomBytes } from 'node:crypto';
import type { Credentials } from './credentials.ts';
import { createFaults, type Faults } from './faults.ts';
import { createJournal, type Journal } from './journal.ts';
import type { Currency } from './outside/amounts.ts';
import { createOutbox, type Outbox } from './outside/outbox.ts';
import { openState, type State } from './state.ts';
import { createClock, type VirtualClock } from './time.ts';

export type ProviderName = 'paypal' | 'toss' | 'eximbay';
export const providers: readonly ProviderName[] = ['paypal', 'toss', 'eximbay'];

/** Entry of the ledger: an amount that was charged, refunded or reversed. */
export type LedgerEntry = {
  readonly at: string;
  readonly provider: ProviderName;
  readonly kind: 'charge' | 'refund' | 'reversal';
  /** Order id assigned by the merchant. */
  readonly orderRef: string;
  readonly currency: Currency;
  readonly minor: number;
  /** Id that the provider assigned to this charge or refund. */
  readonly reference: string;
};

export type Core = {
  readonly state: State;
  readonly clock: VirtualClock;
  readonly credentials: Credentials;
  readonly faults: Faults;
  readonly outbox: Outbox;
  readonly journal: Journal;
  /** Returns the base URL of this process, e.g. `http://127.0.0.1:3010`; known once the server listens. */
  origin(): string;
  moved(entry: Omit<LedgerEntry, 'at'>): void;
  /** Schedules a task after this time of the virtual clock. */
  later(ms: number, task: Task): void;
  onTask(name: string, run: (id: string) => void): void;
  /** Executes the tasks that are due by the virtual clock, then sends the due messages. */
  settle(): Promise<void>;
  reset(): void;
  /** Waits until pending messages are sent, and cancels scheduled tasks. */
  close(): Promise<void>;
  isOpen(): boolean;
};

export type Task = { readonly name: string; readonly id: string };
type StoredTask = Task & { readonly number: string; readonly due: number };

/** Returns a random id of capital letters and digits, like the ids of the providers. */
export function randomId(length: number): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

export function createCore(options: {
  file: string;
  clock: { now(): Date };
  credentials: Credentials;
  origin: () => string;
}): Core {
  const state = openState(options.file);
  const clock = createClock(state, options.clock);
  const outbox = createOutbox(state, clock);
  const tasks = new Map<string, (id: string) => void>();
  let open = true;

  return {
    state,
    clock,
    outbox,
    journal: createJournal(state, clock),
    credentials: options.credentials,
    faults: createFaults(state),
    origin: options.origin,
    moved: (entry) =>
      state.put('ledger', String(state.nextNumber()), { at: clock.now().toISOString(), ...entry }),
    later(ms, task) {
      const number = String(state.nextNumber());
      state.put('task', number, { ...task, number, due: clock.now().getTime() + ms });
    },
    onTask: (name, run) => void tasks.set(name, run),
    async settle() {
      if (!open) return;
      const now = clock.now().getTime();
      const due = state.list<StoredTask>('task').filter((task) => task.due <= now);
      for (const task of due.sort((a, b) => a.due - b.due)) {
        state.transaction(() => {
          state.remove('task', task.number);
          tasks.get(task.name)?.(task.id);
        });
      }
      await outbox.deliverDue();
    },
    async close() {
      open = false;
      await outbox.idle();
      state.close();
    },
    isOpen: () => open,
    reset() {
      state.transaction(() => {
        for (const kind of resettable) state.removeAll(kind);
        state.remove('setting', 'clock');
      });
    },
  };
}

/** Kinds of documents that a reset deletes: all but API keys and webhook listeners. */
const resettable = [
  'ledger',
  'task',
  'delivery',
  'fault',
  'log',
  'mode',
  'idempotency',
  'paypal-token',
  'paypal-order',
  'paypal-capture',
  'paypal-refund',
  'paypal-event',
  'toss-payment',
  'eximbay-order',
];
