import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { ApiError, call, isRefusal } from '../../../../platform/browser/api-client.ts';
import type { SectionInput, SectionResult, sectionContract } from '../../section/section.contract.ts';
import { type Problems, refusedFields } from '../../section/section-form.rules.ts';
import { consentQuery } from '../use-consent.tsx';

/** Delay between typing and computing. */
const pauseMs = 250;

export type ComputedSection = {
  /** Last good result and the input that it belongs to; null before the first. */
  readonly computed: { readonly input: SectionInput; readonly result: SectionResult } | null;
  /** The result is not that of the form: an input is wrong, or the computation runs or failed. */
  readonly isOutdated: boolean;
  readonly isFetching: boolean;
  /** Fields that the server refuses. */
  readonly refused: Problems;
  readonly error: unknown;
  /** Computing would end the right to a refund. */
  readonly needsConsent: boolean;
  readonly onConsent: () => void;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** Computes on the server while a member types; keeps the last good result. @param input null while a field is wrong */
export function useSection(input: SectionInput | null, language: Language): ComputedSection {
  const wanted = useMemo(() => (input ? JSON.stringify(input) : null), [input]);
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(() => setAsked(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const [consent, setConsent] = useState<'' | typeof consentQuery>('');
  const query = useQuery({
    queryKey: ['/api/workbench/section', language, asked, consent],
    enabled: asked !== null,
    queryFn: async ({ signal }) => {
      const body = JSON.parse(asked ?? 'null') as SectionInput;
      const result = await call<typeof sectionContract.quenchSection>(
        'POST',
        `/api/workbench/section?lang=${language}${consent}`,
        body,
        { signal },
      );
      return { input: body, result };
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const refused =
    query.error instanceof ApiError && query.error.status === 400 ? refusedFields(query.error.body) : {};
  const needsConsent = isRefusal<'tools.refund_ends'>(query.error, 'tools.refund_ends');
  const [good, setGood] = useState<ComputedSection['computed']>(null);
  useEffect(() => {
    if (query.data) setGood(query.data);
  }, [query.data]);
  return {
    computed: query.data ?? good,
    isOutdated: wanted !== asked || query.isPlaceholderData || query.isError,
    isFetching: query.isFetching,
    refused,
    needsConsent,
    error: query.error,
    onConsent: () => setConsent(consentQuery),
    hasFailed: query.isError && !needsConsent && Object.keys(refused).length === 0,
    retry: () => void query.refetch(),
  };
}
