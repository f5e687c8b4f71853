/** Differences between a stored heat and the form, field by field, as texts for display. */
import { type ElementSymbol, elements } from '@ferrite/calculators/core/elements.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { HeatContent, ValueSource } from './heat.rules.ts';
import { draftOf, type HeatDraft, readDraft } from './heat-form.rules.ts';

export type HeatDifference = {
  readonly field: 'name' | 'grade' | 'section' | 'notes' | ElementSymbol;
  /** Value of the stored heat as text; empty for no value. */
  readonly stored: string;
  /** Value in the form as text; empty for no value. */
  readonly mine: string;
};

/** Returns the text of a stored place in a certificate. */
type PlaceText = (source: ValueSource) => string;

/** Returns every field that differs, in the order of the form. A valid form is compared by values, otherwise as typed. */
export function heatDifferences(
  stored: HeatContent,
  draft: HeatDraft,
  language: Language,
  placeText: PlaceText,
): readonly HeatDifference[] {
  const theirs = draftOf(stored, language);
  const reading = readDraft(draft, language);
  const mine = reading.ok ? draftOf(reading.content, language) : draft;
  const rows: readonly HeatDifference[] = [
    ...(['name', 'grade'] as const).map((field) => ({ field, stored: theirs[field], mine: mine[field] })),
    ...elements.map((element) => ({ field: element, ...elementTexts(element, theirs, mine, placeText) })),
    { field: 'section', stored: sectionOf(theirs), mine: sectionOf(mine) },
    { field: 'notes', stored: theirs.notes, mine: mine.notes },
  ];
  return rows.filter((row) => row.stored !== row.mine);
}

/** Returns the content of an element in both, with the place in the certificate if the places differ. */
function elementTexts(element: ElementSymbol, theirs: HeatDraft, mine: HeatDraft, placeText: PlaceText) {
  const placeIn = ({ sources }: HeatDraft) => {
    const source = sources.find((each) => each.element === element);
    return source ? placeText(source) : '';
  };
  const textIn = (draft: HeatDraft) => (draft.contents[element] ?? '').trim();
  const isSamePlace = placeIn(theirs) === placeIn(mine);
  const shown = (draft: HeatDraft) =>
    isSamePlace || placeIn(draft) === '' ? textIn(draft) : `${textIn(draft)} (${placeIn(draft)})`;
  return { stored: shown(theirs), mine: shown(mine) };
}

const sectionOf = ({ shape, size }: HeatDraft): string =>
  size.trim() === '' ? '' : `${shape === 'bar' ? 'Ø ' : ''}${size.trim()} mm`;
