import type { ReactNode } from 'react';

export const toastDurationMs = 5000;
export const toastLimit = 1;
/** Time for which a dismissed toast stays in the list to fade out, in milliseconds. */
export const toastRemoveMs = 150;

/** Appearance of a toast; `notice` is neutral and asks for an action. */
export type ToastVariant = 'default' | 'destructive' | 'notice';
export type ToastContent = {
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  readonly variant?: ToastVariant;
  readonly durationMs?: number;
  readonly action?: { readonly label: string; readonly onSelect: () => void };
};
export type ToastItem = ToastContent & { readonly id: string; readonly open: boolean };

/** Events in the life cycle of a toast, in order. */
export type ToastEvent =
  | { readonly type: 'added'; readonly toast: ToastItem }
  | { readonly type: 'updated'; readonly id: string; readonly content: ToastContent }
  | { readonly type: 'dismissed'; readonly id?: string }
  | { readonly type: 'removed'; readonly id?: string };

/**
 * Returns the toasts after an event. There is only one toast: a new one replaces the previous one. Events without an id
 * apply to all.
 */
export function toastReducer(toasts: readonly ToastItem[], event: ToastEvent): readonly ToastItem[] {
  switch (event.type) {
    case 'added':
      return [event.toast, ...toasts].slice(0, toastLimit);
    case 'updated':
      return toasts.map((each) => (each.id === event.id ? { ...each, ...event.content } : each));
    case 'dismissed':
      return toasts.map((each) =>
        event.id === undefined || each.id === event.id ? { ...each, open: false } : each,
      );
    case 'removed':
      return event.id === undefined ? [] : toasts.filter((each) => each.id !== event.id);
  }
}
