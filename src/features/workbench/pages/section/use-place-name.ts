import { useTranslation } from 'react-i18next';
import type { SectionInput } from '../../section/section.contract.ts';
import { placeSymbols } from '../../section/section-verdict.rules.ts';

type Place = SectionInput['place'];
type Shape = SectionInput['shape'];

export function usePlaceName(shape: Shape): (place: Place) => string {
  const { t } = useTranslation('workbench');
  return (place) =>
    place === 'surface' || place === 'centre' ? t(`section.places.${place}`) : placeSymbols[shape][place];
}
