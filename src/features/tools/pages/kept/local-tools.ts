/**
 * Recent and favourite calculators in the local storage of this browser, separate for each member. The list of a
 * visitor passes to the next member who changes it.
 */

import { type CalculatorId, findEntry } from '@ferrite/calculators/registry.ts';
import { useSyncExternalStore } from 'react';
import { storedMember } from '../../../../platform/browser/session/stored-session.ts';

type LocalTools = { readonly recent: readonly CalculatorId[]; readonly starred: readonly CalculatorId[] };

const visitorKey = 'ferrite-tools';
const maxRecent = 6;
const none: LocalTools = { recent: [], starred: [] };
const listeners = new Set<() => void>();
let read: { readonly text: string | null; readonly tools: LocalTools } = { text: null, tools: none };

function idsOf(value: unknown): readonly CalculatorId[] {
  const ids = Array.isArray(value) ? value : [];
  return ids.flatMap((id) => (typeof id === 'string' ? (findEntry(id)?.id ?? []) : []));
}

function keyOf(member: string | null): string {
  return member === null ? visitorKey : `${visitorKey}.${member}`;
}

/** Reads the storage; returns the same object while the stored text is unchanged. */
export function readLocalTools(): LocalTools {
  try {
    const text = localStorage.getItem(keyOf(storedMember())) ?? localStorage.getItem(visitorKey);
    if (text !== read.text) {
      const stored = JSON.parse(text ?? '{}') as Readonly<Record<string, unknown>> | null;
      read = { text, tools: { recent: idsOf(stored?.['recent']), starred: idsOf(stored?.['starred']) } };
    }
  } catch {
    // Storage can be blocked or contain invalid data; both lists are then empty.
    return read.tools;
  }
  return read.tools;
}

function save(next: LocalTools): void {
  try {
    const key = keyOf(storedMember());
    localStorage.setItem(key, JSON.stringify(next));
    if (key !== visitorKey) localStorage.removeItem(visitorKey);
  } catch {
    // Storage is blocked or full; nothing is saved.
  }
  for (const notify of listeners) notify();
}

export function rememberTool(id: CalculatorId): void {
  const { recent, starred } = readLocalTools();
  save({ starred, recent: [id, ...recent.filter((each) => each !== id)].slice(0, maxRecent) });
}

export function toggleStar(id: CalculatorId): void {
  const { recent, starred } = readLocalTools();
  save({ recent, starred: starred.includes(id) ? starred.filter((each) => each !== id) : [...starred, id] });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Returns the recent and favourite calculators; empty in the server-rendered page. */
export const useLocalTools = (): LocalTools => useSyncExternalStore(subscribe, readLocalTools, () => none);
