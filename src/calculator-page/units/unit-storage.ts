/** Stores the preferred units in the browser, for all calculator pages. */
import type { Unit } from '@ferrite/calculators/core/quantity.ts';
import {
  type PreferredUnits,
  preferUnit,
  readUnits,
  writeUnits,
} from '@ferrite/calculators/core/units/shown-units.ts';

const storageKey = 'calculator-units';

export function storedUnits(): PreferredUnits {
  try {
    return readUnits(localStorage.getItem(storageKey) ?? '');
  } catch {
    return {};
  }
}

/** Stores a unit as preferred for its kind of quantity. */
export function storeUnit(unit: Unit): void {
  const kept = preferUnit(unit);
  if (Object.keys(kept).length === 0) return;
  try {
    localStorage.setItem(storageKey, writeUnits({ ...storedUnits(), ...kept }));
  } catch {
    // Without storage the unit applies only to this page.
  }
}
