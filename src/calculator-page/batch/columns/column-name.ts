import { type Unit, unitSymbol } from '@ferrite/calculators/core/quantity.ts';

/** Normalizes a name to lower-case letters and digits. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]/gu, '');

/** Returns the label with its unit, e.g. `Carbon (%)`, or without unit if there is none. */
export function withUnitOf(label: string, unit: Unit | null): string {
  const symbol = unit === null ? '' : unitSymbol(unit);
  return symbol === '' ? label : `${label} (${symbol})`;
}
