/** Fits a model to rows of measurements: coefficients with standard errors, and an error band from cross-validation. */
import {
  deviationAt,
  distanceBetween,
  type FittedModel,
  type Terms,
} from '@ferrite/calculators/formulas/measured/fitted-model.ts';
import { generator } from '../../scripts/random.ts';
import { clustersOf, scaleOf } from './clusters.ts';
import { fitRidge, predict, type Ridge, type RidgeOptions } from './ridge.ts';
import type { Row } from './rows.ts';

type Weighing = RidgeOptions & {
  readonly weight?: (row: Row) => number;
  /** Returns the fitted quantity of a row, if it differs from the measured one. */
  readonly target?: (row: Row) => number;
  /** Converts the fitted quantity to the measured one. */
  readonly valueFrom?: (row: Row, target: number) => number;
};

export type Fit<Case> = Weighing & {
  readonly terms: Terms<Case>;
  /** Returns the input of the terms for a row. */
  readonly caseOf: (row: Row) => Case;
  /** Returns the quantity other than the analysis whose measured range is stored. */
  readonly treatedBy?: (row: Row) => number;
  readonly clusters: number;
  /**
   * Share of the rows nearest to a cluster, beyond which the band widens. By default the band widens only where nothing
   * was measured. With few steels, those at the edge can be estimated only when they are left out of the fit.
   */
  readonly narrow?: number;
};

/** Number of steels below which cross-validation leaves out one steel at a time, otherwise a tenth of them. */
const few = 50;
const folds = 10;
const resamples = 200;
/** Required share of the steels within the band. */
export const requiredShare = 0.9;
/** Number of measurements around a cluster from which its deviation is computed. */
const neighbours = 100;

/** Fits a model. @throws if there are fewer than 30 rows */
export function fitModel<Case>(rows: readonly Row[], fit: Fit<Case>): FittedModel {
  if (rows.length < 30) throw new Error(`${rows.length} rows are too few for a fit.`);
  const names = Object.keys(fit.terms);
  const x = rows.map((row) => Object.values(fit.terms).map(({ of }) => of(fit.caseOf(row))));
  const whole = fitRows(rows, x, fit);
  const errors = standardErrors(rows, x, fit);
  const predicted = leftOut(rows, x, fit);
  const residuals = rows.map(({ measured }, index) => (predicted[index] ?? 0) - measured);

  const steels = rows.map(({ steel }) => steel);
  const scale = scaleOf(steels);
  const clusters = clustersOf(rows, scale, fit.clusters).map((cluster) => {
    const nearest = rows
      .map(({ steel }, index) => ({ away: distanceBetween(scale, steel, cluster.steel), index }))
      .toSorted((one, other) => one.away - other.away)
      .slice(0, neighbours);
    const sum = nearest.reduce((total, { index }) => total + Math.abs(residuals[index] ?? 0), 0);
    return { ...cluster, deviation: roundToDigits(sum / nearest.length) };
  });
  const distances = steels.map((steel) =>
    Math.min(...clusters.map((cluster) => distanceBetween(scale, steel, cluster.steel))),
  );
  const reach = roundToDigits(quantile(distances, 0.98));
  const growsFrom = fit.narrow === undefined ? reach : roundToDigits(quantile(distances, fit.narrow));
  const deviations = steels.map(
    (steel) => deviationAt({ scale, clusters, reach, growsFrom }, steel).deviation,
  );
  const band = roundToDigits(
    quantile(
      residuals.map((each, index) => Math.abs(each) / (deviations[index] ?? 1)),
      requiredShare,
    ),
  );
  const halves = deviations.map((each) => each * band);
  const treated = fit.treatedBy && rows.map(fit.treatedBy);
  return {
    rows: rows.length,
    steels: new Set(rows.map(({ steelId }) => steelId)).size,
    intercept: roundToDigits(whole.intercept),
    coefficients: Object.fromEntries(
      names.map((name, column) => [
        name,
        {
          value: roundToDigits(whole.coefficients[column] ?? 0),
          error: roundToDigits(errors[column] ?? 0, 2),
        },
      ]),
    ),
    scale,
    clusters,
    reach,
    ...(growsFrom !== reach && { growsFrom }),
    band,
    ...(treated && {
      treated: { min: roundToDigits(Math.min(...treated)), max: roundToDigits(Math.max(...treated)) },
    }),
    crossValidated: {
      rmse: roundToDigits(Math.sqrt(mean(residuals.map((each) => each ** 2))), 3),
      bias: roundToDigits(mean(residuals), 2),
      covered: roundToDigits(
        mean(residuals.map((each, index) => (Math.abs(each) <= (halves[index] ?? 0) ? 1 : 0))),
        3,
      ),
      meanHalfWidth: roundToDigits(mean(halves), 3),
    },
  };
}

function fitRows(rows: readonly Row[], x: readonly (readonly number[])[], fit: Weighing): Ridge {
  const weights = rows.map((row) => fit.weight?.(row) ?? 1);
  return fitRidge(
    x,
    rows.map((row) => fit.target?.(row) ?? row.measured),
    weights,
    fit,
  );
}

/** Cross-validates: returns a prediction for each steel from a fit without this steel. */
export function leftOut(
  rows: readonly Row[],
  x: readonly (readonly number[])[],
  fit: Weighing,
): readonly number[] {
  const steels = [...new Set(rows.map(({ steelId }) => steelId))].toSorted();
  const foldOf = rows.map(({ steelId }) =>
    steels.length < few ? steels.indexOf(steelId) : hash(steelId) % folds,
  );
  const predicted = new Array<number>(rows.length).fill(0);
  for (const fold of new Set(foldOf)) {
    const kept = rows.flatMap((_, index) => (foldOf[index] === fold ? [] : [index]));
    const found = fitRows(pick(rows, kept), pick(x, kept), fit);
    for (const [index, row] of rows.entries()) {
      if (foldOf[index] !== fold) continue;
      const target = predict(found, x[index] ?? []);
      predicted[index] = fit.valueFrom?.(row, target) ?? target;
    }
  }
  return predicted;
}

/** Returns pairs of the measured value and the prediction by a fit without this steel. */
export function leftOutPairs<Case>(rows: readonly Row[], fit: Fit<Case>) {
  const x = rows.map((row) => Object.values(fit.terms).map(({ of }) => of(fit.caseOf(row))));
  return pairsOf(rows, leftOut(rows, x, fit));
}

export const pairsOf = (rows: readonly Row[], calculated: readonly number[]) =>
  rows.map(({ measured }, index) => ({ measured, calculated: calculated[index] ?? measured }));

/** Returns the standard errors by resampling steels with all their rows (bootstrap). */
export function standardErrors(
  rows: readonly Row[],
  x: readonly (readonly number[])[],
  fit: Weighing,
): readonly number[] {
  const bySteel = Map.groupBy(rows.keys(), (index) => rows[index]?.steelId ?? '');
  const steels = [...bySteel.values()];
  const random = generator(1);
  const drawn = Array.from({ length: resamples }, () => {
    const chosen = steels.flatMap(() => steels[Math.floor(random() * steels.length)] ?? []);
    return fitRows(pick(rows, chosen), pick(x, chosen), fit).coefficients;
  });
  return (drawn[0] ?? []).map((_, column) => {
    const values = drawn.map((each) => each[column] ?? 0);
    const middle = mean(values);
    return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
  });
}

const pick = <T>(all: readonly T[], chosen: readonly number[]): T[] =>
  chosen.flatMap((index) => (all[index] === undefined ? [] : [all[index]]));
export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
export const roundToDigits = (value: number, digits = 5) => Number(value.toPrecision(digits));

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * (sorted.length + 1)) - 1)] ?? 0;
}

/** Computes the FNV-1a hash, with which the group of a steel is independent of the order of the rows. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}
