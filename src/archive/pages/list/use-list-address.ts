import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { listAddress } from './list-address.ts';

/** Search and page stand in the address, so that a reload, a copied link and the way back show the same. */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback(
    (name: 'page' | 'search', value: string) =>
      setParameters(
        (now) => {
          const next = new URLSearchParams(now);
          if (value === '') next.delete(name);
          else next.set(name, value);
          // Another search begins at its first page.
          if (name === 'search') next.delete('page');
          return next;
        },
        { replace: name === 'search', preventScrollReset: name === 'search' },
      ),
    [setParameters],
  );
  return {
    ...listAddress(parameters),
    setPage: useCallback((page: number) => change('page', page === 1 ? '' : String(page)), [change]),
    /** Everything from the beginning: the newest post stands there. */
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
