import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { type Entry, entryOf, type FormState } from '../form/form-entry.ts';
import type { Grid } from './paste-grid.ts';

/**
 * Returns the entries that undo a paste: those of all fields of the analyses before it, in the units shown now.
 * @param before state of the form before the paste
 */
export function undoneEntries(
  calculator: Calculator,
  { columns }: Grid,
  before: Pick<FormState, 'entries' | 'units' | 'kept'>,
  now: FormState,
): Readonly<Record<string, Entry>> {
  const isSameUnit = before.units === now.units && before.kept === now.kept;
  const keys = columns.flatMap(({ prefix, elements }) =>
    Object.keys(elements).map((element) => `${prefix}${element}`),
  );
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
