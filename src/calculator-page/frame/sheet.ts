/** Bottom sheet of the inputs on phones; the diagram above stays visible. */
import { useEffect, useState } from 'react';
import { requiredContext } from '../../ui/state/required-context.ts';

export const inputsId = 'inputs';
/** Media query for widths with a bottom sheet; the same as in the style sheet. */
const phone = '(width < 48rem)';

export type Sheet = {
  readonly isOpen: boolean;
  /** Opens the bottom sheet; on wide screens scrolls to the inputs. */
  readonly open: () => void;
  readonly close: () => void;
};

export const [SheetProvider, useSheet] = requiredContext<Sheet>();

export function useSheetState(): Sheet {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    document.getElementById(inputsId)?.focus({ preventScroll: true });
    const close = () => setOpen(false);
    // A list or panel in the sheet that Escape closes prevents the default.
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && close();
    // A phone in landscape may be wide enough to show the inputs in the page.
    const media = matchMedia(phone);
    document.addEventListener('keydown', onKey);
    media.addEventListener('change', close);
    return () => {
      document.removeEventListener('keydown', onKey);
      media.removeEventListener('change', close);
      // The button that opened the sheet; a hidden button takes no focus.
      document.querySelector<HTMLElement>('aside [aria-controls]')?.focus();
    };
  }, [isOpen]);
  return {
    isOpen,
    open() {
      if (matchMedia(phone).matches) {
        setOpen(true);
        return;
      }
      const inputs = document.getElementById(inputsId);
      inputs?.scrollIntoView();
      inputs?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
    },
    close: () => setOpen(false),
  };
}
