/** Texts of hardness in HRC. Below the Rockwell C scale only the end of the scale is stated. */
import { formatNumber, formatShort, rangeSeparator } from '@ferrite/calculators/core/numbers.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { SectionResult } from '../section.contract.ts';

/** Lower end of the Rockwell C scale, HRC. */
export const scaleEndHRC = 20;

type Row = Pick<SectionResult['places'][number], 'quenchedHRC' | 'tempered'> & {
  readonly quenchedBelowHRC?: number | null;
};
type Banded = NonNullable<Row['tempered']>;

/** Returns a hardness within the scale; null below it. */
export const withinScale = (hrc: number | null | undefined): number | null =>
  typeof hrc === 'number' && hrc >= scaleEndHRC ? hrc : null;

/** Formats the upper limit of a hardness without a value: `< 36.6`. */
export const limitText = (limit: number, language: Language): string =>
  `<\u00a0${formatShort(Math.round(10 * limit) / 10, language)}`;

/** Formats a hardness: `45.3`, below the scale `< 20`. */
export const hardnessText = (hrc: number, language: Language): string =>
  hrc < scaleEndHRC ? limitText(scaleEndHRC, language) : formatNumber(hrc, 1, language);

/** Formats the hardness as quenched: `55.1`, `< 36.6` with an upper limit only, `–` without either. */
export function quenchedText({ quenchedHRC, quenchedBelowHRC }: Row, language: Language): string {
  if (quenchedHRC !== null) return hardnessText(quenchedHRC, language);
  return typeof quenchedBelowHRC === 'number' ? limitText(quenchedBelowHRC, language) : '–';
}

/** Formats the hardness as tempered; its upper limit is that as quenched. */
export const temperedText = (row: Row, language: Language): string =>
  row.tempered
    ? hardnessText(row.tempered.hrc, language)
    : quenchedText({ ...row, quenchedHRC: null }, language);

/** Returns the key of the text that states a band, with its ends. */
export const bandParts = (
  { low, high }: Pick<Banded, 'low' | 'high'>,
  language: Language,
): { readonly key: 'band' | 'bandBelow'; readonly low: string; readonly high: string } => ({
  key: high < scaleEndHRC ? 'bandBelow' : 'band',
  low: hardnessText(low, language),
  high: hardnessText(high, language),
});

/** Codes of remarks on temperings for which the hardness model was not made. */
const outsideCodes: readonly string[] = ['above_ac1', 'far_from_data', 'tempering_not_measured'];

/** Returns whether the hardness as tempered is outside the range of its model. */
export const isTemperedOutside = (remarks: readonly { readonly code: string }[]): boolean =>
  remarks.some(({ code }) => outsideCodes.includes(code));

/** Codes of remarks that state why there is no hardness as quenched. */
const reasonCodes: readonly string[] = ['no_carbon_factor', 'slower_than_bar'];

/** Returns the remark that states why there is no hardness; undefined without one. */
export const reasonAmong = <T extends { readonly code: string }>(remarks: readonly T[]): T | undefined =>
  remarks.find(({ code }) => reasonCodes.includes(code));

/**
 * Formats the error of a value: `± 3.8`, or both sides if the hardness as quenched limits the band: `−3.9 +2.0`. A band
 * with an end below the scale is stated by its ends: `< 20–25.9`. Empty for a band entirely below the scale.
 */
export function errorText({ hrc, low, high }: Banded, language: Language): string {
  if (high < scaleEndHRC) return '';
  if (low < scaleEndHRC)
    return [low, high].map((end) => hardnessText(end, language)).join(rangeSeparator(language));
  const [below, above] = [hrc - low, high - hrc];
  const number = (value: number) => formatNumber(value, 1, language);
  return Math.abs(below - above) < 0.05
    ? `±\u00a0${number(below)}`
    : `−${number(below)}\u00a0+${number(above)}`;
}
