import { createContext } from 'react';

/**
 * Random nonce that marks our inline scripts while a page is rendered. It is removed from the finished page and is
 * undefined in the browser.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
