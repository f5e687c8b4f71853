import { formatShort } from '@ferrite/calculators/core/numbers.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../../platform/browser/i18n/language-context.ts';
import { Notice } from '../../../../../ui/state/notice.tsx';
import type { ShownSection } from '../use-section.ts';

/** Notice above the results that they belong to an earlier section, with its description. */
export function StaleNotice({ input, steel }: ShownSection) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const size = `${formatShort(input.sizeMm, language)}\u00a0mm`;
  const section = [
    steel || t('section.grade.own'),
    `${t(`section.shape.${input.shape}`)} ${size}`,
    t(`section.medium.${input.medium.by === 'bath' ? input.medium.bath : input.medium.by}`),
  ];
  return (
    <Notice tone="warn" className="md:col-start-2 lg:col-span-2">
      {t('section.outdated', { section: section.join(', ') })}
    </Notice>
  );
}
