/** On phones the inputs are a sheet below the diagram, which stays and follows while one types. */
import { createContext, useContext, useEffect, useState } from 'react';

export const inputsId = 'inputs';
/** Up to which width the inputs are a sheet, as the style sheet has it. */
const phone = '(width < 48rem)';

export type Sheet = {
  readonly isOpen: boolean;
  /** Opens the sheet, or where the inputs stand in the page, goes to them. */
  readonly open: () => void;
  readonly close: () => void;
};

const Context = createContext<Sheet | null>(null);
export const SheetProvider = Context.Provider;

export function useSheet(): Sheet {
  const sheet = useContext(Context);
  if (!sheet) throw new Error('useSheet stands outside of its page');
  return sheet;
}

export function useSheetState(): Sheet {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const inputs = document.getElementById(inputsId);
    inputs?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    // Turned sideways, a phone may be wide enough for inputs in the page.
    const media = matchMedia(phone);
    const onWidth = () => setOpen(false);
    document.addEventListener('keydown', onKey);
    media.addEventListener('change', onWidth);
    return () => {
      document.removeEventListener('keydown', onKey);
      media.removeEventListener('change', onWidth);
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
