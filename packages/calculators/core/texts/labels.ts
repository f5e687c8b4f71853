/** Names of inputs and outputs. Separate from the other texts, so that computing does not load those. */
import type { Calculator } from '../calculator.ts';
import { fieldsOf } from '../inputs/fields.ts';
import type { CalculatorTexts } from './texts.ts';

/** Names of flat keys in one language. */
export type Labels = { readonly input: (key: string) => string; readonly output: (key: string) => string };

/** Returns the labels of a calculator: an element by its symbol, with the name of the metal if there are several. */
export function labelsOf(calculator: Calculator, texts: Pick<CalculatorTexts, 'inputs' | 'outputs'>): Labels {
  const names = new Map<string, string>(Object.entries(texts.inputs));
  for (const field of fieldsOf(calculator)) {
    if (field.kind !== 'element') continue;
    const metal = texts.inputs[field.input.key] ?? field.input.key;
    names.set(field.key, field.input.prefix === '' ? field.element : `${metal}: ${field.element}`);
  }
  return {
    input: (key) => {
      const [, series, row, column] = /^(\w+)\.(\d+)\.(\w+)$/.exec(key) ?? [];
      const name = series && names.get(`${series}.${column}`);
      return name ? `${name} (${Number(row) + 1})` : (names.get(key) ?? key);
    },
    output: (key) => texts.outputs[key] ?? key,
  };
}
