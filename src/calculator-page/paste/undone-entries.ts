import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { type Entry, entryOf, type FormState } from '../form/form-entry.ts';

/**
 * Returns the entries of fields before a paste, in the units shown now. @param keys keys of the fields @param before
 * state of the form before the paste
 */
export function undoneEntries(
  calculator: Calculator,
  keys: readonly string[],
  before: Pick<FormState, 'entries' | 'units' | 'kept'>,
  now: FormState,
): Readonly<Record<string, Entry>> {
  const isSameUnit = before.units === now.units && before.kept === now.kept;
  return Object.fromEntries(
    keys.flatMap((key) => {
      const entry = before.entries[key];
      if (!entry || entry === now.entries[key]) return [];
      const { value } = entry;
      return [
        [key, isSameUnit || value === null ? entry : entryOf(calculator, now, key, { ...entry, value })],
      ];
    }),
  );
}
