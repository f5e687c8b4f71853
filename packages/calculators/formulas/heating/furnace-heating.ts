/**
 * A long bar or a plate heated in a furnace: conduction in one direction, with radiation and convection at
 * the surface and properties that change with temperature. Finite volumes over the radius or the half
 * thickness; TR-BDF2 in time (Bank et al. 1985: second order and L-stable, so that the step may grow as the
 * piece settles) with Newton iterations on a tridiagonal system. SI; temperatures in °C, radiation in K.
 */

import { solveTridiagonal, type Tridiagonal } from '../mathematics/tridiagonal.ts';
import type { ThermalProperties } from './steel-thermal-properties.ts';

/** W/(m²·K⁴). */
export const stefanBoltzmann = 5.670374e-8;
const zero = 273.15;

export type HeatedPiece = {
  readonly shape: 'bar' | 'plate';
  /** Radius, or half the thickness when heated from both sides, m. */
  readonly half: number;
  /** kg/m³. */
  readonly density: number;
  readonly material: ThermalProperties;
  readonly start: number;
};

export type Furnace = {
  readonly temperature: number;
  /** Emissivity of furnace and surface together. */
  readonly emissivity: number;
  /** W/(m²·K). */
  readonly convection: number;
};

export type Heating = {
  readonly seconds: number;
  readonly surface: number;
  readonly centre: number;
  readonly mean: number;
};

/** Cells over the half section, and the share of the distance to the furnace covered in one step. */
export type Fineness = { readonly cells: number; readonly change: number };

/** Times agree within 0.2 % with those of four times as many cells and a quarter of the step (see the test). */
const usual: Fineness = { cells: 20, change: 0.08 };

const gamma = 2 - Math.SQRT2;
const newtonSteps = 12;

/** Heat flux into the surface, W/m². */
export function surfaceFlux({ temperature, emissivity, convection }: Furnace, surface: number): number {
  const radiation = emissivity * stefanBoltzmann * ((temperature + zero) ** 4 - (surface + zero) ** 4);
  return radiation + convection * (temperature - surface);
}

type Grid = {
  readonly volumes: Float64Array;
  /** Area by distance between a node and the next one outwards. */
  readonly links: Float64Array;
  readonly outside: number;
};

function gridOf({ shape, half }: HeatedPiece, cells: number): Grid {
  const width = half / cells;
  const power = shape === 'bar' ? 2 : 1;
  const edge = (at: number): number => Math.min(half, Math.max(0, (at + 0.5) * width));
  const volumes = Float64Array.from(
    { length: cells + 1 },
    (_, at) => (edge(at) ** power - edge(at - 1) ** power) / power,
  );
  const links = Float64Array.from({ length: cells }, (_, at) => edge(at) ** (power - 1) / width);
  return { volumes, links, outside: half ** (power - 1) };
}

/** A piece in its furnace, divided into cells. */
type Heated = { readonly piece: HeatedPiece; readonly furnace: Furnace; readonly grid: Grid };

/** Heat flowing into each node, W per metre of length and radian (bar) or per m² (plate). */
function flows({ piece, furnace, grid }: Heated, nodes: Float64Array): Float64Array {
  const into = new Float64Array(nodes.length);
  const last = nodes.length - 1;
  let inner = piece.material.conductivityIntegral(nodes[0] ?? 0);
  for (let at = 0; at < last; at++) {
    const outer = piece.material.conductivityIntegral(nodes[at + 1] ?? 0);
    const flow = (grid.links[at] ?? 0) * (outer - inner);
    into[at] = (into[at] ?? 0) + flow;
    into[at + 1] = (into[at + 1] ?? 0) - flow;
    inner = outer;
  }
  into[last] = (into[last] ?? 0) + grid.outside * surfaceFlux(furnace, nodes[last] ?? 0);
  return into;
}

/** Heat that each node has to hold when the flow counts with a weight in s. */
type Balance = { readonly known: Float64Array; readonly weight: number };

/** Newton for ρVh(T) − weight·flow(T) = known, from and into `nodes`; false when it does not settle. */
function solve(heated: Heated, nodes: Float64Array, { known, weight }: Balance, work: Tridiagonal): boolean {
  const { furnace, grid } = heated;
  const { material, density } = heated.piece;
  const last = nodes.length - 1;
  const { below, diagonal, above, right } = work;
  for (let step = 0; step < newtonSteps; step++) {
    const into = flows(heated, nodes);
    for (let at = 0; at <= last; at++) {
      const t = nodes[at] ?? 0;
      const mass = density * (grid.volumes[at] ?? 0);
      const conductivity = weight * material.conductivity(t);
      const [inwards, outwards] = [at > 0 ? (grid.links[at - 1] ?? 0) : 0, grid.links[at] ?? 0];
      right[at] = (known[at] ?? 0) - mass * material.heatContent(t) + weight * (into[at] ?? 0);
      diagonal[at] = mass * material.specificHeat(t) + conductivity * (inwards + outwards);
      if (at > 0) above[at - 1] = -inwards * conductivity;
      if (at < last) below[at + 1] = -outwards * conductivity;
    }
    const surface = (nodes[last] ?? 0) + zero;
    const slope = 4 * furnace.emissivity * stefanBoltzmann * surface ** 3 + furnace.convection;
    diagonal[last] = (diagonal[last] ?? 0) + weight * grid.outside * slope;
    const change = solveTridiagonal(work);
    let largest = 0;
    for (let at = 0; at <= last; at++) {
      nodes[at] = (nodes[at] ?? 0) + (change[at] ?? 0);
      largest = Math.max(largest, Math.abs(change[at] ?? 0));
    }
    if (!(largest < 1e4)) return false;
    if (largest < 1e-4) return true;
  }
  return false;
}

const heats = ({ piece, grid }: Heated, nodes: Float64Array): Float64Array =>
  nodes.map((t, at) => piece.density * (grid.volumes[at] ?? 0) * piece.material.heatContent(t));

/**
 * Temperatures from the start until the centre is at `target` °C, below the furnace temperature. A step that
 * does not settle is halved. Throws a RangeError when the target cannot be reached.
 */
export function heatUntil(
  piece: HeatedPiece,
  furnace: Furnace,
  target: number,
  fineness: Fineness = usual,
): readonly Heating[] {
  if (!(target < furnace.temperature && piece.start < furnace.temperature))
    throw new RangeError('the target must lie below the furnace');
  const grid = gridOf(piece, fineness.cells);
  const heated: Heated = { piece, furnace, grid };
  const total = grid.volumes.reduce((sum, each) => sum + each, 0);
  const size = fineness.cells + 1;
  let nodes = new Float64Array(size).fill(piece.start);
  const work: Tridiagonal = {
    below: new Float64Array(size),
    diagonal: new Float64Array(size),
    above: new Float64Array(size),
    right: new Float64Array(size),
  };
  const stateAt = (seconds: number): Heating => ({
    seconds,
    surface: nodes[size - 1] ?? 0,
    centre: nodes[0] ?? 0,
    mean: nodes.reduce((sum, each, at) => sum + each * (grid.volumes[at] ?? 0), 0) / total,
  });
  const course: Heating[] = [stateAt(0)];
  let seconds = 0;
  const cell = piece.half / fineness.cells;
  let step =
    (0.1 * cell * cell * piece.density * piece.material.specificHeat(piece.start)) /
    piece.material.conductivity(piece.start);
  const rest = (t: number | undefined): number => furnace.temperature - (t ?? 0);
  const [one, two] = [1 / (gamma * (2 - gamma)), (1 - gamma) ** 2 / (gamma * (2 - gamma))];
  while ((nodes[0] ?? 0) < target && course.length < 20_000) {
    const before = heats(heated, nodes);
    const now = flows(heated, nodes);
    const half = (gamma * step) / 2;
    const next = nodes.slice();
    const first = before.map((heat, at) => heat + half * (now[at] ?? 0));
    let settled = solve(heated, next, { known: first, weight: half }, work);
    if (settled) {
      const between = heats(heated, next);
      const known = before.map((heat, at) => one * (between[at] ?? 0) - two * heat);
      settled = solve(heated, next, { known, weight: ((1 - gamma) / (2 - gamma)) * step }, work);
    }
    if (!settled) {
      step /= 2;
      continue;
    }
    // How far the fastest node came, as a share of its way to the furnace.
    let share = 0;
    for (let at = 0; at < size; at++) {
      share = Math.max(share, ((next[at] ?? 0) - (nodes[at] ?? 0)) / rest(nodes[at]));
    }
    if (share > 2 * fineness.change) {
      step /= 2;
      continue;
    }
    nodes = next;
    seconds += step;
    course.push(stateAt(seconds));
    step *= Math.min(1.5, Math.max(0.5, fineness.change / Math.max(share, 1e-9)));
  }
  return course;
}

/**
 * Second at which one place reaches a temperature. Between two steps the distance to the furnace falls
 * exponentially. null when the course ends before.
 */
export function timeReached(
  course: readonly Heating[],
  place: 'surface' | 'centre' | 'mean',
  target: number,
  furnace: number,
): number | null {
  const at = course.findIndex((each) => each[place] >= target);
  const [from, to] = [course[at - 1], course[at]];
  if (!to) return null;
  if (!from) return to.seconds;
  const [before, after] = [Math.log(furnace - from[place]), Math.log(furnace - to[place])];
  const share = after < before ? (before - Math.log(furnace - target)) / (before - after) : 1;
  return from.seconds + share * (to.seconds - from.seconds);
}

/**
 * Seconds for a thin piece of even temperature, heated by radiation alone with constant specific heat
 * (Incropera & DeWitt, 5.3). `length` is the volume by the heated surface, m. Good for Bi < 0.1.
 */
export function radiationTime(
  from: number,
  to: number,
  furnace: Furnace,
  { density, specificHeat, length }: Readonly<Record<'density' | 'specificHeat' | 'length', number>>,
): number {
  const [hot, begin, end] = [furnace.temperature + zero, from + zero, to + zero];
  const part = (t: number): number => Math.log((hot + t) / (hot - t)) + 2 * Math.atan(t / hot);
  const scale = (density * specificHeat * length) / (4 * furnace.emissivity * stefanBoltzmann * hot ** 3);
  return scale * (part(end) - part(begin));
}
