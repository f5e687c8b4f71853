/**
 * Cooling of the Jominy specimen: bar of 25.4 × 101.6 mm, water jet at one end, still air around the rest (radiation
 * and convection). Heat is conducted along the bar; the temperature across the bar is uniform (Bi 0.01). SI; °C. Film
 * coefficient of the jet and emissivity are chosen to match the published cooling rates at 704 °C (axis of Callister &
 * Rethwisch 2008, Fig. 14.8: 270 to 2 K/s). Deviation: within 10 % from 12.7 to 51 mm, −2 % at 3.2 mm, +53 % at 1.6 mm,
 * since a constant coefficient neglects film boiling.
 */
import type { Body, Exchange } from '../heating/finite-volumes.ts';
import { stefanBoltzmann } from '../heating/furnace-heating.ts';
import { austenite, steelDensity } from './austenite.ts';
import { type CoolingHistory, type Fineness, simulateCooling } from './cooling-history.ts';

const [diameter, length] = [0.0254, 0.1016];
const zero = 273.15;

/** Temperature of jet water and air, °C. */
const around = 24;
/** Film coefficient of the water jet, W/(m²·K). */
const jetFilm = 16_000;
/** Still air: emissivity of slightly scaled steel (ASTM A255, 6.2), and film coefficient, W/(m²·K). */
const air = { emissivity: 0.3, convection: 10 };

const toAir = (node: number, area: number): Exchange => ({
  node,
  area,
  flux: (celsius) =>
    air.emissivity * stefanBoltzmann * ((around + zero) ** 4 - (celsius + zero) ** 4) +
    air.convection * (around - celsius),
  slope: (celsius) => 4 * air.emissivity * stefanBoltzmann * (celsius + zero) ** 3 + air.convection,
});

/** Returns the distances of the nodes from the quenched end, m. */
const nodeDistances = (cells: number): Float64Array =>
  Float64Array.from({ length: cells + 1 }, (_, at) => length * (at / cells) ** 2);

function bodyOf(cells: number): Body {
  const distances = nodeDistances(cells);
  const distance = (at: number): number => distances[at] ?? 0;
  const edge = (at: number): number =>
    at < 0 ? 0 : at >= cells ? length : (distance(at) + distance(at + 1)) / 2;
  const cross = (Math.PI * diameter ** 2) / 4;
  const sides = Array.from(distances, (_, at) =>
    toAir(at, Math.PI * diameter * (edge(at) - edge(at - 1)) + (at === cells ? cross : 0)),
  );
  const end: Exchange = {
    node: 0,
    area: cross,
    flux: (celsius) => jetFilm * (around - celsius),
    slope: () => jetFilm,
  };
  return {
    density: steelDensity,
    material: austenite,
    volumes: distances.map((_, at) => cross * (edge(at) - edge(at - 1))),
    links: Float64Array.from({ length: cells }, (_, at) => cross / (distance(at + 1) - distance(at))),
    exchanges: [...sides, end],
  };
}

/**
 * Temperature from which the bar is quenched, °C: the curves of ASTM A255 and Just belong to a bar from the standard
 * austenitizing temperature, 845 °C (1550 °F) for medium-carbon steels, independent of the start temperature of the section.
 */
export const standardStart = 845;

export type EndQuench = {
  /** Distances of the nodes from the quenched end, m. */
  readonly distances: Float64Array;
  readonly history: CoolingHistory;
};

/** Cools the bar until every node is at 450 °C or below, with the same default fineness as a section. */
export function coolEndQuenchBar(
  start: number,
  { cells, change }: Fineness = { cells: 72, change: 0.05 },
): EndQuench {
  return {
    distances: nodeDistances(cells),
    history: simulateCooling(bodyOf(cells), { start, medium: around, until: 450, change }),
  };
}
