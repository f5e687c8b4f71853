import { type Unit, unitChoices, unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import type { CellField } from './columns.ts';

/** Spellings besides the symbols. */
const spellings: Readonly<Partial<Record<Unit, RegExp>>> = {
  C: /^(c|deg\.?c|grad ?c|celsius)$/,
  F: /^(f|deg\.?f|fahrenheit)$/,
  K: /^kelvin$/,
  'wt%': /^((wt|gew|mass|ma|m)\.?-?%|%(bymass|\(?m\/m\)?)|质量%|質量%|mass%)$/,
  inch: /^(inch|inches|zoll|"|″)$/,
  MPa: /^n\/mm[2²]$/,
  s: /^(sec|sek)$/,
  h: /^(hr|hrs|std)$/,
};

/** Finds the unit of a header among the input's selectable units; null if there is none. */
export function headerUnit(field: CellField, written: string): Unit | null {
  if (field.kind === 'choice') return null;
  const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toLowerCase();
  const wanted = plain(written);
  return (
    unitChoices(field.unit).find(
      (unit) => plain(unitSymbol(unit)) === wanted || spellings[unit]?.test(wanted),
    ) ?? null
  );
}
