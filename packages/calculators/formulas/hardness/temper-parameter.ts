/**
 * Tempering parameter: P = T (C + log10 t), T in K, t in h (Hollomon & Jaffe 1945; the same form as Larson and Miller's
 * parameter of rupture time). Not divided by 1000.
 */

/** Computes the parameter P of one holding step. */
export function temperParameter(kelvin: number, hours: number, constant: number): number {
  return kelvin * (constant + Math.log10(hours));
}

/** Computes C = 21.3 - 5.8 %C, for t in hours. */
export function constantByCarbon(carbonPercent: number): number {
  return 21.3 - 5.8 * carbonPercent;
}

/** Returns the hours at another temperature that give the same P. */
export function equivalentHours(parameter: number, kelvin: number, constant: number): number {
  return 10 ** (parameter / kelvin - constant);
}

/** Returns the temperature in K that gives the same P for another time in h; null if there is none. */
export function equivalentKelvin(parameter: number, hours: number, constant: number): number | null {
  const divisor = constant + Math.log10(hours);
  return divisor > 0 ? parameter / divisor : null;
}

export type Hold = { readonly kelvin: number; readonly hours: number };

/** Returns the equivalent hours of all steps at the reference temperature (each converted, then added). */
export function totalHours(holds: readonly Hold[], referenceKelvin: number, constant: number): number {
  return holds.reduce((sum, { kelvin, hours }) => {
    const parameter = temperParameter(kelvin, hours, constant);
    return sum + equivalentHours(parameter, referenceKelvin, constant);
  }, 0);
}

/**
 * Returns the equivalent hours at the holding temperature of a linear ramp up to or down from it: T / [2.3 r (C - log10
 * r)], rate r in K/h (Gulvin; Kirkaldy, printed with C = 20). Null if the rate is too fast for the formula.
 */
export function rampHours(kelvin: number, ratePerHour: number, constant: number): number | null {
  const divisor = 2.3 * ratePerHour * (constant - Math.log10(ratePerHour));
  return divisor > 0 ? kelvin / divisor : null;
}
