/** Inputs of a definition as flat fields, used by URLs, programs and forms. */
import type { Calculator, CompositionInput, Input, Interval, NumberInput } from '../calculator.ts';
import { type ElementSymbol, elements } from '../elements.ts';
import { memoize } from '../memoize.ts';
import type { Unit } from '../quantity.ts';

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

/** Returns the elements of a composition with their limits, in the definition's order. */
export const elementsOf = memoize((input: CompositionInput): ElementLimits => {
  return Object.keys(input.elements).flatMap((name) => {
    const element = elements.find((each) => each === name);
    const limits = element && input.elements[element];
    return element && limits ? [[element, limits] as const] : [];
  });
});

/** Returns whether nothing can be computed without the content of an element, because 0 is not possible. */
export const isRequiredElement = (input: CompositionInput, element: ElementSymbol): boolean =>
  (input.elements[element]?.min ?? 0) > 0 && !input.unknown?.includes(element);

/** Returns all flat fields of a calculator, in form order. */
export const fieldsOf = memoize((calculator: Calculator): readonly Field[] => {
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

/** Returns whether an input is shown for the choices; hidden inputs have their default and do not affect the result. */
export function isAsked(input: Input, choices: Readonly<Record<string, unknown>>): boolean {
  if (!('when' in input) || !input.when) return true;
  return input.when(choices as Readonly<Record<string, string>>);
}

/** Returns the flat keys of all fields. */
export const keysOf = memoize(
  (calculator: Calculator): ReadonlySet<string> => new Set(fieldsOf(calculator).map(({ key }) => key)),
);

/** Flat, unvalidated inputs of a program, form or URL. */
export type RawInputs = Readonly<Record<string, unknown>>;

/** Returns the default inputs by flat key. */
export function defaultInputs(calculator: Calculator): RawInputs {
  return Object.fromEntries(
    fieldsOf(calculator).map((field) => [
      field.key,
      field.kind === 'element' ? (field.input.default[field.element] ?? 0) : field.input.default,
    ]),
  );
}

export type ContinuousField = Extract<Field, { readonly kind: 'number' | 'element' }>;

/** Returns the visible number inputs that are continuous, i.e. not whole numbers. */
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
