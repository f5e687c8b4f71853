/** Which calculators somebody uses in this browser: the last ones, and those with a star. */

import { type CalculatorId, findEntry } from '@ferrite/calculators/registry.ts';
import { useSyncExternalStore } from 'react';

type Kept = { readonly recent: readonly CalculatorId[]; readonly starred: readonly CalculatorId[] };

const storageKey = 'ferrite-tools';
const mostRecent = 6;
const none: Kept = { recent: [], starred: [] };
const listeners = new Set<() => void>();
let read: { readonly text: string | null; readonly kept: Kept } = { text: null, kept: none };

/** Ids as they were stored; what is no calculator of ours is passed over. */
function idsOf(value: unknown): readonly CalculatorId[] {
  const ids = Array.isArray(value) ? value : [];
  return ids.flatMap((id) => (typeof id === 'string' ? (findEntry(id)?.id ?? []) : []));
}

/** What storage holds now; the same object as long as it holds the same text. */
function kept(): Kept {
  try {
    const text = localStorage.getItem(storageKey);
    if (text !== read.text) {
      const stored = JSON.parse(text ?? '{}') as Readonly<Record<string, unknown>> | null;
      read = { text, kept: { recent: idsOf(stored?.['recent']), starred: idsOf(stored?.['starred']) } };
    }
  } catch {
    // Storage may be forbidden, or hold what somebody else wrote.
    return read.kept;
  }
  return read.kept;
}

function keep(next: Kept): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Nothing is kept where storage is forbidden or full.
  }
  for (const tell of listeners) tell();
}

/** Puts a calculator in front of those used last. */
export function rememberTool(id: CalculatorId): void {
  const { recent, starred } = kept();
  keep({ starred, recent: [id, ...recent.filter((each) => each !== id)].slice(0, mostRecent) });
}

/** Gives a calculator a star, or takes it away. */
export function toggleStar(id: CalculatorId): void {
  const { recent, starred } = kept();
  keep({ recent, starred: starred.includes(id) ? starred.filter((each) => each !== id) : [...starred, id] });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Empty in the page as it is sent; what this browser keeps afterwards. */
export const useKeptTools = (): Kept => useSyncExternalStore(subscribe, kept, () => none);
