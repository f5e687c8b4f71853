import { kindOf, type Unit, unitChoices, unitSymbol, units } from '@ferrite/calculators/core/quantity.ts';
import type { CellField } from './cell-fields.ts';

/** Spellings in addition to the symbols. */
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

/** Returns the units in which a table may state an input: those selectable on the page first, then all others of its kind. */
export function unitsOfField(field: CellField): readonly Unit[] {
  if (field.kind === 'choice') return [];
  const kind = kindOf(field.unit);
  return [...new Set([...unitChoices(field.unit), ...units.filter((unit) => kindOf(unit) === kind)])];
}

/** Finds the unit of a header among the units of the input; null if there is none. */
export function headerUnit(field: CellField, written: string): Unit | null {
  const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toLowerCase();
  const wanted = plain(written);
  return (
    unitsOfField(field).find((unit) => plain(unitSymbol(unit)) === wanted || spellings[unit]?.test(wanted)) ??
    null
  );
}

/** Units of contents that no calculator has. */
export const unknownContent = /[%‰‱]|^pp[bmt]$|^[mµ]?g\/(?:kg|t|g)$/i;

const partsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}%‰‱°"″]+/u)
    .filter(Boolean);

/** Parts of all unit symbols, and of units that no calculator has. */
const unitParts: ReadonlySet<string> = new Set([
  ...units.flatMap((unit) => partsOf(unitSymbol(unit))),
  ...[
    '‰',
    '‱',
    'at',
    'at%',
    'atom',
    'atom%',
    'atomic',
    'mol',
    'mol%',
    'mole',
    'vol',
    'vol%',
    '原子%',
    'モル%',
    '体积%',
    '体積%',
    '원자%',
    '몰%',
    'ft',
    'yd',
    'km',
    'nm',
    'mil',
    'ipm',
    'oz',
    'psi',
    'torr',
    'cal',
    'kcal',
    'btu',
    'sec',
    'hr',
    'hrs',
    'std',
  ],
]);

/** Returns whether a text looks like a unit, e.g. `cm/min`. A single letter does not: it may be an element or a sample. */
export function isUnitLike(text: string): boolean {
  const parts = partsOf(text);
  return (
    parts.some((part) => part.length > 1 || !/\p{L}/u.test(part)) &&
    parts.every((part) => unitParts.has(part))
  );
}
