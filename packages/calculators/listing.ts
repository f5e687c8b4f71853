/**
 * Lists the calculators for programs: inputs and outputs as plain data, with the band limits of an output and the
 * measured errors of published formulas.
 */
import type { Calculator, Input } from './core/calculator.ts';
import { elementsOf } from './core/inputs/fields.ts';
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
    inputs: calculator.inputs.flatMap(listInput),
    outputs: calculator.outputs.map(({ key, unit, choices, band }) => {
      const measured = calculator.models?.find(({ output }) => output === key)?.measured;
      return { key, unit, ...(choices && { choices }), ...(band && { band }), ...(measured && { measured }) };
    }),
  };
}

/** Returns an input under the keys used by programs; elements are optional number inputs. */
function listInput(input: Input): readonly ListedField[] {
  if (input.kind === 'composition') {
    return elementsOf(input).map(([element, limits]) => ({
      key: `${input.prefix}${element}`,
      kind: 'element',
      unit: 'wt%',
      default: input.default[element] ?? 0,
      limits,
      required: false,
    }));
  }
  const { key, kind } = input;
  const conditional = 'when' in input && input.when !== undefined;
  const optional = input.kind === 'number' && input.optional === true;
  const required = input.programDefault !== true && !optional;
  const shared = {
    key,
    kind,
    default: optional ? null : input.default,
    required,
    ...(conditional ? { conditional } : {}),
  };
  if (input.kind === 'choice') return [{ ...shared, choices: input.choices }];
  if (input.kind === 'series')
    return [{ ...shared, columns: input.columns.flatMap(listInput), rows: input.rows }];
  const { unit, limits, range, whole } = input;
  return [{ ...shared, unit, limits, ...(range ? { range } : {}), ...(whole ? { whole } : {}) }];
}
