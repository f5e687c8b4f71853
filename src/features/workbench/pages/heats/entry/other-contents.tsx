import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../../platform/browser/i18n/language-context.ts';
import { Checkbox } from '../../../../../ui/form/checkbox.tsx';
import type { HeatDraft } from '../../../heats/heat-form.rules.ts';
import { shownContents } from './shown-contents.ts';

type OtherContentsProps = {
  readonly contents: HeatDraft['contents'];
  readonly isRemoved: boolean;
  readonly onChange: (isRemoved: boolean) => void;
};

/** Contents of the form that new ones do not replace, and the choice to remove them; nothing without such contents. */
export function OtherContents({ contents, isRemoved, onChange }: OtherContentsProps) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  if (Object.keys(contents).length === 0) return null;
  return (
    <Checkbox checked={isRemoved} onChange={({ target }) => onChange(target.checked)}>
      {t('form.pasteRemove', { list: shownContents(contents, language) })}
    </Checkbox>
  );
}
