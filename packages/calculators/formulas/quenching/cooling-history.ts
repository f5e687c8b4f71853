/** Cooling of a body in time steps, with temperatures, cooling times and rates. SI; °C. */
import { type Body, conductionStep, temperatureRates } from '../heating/finite-volumes.ts';
import { findRoot } from '../mathematics/find-root.ts';

/** Temperatures and their rates in K/s at one time in s. */
export type CoolingState = {
  readonly seconds: number;
  readonly nodes: Float64Array;
  readonly rates: Float64Array;
};
export type CoolingHistory = readonly CoolingState[];

/** Number of cells, and change per time step as a share of the temperature difference to the medium. */
export type Fineness = { readonly cells: number; readonly change: number };

export type CoolingRun = {
  readonly start: number;
  /** Lowest temperature of the surroundings, °C. */
  readonly medium: number;
  /** Temperature that every node has reached at the end, °C. */
  readonly until: number;
  /** Maximum temperature change of a node per time step, as a share of its difference to the medium. */
  readonly change: number;
};

const maxSteps = 4000;

/**
 * Returns the states from the start to the end. A step that does not converge or exceeds `change` is repeated with half
 * its length. Throws a RangeError if the end is not reached within 4000 steps.
 */
export function simulateCooling(body: Body, { start, medium, until, change }: CoolingRun): CoolingHistory {
  const advance = conductionStep(body);
  const size = body.volumes.length;
  let nodes = new Float64Array(size).fill(start);
  let seconds = 0;
  const history: CoolingState[] = [{ seconds, nodes, rates: temperatureRates(body, nodes) }];
  const fastest = Math.max(...(history[0]?.rates ?? []).map(Math.abs));
  if (!(fastest > 0 && until > medium))
    throw new RangeError('the body does not cool to the given temperature');
  let step = (change * (start - medium)) / fastest / 4;
  for (let tries = 0; nodes.some((each) => each > until); tries++) {
    if (tries > maxSteps) throw new RangeError('the cooling needs too many time steps');
    const next = advance(nodes, step);
    const share = next ? largestShare(nodes, next, medium) : Number.POSITIVE_INFINITY;
    if (!next || share > 2 * change) {
      step /= 2;
      continue;
    }
    nodes = next;
    seconds += step;
    history.push({ seconds, nodes, rates: temperatureRates(body, nodes) });
    step *= Math.min(1.5, Math.max(0.5, change / Math.max(share, 1e-9)));
  }
  return history;
}

function largestShare(from: Float64Array, to: Float64Array, medium: number): number {
  let share = 0;
  for (let at = 0; at < from.length; at++)
    share = Math.max(share, Math.abs((to[at] ?? 0) - (from[at] ?? 0)) / ((from[at] ?? 0) - medium));
  return share;
}

/** Returns the temperature of a node within a step: cubic Hermite interpolation of both ends and their rates. */
function within(from: CoolingState, to: CoolingState, node: number, share: number): number {
  const length = to.seconds - from.seconds;
  const [u, v] = [share, 1 - share];
  return (
    v * v * (1 + 2 * u) * (from.nodes[node] ?? 0) +
    u * u * (1 + 2 * v) * (to.nodes[node] ?? 0) +
    length * u * v * (v * (from.rates[node] ?? 0) - u * (to.rates[node] ?? 0))
  );
}

/**
 * Returns the time in s at which a node passes a temperature, and its cooling rate there in K/s; null if the node does
 * not pass it.
 */
export function passageOf(
  history: CoolingHistory,
  node: number,
  celsius: number,
): { readonly seconds: number; readonly rate: number } | null {
  const at = history.findIndex((each) => (each.nodes[node] ?? 0) <= celsius);
  const [from, to] = [history[at - 1], history[at]];
  if (!from || !to) return null;
  const share = findRoot((each) => within(from, to, node, each) - celsius, 0, 1) ?? 1;
  const length = to.seconds - from.seconds;
  const [before, after] = [Math.max(0, share - 1e-4), Math.min(1, share + 1e-4)];
  const fallen = within(from, to, node, before) - within(from, to, node, after);
  return { seconds: from.seconds + share * length, rate: fallen / ((after - before) * length) };
}

/** Returns the temperature of a node at a time; after the end, the last temperature. */
export function temperatureAt(history: CoolingHistory, node: number, seconds: number): number {
  const at = history.findIndex((each) => each.seconds >= seconds);
  const [from, to] = [history[at - 1], history[at]];
  if (!to) return history.at(-1)?.nodes[node] ?? Number.NaN;
  if (!from) return to.nodes[node] ?? Number.NaN;
  return within(from, to, node, (seconds - from.seconds) / (to.seconds - from.seconds));
}
