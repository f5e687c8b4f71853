import { useSyncExternalStore } from 'react';

/** Media query for widths at which a table is shown as a list of rows. */
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
