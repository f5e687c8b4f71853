import { useQuery } from '@tanstack/react-query';
import type { reportsContract } from '../../../features/tools/reports/reports.contract.ts';
import type { savedContract } from '../../../features/tools/saved/saved.contract.ts';
import type { heatsContract } from '../../../features/workbench/heats/heats.contract.ts';
import { apiQuery } from '../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { useSession } from '../../../platform/browser/session/session-state.ts';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';
import { matchingWork } from './palette-items.ts';

/** Entry for something that the member made. */
export type OwnWork = {
  readonly key: string;
  readonly label: string;
  readonly aside: string;
  readonly path: string;
};

/** Returns the member's heats, saved calculations and reports that match the query; none for visitors. */
export function useOwnWork(query: string) {
  const language = useLanguage();
  const { status } = useSession();
  const enabled = status === 'signed-in' && query.trim() !== '';
  // Read again when a search begins: another tab or the calculator pages may have changed the lists.
  const options = { enabled, staleTime: 0 };
  const heats = useQuery({ ...apiQuery<typeof heatsContract.listHeats>('/api/heats'), ...options });
  const saved = useQuery({
    ...apiQuery<typeof savedContract.listSaved>(`/api/user/calculations?lang=${language}`),
    ...options,
  });
  const reports = useQuery({
    ...apiQuery<typeof reportsContract.listReports>('/api/user/reports'),
    ...options,
  });
  const found = (all: readonly OwnWork[]) => (enabled ? matchingWork(all, query) : []);
  return {
    heats: found(
      (heats.data ?? []).map(({ id, name, grade }) => ({
        key: `heat-${id}`,
        label: name,
        aside: grade ?? '',
        path: `/workbench/heats/${id}`,
      })),
    ),
    saved: found(
      (saved.data ?? []).flatMap(({ id, name, calculator, address }) =>
        address === null ? [] : [{ key: `saved-${id}`, label: name, aside: calculator, path: address }],
      ),
    ),
    reports: found(
      (reports.data?.reports ?? [])
        .filter(({ isLatest, state }) => isLatest && state !== 'withdrawn')
        .map(({ id, number, head }) => ({
          key: `report-${id}`,
          label: [number, head.title].filter(Boolean).join(' · '),
          aside: [head.customer, head.heat].filter(Boolean).join(' · '),
          path: localPath(language, `/r/${id}`),
        })),
    ),
    isSearching: enabled && (heats.isPending || saved.isPending || reports.isPending),
  };
}
