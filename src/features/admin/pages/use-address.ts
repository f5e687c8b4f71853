import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export const views = [
  'members',
  'payments',
  'refunds',
  'support',
  'queue',
  'uploads',
  'reports',
  'audit',
  'figures',
  'system',
] as const;
export type View = (typeof views)[number];

/** Largest page number that the server accepts. */
const latestPage = 1_000_000;

export type ListParameter = 'page' | 'search' | 'status' | 'method' | 'sort' | 'order';
export type Address = ReturnType<typeof useAddress>;

/**
 * Manages the view, filters and page of the dashboard in the URL, so that reloads, copied links and the back button
 * show the same.
 */
export function useAddress() {
  const [parameters, setParameters] = useSearchParams();
  const view = views.find((each) => each === parameters.get('view')) ?? 'members';
  const page = Math.min(latestPage, Math.max(1, Math.floor(Number(parameters.get('page')) || 1)));
  const read = (name: ListParameter): string => parameters.get(name) ?? '';

  /** Sets URL parameters. Changing a filter resets the page; an empty value removes the parameter. */
  const set = useCallback(
    (changes: Partial<Record<ListParameter, string>>) =>
      setParameters(
        (now) => {
          const next = new URLSearchParams(now);
          if (!('page' in changes)) next.delete('page');
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: !('page' in changes), preventScrollReset: true },
      ),
    [setParameters],
  );

  return {
    view,
    page,
    read,
    set,
    setPage: useCallback((to: number) => set({ page: to === 1 ? '' : String(to) }), [set]),
    setView: useCallback(
      (next: View) => setParameters(next === 'members' ? {} : { view: next }, { preventScrollReset: true }),
      [setParameters],
    ),
  };
}
