/** Faults armed by a test: the given number of calls of one operation fail, before or after their effect. */
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
  /** `before`: the call has no effect (`delay`: it takes effect late); `after`: only the response is replaced. */
  readonly phase: 'before' | 'after';
  readonly kind: (typeof faultKinds)[number];
  readonly status?: number;
  readonly body?: unknown;
  readonly delayMs?: number;
  readonly times: number;
  readonly match?: { readonly orderRef?: string; readonly amount?: number };
};

/** Payment of a call, found by its address and body. */
export type Subject = { readonly orderRef?: string | undefined; readonly amount?: number | undefined };

export type Faults = {
  arm(fault: Omit<Fault, 'id'>): Fault;
  list(): Fault[];
  clear(): void;
  /** Returns the fault that applies to this call, if any, and reduces its remaining count. */
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
      // The one armed first meets the first call.
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
