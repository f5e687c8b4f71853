/** Stores the chosen number of questions per page in the browser. */
import { useSyncExternalStore } from 'react';
import { cardsPerPage, type PageSize, pageSizes } from '../../forum.rules.ts';

const storageKey = 'ferrite-forum-page-size';

function readPageSize(): PageSize {
  try {
    const stored = localStorage.getItem(storageKey);
    return pageSizes.find((size) => String(size) === stored) ?? cardsPerPage;
  } catch {
    // The browser blocks its storage.
    return cardsPerPage;
  }
}

export function rememberPageSize(size: PageSize): void {
  try {
    localStorage.setItem(storageKey, String(size));
  } catch {
    // If storage is blocked, the page size in the URL is sufficient.
  }
}

/** Returns the stored page size; the default while rendering on the server. */
export const useRememberedPageSize = (): PageSize =>
  useSyncExternalStore(
    () => () => {},
    readPageSize,
    () => cardsPerPage,
  );
