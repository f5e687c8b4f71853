/** Contents that are stated as below a limit (`<0.003`) or with a tolerance (`0.42±0.02`). */
import type { ElementSymbol } from '@ferrite/calculators/core/elements.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { SectionInput } from '../section.contract.ts';
import { readFieldQuantity } from './field-quantity.rules.ts';

/** Problems of a field without further details. */
export type PlainProblem =
  | 'number'
  | 'table'
  | 'curve'
  | 'impossible'
  | 'plusMinus'
  | 'notComputable'
  | 'warmer'
  | 'order';

type Stated = { below?: ElementSymbol[]; tolerance?: Partial<Record<ElementSymbol, number>> };

/** Returns the elements below a limit and the tolerances in wt %; each is omitted if there are none. */
export function readLimitsAndTolerances(
  contents: readonly (readonly [element: ElementSymbol, text: string])[],
  language: Language,
): Pick<SectionInput, 'below' | 'tolerance'> {
  const stated: Stated = {};
  for (const [element, text] of contents) {
    const reading = readFieldQuantity(text, 'wt%', language);
    if ('kind' in reading) continue;
    if (reading.isBelow) stated.below = [...(stated.below ?? []), element];
    if (reading.plusMinus) stated.tolerance = { ...stated.tolerance, [element]: reading.plusMinus };
  }
  return stated;
}
