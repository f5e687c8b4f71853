import { createContext } from 'react-router';
import type { PageData } from '../app.ts';

/** What the pages' loaders may ask: the public use cases and the settings that a browser may see. */
export const pageData = createContext<PageData>();

/** Where rendering tells what failed. */
export const reportError = createContext<(error: unknown) => void>();

/** The word by which the page's own inline scripts are known, see `script-mark.ts`. */
export const scriptMark = createContext<string>();
