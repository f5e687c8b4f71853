/** Density of carbon steel in kg/m³ by phase; temperature in °C, carbon in wt %. Harste, Jablonka & Schwerdtfeger 1988. */

/** 7881 - 0.324 T - 3·10⁻⁵ T²: ferrite, below about 770 to 900 °C. */
export function ferriteDensity(celsius: number): number {
  return 7881 - 0.324 * celsius - 3e-5 * celsius ** 2;
}

/** 100 (8106 - 0.51 T)/[(100 - C)(1 + 0.008 C)³]: austenite, above Ae3. */
export function austeniteDensity(celsius: number, carbon: number): number {
  return (100 * (8106 - 0.51 * celsius)) / ((100 - carbon) * (1 + 0.008 * carbon) ** 3);
}

/** Length when hot over length when cold, from the densities: (ρ cold/ρ hot)^(1/3). */
export function hotLengthFactor(coldDensity: number, hotDensity: number): number {
  return Math.cbrt(coldDensity / hotDensity);
}
