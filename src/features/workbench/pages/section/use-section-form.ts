import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type ChosenHeat, useHeatChoice } from '../../../../platform/browser/heats/chosen-heat.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { addressOf, formOf, hasInputs, type SectionForm } from '../../section/section-form.rules.ts';
import { isSameSteel, withHeat } from '../../section/section-steel.rules.ts';

/**
 * Form that is kept in the address. A heat chosen in the bar fills the analysis; an address that states inputs comes first when
 * the page opens.
 */
export function useSectionForm() {
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const [form, setForm] = useState(() => formOf(address, language));
  const { current } = useHeatChoice();
  /** Steel of the link that opened the page; null without a link. */
  const [linked] = useState(() => (hasInputs(address) ? form : null));
  const keepsAddress = useRef(linked !== null);
  const applied = useRef<number | null>(null);
  useEffect(() => {
    if (!current || current.id === applied.current) return;
    applied.current = current.id;
    if (!keepsAddress.current) setForm((before) => withHeat(before, current, language));
    keepsAddress.current = false;
  }, [current, language]);
  useEffect(() => {
    const next = addressOf(form, language);
    if (next.toString() !== address.toString()) setAddress(next, { replace: true, preventScrollReset: true });
  }, [form, language, address, setAddress]);
  const isLinked = linked !== null && isSameSteel(form, linked);
  return {
    form,
    change: (changes: Partial<SectionForm>) => setForm((before) => ({ ...before, ...changes })),
    /** Chosen heat that the steel of the link replaces; null without one. */
    otherHeat: current && isLinked && !isSameSteel(form, withHeat(form, current, language)) ? current : null,
    chooseSteel: (heat: ChosenHeat) => setForm((before) => withHeat(before, heat, language)),
  };
}
