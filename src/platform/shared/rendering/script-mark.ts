import { createContext } from 'react';

/**
 * Random nonce of our inline scripts while a page is rendered. It is removed from the finished page and undefined in the
 * browser.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
