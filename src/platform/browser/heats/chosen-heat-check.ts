/** Compares the chosen heat with the server: it may have been changed or deleted on another device. */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { freshStoredToken } from '../session/stored-session.ts';
import { type ChosenHeat, removeChosenHeat, updateChosenHeat, useHeatChoice } from './chosen-heat.ts';

let missing: ChosenHeat | null = null;
const listeners = new Set<() => void>();

function report(heat: ChosenHeat | null): void {
  missing = heat;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads a heat of the member: `missing` if there is none with this id; null without session or connection. */
async function readHeat(id: number): Promise<unknown> {
  const token = freshStoredToken(Date.now());
  if (!token) return null;
  try {
    const answer = await fetch(`/api/heats/${id}`, { headers: { authorization: `Bearer ${token}` } });
    // The body is read for every status, because an unread body keeps its connection open.
    const body = (await answer.json()) as { readonly code?: unknown };
    if (answer.ok) return body;
    return answer.status === 404 && body.code === 'workbench.no_heat' ? 'missing' : null;
  } catch {
    return null;
  }
}

/**
 * Compares the chosen heat with the server when the page opens or becomes visible, and when the choice changes. A changed
 * heat is updated; a missing one is no longer chosen.
 */
export function useChosenHeatCheck(): void {
  const { current, recent } = useHeatChoice();
  const last = useRef<ChosenHeat | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = current;
    const isGone = before && !recent.some(({ id }) => id === before.id);
    const heat = current ?? (isGone ? before : null);
    if (!heat || missing?.id === heat.id) return;
    let isOld = false;
    const check = async (): Promise<void> => {
      const stored = await readHeat(heat.id);
      if (isOld) return;
      if (stored !== 'missing') {
        updateChosenHeat(stored);
        return;
      }
      report(heat);
      removeChosenHeat(heat.id);
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') void check();
    };
    void check();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOld = true;
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [current, recent]);
}

/** Returns the heat that {@link useChosenHeatCheck} found missing, until another one is chosen. */
export function useMissingHeat(): ChosenHeat | null {
  const found = useSyncExternalStore(
    subscribe,
    () => missing,
    () => null,
  );
  const { current } = useHeatChoice();
  return current ? null : found;
}
