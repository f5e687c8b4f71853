/** Faults requested by a test: a given number of calls of one operation fail, before or after their effect. */
import type { ProviderName } from './core.ts';
import type { State } from './state.ts';

export type Operation =
  | 'token'
  | 'create'
  | 'query'
  | 'capture'
  | 'confirm'
  | 'ready'
  | 'verify'
  | 'retrieve'
  | 'refund';
export const operations: readonly Operation[] = [
  'token',
  'create',
  'query',
  'capture',
  'confirm',
  'ready',
  'verify',
  'retrieve',
  'refund',
];
export const faultKinds = ['drop', 'reset', 'delay', 'http', 'garbage'] as const;

export type Fault = {
  readonly id: string;
  readonly provider: ProviderName;
  readonly op: Operation;
  /** With `before` the call has no effect, or a late one for `delay`; with `after` only the response is replaced. */
  readonly phase: 'before' | 'after';
  readonly kind: (typeof faultKinds)[number];
  readonly status?: number;
  readonly body?: unknown;
  readonly delayMs?: number;
  readonly times: number;
  readonly match?: { readonly orderRef?: string; readonly amount?: number };
};

/** Payment that a call concerns, according to its URL and body. */
export type Subject = { readonly orderRef?: string | undefined; readonly amount?: number | undefined };

export type Faults = {
  arm(fault: Omit<Fault, 'id'>): Fault;
  list(): Fault[];
  clear(): void;
  /** Returns the fault that applies to this call, if any, and lowers the number of calls it still applies to. */
  take(provider: ProviderName, op: Operation, subject: Subject): Fault | undefined;
};

export function createFaults(state: State): Faults {
  return {
    arm(fault) {
      const armed = { ...fault, id: String(state.nextNumber()) };
      state.put('fault', armed.id, armed);
      return armed;
    },
    list: () => state.list<Fault>('fault'),
    clear: () => state.removeAll('fault'),
    take(provider, op, subject) {
      // Of several matching faults, the oldest applies first.
      const fault = state
        .list<Fault>('fault')
        .reverse()
        .find(
          (each) =>
            each.provider === provider &&
            each.op === op &&
            (each.match?.orderRef === undefined || each.match.orderRef === subject.orderRef) &&
            (each.match?.amount === undefined || each.match.amount === subject.amount),
        );
      if (!fault) return undefined;
      if (fault.times > 1) state.put('fault', fault.id, { ...fault, times: fault.times - 1 });
      else state.remove('fault', fault.id);
      return fault;
    },
  };
}
