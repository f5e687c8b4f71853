/** Log of all requests and responses, newest first, for debugging and for tests that check what was sent. */
import type { State } from './state.ts';
import type { VirtualClock } from './time.ts';

export type Entry = {
  readonly id: string;
  readonly at: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** HTTP status of the response; 0 if no response was sent. */
  readonly status: number;
  readonly answer: string;
  /** Fields of the request that the provider does not know. */
  readonly notes: readonly string[];
};

export type Journal = { write(entry: Omit<Entry, 'id' | 'at'>): void; list(limit?: number): Entry[] };

const kept = 1000;
const shown = 20_000;
const secret = new Set(['authorization', 'cookie']);

export function createJournal(state: State, clock: VirtualClock): Journal {
  return {
    write(entry) {
      const number = state.nextNumber();
      state.put('log', String(number), {
        id: String(number),
        at: clock.now().toISOString(),
        ...entry,
        headers: Object.fromEntries(
          Object.entries(entry.headers).map(([name, value]) => [name, secret.has(name) ? '…' : value]),
        ),
        body: entry.body.slice(0, shown),
        // Access tokens are redacted.
        answer: entry.answer.slice(0, shown).replace(/("access_token":")[^"]+/g, '$1…'),
      });
      // Deletes old entries at every 50th write, which is often enough.
      if (number % 50 === 0) state.trim('log', kept);
    },
    list: (limit = kept) => state.list<Entry>('log', limit),
  };
}
