import { useSyncExternalStore } from 'react';

/** Widths at which a table becomes a list of rows. */
const narrow = '(width < 40rem)';

function subscribe(listener: () => void) {
  const media = matchMedia(narrow);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Returns whether the screen is too narrow for a grid. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );
