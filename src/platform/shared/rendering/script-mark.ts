import { createContext } from 'react';

/**
 * While a page is rendered: a random word that our own inline scripts carry as their nonce, and nobody else can know.
 * The finished page does not hold it any more; in the browser there is none.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
