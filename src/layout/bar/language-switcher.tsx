import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Globe } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageContext } from '../../platform/browser/i18n/language-context.ts';
import { SessionContext } from '../../platform/browser/session/session-state.ts';
import {
  saveChosenLanguage,
  saveMailLanguage,
} from '../../platform/browser/session/sign-in/chosen-language.ts';
import { htmlLang, type Language, languageNames, languages } from '../../platform/shared/i18n/i18n.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import { barMenu } from '../../ui/theme/bar.ts';

/** Menu of languages, each in its own name. */
export function LanguageSwitcher() {
  const { t } = useTranslation('layout');
  const { language, choose } = useContext(LanguageContext);
  const writeMailsIn = useMailsIn();
  return (
    <Menu
      label={`${languageNames[language].short}, ${t('nav.language', { name: languageNames[language].name })}`}
      triggerClass={barMenu}
      trigger={
        <>
          <Globe aria-hidden size={16} strokeWidth={1.5} />
          <span className="font-[520] max-sm:hidden">{languageNames[language].name}</span>
          <span className="font-[520] sm:hidden">{languageNames[language].short}</span>
          <ChevronDown aria-hidden size={14} strokeWidth={1.5} className="max-sm:hidden" />
        </>
      }
      items={languages.map((each) => ({
        key: each,
        label: languageNames[each].name,
        lang: htmlLang[each],
        checked: each === language,
        onSelect: () => {
          void choose(each);
          writeMailsIn(each);
        },
      }))}
    />
  );
}

/**
 * Returns a function that sets the language of a member's emails to the chosen one; My Page can change it separately.
 */
function useMailsIn(): (language: Language) => void {
  const { status } = useContext(SessionContext);
  const queryClient = useQueryClient();
  return (language) => {
    saveChosenLanguage(language);
    if (status === 'signed-in') void saveMailLanguage(queryClient);
  };
}
