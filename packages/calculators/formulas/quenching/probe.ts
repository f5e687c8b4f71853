/**
 * Film coefficient of a medium from the cooling curve of the nickel-alloy probe (ISO 9950, ASTM D6200: alloy 600, Ø
 * 12.5 × 60 mm, thermocouple in the centre). The coefficient is determined step by step as the best fit to the measured
 * temperatures of the next steps (sequential function specification, Beck 1985). SI units; temperatures in °C. Alloy
 * 600: 8470 kg/m³; conductivity 14.5 + 0.017 T (straight line through a supplier's table, 25 to 800 °C, within 2 %);
 * specific heat by mixing SGTE data (Dinsdale 1991) of 76 % Ni, 15.5 % Cr and 8.5 % Fe: 430 J/(kg·K) at 25 °C.
 */
import { type Body, conductionStep, type Exchange } from '../heating/finite-volumes.ts';
import type { ThermalProperties } from '../heating/steel-thermal-properties.ts';
import { austenite } from './austenite.ts';
import { exchangeWith, type FilmPoint } from './medium.ts';

const radius = 0.00625;
const density = 8470;
const zero = 273.15;

/** Coefficients of the enthalpy and specific heat of nickel (fcc), J/kg and J/(kg·K); without the Curie point. */
const [n1, n2] = [22.096 / 0.0586934, 0.0048407 / 0.0586934];
/** Coefficients of the enthalpy and specific heat of chromium (bcc). */
const [c1, c2, c3, c4] = [26.908, -0.00189435, 1.47721e-6, 139_250].map((each) => each / 0.0519961) as [
  number,
  number,
  number,
  number,
];
const share = { Ni: 0.76, Cr: 0.155, Fe: 0.085 } as const;

const nickel = (kelvin: number): number => n1 * kelvin + n2 * kelvin ** 2;
const chromium = (kelvin: number): number =>
  c1 * kelvin + c2 * kelvin ** 2 + 2 * c3 * kelvin ** 3 + (2 * c4) / kelvin;

export const alloy600: ThermalProperties = {
  conductivity: (t) => 14.5 + 0.017 * t,
  conductivityIntegral: (t) => 14.5 * t + (0.017 / 2) * t * t,
  specificHeat: (t) => {
    const kelvin = t + zero;
    return (
      share.Ni * (n1 + 2 * n2 * kelvin) +
      share.Cr * (c1 + 2 * c2 * kelvin + 6 * c3 * kelvin ** 2 - (2 * c4) / kelvin ** 2) +
      share.Fe * austenite.specificHeat(t)
    );
  },
  heatContent: (t) =>
    share.Ni * (nickel(t + zero) - nickel(zero)) +
    share.Cr * (chromium(t + zero) - chromium(zero)) +
    share.Fe * austenite.heatContent(t),
};

const cells = 16;
/** Number of steps into which the curve is divided. */
const steps = 60;
/** Number of future steps to which each coefficient is fitted. */
const ahead = 4;
type Interval = { readonly min: number; readonly max: number };
const limits: Interval = { min: 5, max: 50_000 };
/** Range of the coefficient for the first step, before the medium boils, W/(m²·K). */
const first: Interval = { min: 20, max: 3_000 };
/** Maximum factor between the coefficients of two successive steps, to avoid oscillation. */
const maxChange = 1.4;

function bodyOf(surface: Exchange): Body {
  const edge = (at: number): number => Math.min(radius, Math.max(0, ((at + 0.5) * radius) / cells));
  return {
    density,
    material: alloy600,
    volumes: Float64Array.from({ length: cells + 1 }, (_, at) => (edge(at) ** 2 - edge(at - 1) ** 2) / 2),
    links: Float64Array.from({ length: cells }, (_, at) => (edge(at) * cells) / radius),
    exchanges: [surface],
  };
}

type Advance = (nodes: Float64Array, step: number) => Float64Array;

/** Maximum number of times that a step is divided in two. */
const maxDivisions = 16;

/**
 * Returns a function that advances a body; a step that does not converge, or to temperatures outside `possible` as the
 * Newton iteration may, is divided in two. Throws a RangeError if the smallest step fails.
 */
function advanceOf(body: Body, possible: Interval): Advance {
  const advance = conductionStep(body);
  const inParts = (nodes: Float64Array, step: number, divisions: number): Float64Array => {
    const next = advance(nodes, step);
    if (next?.every((celsius) => celsius > possible.min && celsius < possible.max)) return next;
    if (divisions === 0) throw new RangeError('the temperatures of the probe do not converge');
    return inParts(inParts(nodes, step / 2, divisions - 1), step / 2, divisions - 1);
  };
  return (nodes, step) => inParts(nodes, step, maxDivisions);
}

/** Returns the temperatures that a time step between start and medium may reach, with a small overshoot. */
function possibleBetween(start: number, medium: number): Interval {
  const overshoot = 0.2 * (start - medium);
  return { min: medium - overshoot, max: start + overshoot };
}

export type CurvePoint = { readonly seconds: number; readonly celsius: number };

/**
 * Returns the slopes of a curve at its points: harmonic means of both sides, which keep the interpolation monotonic.
 */
function slopesOf(curve: readonly CurvePoint[]): readonly number[] {
  const rises = curve.slice(1).map(({ seconds, celsius }, at) => {
    const before = curve[at];
    return before ? (celsius - before.celsius) / (seconds - before.seconds) : 0;
  });
  return curve.map((_, at) => {
    const [left, right] = [rises[at - 1], rises[at]];
    if (left === undefined || right === undefined) return at === 0 ? 0 : (left ?? 0);
    return (2 * left * right) / (left + right);
  });
}

/**
 * Returns the temperature of a measured curve as a function of time: monotonic cubic interpolation (Fritsch & Butland
 * 1984).
 */
function temperatureOf(curve: readonly CurvePoint[]): (seconds: number) => number {
  const slopes = slopesOf(curve);
  return (seconds) => {
    const at = curve.findIndex((each) => each.seconds >= seconds);
    const [from, to] = [curve[at - 1], curve[at]];
    if (!to) return curve.at(-1)?.celsius ?? 0;
    if (!from) return to.celsius;
    const length = to.seconds - from.seconds;
    const u = (seconds - from.seconds) / length;
    const v = 1 - u;
    return (
      v * v * (1 + 2 * u) * from.celsius +
      u * u * (1 + 2 * v) * to.celsius +
      length * u * v * (v * (slopes[at - 1] ?? 0) - u * (slopes[at] ?? 0))
    );
  };
}

/**
 * Returns the times at which the curve has fallen by equal temperature steps, which gives short steps where cooling is
 * fast.
 */
function timesOf(curve: readonly CurvePoint[]): readonly number[] {
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last) return [];
  const times = [first.seconds];
  for (let step = 1; step <= steps; step++) {
    const wanted = first.celsius + (step / steps) * (last.celsius - first.celsius);
    const at = curve.findIndex((each) => each.celsius <= wanted);
    const [from, to] = [curve[at - 1], curve[at]];
    if (!from || !to) continue;
    times.push(
      from.seconds + ((from.celsius - wanted) / (from.celsius - to.celsius)) * (to.seconds - from.seconds),
    );
  }
  return times;
}

/** Returns the value within an interval with the smallest error, by golden-section search over its logarithm. */
function minError(errorOf: (film: number) => number, { min, max }: Interval): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [Math.log(Math.max(min, limits.min)), Math.log(Math.min(max, limits.max))];
  for (let step = 0; step < 18; step++) {
    const width = golden * (high - low);
    if (errorOf(Math.exp(high - width)) < errorOf(Math.exp(low + width))) high = low + width;
    else low = high - width;
  }
  return Math.exp((low + high) / 2);
}

export type ProbeFilm = {
  /** Film coefficients over the surface temperature of the probe, ascending. */
  readonly film: readonly FilmPoint[];
  /** Maximum deviation of the calculated centre temperature of the probe from the curve, K. */
  readonly deviation: number;
};

/**
 * Returns the film coefficients of a medium from the cooling curve of the probe's centre, which must decrease and stay
 * above the medium temperature. Throws a RangeError otherwise.
 */
export function filmOfProbe(curve: readonly CurvePoint[], medium: number): ProbeFilm {
  const falls = curve.every(({ seconds, celsius }, at) => {
    const before = curve[at - 1];
    return celsius > medium && (!before || (seconds > before.seconds && celsius < before.celsius));
  });
  const start = curve[0]?.celsius;
  if (!falls || curve.length < 5 || start === undefined)
    throw new RangeError('the curve must decrease and stay above the medium temperature');
  let film = 1_000;
  const surface: Exchange = {
    node: cells,
    area: radius,
    flux: (celsius) => film * (medium - celsius),
    slope: () => film,
  };
  const advance = advanceOf(bodyOf(surface), possibleBetween(start, medium));
  const times = timesOf(curve);
  const measured = times.map(temperatureOf(curve));
  let nodes: Float64Array = new Float64Array(cells + 1).fill(start);
  const found: FilmPoint[] = [];
  for (let at = 1; at < times.length; at++) {
    const errorOf = (tried: number): number => {
      film = tried;
      let state: Float64Array = nodes;
      let error = 0;
      for (let next = at; next < Math.min(times.length, at + ahead); next++) {
        state = advance(state, (times[next] ?? 0) - (times[next - 1] ?? 0));
        error += ((state[0] ?? 0) - (measured[next] ?? 0)) ** 2;
      }
      return error;
    };
    const last = film;
    film = minError(errorOf, at === 1 ? first : { min: last / maxChange, max: last * maxChange });
    const before = nodes[cells] ?? 0;
    nodes = advance(nodes, (times[at] ?? 0) - (times[at - 1] ?? 0));
    found.push({ celsius: (before + (nodes[cells] ?? 0)) / 2, film });
  }
  const table = tableOf(found);
  return { film: table, deviation: deviationOf(table, { times, measured, start, medium }) };
}

type Measured = {
  readonly times: readonly number[];
  readonly measured: readonly number[];
  readonly start: number;
  readonly medium: number;
};

/**
 * Returns the maximum difference in K between the measured centre temperature and one computed with a table of
 * coefficients.
 */
function deviationOf(table: readonly FilmPoint[], { times, measured, start, medium }: Measured): number {
  const advance = advanceOf(
    bodyOf(exchangeWith({ temperature: medium, film: table }, cells, radius)),
    possibleBetween(start, medium),
  );
  let nodes: Float64Array = new Float64Array(cells + 1).fill(start);
  let most = 0;
  for (let at = 1; at < times.length; at++) {
    nodes = advance(nodes, (times[at] ?? 0) - (times[at - 1] ?? 0));
    most = Math.max(most, Math.abs((nodes[0] ?? 0) - (measured[at] ?? 0)));
  }
  return most;
}

/** Returns the means of the coefficients over intervals of 50 °C, by ascending temperature. */
function tableOf(found: readonly FilmPoint[]): readonly FilmPoint[] {
  const spans = new Map<number, FilmPoint[]>();
  for (const point of found) {
    const span = Math.floor(point.celsius / 50);
    spans.set(span, [...(spans.get(span) ?? []), point]);
  }
  return [...spans.values()]
    .map((points) => ({
      celsius: points.reduce((sum, each) => sum + each.celsius, 0) / points.length,
      film: Math.exp(points.reduce((sum, each) => sum + Math.log(each.film), 0) / points.length),
    }))
    .toSorted((one, other) => one.celsius - other.celsius);
}
