import { calculatorNames } from '@ferrite/calculators/names.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { Button } from '../../../../ui/button.tsx';
import type { SharedAddress } from './shared-address.ts';

/** Returns to the calculator: closes a tab that the calculator opened, else opens its address. */
export function BackToCalculator({ shared }: { readonly shared: SharedAddress }) {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  const goBack = () => {
    if (window.opener) window.close();
    location.assign(shared.address);
  };
  return (
    <Button onClick={goBack}>{t('saved.back', { tool: calculatorNames[shared.entry.id][language] })}</Button>
  );
}
