import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { type ChosenHeat, useHeatChoice } from '../../../../platform/browser/heats/chosen-heat.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { addressOf, formOf, hasInputs, type SectionForm } from '../../section/section-form.rules.ts';
import { isSameSteel, withHeat } from '../../section/section-steel.rules.ts';

/**
 * Returns the form, which is stored in the URL. A heat selected in the bar fills in the analysis, but inputs in the URL
 * have priority when the page opens. Back and Forward restore the form of their history entry.
 */
export function useSectionForm() {
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const [form, setForm] = useState(() => formOf(address, language));
  const { current } = useHeatChoice();
  /** Steel in the URL with which the page was opened; null if the URL has no inputs. */
  const [linked] = useState(() => (hasInputs(address) ? form : null));
  const keepsAddress = useRef(linked !== null);
  const applied = useRef<number | null>(null);
  useEffect(() => {
    if (!current || current.id === applied.current) return;
    applied.current = current.id;
    if (!keepsAddress.current) setForm((before) => withHeat(before, current, language));
    keepsAddress.current = false;
  }, [current, language]);
  const { key } = useLocation();
  const isTravelled = useNavigationType() === 'POP';
  const entry = useRef(key);
  /** True if the next change of the URL creates a history entry. */
  const isStep = useRef(false);
  useEffect(() => {
    const isOther = entry.current !== key;
    entry.current = key;
    if (isOther && isTravelled) {
      setForm(formOf(address, language));
      return;
    }
    const next = addressOf(form, language);
    if (next.toString() === address.toString()) return;
    setAddress(next, { replace: !isStep.current, preventScrollReset: true });
    isStep.current = false;
  }, [form, language, address, setAddress, key, isTravelled]);
  const isLinked = linked !== null && isSameSteel(form, linked);
  return {
    form,
    change: (changes: Partial<SectionForm>) => setForm((before) => ({ ...before, ...changes })),
    /** Changes the form in a way that Back can undo. */
    step(changes: Partial<SectionForm>) {
      isStep.current = true;
      setForm((before) => ({ ...before, ...changes }));
    },
    /** Selected heat; `isLinked` while the steel is the one from the URL with which the page was opened. */
    heat: {
      current,
      isLinked: isLinked && current !== null && !isSameSteel(form, withHeat(form, current, language)),
      choose: (heat: ChosenHeat) => setForm((before) => withHeat(before, heat, language)),
    },
  };
}
