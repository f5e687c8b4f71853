/**
 * In which unit a quantity is shown. People keep to one unit for a kind of quantity (°F, inch, ksi), on every page.
 * Times and shares are not among these kinds: hours or seconds, % or ppm follow the size of the value, field by field.
 */
import type { Calculator, Output, OutputValues } from '../calculator.ts';
import { halfWidthOf } from '../models.ts';
import { placeOf } from '../numbers.ts';
import { convert, kindOf, type Unit, unitChoices, units } from '../quantity.ts';

/** By kind of quantity. */
export type PreferredUnits = Readonly<Record<string, Unit>>;

const keptKinds: ReadonlySet<string> = new Set([
  'temperature',
  'temperature difference',
  'length',
  'pressure',
]);

/** The unit as one that is kept for its kind; nothing for kinds that are chosen field by field. */
export function preferUnit(unit: Unit): PreferredUnits {
  return keptKinds.has(kindOf(unit)) ? { [kindOf(unit)]: unit } : {};
}

/** The unit to show a value in whose own unit this is: its own where the kept one is not offered. */
export function shownFor(own: Unit, kept: PreferredUnits): Unit {
  const chosen = kept[kindOf(own)];
  return chosen && unitChoices(own).includes(chosen) ? chosen : own;
}

/** Reads `F,inch`, as an address or the browser's storage brings it; what is no such unit is passed over. */
export function readUnits(text: string): PreferredUnits {
  const named = text.split(',').flatMap((each) => units.find((unit) => unit === each) ?? []);
  return Object.assign({}, ...named.map(preferUnit));
}

export function writeUnits(kept: PreferredUnits): string {
  return Object.values(kept).join(',');
}

/** The kept units that this calculator's page shows instead of its own. */
export function unitsInUse(calculator: Calculator, kept: PreferredUnits): PreferredUnits {
  const inputs = calculator.inputs.flatMap((input) => {
    if (input.kind === 'series') return input.columns.map(({ unit }) => unit);
    return input.kind === 'number' ? [input.unit] : [];
  });
  const all = [...inputs, ...calculator.outputs.map(({ unit }) => unit)];
  const changed = all.filter((own) => shownFor(own, kept) !== own);
  return Object.assign({}, ...changed.map((own) => preferUnit(shownFor(own, kept))));
}

/** Decimals that keep a result as sharp in another unit. */
export function digitsIn(output: Output, unit: Unit): number {
  const factor = Math.abs(convert(1, output.unit, unit) - convert(0, output.unit, unit));
  return Math.max(0, (output.digits ?? 0) - Math.round(Math.log10(factor)));
}

/** Place, in the shown unit, to which a value is given by its band or the spread of its models; 0 if neither is known. */
export function placeIn(calculator: Calculator, values: OutputValues, output: Output, unit: Unit): number {
  const half = halfWidthOf(calculator, values, output);
  return placeOf(Math.abs(convert(half, output.unit, unit) - convert(0, output.unit, unit)));
}
