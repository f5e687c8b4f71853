import { useRouteLoaderData } from 'react-router';
import type { PageData } from '../shared/rendering/context.ts';

/** What the browser may know of this installation, as the root's loader gave it; undefined on the page of a failure. */
export const useSite = () => useRouteLoaderData('root') as PageData['site'] | undefined;
