import { useRouteLoaderData } from 'react-router';
import type { PageData } from '../shared/rendering/context.ts';

/** Returns the public settings of this installation from the root loader; undefined on the error page. */
export const useSite = () => useRouteLoaderData('root') as PageData['site'] | undefined;
