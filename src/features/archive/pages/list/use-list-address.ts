import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { readListParameters } from './list-address.ts';

/** Keeps page and search in the URL, so that reload, shared links and Back preserve them. */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback(
    (name: 'page' | 'search', value: string) =>
      setParameters(
        (now) => {
          const next = new URLSearchParams(now);
          if (value === '') next.delete(name);
          else next.set(name, value);
          // A new search starts at page 1.
          if (name === 'search') next.delete('page');
          return next;
        },
        { replace: name === 'search', preventScrollReset: name === 'search' },
      ),
    [setParameters],
  );
  return {
    ...readListParameters(parameters),
    setPage: useCallback((page: number) => change('page', page === 1 ? '' : String(page)), [change]),
    /** Clears page and search, so that the newest post is shown. */
    showAll: useCallback(
      () =>
        setParameters((now) => {
          const next = new URLSearchParams(now);
          next.delete('search');
          next.delete('page');
          return next;
        }),
      [setParameters],
    ),
    setSearch: useCallback((search: string) => change('search', search), [change]),
  };
}
