/** The units that somebody keeps to, in this browser: for all calculator pages, until another one is chosen. */
import type { Unit } from '@ferrite/calculators/core/quantity.ts';
import {
  type KeptUnits,
  keeping,
  readUnits,
  writeUnits,
} from '@ferrite/calculators/core/units/shown-units.ts';

const storageKey = 'calculator-units';

export function storedUnits(): KeptUnits {
  try {
    return readUnits(localStorage.getItem(storageKey) ?? '');
  } catch {
    return {};
  }
}

/** Keeps the unit for its kind of quantity, beside those of other kinds. */
export function keepUnit(unit: Unit): void {
  const kept = keeping(unit);
  if (Object.keys(kept).length === 0) return;
  try {
    localStorage.setItem(storageKey, writeUnits({ ...storedUnits(), ...kept }));
  } catch {
    // Storage may be forbidden; the unit then holds for this page.
  }
}
