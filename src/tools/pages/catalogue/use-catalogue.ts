import { useQuery } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { read } from '../../../platform/browser/api-client.ts';
import type { Catalogue, toolsContract } from '../../tools.contract.ts';

/** The route around the sections; its loader gives `{ catalogue }`. */
const homeRoute = 'site/pages/home';

/** All tools with their links. What the server rendered comes first; after that the cache alone counts. */
export function useCatalogue() {
  const rendered = useRouteLoaderData<{ readonly catalogue?: Catalogue } | undefined>(homeRoute)?.catalogue;
  return useQuery({
    ...read<typeof toolsContract.list>('/api/tools'),
    ...(rendered && { initialData: rendered }),
  });
}
