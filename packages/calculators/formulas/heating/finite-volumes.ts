/**
 * One-dimensional heat conduction by finite volumes, with temperature-dependent properties and heat exchange at any
 * node. Conservative: the heat content of the nodes changes exactly by the heat flow. TR-BDF2 in time (Bank et al.
 * 1985: second order and L-stable) with Newton iterations on a tridiagonal system. SI; temperatures in °C.
 */
import { solveTridiagonal, type Tridiagonal } from '../mathematics/tridiagonal.ts';
import type { ThermalProperties } from './steel-thermal-properties.ts';

/** Heat exchange of a node with its surroundings. */
export type Exchange = {
  readonly node: number;
  /** Area in m², on the same basis as the volumes (e.g. per metre of length). */
  readonly area: number;
  /** Heat flux into the node at a temperature of the node, W/m². */
  readonly flux: (celsius: number) => number;
  /** Decrease of the flux per kelvin of node temperature, W/(m²·K). */
  readonly slope: (celsius: number) => number;
};

export type Body = {
  readonly density: number;
  readonly material: ThermalProperties;
  /** Volume of each node, m³ on a common basis (e.g. per metre of length). */
  readonly volumes: Float64Array;
  /** Area over distance between each node and the next one. */
  readonly links: Float64Array;
  readonly exchanges: readonly Exchange[];
};

const gamma = 2 - Math.SQRT2;
const newtonSteps = 12;
/** Temperature change in K below which the iteration ends. */
const tolerance = 1e-4;

/** Returns the heat flowing into each node, W. */
export function flows({ material, links, exchanges }: Body, nodes: Float64Array): Float64Array {
  const into = new Float64Array(nodes.length);
  const last = nodes.length - 1;
  let inner = material.conductivityIntegral(nodes[0] ?? 0);
  for (let at = 0; at < last; at++) {
    const outer = material.conductivityIntegral(nodes[at + 1] ?? 0);
    const flow = (links[at] ?? 0) * (outer - inner);
    into[at] = (into[at] ?? 0) + flow;
    into[at + 1] = (into[at + 1] ?? 0) - flow;
    inner = outer;
  }
  for (const { node, area, flux } of exchanges)
    into[node] = (into[node] ?? 0) + area * flux(nodes[node] ?? 0);
  return into;
}

/** Returns the rate of temperature change of each node, K/s. */
export function temperatureRates(body: Body, nodes: Float64Array): Float64Array {
  return flows(body, nodes).map(
    (flow, at) =>
      flow / (body.density * (body.volumes[at] ?? 1) * body.material.specificHeat(nodes[at] ?? 0)),
  );
}

/** Returns the heat content of each node, J. */
const heats = ({ density, volumes, material }: Body, nodes: Float64Array): Float64Array =>
  nodes.map((t, at) => density * (volumes[at] ?? 0) * material.heatContent(t));

/** Required heat content of each node, with the weight of the heat flow in s. */
type Balance = { readonly known: Float64Array; readonly weight: number };

/** Writes the heat balance, linearized at the temperatures of the nodes, into `work`. */
function linearize(body: Body, nodes: Float64Array, { known, weight }: Balance, work: Tridiagonal): void {
  const { material, density, volumes, links, exchanges } = body;
  const last = nodes.length - 1;
  const { below, diagonal, above, right } = work;
  let [inwards, conducted, gained] = [0, material.conductivityIntegral(nodes[0] ?? 0), 0];
  for (let at = 0; at <= last; at++) {
    const t = nodes[at] ?? 0;
    const mass = density * (volumes[at] ?? 0);
    const conductivity = weight * material.conductivity(t);
    const outwards = links[at] ?? 0;
    const next = at < last ? material.conductivityIntegral(nodes[at + 1] ?? 0) : conducted;
    const flow = outwards * (next - conducted);
    right[at] = (known[at] ?? 0) - mass * material.heatContent(t) + weight * (flow - gained);
    diagonal[at] = mass * material.specificHeat(t) + conductivity * (inwards + outwards);
    if (at > 0) above[at - 1] = -inwards * conductivity;
    if (at < last) below[at + 1] = -outwards * conductivity;
    [inwards, conducted, gained] = [outwards, next, flow];
  }
  for (const { node, area, flux, slope } of exchanges) {
    const t = nodes[node] ?? 0;
    right[node] = (right[node] ?? 0) + weight * area * flux(t);
    diagonal[node] = (diagonal[node] ?? 0) + weight * area * slope(t);
  }
}

/** Solves ρVh(T) − weight·flow(T) = known by Newton iterations, in place; returns false if they do not converge. */
function solve(body: Body, nodes: Float64Array, balance: Balance, work: Tridiagonal): boolean {
  let previous = Number.NaN;
  for (let step = 0; step < newtonSteps; step++) {
    linearize(body, nodes, balance, work);
    const change = solveTridiagonal(work);
    let largest = 0;
    for (let at = 0; at < nodes.length; at++) {
      nodes[at] = (nodes[at] ?? 0) + (change[at] ?? 0);
      largest = Math.max(largest, Math.abs(change[at] ?? 0));
    }
    if (!(largest < 1e4)) return false;
    // By the ratio of the last two changes, the next change would be below the tolerance.
    if (largest < tolerance || largest ** 2 < tolerance * previous) return true;
    previous = largest;
  }
  return false;
}

const [one, two] = [1 / (gamma * (2 - gamma)), (1 - gamma) ** 2 / (gamma * (2 - gamma))];

/**
 * Returns a function that advances temperatures by a step in s. The function returns the new temperatures, or null if
 * the Newton iteration does not converge.
 */
export function conductionStep(
  body: Body,
): (nodes: Float64Array, step: number) => Float64Array<ArrayBuffer> | null {
  const size = body.volumes.length;
  const work: Tridiagonal = {
    below: new Float64Array(size),
    diagonal: new Float64Array(size),
    above: new Float64Array(size),
    right: new Float64Array(size),
  };
  return (nodes, step) => {
    const before = heats(body, nodes);
    const now = flows(body, nodes);
    const half = (gamma * step) / 2;
    const next = Float64Array.from(nodes);
    const first = before.map((heat, at) => heat + half * (now[at] ?? 0));
    if (!solve(body, next, { known: first, weight: half }, work)) return null;
    const between = heats(body, next);
    for (let at = 0; at < size; at++) {
      const reached = next[at] ?? 0;
      next[at] = reached + ((1 - gamma) / gamma) * (reached - (nodes[at] ?? 0));
    }
    const known = before.map((heat, at) => one * (between[at] ?? 0) - two * heat);
    return solve(body, next, { known, weight: ((1 - gamma) / (2 - gamma)) * step }, work) ? next : null;
  };
}
