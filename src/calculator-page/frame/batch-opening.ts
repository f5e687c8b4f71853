import { createContext, useContext } from 'react';

/** Context function that opens the batch panel. */
const Context = createContext<() => void>(() => undefined);
export const BatchOpeningProvider = Context.Provider;
export const useBatchOpening = (): (() => void) => useContext(Context);
