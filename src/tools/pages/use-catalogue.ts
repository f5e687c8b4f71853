import { useQuery } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import type { Catalogue } from '../tools.ts';

/** The route around the sections; its loader gives `{ catalogue }`. */
const homeRoute = 'site/pages/home';

/** All tools with their links. What the server rendered comes first; after that the cache alone counts. */
export function useCatalogue() {
  const rendered = useRouteLoaderData<{ readonly catalogue?: Catalogue } | undefined>(homeRoute)?.catalogue;
  return useQuery<Catalogue>({ queryKey: ['/api/tools'], ...(rendered && { initialData: rendered }) });
}
