/**
 * A value of a steel by regression on measurements, with a band that holds nine of ten steels the fit has not seen.
 * The numbers are made by `npm run fit` and stand as JSON beside each model; measured rows are not kept.
 */
import { type Composition, type ElementSymbol, elements, percentOf } from '../../core/elements.ts';

/**
 * A quantity that the value is linear in. `tex` is how it is written, `of` its size: for an analysis in wt %, or for an
 * analysis and what was done to it.
 */
export type Term<Case = Composition> = { readonly tex: string; readonly of: (given: Case) => number };
export type Terms<Case = Composition> = Readonly<Record<string, Term<Case>>>;

/** Measured steels that resemble each other, as their mean analysis. */
export type Cluster = {
  readonly steel: Composition;
  /** So many steels. */
  readonly steels: number;
  /** Mean deviation of measurements around here from a fit without them, in the unit of the value. */
  readonly deviation: number;
};

/** Results of the fit. */
export type FittedModel = {
  readonly rows: number;
  readonly steels: number;
  readonly intercept: number;
  readonly coefficients: Readonly<Record<string, { readonly value: number; readonly error: number }>>;
  /** Difference in an element, wt %, that counts as one unit of distance. */
  readonly scale: Readonly<Partial<Record<ElementSymbol, number>>>;
  readonly clusters: readonly Cluster[];
  /** Beyond so many steps from every cluster nothing like it was measured. */
  readonly reach: number;
  /** From so many steps on the band grows; left out: from `reach` on. */
  readonly growsFrom?: number;
  /** Half the band that holds 90 %, in deviations. */
  readonly band: number;
  /** Conditions of the measurement besides the analysis. */
  readonly treated?: { readonly min: number; readonly max: number };
  /** For steels that were left out of the fit, by steel. */
  readonly crossValidated: {
    readonly rmse: number;
    readonly bias: number;
    readonly covered: number;
    readonly meanHalfWidth: number;
  };
};

export type Estimate = {
  readonly value: number;
  /** Ends of the band that holds 90 %. */
  readonly low: number;
  readonly high: number;
  /** Steps to the nearest cluster; more than `reach` of the model: nothing like it was measured. */
  readonly distance: number;
  readonly nearest: Cluster;
};

/** An element that the data do not name counts as foreign from this on, wt %. */
const foreign = 0.5;
/** Within so many steps a cluster is as good as another. */
const near = 0.5;

/** Steps between two analyses in one element, by its scale. */
export const stepsIn = (
  element: ElementSymbol,
  scale: FittedModel['scale'],
  one: Composition,
  other: Composition,
): number => Math.abs(percentOf(one, element) - percentOf(other, element)) / (scale[element] ?? foreign);

type Scale = FittedModel['scale'];

const percentsOf = (steel: Composition): readonly number[] =>
  elements.map((element) => percentOf(steel, element));

/** Unit of distance of each element; iron, the balance, has no distance. */
const unitsOf = (scale: Scale): readonly number[] =>
  elements.map((element) => (element === 'Fe' ? Number.POSITIVE_INFINITY : (scale[element] ?? foreign)));

/** @param units of {@link unitsOf}; contents in the order of {@link elements} */
function stepsBetween(units: readonly number[], one: readonly number[], other: readonly number[]): number {
  const steps = units.map((unit, at) => Math.abs((one[at] ?? 0) - (other[at] ?? 0)) / unit);
  return Math.hypot(...steps);
}

/** Returns the Euclidean distance between two analyses, in steps. */
export const distanceBetween = (scale: Scale, one: Composition, other: Composition): number =>
  stepsBetween(unitsOf(scale), percentsOf(one), percentsOf(other));

/** Contents of clusters, which curves compare with hundreds of analyses. */
const clusterContents = new WeakMap<readonly Cluster[], readonly (readonly number[])[]>();

/** Returns the distances from the clusters, in their order. */
function distancesFrom(scale: Scale, clusters: readonly Cluster[], steel: Composition): readonly number[] {
  const known = clusterContents.get(clusters) ?? clusters.map((cluster) => percentsOf(cluster.steel));
  clusterContents.set(clusters, known);
  const [units, contents] = [unitsOf(scale), percentsOf(steel)];
  return known.map((cluster) => stepsBetween(units, contents, cluster));
}

/** The deviation to expect here: that of the clusters around, the nearer the more, growing beyond their reach. */
export function deviationAt(
  {
    scale,
    clusters,
    reach,
    growsFrom = reach,
  }: Pick<FittedModel, 'scale' | 'clusters' | 'reach' | 'growsFrom'>,
  steel: Composition,
): { readonly deviation: number; readonly distance: number; readonly nearest: Cluster } {
  const distances = distancesFrom(scale, clusters, steel);
  const distance = Math.min(...distances);
  const nearest = clusters[distances.indexOf(distance)];
  if (!nearest) throw new Error('A fitted model has clusters.');
  let [total, sum] = [0, 0];
  for (const [at, cluster] of clusters.entries()) {
    const weight = 1 / (near ** 2 + (distances[at] ?? 0) ** 2) ** 2;
    total += weight;
    sum += cluster.deviation * weight;
  }
  const beyond = Math.max(0, distance / growsFrom - 1);
  return { deviation: (sum / total) * (1 + beyond), distance, nearest };
}

/** The value alone. */
export const fittedValue = <Case>(model: FittedModel, terms: Terms<Case>, given: Case): number =>
  Object.entries(terms).reduce(
    (sum, [name, { of }]) => sum + (model.coefficients[name]?.value ?? 0) * of(given),
    model.intercept,
  );

/** Value and band for an analysis in wt %; defined for every analysis, continuous in every element. */
export const estimate = (model: FittedModel, terms: Terms, steel: Composition): Estimate =>
  bandAround(model, fittedValue(model, terms, steel), steel);

/** @param wider factor by which the band is wider for another reason than the analysis */
export function bandAround(model: FittedModel, value: number, steel: Composition, wider = 1): Estimate {
  const { deviation, distance, nearest } = deviationAt(model, steel);
  const half = model.band * deviation * wider;
  return { value, low: value - half, high: value + half, distance, nearest };
}
