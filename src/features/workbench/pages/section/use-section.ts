import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { ApiError, call, isRefusal } from '../../../../platform/browser/api-client.ts';
import { refusedFields } from '../../section/form/refused-fields.rules.ts';
import type { SectionInput, SectionResult, sectionContract } from '../../section/section.contract.ts';
import type { SectionQuestion } from '../../section/section-address.rules.ts';
import type { Problems } from '../../section/section-form.rules.ts';
import { consentQuery } from '../use-consent.tsx';

/** Delay between typing and computing, ms. */
const pauseMs = 250;
/** Time in ms after a keystroke during which a result is not marked as outdated. */
const typingMs = 600;

export type ShownSection = SectionQuestion & { readonly result: SectionResult };

export type ComputedSection = {
  /** Last successful result; null before the first. */
  readonly computed: ShownSection | null;
  /** True if the result does not belong to the form: an input is invalid, or the computation is running or has failed. */
  readonly isOutdated: boolean;
  /** True if the result will stay outdated until an input changes, and has been so for longer than a keystroke takes. */
  readonly isOld: boolean;
  /** Fields that the server rejected. */
  readonly refused: Problems;
  readonly error: unknown;
  /** True if computing would end the right to a refund. */
  readonly needsConsent: boolean;
  readonly onConsent: () => void;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/**
 * Computes on the server while the member types, and keeps the last successful result. @param input null while a field
 * is invalid
 */
export function useSection(
  { input, steel }: Pick<SectionQuestion, 'steel'> & { readonly input: SectionInput | null },
  language: Language,
): ComputedSection {
  const wanted = useMemo(() => (input ? JSON.stringify({ input, steel }) : null), [input, steel]);
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
      const question = JSON.parse(asked ?? 'null') as SectionQuestion;
      const result = await call<typeof sectionContract.quenchSection>(
        'POST',
        `/api/workbench/section?lang=${language}${consent}`,
        question.input,
        { signal },
      );
      return { ...question, result };
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
  const isIdle = wanted === null || (wanted === asked && query.isError && !query.isFetching);
  return {
    computed: query.data ?? good,
    isOutdated: wanted === null || wanted !== asked || query.isPlaceholderData || query.isError,
    isOld: useLasting(isIdle),
    refused,
    needsConsent,
    error: query.error,
    onConsent: () => setConsent(consentQuery),
    hasFailed: query.isError && !needsConsent && Object.keys(refused).length === 0,
    retry: () => void query.refetch(),
  };
}

/** Returns true once a condition has been true for some time. */
function useLasting(condition: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!condition) return setLasting(false);
    const timer = setTimeout(() => setLasting(true), typingMs);
    return () => clearTimeout(timer);
  }, [condition]);
  return condition && isLasting;
}
