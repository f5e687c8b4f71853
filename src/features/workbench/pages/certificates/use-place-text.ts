import { useTranslation } from 'react-i18next';
import type { FoundValue } from '../../certificates/certificate.rules.ts';

const longestFileName = 80;

/** Returns a function that formats the place of a value: file, page, row. */
export function usePlaceText(file: string): (value: Pick<FoundValue, 'place'>) => string {
  const { t } = useTranslation('workbench');
  const name = file.length > longestFileName ? `${file.slice(0, longestFileName)}…` : file;
  return ({ place: { page, row } }) =>
    row
      ? t('certificate.placeRow', { file: name, page, label: row })
      : t('certificate.place', { file: name, page });
}
