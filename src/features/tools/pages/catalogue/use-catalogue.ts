import { useQuery } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { apiQuery } from '../../../../platform/browser/api-client.ts';
import type { Catalogue, toolsContract } from '../../tools.contract.ts';

/** Route of the home page; its loader returns `{ catalogue }`. */
const homeRoute = 'site/pages/home';

/**
 * Loads all tools with their links. Starts with the server-rendered catalogue; afterwards the client cache is the only
 * source.
 */
export function useCatalogue() {
  const rendered = useRouteLoaderData<{ readonly catalogue?: Catalogue } | undefined>(homeRoute)?.catalogue;
  return useQuery({
    ...apiQuery<typeof toolsContract.list>('/api/tools'),
    ...(rendered && { initialData: rendered }),
  });
}
