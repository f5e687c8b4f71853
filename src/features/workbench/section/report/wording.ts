import type { Language, Translated } from '../../../../platform/shared/i18n/i18n.ts';
import type { en } from '../../messages/en.ts';
import type { SectionInput } from '../section.contract.ts';
import { placeSymbols, requiredText } from '../section-verdict.rules.ts';
import type { FrozenSection } from './frozen-section.port.ts';

export type SectionWords = Translated<typeof en>;

export type Wording = {
  readonly item: FrozenSection;
  readonly language: Language;
  readonly words: SectionWords['section'];
};

/** Fills the `{placeholders}` of a text. */
export const fill = (text: string, params: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));

export const placeName = ({ item, words }: Wording, place: SectionInput['place']): string =>
  place === 'surface' || place === 'centre' ? words.places[place] : placeSymbols[item.input.shape][place];

/** Formats the required hardness, e.g. `≥ 45`, `45–50` or `≤ 50`. */
export const requirementText = (
  { language }: Wording,
  requirement: NonNullable<SectionInput['requirement']>,
): string => (requirement.atMostHRC === null ? '≥\u00a0' : '') + requiredText(requirement, language);
