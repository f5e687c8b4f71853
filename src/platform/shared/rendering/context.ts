import { createContext } from 'react-router';

/** What the pages' loaders may ask: the public use cases and the settings that a browser may see; `app.ts` says which. */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the product is put together
export interface PageData {}
export const pageData = createContext<PageData>();

/** Receives errors of rendering. */
export const reportError = createContext<(error: unknown) => void>();

/** The word by which the page's own inline scripts are known, see `script-mark.ts`. */
export const scriptMark = createContext<string>();
