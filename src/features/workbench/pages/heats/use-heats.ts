import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery } from '../../../../platform/browser/api-client.ts';
import { syncChosenHeats } from '../../../../platform/browser/heats/chosen-heat.ts';
import type { heatsContract } from '../../heats/heats.contract.ts';

export const heatsPath = '/api/heats';

/** Loads the member's heats and updates the cached copies that calculators use. */
export function useHeats() {
  const query = useQuery({ ...apiQuery<typeof heatsContract.listHeats>(heatsPath), staleTime: 0 });
  const { data } = query;
  useEffect(() => {
    if (data) syncChosenHeats(data);
  }, [data]);
  return query;
}
