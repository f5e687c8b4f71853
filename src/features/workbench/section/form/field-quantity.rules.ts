/** Numbers in the form of a section, with or without a unit after them. */
import { isElement } from '@ferrite/calculators/core/elements.ts';
import { signsOf } from '@ferrite/calculators/core/inputs/read-number.ts';
import { readQuantity } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import type { Unit } from '@ferrite/calculators/core/quantity.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { FieldProblem, SectionField } from '../section-form.rules.ts';

/** Units in which the fields are computed; elements are in wt %. */
const units: Readonly<Partial<Record<SectionField, Unit>>> = {
  sizeMm: 'mm',
  startC: 'C',
  mediumC: 'C',
  temperC: 'C',
  temperH: 'h',
  severity: '1/inch',
  filmWm2K: 'W/m2K',
  requiredHRC: 'HRC',
  atMostHRC: 'HRC',
};

export const columnUnits = { table: ['C', 'W/m2K'], curve: ['s', 'C'] } as const satisfies Readonly<
  Record<string, readonly [Unit, Unit]>
>;

export const unitOfField = (field: SectionField): Unit => units[field] ?? (isElement(field) ? 'wt%' : '1');

type FieldReading =
  | { readonly value: number; readonly isBelow: boolean; readonly plusMinus?: number }
  | FieldProblem;

/** Reads a number with a unit of the field's kind, e.g. `2 in` for a diameter in mm. Only contents may be stated as `<0.003` or `0.42±0.02`. */
export function readFieldQuantity(text: string, unit: Unit, language: Language): FieldReading {
  const reading = readQuantity(text, { unit, signs: signsOf(language) });
  if (reading.kind === 'ambiguous')
    return { kind: 'ambiguous', text, decimal: reading.decimal, grouped: reading.grouped };
  if (reading.kind === 'none' || reading.bound === 'above') return { kind: 'number' };
  const { value, plusMinus } = reading;
  if (plusMinus && unit !== 'wt%') return { kind: 'plusMinus' };
  return { value, isBelow: reading.bound === 'below', ...(plusMinus && { plusMinus }) };
}
