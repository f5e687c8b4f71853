import { createContext, useContext } from 'react';

/** Opens the table of many cases, wherever on the page its button stands. */
const Context = createContext<() => void>(() => undefined);
export const BatchOpeningProvider = Context.Provider;
export const useBatchOpening = (): (() => void) => useContext(Context);
