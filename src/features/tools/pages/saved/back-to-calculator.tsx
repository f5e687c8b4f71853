import { calculatorNames } from '@ferrite/calculators/names.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import type { SharedAddress } from './shared-address.ts';

/** Link back to the calculator, with the inputs of the calculation. */
export function BackToCalculator({ shared }: { readonly shared: SharedAddress }) {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  return (
    <a href={shared.address} className={buttonClass()}>
      {t('saved.back', { tool: calculatorNames[shared.entry.id][language] })}
    </a>
  );
}
