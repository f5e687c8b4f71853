import { createContext } from 'react-router';

/** Data for page loaders: public use cases and settings; `app.ts` supplies them. */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the product is put together
export interface PageData {}
export const pageData = createContext<PageData>();

/** Called with errors of rendering. */
export const reportError = createContext<(error: unknown) => void>();

/** Nonce of the inline scripts of the page, see `script-mark.ts`. */
export const scriptMark = createContext<string>();
