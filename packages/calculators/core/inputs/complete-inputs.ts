import type { Calculator } from '../calculator.ts';
import { fieldsOf, type RawInputs } from './fields.ts';
import { startOf } from './parse-inputs.ts';

/**
 * Returns the inputs of a URL completed as the page shows them. In an analysis with at least one element, omitted
 * elements stay absent and count as 0. Everything else has its default value, which may depend on the choices.
 */
export function completeInputs(calculator: Calculator, inputs: RawInputs): RawInputs {
  const choices: Record<string, string> = {};
  for (const input of calculator.inputs) {
    if (input.kind !== 'choice') continue;
    const value = inputs[input.key];
    choices[input.key] = typeof value === 'string' ? value : input.default;
  }
  const fields = fieldsOf(calculator);
  const stated = new Set(
    fields.flatMap((field) =>
      field.kind === 'element' && inputs[field.key] !== undefined ? [field.input] : [],
    ),
  );
  const complete: Record<string, unknown> = {};
  for (const field of fields) {
    const value = inputs[field.key];
    if (value !== undefined) complete[field.key] = value;
    else if (field.kind === 'number') complete[field.key] = startOf(field.input, choices);
    else if (field.kind !== 'element') complete[field.key] = field.input.default;
    else if (!stated.has(field.input)) complete[field.key] = field.input.default[field.element] ?? 0;
  }
  return complete;
}
