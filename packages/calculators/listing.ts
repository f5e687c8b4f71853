/**
 * Lists the calculators for programs: inputs and outputs as plain data, with the band limits of an output and the
 * measured errors of published formulas.
 */

import { choiceCases } from './choice-cases.ts';
import type { Calculator, CompositionInput, Input } from './core/calculator.ts';
import { elementsOf, isRequiredElement } from './core/inputs/fields.ts';
import { definitions } from './definitions.ts';
import { type RegistryEntry, registry } from './registry.ts';

export type ListedField = Readonly<Record<string, unknown>>;
export type ListedCalculator = RegistryEntry & {
  readonly version: string;
  readonly inputs: readonly ListedField[];
  readonly outputs: readonly ListedField[];
};

/** Returns all calculators, in the order of the catalogue. */
export function listCalculators(): readonly ListedCalculator[] {
  return registry.map((entry) => ({ ...entry, ...interfaceOf(definitions[entry.id]) }));
}

function interfaceOf(calculator: Calculator) {
  return {
    version: calculator.version,
    inputs: calculator.inputs.flatMap((input) => listInput(calculator, input)),
    outputs: calculator.outputs.map(({ key, unit, choices, band }) => {
      const measured = calculator.models?.find(({ output }) => output === key)?.measured;
      return { key, unit, ...(choices && { choices }), ...(band && { band }), ...(measured && { measured }) };
    }),
  };
}

/** Returns an input under the keys used by programs; the elements of an analysis are separate inputs. */
function listInput(calculator: Calculator, input: Input): readonly ListedField[] {
  if (input.kind === 'composition') return listElements(input);
  const { key, kind } = input;
  const shared = { key, kind, ...startsOf(calculator, input), ...conditionOf(calculator, input) };
  if (input.kind === 'choice') return [{ ...shared, choices: input.choices }];
  if (input.kind === 'series')
    return [
      {
        ...shared,
        columns: input.columns.flatMap((column) => listInput(calculator, column)),
        rows: input.rows,
      },
    ];
  const { unit, limits, range, whole } = input;
  return [{ ...shared, unit, limits, ...(range ? { range } : {}), ...(whole ? { whole } : {}) }];
}

/** Returns the elements. They have no default: those left out are not stated. */
const listElements = (input: CompositionInput): readonly ListedField[] =>
  elementsOf(input).map(([element, limits]) => ({
    key: `${input.prefix}${element}`,
    kind: 'element',
    unit: 'wt%',
    required: isRequiredElement(input, element),
    example: input.default[element] ?? 0,
    limits,
  }));

/** Returns the example of the page, and for an input that may be left out the value that then applies, if any. */
function startsOf(calculator: Calculator, input: Exclude<Input, CompositionInput>): ListedField {
  if (input.kind === 'number' && input.optional) return { required: false, example: input.default };
  const required = input.programDefault !== true;
  const rule = input.kind === 'number' ? input.defaultFor : undefined;
  if (rule) {
    const cases = choiceCases(calculator, rule);
    return {
      required,
      example: rule(defaultChoices(calculator)),
      [required ? 'examples' : 'defaults']: cases,
    };
  }
  const example = (input.kind === 'series' && input.example) || input.default;
  return { required, example, ...(required ? {} : { default: input.default }) };
}

/** Returns the cases in which an input is used; empty for an input that is always used. */
function conditionOf(calculator: Calculator, input: Exclude<Input, CompositionInput>): ListedField {
  if (!input.when) return {};
  const cases = choiceCases(calculator, input.when);
  return { conditional: true, when: cases.filter(({ value }) => value).map(({ when }) => when) };
}

const defaultChoices = (calculator: Calculator): Readonly<Record<string, string>> =>
  Object.fromEntries(
    calculator.inputs.flatMap((input) => (input.kind === 'choice' ? [[input.key, input.default]] : [])),
  );
