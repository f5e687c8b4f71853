/** Elements that the inputs do not state and that therefore count as 0, by the outputs that depend on them. */
import type { Calculator, InputValues, OutputValues, Warning } from '../calculator.ts';
import { type ElementField, valuesWithOtherContents } from '../evaluate.ts';
import { fieldsOf } from '../inputs/fields.ts';

type Result = {
  readonly inputs: InputValues;
  readonly values: OutputValues;
  readonly warnings: readonly Warning[];
};

/** Returns the flat keys of the elements that were not stated and count as 0. */
const takenAsZero = ({ warnings }: Result): readonly string[] =>
  `${warnings.find(({ code }) => code === 'taken_as_zero')?.params?.['list']}`.split(',');

/** Output values of a result with other contents of one element, by the flat key of the element. */
type Variations = Map<string, readonly OutputValues[]>;

/** Variations by result, because each is computed once for all outputs. */
const variations = new WeakMap<Result, Variations>();

/** Returns the outputs with other contents of one element, from the cache if they were computed for this result. */
function valuesWith(calculator: Calculator, result: Result, field: ElementField): readonly OutputValues[] {
  const ofResult: Variations = variations.get(result) ?? new Map();
  variations.set(result, ofResult);
  const found = ofResult.get(field.key) ?? valuesWithOtherContents(calculator, result.inputs, field);
  ofResult.set(field.key, found);
  return found;
}

/**
 * Returns the flat keys of the elements on which an output depends and that count as 0 because they were not stated. The
 * dependence is tested with two other contents.
 */
export const missingFor = (
  calculator: Calculator,
  result: Result,
  output: string,
  keys = takenAsZero(result),
): readonly string[] =>
  fieldsOf(calculator).flatMap((field) => {
    if (field.kind !== 'element' || !keys.includes(field.key)) return [];
    const isNeeded = valuesWith(calculator, result, field).some(
      (values) => values[output] !== result.values[output],
    );
    return isNeeded ? [field.key] : [];
  });
