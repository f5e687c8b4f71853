import { useTranslation } from 'react-i18next';
import type { SectionInput } from '../../section/section.contract.ts';

type Place = SectionInput['place'];
type Shape = SectionInput['shape'];

/** Symbols of the places between surface and centre: radius r, thickness t. */
const symbols = {
  bar: { threeQuarters: '3r/4', half: 'r/2' },
  plate: { threeQuarters: 't/8', half: 't/4' },
} as const;

/** Returns the name of a place in a section of this shape. */
export function usePlaceName(shape: Shape): (place: Place) => string {
  const { t } = useTranslation('workbench');
  return (place) =>
    place === 'surface' || place === 'centre' ? t(`section.places.${place}`) : symbols[shape][place];
}
