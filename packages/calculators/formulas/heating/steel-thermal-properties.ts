/**
 * Conductivity and specific heat of steel versus temperature (EN 1993-1-2, 3.4), with their integrals. The solver uses
 * the heat content and the integral of conductivity, which cannot skip the sharp peak of the specific heat at 735 °C.
 * Temperatures in °C.
 */

export type ThermalProperties = {
  /** Conductivity k, W/(m·K). */
  readonly conductivity: (celsius: number) => number;
  /** Integral of conductivity ∫k dT from 0 °C, W/m. */
  readonly conductivityIntegral: (celsius: number) => number;
  /** Specific heat c, J/(kg·K). */
  readonly specificHeat: (celsius: number) => number;
  /** Heat content ∫c dT from 0 °C, J/kg. */
  readonly heatContent: (celsius: number) => number;
};

const content600 = 425 * 600 + (0.773 / 2) * 600 ** 2 - (1.69e-3 / 3) * 600 ** 3 + (2.22e-6 / 4) * 600 ** 4;
const content735 = content600 + 666 * 135 - 13002 * Math.log(3 / 138);
const content900 = content735 + 545 * 165 + 17820 * Math.log(169 / 4);
const conduction800 = 54 * 800 - (0.0333 / 2) * 800 ** 2;

/** Carbon and low-alloy steel; the peak at 735 °C is the transformation to austenite. 20–1200 °C. */
export const carbonSteel: ThermalProperties = {
  conductivity: (t) => (t < 800 ? 54 - 0.0333 * t : 27.3),
  conductivityIntegral: (t) => (t < 800 ? 54 * t - (0.0333 / 2) * t * t : conduction800 + 27.3 * (t - 800)),
  specificHeat: (t) => {
    if (t < 600) return 425 + t * (0.773 + t * (-1.69e-3 + 2.22e-6 * t));
    if (t < 735) return 666 + 13002 / (738 - t);
    return t < 900 ? 545 + 17820 / (t - 731) : 650;
  },
  heatContent: (t) => {
    if (t < 600) return t * (425 + t * (0.773 / 2 + t * (-1.69e-3 / 3 + (2.22e-6 / 4) * t)));
    if (t < 735) return content600 + 666 * (t - 600) - 13002 * Math.log((738 - t) / 138);
    if (t < 900) return content735 + 545 * (t - 735) + 17820 * Math.log((t - 731) / 4);
    return content900 + 650 * (t - 900);
  },
};

/** Austenitic stainless steel: no transformation, low conductivity at low temperature. 20–1200 °C. */
export const stainlessSteel: ThermalProperties = {
  conductivity: (t) => 14.6 + 0.0127 * t,
  conductivityIntegral: (t) => 14.6 * t + (0.0127 / 2) * t * t,
  specificHeat: (t) => 450 + t * (0.28 + t * (-2.91e-4 + 1.34e-7 * t)),
  heatContent: (t) => t * (450 + t * (0.28 / 2 + t * (-2.91e-4 / 3 + (1.34e-7 / 4) * t))),
};

/** Returns properties with a constant conductivity (W/(m·K)) and specific heat (J/(kg·K)). */
export function constantProperties(conductivity: number, specificHeat: number): ThermalProperties {
  return {
    conductivity: () => conductivity,
    conductivityIntegral: (t) => conductivity * t,
    specificHeat: () => specificHeat,
    heatContent: (t) => specificHeat * t,
  };
}
