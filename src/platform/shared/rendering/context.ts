import { createContext } from 'react-router';

/** Data for page loaders: public use cases and settings; `app.ts` supplies them. */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the product is put together
export interface PageData {}
export const pageData = createContext<PageData>();

/** Receives errors of rendering. */
export const reportError = createContext<(error: unknown) => void>();

/** The word by which the page's own inline scripts are known, see `script-mark.ts`. */
export const scriptMark = createContext<string>();
