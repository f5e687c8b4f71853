/** The inputs of a definition as flat fields, as addresses, programs and forms name them. */
import type { Calculator, CompositionInput, Input, Interval, NumberInput } from '../calculator.ts';
import { type ElementSymbol, elements } from '../elements.ts';
import type { Unit } from '../quantity.ts';
import { remembered } from '../remembered.ts';

export type Field =
  | {
      readonly kind: 'number';
      readonly key: string;
      readonly input: NumberInput;
      readonly unit: Unit;
      readonly limits: Required<Interval>;
    }
  | {
      readonly kind: 'element';
      readonly key: string;
      readonly input: CompositionInput;
      readonly element: ElementSymbol;
      readonly unit: 'wt%';
      readonly limits: Required<Interval>;
    }
  | { readonly kind: 'choice'; readonly key: string; readonly input: Extract<Input, { kind: 'choice' }> }
  | { readonly kind: 'series'; readonly key: string; readonly input: Extract<Input, { kind: 'series' }> };

type ElementLimits = readonly (readonly [ElementSymbol, Required<Interval>])[];

/** Elements that a composition asks for, with their limits, in the definition's order. */
export const elementsOf = remembered((input: CompositionInput): ElementLimits => {
  return Object.keys(input.elements).flatMap((name) => {
    const element = elements.find((each) => each === name);
    const limits = element && input.elements[element];
    return element && limits ? [[element, limits] as const] : [];
  });
});

/** Every outside key of a calculator, in order. */
export const fieldsOf = remembered((calculator: Calculator): readonly Field[] => {
  return calculator.inputs.flatMap((input): readonly Field[] => {
    if (input.kind === 'number') {
      return [{ kind: 'number', key: input.key, input, unit: input.unit, limits: input.limits }];
    }
    if (input.kind === 'choice') return [{ kind: 'choice', key: input.key, input }];
    if (input.kind === 'series') return [{ kind: 'series', key: input.key, input }];
    return elementsOf(input).map(([element, limits]) => ({
      kind: 'element',
      key: `${input.prefix}${element}`,
      input,
      element,
      unit: 'wt%',
      limits,
    }));
  });
});

/** Whether the choices ask for an input; what they hide holds its default and plays no part. */
export function isAsked(input: Input, choices: Readonly<Record<string, unknown>>): boolean {
  if (!('when' in input) || !input.when) return true;
  return input.when(choices as Readonly<Record<string, string>>);
}

/** The outside keys alone. */
export const keysOf = remembered(
  (calculator: Calculator): ReadonlySet<string> => new Set(fieldsOf(calculator).map(({ key }) => key)),
);

/** Flat inputs as a program, a form or an address gives them. */
export type RawInputs = Readonly<Record<string, unknown>>;

/** The inputs that an untouched form holds, flat. */
export function defaultInputs(calculator: Calculator): RawInputs {
  return Object.fromEntries(
    fieldsOf(calculator).map((field) => [
      field.key,
      field.kind === 'element' ? (field.input.default[field.element] ?? 0) : field.input.default,
    ]),
  );
}

export type ContinuousField = Extract<Field, { readonly kind: 'number' | 'element' }>;

/** The numbers asked for with these choices that may take any value between their limits: no counts. */
export function continuousFields(
  calculator: Calculator,
  choices: Readonly<Record<string, unknown>>,
): readonly ContinuousField[] {
  return fieldsOf(calculator).filter(
    (field): field is ContinuousField =>
      field.kind === 'element' ||
      (field.kind === 'number' && !field.input.whole && isAsked(field.input, choices)),
  );
}
