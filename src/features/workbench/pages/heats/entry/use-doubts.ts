import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../../platform/browser/i18n/language-context.ts';
import { doubtsOf } from '../../../heats/entry/unlikely.rules.ts';
import { type HeatDraft, numberText } from '../../../heats/heat-form.rules.ts';

/** Sentences for doubtful contents as typed or pasted. */
export function useDoubts(contents: HeatDraft['contents']) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const { unlikely, isSumExceeded, problems } = doubtsOf(contents, language);
  const unlikelyTexts = new Map(
    [...unlikely].map(([element, most]) => [
      element,
      t('problem.unlikely', { field: element, most: numberText(most, language) }),
    ]),
  );
  const problemTexts = new Map(
    Object.entries(problems).map(([element, problem]) => [
      element,
      t(`problem.${problem}`, { field: element }),
    ]),
  );
  return { isSumExceeded, unlikelyTexts, problemTexts };
}
