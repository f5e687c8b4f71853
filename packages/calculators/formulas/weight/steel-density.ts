/** Density of hot steel in kg/m³; temperature in °C, carbon in wt %. Carbon steel by phase: Harste, Jablonka & Schwerdtfeger 1988. */

/** Computes the density of ferrite, below about 770 to 900 °C: 7881 - 0.324 T - 3·10⁻⁵ T². */
export function ferriteDensity(celsius: number): number {
  return 7881 - 0.324 * celsius - 3e-5 * celsius ** 2;
}

/** Computes the density of austenite, above Ae3: 100 (8106 - 0.51 T)/[(100 - C)(1 + 0.008 C)³]. */
export function austeniteDensity(celsius: number, carbon: number): number {
  return (100 * (8106 - 0.51 * celsius)) / ((100 - carbon) * (1 + 0.008 * carbon) ** 3);
}

/** Returns the ratio of hot to cold length from the densities: (ρ cold/ρ hot)^(1/3). */
export function hotLengthFactor(coldDensity: number, hotDensity: number): number {
  return Math.cbrt(coldDensity / hotDensity);
}

/**
 * Returns the linear growth of austenitic stainless steel from 20 °C as a share, (16 + 4.79·10⁻³ T - 1.243·10⁻⁶ T²)(T -
 * 20)·10⁻⁶, 20 to 1200 °C. EN 1993-1-2, annex C.
 */
export function austeniticGrowth(celsius: number): number {
  return (16 + 4.79e-3 * celsius - 1.243e-6 * celsius ** 2) * (celsius - 20) * 1e-6;
}

/** Returns the hot density from the cold density and the linear expansion as a share. */
export function grownDensity(coldDensity: number, growth: number): number {
  return coldDensity / (1 + growth) ** 3;
}
