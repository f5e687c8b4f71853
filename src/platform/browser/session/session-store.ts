/** Session store outside of React: receives events of the auth client and notifies subscribers. */

import { hasStoredSession, sessionKey } from '../session-key.ts';
import { authClient, listenToAuth } from './auth-client.ts';
import {
  nextSession,
  type SessionEffect,
  type SessionEvent,
  type SessionModel,
  unread,
  visitor,
} from './session-model.ts';

let model: SessionModel = typeof window !== 'undefined' && hasStoredSession() ? unread : visitor;
const watchers = new Set<() => void>();
const workers = new Set<(effect: SessionEffect) => void>();

function dispatch(event: SessionEvent): void {
  const next = nextSession(model, event);
  model = next.model;
  for (const watcher of watchers) watcher();
  for (const effect of next.effects) for (const worker of workers) worker(effect);
}

listenToAuth((type, session) => dispatch({ type, session }));

export const openRecovery = () => dispatch({ type: 'RECOVERY_LINK' });

/** Reads the stored session; the auth client reports it to subscribers. */
export async function readSession(): Promise<void> {
  if (!hasStoredSession()) return;
  try {
    await authClient();
  } catch {
    dispatch({ type: 'UNREACHABLE' });
  }
}

/** Subscribes to the stored session. @returns a function that unsubscribes */
export function subscribeToSession(work: (effect: SessionEffect) => void): () => void {
  workers.add(work);
  const onStorage = (event: StorageEvent) => {
    if (event.key !== sessionKey || event.newValue === null || model.session) return;
    dispatch({ type: 'STORED' });
    void readSession();
  };
  const onOnline = () => void readSession();
  addEventListener('storage', onStorage);
  addEventListener('online', onOnline);
  void readSession();
  return () => {
    workers.delete(work);
    removeEventListener('storage', onStorage);
    removeEventListener('online', onOnline);
  };
}

export const sessionStore = {
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  get: (): SessionModel => model,
  /** Returns the state of a visitor, for the server and the first render in the browser. */
  getOnServer: (): SessionModel => visitor,
};
