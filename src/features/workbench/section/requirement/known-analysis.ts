/** Converts the analysis of a section to that of the calculators. */
import transformation from '@ferrite/calculators/alloy-design/transformation-temperatures/index.ts';
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { type Composition, percentOf } from '@ferrite/calculators/core/elements.ts';
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { fieldsOf } from '@ferrite/calculators/core/inputs/fields.ts';

/** Returns the contents of the elements that a calculator uses; others are omitted. */
export function contentsUsedBy(calculator: Calculator, analysis: Composition): Composition {
  const fields = fieldsOf(calculator).flatMap((field) => (field.kind === 'element' ? [field.element] : []));
  return Object.fromEntries(fields.map((element) => [element, percentOf(analysis, element)]));
}

/** Returns Ac1, Ac3 or Ms as the mean of the models, °C; null where it is not defined. */
export function criticalTemperature(
  analysis: Composition,
  key: 'ac1MeanC' | 'ac3MeanC' | 'msMeanC',
): number | null {
  const evaluated = evaluate(transformation, contentsUsedBy(transformation, analysis));
  const value = evaluated.ok ? evaluated.values[key] : null;
  return typeof value === 'number' ? value : null;
}
