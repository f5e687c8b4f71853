import { useSyncExternalStore } from 'react';
import {
  type ToastContent,
  type ToastEvent,
  type ToastItem,
  toastReducer,
  toastRemoveMs,
} from './toast-state.ts';

const none: readonly ToastItem[] = [];
let toasts = none;
let lastId = 0;
const listeners = new Set<() => void>();

function dispatch(event: ToastEvent): void {
  toasts = toastReducer(toasts, event);
  for (const listener of listeners) listener();
}

function dismiss(id?: string): void {
  dispatch({ type: 'dismissed', ...(id !== undefined && { id }) });
  setTimeout(() => dispatch({ type: 'removed', ...(id !== undefined && { id }) }), toastRemoveMs);
}

export type ToastHandle = {
  readonly id: string;
  update(content: ToastContent): void;
  dismiss(): void;
};

/** Shows a toast; can be called outside of components. */
export function toast(content: ToastContent): ToastHandle {
  lastId += 1;
  const id = String(lastId);
  dispatch({ type: 'added', toast: { ...content, id, open: true } });
  return {
    id,
    update: (next) => dispatch({ type: 'updated', id, content: next }),
    dismiss: () => dismiss(id),
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the visible toasts and functions to show and dismiss them. */
export function useToast() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  return { toasts: shown, toast, dismiss };
}
