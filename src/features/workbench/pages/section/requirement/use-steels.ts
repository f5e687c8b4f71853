import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../../../platform/browser/api-client.ts';
import { mediaToSearch, type Searched } from '../../../section/requirement/rank-steels.rules.ts';
import type { SectionInput, sectionContract } from '../../../section/section.contract.ts';
import { sectionLimits } from '../../../section/section.rules.ts';

/** Delay between the last change and the search, ms. */
const pauseMs = 600;

export type SteelSearch = {
  readonly searched: readonly Searched[];
  /** Number of grades that were compared; `leftOut` counts the excluded ones. */
  readonly examined: number;
  readonly leftOut: number;
  /** True if in every medium the position cools slower than the end of the hardness curve. */
  readonly isBeyondCurve: boolean;
  /** Number of media to search. */
  readonly total: number;
  readonly error: unknown;
};

const nothing: Omit<SteelSearch, 'total'> = {
  ...{ searched: [], examined: 0, leftOut: 0, error: null },
  isBeyondCurve: true,
};

/** Searches one medium after the other on the server; stops when the section changes. @param input null disables the search */
export function useSteels(input: SectionInput | null): SteelSearch & { readonly retry: () => void } {
  // A proposed temperature is found for each steel, so the temperature in the form has no effect.
  const temper = input?.temper && { ...input.temper, temperatureC: sectionLimits.temperC.max };
  const wanted = input ? JSON.stringify({ ...input, temper }) : null;
  const [attempt, setAttempt] = useState(0);
  const [search, setSearch] = useState<SteelSearch>({ ...nothing, total: 0 });
  const cache = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts the search again.
  useEffect(() => {
    if (wanted === null) return;
    const section = JSON.parse(wanted) as SectionInput;
    const media = mediaToSearch(section.medium);
    const key = ['/api/workbench/section/steels', wanted];
    const known = cache.getQueryData<SteelSearch>(key);
    setSearch(known ?? { ...nothing, total: media.length });
    if (known) return;
    const abort = new AbortController();
    let state: SteelSearch = { ...nothing, total: media.length };
    const timer = setTimeout(async () => {
      try {
        for (const [at, medium] of media.entries()) {
          const found = await call<typeof sectionContract.findSteels>(
            'POST',
            '/api/workbench/section/steels',
            { ...section, medium },
            { signal: abort.signal },
          );
          if (abort.signal.aborted) return;
          const { steels, examined, leftOut } = found;
          state = {
            ...state,
            ...{ examined, leftOut },
            isBeyondCurve: state.isBeyondCurve && found.isBeyondCurve,
            searched: [...state.searched, { medium, isCurrent: at === 0, steels }],
          };
          setSearch(state);
        }
        cache.setQueryData(key, state);
      } catch (error) {
        if (!abort.signal.aborted) setSearch((before) => ({ ...before, error }));
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, attempt]);
  return { ...search, retry: () => setAttempt((before) => before + 1) };
}
