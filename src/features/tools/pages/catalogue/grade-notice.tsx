import type { Grade } from '@ferrite/calculators/core/steels/steels.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/state/notice.tsx';

/** Shows the steel grade found in the query; the calculators below open with its composition. */
export function GradeNotice({ grade }: { readonly grade: Grade }) {
  const { t } = useTranslation('tools');
  const others = Object.values(grade.aliases).flat();
  const name = others.length > 0 ? `${grade.name} (${others.join(', ')})` : grade.name;
  return <Notice className="mb-4">{t('grade.found', { grade: name })}</Notice>;
}
