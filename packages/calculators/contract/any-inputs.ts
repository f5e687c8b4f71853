import fc from 'fast-check';
import type { Calculator, NumberInput } from '../core/calculator.ts';
import { fieldsOf, type RawInputs } from '../core/inputs/fields.ts';

/** Returns an arbitrary of random inputs within the limits; compositions above 100 % are scaled down. */
export function anyInputs(calculator: Calculator): fc.Arbitrary<RawInputs> {
  const number = ({ limits, whole }: Pick<NumberInput, 'limits' | 'whole'>): fc.Arbitrary<number> => {
    const { min, max } = limits;
    const inside = whole
      ? fc.integer({ min, max })
      : fc.oneof(
          fc.double({ min, max, noNaN: true }),
          fc.double({ min: 0, max: 1, noNaN: true }).map((u) => min + (max - min) * u * u),
        );
    return fc.oneof(inside, fc.constantFrom(min, max));
  };
  const entries = fieldsOf(calculator).map((field) => {
    if (field.kind === 'choice') return [field.key, fc.constantFrom(...field.input.choices)] as const;
    if (field.kind === 'series') {
      const row = fc.record(
        Object.fromEntries(field.input.columns.map((column) => [column.key, number(column)])),
      );
      return [
        field.key,
        fc.array(row, { minLength: field.input.rows.min, maxLength: Math.min(4, field.input.rows.max) }),
      ] as const;
    }
    return [field.key, number(field.kind === 'number' ? field.input : field)] as const;
  });
  return fc.record(Object.fromEntries<fc.Arbitrary<unknown>>(entries)).map((inputs) => {
    const thinned: Record<string, unknown> = { ...inputs };
    for (const input of calculator.inputs) {
      if (input.kind !== 'composition') continue;
      const keys = Object.keys(input.elements).map((element) => `${input.prefix}${element}`);
      const sum = keys.reduce((total, key) => total + Number(thinned[key]), 0);
      if (sum > 100) for (const key of keys) thinned[key] = (Number(thinned[key]) * 99) / sum;
    }
    return thinned;
  });
}
