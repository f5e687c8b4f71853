/** Contents that cannot have the unit of their column, such as 0.02 in a column in ppm. */
import type { RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import type { Column } from '../columns/columns.ts';

/** Elements of which steel never contains less than 1 ppm. */
const alloying: ReadonlySet<string> = new Set([
  'C',
  'Si',
  'Mn',
  'P',
  'Cr',
  'Ni',
  'Mo',
  'Cu',
  'V',
  'Nb',
  'Ti',
  'Al',
  'N',
  'W',
  'Co',
]);
/** Smallest content in ppm that analyses of steel state; smaller ones are in percent. */
const least = (element: string): number => (alloying.has(element) ? 1 : 0.1);

/** Returns the keys of contents in ppm that are too small for this unit. @param given cells in the units of their columns */
export function misfitsOf(columns: readonly Column[], given: RawInputs): readonly string[] {
  return columns.flatMap(({ field, unit }) => {
    if (field.kind !== 'element' || unit !== 'ppm') return [];
    const value = given[field.key];
    return typeof value === 'number' && value > 0 && value < least(field.element) ? [field.key] : [];
  });
}
