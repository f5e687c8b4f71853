/** Heat transfer between surface and quench medium. SI units; temperatures in °C. */
import type { Exchange } from '../heating/finite-volumes.ts';

/** Film coefficient in W/(m²·K) at a temperature of the surface in °C. */
export type FilmPoint = { readonly celsius: number; readonly film: number };

export type Medium = {
  /** Temperature of the medium, °C. */
  readonly temperature: number;
  /**
   * Film coefficients by ascending temperature; linear between the points, constant outside. One point means a constant
   * coefficient.
   */
  readonly film: readonly FilmPoint[];
};

/** Conductivity to which severities refer unless another is given, W/(m·K); the default of the immersion time. */
export const severityConductivity = 28;

/** Converts a severity H in 1/inch to a film coefficient in W/(m²·K): h = 2kH (Grossmann, Asimow & Urban 1939). */
export const filmOfSeverity = (severity: number, conductivity = severityConductivity): number =>
  (2 * conductivity * severity) / 0.0254;

/** Converts a film coefficient in W/(m²·K) to a severity H in 1/inch. */
export const severityOfFilm = (film: number, conductivity = severityConductivity): number =>
  (film * 0.0254) / (2 * conductivity);

/** Returns the film coefficient at a surface temperature and its slope per K. */
export function filmAt(points: readonly FilmPoint[], celsius: number): { film: number; slope: number } {
  const at = points.findIndex((each) => each.celsius > celsius);
  const [from, to] = [points[at < 0 ? points.length - 1 : at - 1], points[at]];
  if (!from || !to) return { film: (from ?? to)?.film ?? 0, slope: 0 };
  const slope = (to.film - from.film) / (to.celsius - from.celsius);
  return { film: from.film + slope * (celsius - from.celsius), slope };
}

/** Returns the heat exchange of a node with the medium through an area. */
export const exchangeWith = ({ temperature, film }: Medium, node: number, area: number): Exchange => ({
  node,
  area,
  flux: (celsius) => filmAt(film, celsius).film * (temperature - celsius),
  slope: (celsius) => {
    const at = filmAt(film, celsius);
    return at.film + at.slope * (celsius - temperature);
  },
});
