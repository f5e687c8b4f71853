/**
 * Value of a steel by regression on measurements, with a band that contains 90 % of held-out steels. `npm run fit`
 * writes the coefficients as JSON beside each model; measured rows are not stored.
 */
import { type Composition, type ElementSymbol, elements, percentOf } from '../../core/elements.ts';

/**
 * Term of the linear model: `tex` is its notation, `of` computes it from an analysis in wt %, or from analysis and
 * treatment.
 */
export type Term<Case = Composition> = { readonly tex: string; readonly of: (given: Case) => number };
export type Terms<Case = Composition> = Readonly<Record<string, Term<Case>>>;

/** Group of similar measured steels, with their mean analysis. */
export type Cluster = {
  readonly steel: Composition;
  /** Number of steels in the group. */
  readonly steels: number;
  /** Mean deviation of measurements in this group from a fit without them, in the unit of the value. */
  readonly deviation: number;
};

/** Results of the fit. */
export type FittedModel = {
  readonly rows: number;
  readonly steels: number;
  readonly intercept: number;
  readonly coefficients: Readonly<Record<string, { readonly value: number; readonly error: number }>>;
  /** Difference in wt % of each element that counts as distance 1. */
  readonly scale: Readonly<Partial<Record<ElementSymbol, number>>>;
  readonly clusters: readonly Cluster[];
  /** Distance from every group above which a steel counts as unlike the measured ones. */
  readonly reach: number;
  /** Distance from which the band widens; by default `reach`. */
  readonly growsFrom?: number;
  /** Half-width of the 90 % band, in multiples of the deviation. */
  readonly band: number;
  /** Measured range of the treatment (e.g. the tempering parameter). */
  readonly treated?: { readonly min: number; readonly max: number };
  /** Errors for steels held out of the fit. */
  readonly crossValidated: {
    readonly rmse: number;
    readonly bias: number;
    readonly covered: number;
    readonly meanHalfWidth: number;
  };
};

export type Estimate = {
  readonly value: number;
  /** Lower limit of the 90 % band; `high` is the upper limit. */
  readonly low: number;
  readonly high: number;
  /** Distance to the nearest group; above `reach` of the model the steel is unlike the measured ones. */
  readonly distance: number;
  readonly nearest: Cluster;
};

/** Content in wt % that counts as distance 1 for an element missing in the data. */
const foreign = 0.5;
/** Distance within which groups have about the same weight. */
const near = 0.5;

/** Difference of two analyses in one element, in units of its scale. */
export const stepsIn = (
  element: ElementSymbol,
  scale: FittedModel['scale'],
  one: Composition,
  other: Composition,
): number => Math.abs(percentOf(one, element) - percentOf(other, element)) / (scale[element] ?? foreign);

type Scale = FittedModel['scale'];

const percentsOf = (steel: Composition): readonly number[] =>
  elements.map((element) => percentOf(steel, element));

/** Returns the unit of distance of each element; iron (the balance) is excluded. */
const unitsOf = (scale: Scale): readonly number[] =>
  elements.map((element) => (element === 'Fe' ? Number.POSITIVE_INFINITY : (scale[element] ?? foreign)));

/**
 * Returns the difference of two analyses in each element, in units of distance. @param units of {@link unitsOf};
 * contents in the order of {@link elements}
 */
function stepsBetween(units: readonly number[], one: readonly number[], other: readonly number[]): number {
  return Math.sqrt(
    units.reduce((sum, unit, at) => sum + (((one[at] ?? 0) - (other[at] ?? 0)) / unit) ** 2, 0),
  );
}

/** Returns the Euclidean distance between two analyses. */
export const distanceBetween = (scale: Scale, one: Composition, other: Composition): number =>
  stepsBetween(unitsOf(scale), percentsOf(one), percentsOf(other));

/** Cached contents of the groups, because curves compare them with hundreds of analyses. */
const clusterContents = new WeakMap<readonly Cluster[], readonly (readonly number[])[]>();

/** Returns the distances of an analysis from the groups, in their order. */
function distancesFrom(scale: Scale, clusters: readonly Cluster[], steel: Composition): readonly number[] {
  const known = clusterContents.get(clusters) ?? clusters.map((cluster) => percentsOf(cluster.steel));
  clusterContents.set(clusters, known);
  const [units, contents] = [unitsOf(scale), percentsOf(steel)];
  return known.map((cluster) => stepsBetween(units, contents, cluster));
}

/** Returns the expected deviation: the mean of the groups weighted by proximity, increasing beyond `growsFrom`. */
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
  if (!nearest) throw new Error('The fitted model has no clusters.');
  let [total, sum] = [0, 0];
  for (const [at, cluster] of clusters.entries()) {
    const weight = 1 / (near ** 2 + (distances[at] ?? 0) ** 2) ** 2;
    total += weight;
    sum += cluster.deviation * weight;
  }
  const beyond = Math.max(0, distance / growsFrom - 1);
  return { deviation: (sum / total) * (1 + beyond), distance, nearest };
}

/** Returns the value without its band. */
export const fittedValue = <Case>(model: FittedModel, terms: Terms<Case>, given: Case): number =>
  Object.entries(terms).reduce(
    (sum, [name, { of }]) => sum + (model.coefficients[name]?.value ?? 0) * of(given),
    model.intercept,
  );

/**
 * Returns value and band for an analysis in wt %. The result is defined for every analysis and continuous in every
 * element.
 */
export const estimate = (model: FittedModel, terms: Terms, steel: Composition): Estimate =>
  bandAround(model, fittedValue(model, terms, steel), steel);

/** Returns the value with its band. @param wider factor that widens the band for a reason other than the analysis */
export function bandAround(model: FittedModel, value: number, steel: Composition, wider = 1): Estimate {
  const { deviation, distance, nearest } = deviationAt(model, steel);
  const half = model.band * deviation * wider;
  return { value, low: value - half, high: value + half, distance, nearest };
}
