import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Rights } from './use-rights.ts';

const Context = createContext<() => void>(() => undefined);
export const BatchOpeningProvider = Context.Provider;
export const useBatchOpening = (): (() => void) => useContext(Context);

/** URL parameter for the view, and its value for the batch. */
export const viewKey = 'view';
const batchView = 'batch';

const isInAddress = () => new URLSearchParams(location.search).get(viewKey) === batchView;

function addressOf(isBatch: boolean): string {
  const query = new URLSearchParams(location.search);
  query.delete(viewKey);
  const others = query.toString();
  const view = isBatch ? `${viewKey}=${batchView}` : '';
  return `${location.pathname}?${[others, view].filter((each) => each !== '').join('&')}`;
}

export type BatchView = {
  readonly isOpen: boolean;
  /** True if the batch was open before; its table then stays loaded. */
  readonly wasOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
};

/**
 * Returns whether the batch is shown, as stated in the URL. Opening it by URL needs the same right as opening it by the
 * button.
 */
export function useBatchView({ withRight }: Rights): BatchView {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const show = useCallback((isShown: boolean) => {
    setOpen(isShown);
    if (isShown) setWasOpen(true);
  }, []);
  const right = useRef(withRight);
  useEffect(() => {
    const follow = () => {
      if (isInAddress()) void right.current(() => show(true));
      else show(false);
    };
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [show]);
  return {
    isOpen,
    wasOpen,
    open() {
      if (!isInAddress()) history.pushState(null, '', addressOf(true));
      show(true);
    },
    close() {
      history.pushState(null, '', addressOf(false));
      show(false);
    },
  };
}
