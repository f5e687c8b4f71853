import type { Warning } from '../../core/calculator.ts';
import { type Composition, type ElementSymbol, elements } from '../../core/elements.ts';
import type { SourceKey } from '../../sources/index.ts';
import { type Estimate, type FittedModel, stepsIn } from './fitted-model.ts';

/** Returns a warning for a steel unlike the measured ones, with the elements that differ; null otherwise. */
export function farFromData(
  output: string,
  { model, source }: { readonly model: FittedModel; readonly source: SourceKey },
  steel: Composition,
  { distance, nearest }: Estimate,
): Warning | null {
  if (distance <= model.reach) return null;
  const params = {
    output,
    distance: Math.round(distance * 10) / 10,
    reach: Math.round(model.reach * 10) / 10,
    steels: nearest.steels,
    elements: strangest(model, steel, nearest.steel).join(', '),
  };
  return { code: 'far_from_data', level: 'warning', params, source };
}

/** Returns up to three elements that differ most from the measured steels, the largest difference first. */
function strangest(model: FittedModel, steel: Composition, nearest: Composition): readonly ElementSymbol[] {
  const away = (element: ElementSymbol) => stepsIn(element, model.scale, steel, nearest);
  return elements
    .filter((element) => element !== 'Fe' && away(element) > 1)
    .toSorted((one, other) => away(other) - away(one))
    .slice(0, 3);
}
