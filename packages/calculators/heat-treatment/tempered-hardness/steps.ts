/** Combines two temperings to one: the hours at the hotter temperature with the same effect are added. */

import { totalHours } from '../../formulas/hardness/temper-parameter.ts';
import * as maynier from '../../formulas/hardness/tempered-hardness.ts';
import { timeConstant } from '../../formulas/measured/tempered-hardness.ts';

/** Steps of a tempering; temperatures in °C, times in h. */
export type TemperingSteps = {
  readonly temperatureC: number;
  readonly timeH: number;
  readonly tempers: 'one' | 'two';
  readonly secondTemperatureC: number;
  readonly secondTimeH: number;
};

export type Hold = { readonly celsius: number; readonly hours: number };

export function holdsOf(steps: TemperingSteps): readonly Hold[] {
  const first = { celsius: steps.temperatureC, hours: steps.timeH };
  if (steps.tempers === 'one') return [first];
  return [first, { celsius: steps.secondTemperatureC, hours: steps.secondTimeH }];
}

export const hottestOf = (holds: readonly Hold[]): number => Math.max(...holds.map(({ celsius }) => celsius));

/**
 * Returns the single tempering in °C and h with the same parameter T (17 + log t) as all steps: each step is converted
 * to hours at the hottest temperature (Hollomon and Jaffe 1945), and these are added. A single step is returned
 * unchanged.
 */
export function combinedHold(steps: TemperingSteps): Hold {
  const holds = holdsOf(steps);
  const [only] = holds;
  if (only && holds.length === 1) return only;
  const celsius = hottestOf(holds);
  const kelvins = holds.map((hold) => ({ kelvin: hold.celsius + 273.15, hours: hold.hours }));
  return { celsius, hours: totalHours(kelvins, celsius + 273.15, timeConstant) };
}

/** Returns the parameter of Maynier et al. 1978 in K of all steps, converted to hours at the hottest temperature and added. */
export function maynierParameter(steps: TemperingSteps): number {
  const holds = holdsOf(steps);
  const [only] = holds;
  if (only && holds.length === 1) return maynier.temperingParameter(only.celsius, only.hours);
  const celsius = hottestOf(holds);
  const hours = holds.reduce(
    (sum, hold) =>
      sum + maynier.equivalentHours(maynier.temperingParameter(hold.celsius, hold.hours), celsius),
    0,
  );
  return maynier.temperingParameter(celsius, hours);
}
