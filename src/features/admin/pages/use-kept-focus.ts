import { type FocusEvent, useLayoutEffect, useRef } from 'react';

type Focused = { readonly element: Element; readonly row: HTMLElement | null };

/**
 * Keeps the focus in a list whose focused control disappears with new data, e.g. the button of a decided request: moves
 * it to the row, or to the list if the row is gone.
 */
export function useKeptFocus<Area extends HTMLElement>() {
  const area = useRef<Area>(null);
  const focused = useRef<Focused | null>(null);
  useLayoutEffect(() => {
    const last = focused.current;
    if (!last || last.element.isConnected) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    (last.row?.isConnected ? last.row : area.current)?.focus();
  });
  return {
    ref: area,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = { element: target, row: target.closest<HTMLElement>('tr') };
    },
    // Without a related target the control was removed, or nothing has the focus.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) focused.current = null;
    },
  };
}
