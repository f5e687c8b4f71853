/**
 * Recent and favourite calculators in the local storage of this browser, separate for each member. The list of a
 * visitor passes to the next member who changes it.
 */

import { type CalculatorId, findEntry } from '@ferrite/calculators/registry.ts';
import { useSyncExternalStore } from 'react';
import {
  type DraftPlace,
  readDraftText,
  writeDraftText,
} from '../../../../platform/browser/drafts/draft-storage.ts';

type LocalTools = { readonly recent: readonly CalculatorId[]; readonly starred: readonly CalculatorId[] };

const place: DraftPlace = { storage: () => localStorage, prefix: 'ferrite-' };
const listName = 'tools';
const maxRecent = 6;
const none: LocalTools = { recent: [], starred: [] };
const listeners = new Set<() => void>();
let read: { readonly text: string | null; readonly tools: LocalTools } = { text: null, tools: none };

function idsOf(value: unknown): readonly CalculatorId[] {
  const ids = Array.isArray(value) ? value : [];
  return ids.flatMap((id) => (typeof id === 'string' ? (findEntry(id)?.id ?? []) : []));
}

/** Reads the storage; returns the same object while the stored text is unchanged. */
export function readLocalTools(): LocalTools {
  try {
    const text = readDraftText(place, listName);
    if (text !== read.text) {
      const stored = JSON.parse(text ?? '{}') as Readonly<Record<string, unknown>> | null;
      read = { text, tools: { recent: idsOf(stored?.['recent']), starred: idsOf(stored?.['starred']) } };
    }
  } catch {
    // The stored text can be invalid.
    return none;
  }
  return read.tools;
}

function save(next: LocalTools): void {
  writeDraftText(place, listName, JSON.stringify(next));
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
