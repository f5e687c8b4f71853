/**
 * Units in which quantities are shown. A unit chosen for a kind of quantity (°F, inch, ksi) applies to every page.
 * Times and fractions are excluded: hours or seconds, % or ppm are chosen separately for each field.
 */
import type { Calculator, Output, OutputValues } from '../calculator.ts';
import { halfWidthOf } from '../models.ts';
import { placeOf } from '../numbers.ts';
import { convert, differenceUnit, kindOf, type Unit, unitChoices, units } from '../quantity.ts';

/** Preferred unit by kind of quantity. */
export type PreferredUnits = Readonly<Record<string, Unit>>;

const keptKinds: ReadonlySet<string> = new Set([
  'temperature',
  'temperature difference',
  'length',
  'pressure',
]);

/**
 * Stores a unit as preferred for its kind; ignored for kinds whose unit is chosen for each field. Temperature differences
 * follow the temperatures: °F for °F, K for °C.
 */
export function preferUnit(unit: Unit): PreferredUnits {
  if (!keptKinds.has(kindOf(unit))) return {};
  const difference = differenceUnit(unit);
  return { [kindOf(unit)]: unit, ...(difference !== unit && { [kindOf(difference)]: difference }) };
}

/** Returns the unit in which a value is shown: the preferred one of its kind if offered, otherwise the value's own unit. */
export function shownFor(own: Unit, kept: PreferredUnits): Unit {
  const chosen = kept[kindOf(own)];
  return chosen && unitChoices(own).includes(chosen) ? chosen : own;
}

/** Smaller units of forces and energies, which are used if all values are small. */
const smaller: Readonly<Partial<Record<Unit, Unit>>> = { MN: 'kN', kN: 'N', MJ: 'kJ', kJ: 'J' };
const minShown = 0.1;

/**
 * Returns the unit in which all results with this unit are shown: for forces and energies a smaller one if the largest
 * value is below 0.1.
 */
export function unitForSize({ outputs }: Calculator, values: OutputValues, own: Unit): Unit {
  const sizes = outputs.map(({ key, unit }) => (unit === own ? Math.abs(Number(values[key] ?? 0)) : 0));
  const most = Math.max(...sizes);
  let unit = own;
  for (let next = smaller[own]; next && most > 0 && convert(most, own, unit) < minShown; next = smaller[next])
    unit = next;
  return unit;
}

/** Returns the unit in which a single result is shown: by the size of the results, then by preference. */
export const unitOfResult = (
  calculator: Calculator,
  values: OutputValues,
  own: Unit,
  kept: PreferredUnits = {},
): Unit => shownFor(unitForSize(calculator, values, own), kept);

/** Parses `F,inch` from a URL or browser storage; invalid units are ignored. */
export function readUnits(text: string): PreferredUnits {
  const named = text.split(',').flatMap((each) => units.find((unit) => unit === each) ?? []);
  // A unit of differences that is stated overrides the one that follows from the temperatures.
  named.sort((a, b) => Number(differenceUnit(a) === a) - Number(differenceUnit(b) === b));
  return Object.assign({}, ...named.map(preferUnit));
}

/** Returns the units for a URL or browser storage, without those that follow from another one. */
export function writeUnits(kept: PreferredUnits): string {
  const all = Object.values(kept);
  const follows = (unit: Unit) => all.some((each) => each !== unit && differenceUnit(each) === unit);
  return all.filter((unit) => !follows(unit)).join(',');
}

/** Returns the preferred units that this calculator shows instead of its own. */
export function unitsInUse(calculator: Calculator, kept: PreferredUnits): PreferredUnits {
  const inputs = calculator.inputs.flatMap((input) => {
    if (input.kind === 'series') return input.columns.map(({ unit }) => unit);
    return input.kind === 'number' ? [input.unit] : [];
  });
  const all = [...inputs, ...calculator.outputs.map(({ unit }) => unit)];
  const changed = all.filter((own) => shownFor(own, kept) !== own);
  const used: PreferredUnits = Object.assign({}, ...changed.map((own) => preferUnit(shownFor(own, kept))));
  // Differences that were chosen apart from the temperatures.
  const apart = all.filter((own) => shownFor(own, used) !== shownFor(own, kept));
  return Object.assign({}, used, ...apart.map((own) => preferUnit(shownFor(own, kept))));
}

/** Returns the number of decimals that keeps the precision of a result after conversion to another unit. */
export function digitsIn(output: Output, unit: Unit): number {
  const factor = Math.abs(convert(1, output.unit, unit) - convert(0, output.unit, unit));
  return Math.max(0, (output.digits ?? 0) - Math.round(Math.log10(factor)));
}

/** Maximum significant digits of a result whose band is unknown. */
export const maxFigures = 4;

/** Quantities with a true zero, whose small values keep two significant digits. */
const smallKinds: ReadonlySet<string> = new Set([
  'time',
  'length',
  'mass',
  'mass fraction',
  'gas content',
  'force',
  'energy',
]);
const minFigures = 2;
/** Maximum number of decimals added to those of the output. */
const extraDecimals = 2;

/**
 * Returns the number of decimals of a value: those of its output; for small quantities as many as two significant
 * digits need, but at most two more.
 */
export function decimalsFor(output: Output, unit: Unit, shown: number): number {
  const digits = digitsIn(output, unit);
  if (shown === 0 || !smallKinds.has(kindOf(output.unit))) return digits;
  const needed = minFigures - 1 - Math.floor(Math.log10(Math.abs(shown)));
  return Math.max(digits, Math.min(digits + extraDecimals, needed));
}

/** Returns whether a small quantity would be shown as zero even with the additional decimals. */
export const isBelowDecimals = (output: Output, unit: Unit, shown: number): boolean =>
  smallKinds.has(kindOf(output.unit)) &&
  Math.abs(shown) < 10 ** -(digitsIn(output, unit) + extraDecimals) / 2;

/** Returns whether 0 means "none" in this unit, so significant digits have a meaning. */
export const isRatioScale = (unit: Unit): boolean => unit !== 'C' && unit !== 'F';

/**
 * Returns the power of ten, in the shown unit, to which a value is rounded: by its band or the spread of its models,
 * and to two to four significant digits; 0 for zero and without a value.
 */
export function placeIn(calculator: Calculator, values: OutputValues, output: Output, unit: Unit): number {
  const half = halfWidthOf(calculator, values, output);
  const byBand = placeOf(Math.abs(convert(half, output.unit, unit) - convert(0, output.unit, unit)));
  const figures = output.figures ?? maxFigures;
  const value = values[output.key];
  const shown = typeof value === 'number' ? Math.abs(convert(value, output.unit, unit)) : 0;
  // 0.9996 becomes 1.000, which has one digit more before the decimal point.
  const size = Number(shown.toPrecision(figures));
  const placeFor = (digits: number) => (size > 0 ? 10 ** (Math.floor(Math.log10(size)) + 1 - digits) : 0);
  const coarsest = size > 0 && isRatioScale(unit) ? placeFor(minFigures) : byBand;
  return Math.max(Math.min(byBand, coarsest), placeFor(figures));
}
