import { useTranslation } from 'react-i18next';
import type { FoundValue } from '../../certificates/certificate.rules.ts';
import type { CertificatePlace, ValueSource } from '../../heats/heat.rules.ts';

const longestFileName = 80;

/** Returns a function that formats the place of a value: file, page, row. */
export function usePlaceText(): (place: CertificatePlace) => string {
  const { t } = useTranslation('workbench');
  return ({ file, page, row }) =>
    row ? t('certificate.placeRow', { file, page, label: row }) : t('certificate.place', { file, page });
}

/** Returns a function that returns the place of a value read in a file. */
export function usePlaceIn(file: string): (value: Pick<FoundValue, 'place'>) => Omit<ValueSource, 'element'> {
  const textOf = usePlaceText();
  const name = file.length > longestFileName ? `${file.slice(0, longestFileName)}…` : file;
  return ({ place: { page, row } }) => {
    const certificate = { file: name, page, ...(row && { row }) };
    return { place: textOf(certificate), certificate };
  };
}

/** Returns a function that formats a stored place in the current language; older heats have only its text. */
export function useSourceText(): (source: Omit<ValueSource, 'element'>) => string {
  const textOf = usePlaceText();
  return ({ place, certificate }) => (certificate ? textOf(certificate) : place);
}
