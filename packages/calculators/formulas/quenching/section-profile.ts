/** Results by depth in a quenched section: cooling time, rate and Jominy equivalent, and cooling curves of selected positions. */
import { temperatureAt } from './cooling-history.ts';
import {
  type CoolingMeasure,
  type Criterion,
  coolingMeasure,
  endQuenchScale,
  equivalentDistance,
} from './jominy-equivalent.ts';
import type { Medium } from './medium.ts';
import { type QuenchedSection, quenchSection, type Section } from './quenched-section.ts';

/** Depths of the named positions below the surface, as a share of the radius or half thickness. */
export const placeDepths = { surface: 0, threeQuarters: 0.25, half: 0.5, centre: 1 } as const;
export type Place = keyof typeof placeDepths;

export type ProfilePoint = CoolingMeasure & {
  /** Depth below the surface, m. */
  readonly depth: number;
  /** Jominy equivalent: distance from the quenched end, m; null if the Jominy bar cools faster everywhere. */
  readonly equivalent: number | null;
};

export type SectionProfile = {
  readonly criterion: Criterion;
  /** Points equally spaced from surface to centre; every position of `placeDepths` is one of them. */
  readonly points: readonly ProfilePoint[];
  readonly curves: Readonly<Record<Place, readonly (readonly [seconds: number, celsius: number])[]>>;
};

/** Returns the node before a depth, and the relative position of the depth between this node and the next one. */
function between(depths: Float64Array, depth: number): { readonly node: number; readonly share: number } {
  const after = depths.findIndex((each) => each >= depth);
  const node = Math.max(0, (after < 0 ? depths.length - 1 : after) - 1);
  const [from, to] = [depths[node] ?? 0, depths[node + 1] ?? depth];
  return { node, share: to > from ? Math.min(1, (depth - from) / (to - from)) : 0 };
}

/** Interpolates between two positive values by their logarithms; null if one is missing or 0. */
const blend = (from: number | null, to: number | null, share: number): number | null =>
  from && to ? from ** (1 - share) * to ** share : null;

function measureAt({ depths, history }: QuenchedSection, depth: number): CoolingMeasure {
  const { node, share } = between(depths, depth);
  const [from, to] = [coolingMeasure(history, node), coolingMeasure(history, node + 1)];
  return {
    coolingTime: blend(from.coolingTime, to.coolingTime, share),
    rate: blend(from.rate, to.rate, share),
  };
}

function curveAt({ depths, history }: QuenchedSection, depth: number, steps: number) {
  const { node, share } = between(depths, depth);
  const end = history.at(-1)?.seconds ?? 0;
  return Array.from({ length: steps + 1 }, (_, at): readonly [number, number] => {
    const seconds = end * (at / steps) ** 3;
    const [from, to] = [temperatureAt(history, node, seconds), temperatureAt(history, node + 1, seconds)];
    return [seconds, from + share * (to - from)];
  });
}

/**
 * Returns the profile over the half section. Positions are compared by `time` if the start is above 800 °C, otherwise
 * by `rate`. Throws a RangeError if the medium is not colder. @param steps equal steps of depth, a multiple of 4
 */
export function computeSectionProfile(
  section: Section,
  medium: Medium,
  by: Criterion,
  steps = 40,
): SectionProfile {
  const quenched = quenchSection(section, medium);
  const scale = endQuenchScale();
  const criterion = section.start > 800 ? by : 'rate';
  const points = Array.from({ length: steps + 1 }, (_, at): ProfilePoint => {
    const depth = (section.half * at) / steps;
    const measure = measureAt(quenched, depth);
    return { depth, ...measure, equivalent: equivalentDistance(scale, measure, criterion) };
  });
  const curve = (place: Place) => curveAt(quenched, section.half * placeDepths[place], 80);
  return {
    criterion,
    points,
    curves: {
      surface: curve('surface'),
      threeQuarters: curve('threeQuarters'),
      half: curve('half'),
      centre: curve('centre'),
    },
  };
}
