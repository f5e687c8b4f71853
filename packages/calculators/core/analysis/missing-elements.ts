/** Elements that the inputs do not state and that therefore count as 0, by the outputs that depend on them. */
import type { Calculator, InputValues, OutputValues, Warning } from '../calculator.ts';
import { fieldsOf } from '../inputs/fields.ts';

type Result = {
  readonly inputs: InputValues;
  readonly values: OutputValues;
  readonly warnings: readonly Warning[];
};

/** Returns the flat keys of the elements that were not stated and count as 0. */
const takenAsZero = ({ warnings }: Result): readonly string[] =>
  `${warnings.find(({ code }) => code === 'taken_as_zero')?.params?.['list']}`.split(',');

/**
 * Returns the flat keys of the elements on which an output depends and that count as 0 because they were not stated. The
 * dependence is tested with 5 and 50 % of the maximum content.
 */
export const missingFor = (
  calculator: Calculator,
  result: Result,
  output: string,
  keys = takenAsZero(result),
): readonly string[] =>
  fieldsOf(calculator).flatMap((field) => {
    if (field.kind !== 'element' || !keys.includes(field.key)) return [];
    const { key } = field.input;
    const analysis = result.inputs[key] as unknown as object;
    const isNeeded = [0.05, 0.5].some((share) => {
      const content = { [field.element]: share * field.limits.max };
      const { values } = calculator.compute({ ...result.inputs, [key]: { ...analysis, ...content } });
      return values[output] !== result.values[output];
    });
    return isNeeded ? [field.key] : [];
  });

/** Returns whether an output depends on a carbon content that was not stated. */
export const lacksCarbon = (calculator: Calculator, result: Result, output: string): boolean => {
  const carbon = takenAsZero(result).filter((key) => /\bC$/.test(key));
  return carbon.length > 0 && missingFor(calculator, result, output, carbon).length > 0;
};
