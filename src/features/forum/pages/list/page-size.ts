/** Number of questions per page, remembered in this browser. */
import { useSyncExternalStore } from 'react';
import { cardsPerPage, type PageSize, pageSizes } from '../../forum.rules.ts';

const storageKey = 'ferrite-forum-page-size';

function readPageSize(): PageSize {
  try {
    const stored = localStorage.getItem(storageKey);
    return pageSizes.find((size) => String(size) === stored) ?? cardsPerPage;
  } catch {
    // Storage is blocked.
    return cardsPerPage;
  }
}

export function rememberPageSize(size: PageSize): void {
  try {
    localStorage.setItem(storageKey, String(size));
  } catch {
    // The size in the URL suffices.
  }
}

/** Remembered page size; the default in the server-rendered page. */
export const useRememberedPageSize = (): PageSize =>
  useSyncExternalStore(
    () => () => {},
    readPageSize,
    () => cardsPerPage,
  );
