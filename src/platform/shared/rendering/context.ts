import { createContext } from 'react-router';

/** Data for page loaders: public use cases and settings. `app.ts` provides them. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in `app.ts`
export interface PageData {}
export const pageData = createContext<PageData>();

/** Callback for errors during rendering. */
export const reportError = createContext<(error: unknown) => void>();

/** Nonce of the inline scripts of the page, see `script-mark.ts`. */
export const scriptMark = createContext<string>();
