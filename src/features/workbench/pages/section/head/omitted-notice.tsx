import { formatShort } from '@ferrite/calculators/core/numbers.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../../platform/browser/i18n/language-context.ts';
import { Notice } from '../../../../../ui/state/notice.tsx';
import { maxLinkText, omittedFromLink } from '../../../section/form/link-text.rules.ts';
import type { SectionField, SectionForm } from '../../../section/section-form.rules.ts';

/** Notice that the link of the page leaves out inputs, e.g. a long cooling curve. */
export function OmittedNotice({ form }: { readonly form: SectionForm }) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const nameOf = (field: SectionField) =>
    field === 'table' || field === 'curve'
      ? t(`section.${field}.label`)
      : `${form[field].trim().slice(0, 20)}…`;
  const list = omittedFromLink(form).map(nameOf).join(', ');
  return list === '' ? null : (
    <Notice tone="warn">
      {t('section.link.omitted', { list, most: formatShort(maxLinkText, language) })}
    </Notice>
  );
}
