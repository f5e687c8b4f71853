/** Remarks for programs on inputs that a result does not use, so that no input is dropped silently. */
import { plusMinusOf } from '@ferrite/calculators/core/analysis/uncertain-inputs.ts';
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import type { Evaluated } from '@ferrite/calculators/core/evaluate.ts';
import { type Field, fieldsOf, isAsked } from '@ferrite/calculators/core/inputs/fields.ts';
import { isNotStated } from '@ferrite/calculators/core/inputs/read-quantity.ts';

type Good = Extract<Evaluated, { ok: true }>;
/** Result with the keys of the stated inputs that it does not use; absent if there are none. */
export type ProgramAnswer =
  | Extract<Evaluated, { ok: false }>
  | (Good & { readonly unused?: readonly string[] });

const isStated = (given: unknown): boolean =>
  given !== undefined && given !== null && !(typeof given === 'string' && isNotStated(given));

const isUsed = (field: Field, inputs: Good['inputs']): boolean =>
  field.kind === 'element'
    ? field.input.unused?.includes(field.element) !== true
    : isAsked(field.input, inputs);

/** Adds the stated inputs that the choices or formulas do not use, and removes inputs that are not used from `inputs`. */
export function withUnused(calculator: Calculator, raw: unknown, evaluated: Evaluated): ProgramAnswer {
  if (!evaluated.ok) return evaluated;
  const { inputs } = evaluated;
  const given = raw as Readonly<Record<string, unknown>>;
  const hidden = new Set(
    calculator.inputs.filter((each) => !isAsked(each, inputs)).map(({ key }) => key as string),
  );
  const unused = fieldsOf(calculator)
    .filter((field) => isStated(given[field.key]) && !isUsed(field, inputs))
    .map(({ key }) => key);
  const used = Object.fromEntries(Object.entries(inputs).filter(([key]) => !hidden.has(key)));
  return { ...evaluated, inputs: used as Good['inputs'], ...(unused.length > 0 && { unused }) };
}

/** Adds a warning with the inputs whose ± is not used. */
export function withUnusedSpreads(
  calculator: Calculator,
  raw: unknown,
  answer: ProgramAnswer,
): ProgramAnswer {
  if (!answer.ok) return answer;
  const keys = [...plusMinusOf(calculator, raw as Readonly<Record<string, unknown>>).keys()];
  if (keys.length === 0) return answer;
  const warning = {
    code: 'uncertainty_not_used',
    level: 'warning',
    params: { list: keys.join(',') },
  } as const;
  return { ...answer, warnings: [...answer.warnings, warning] };
}
