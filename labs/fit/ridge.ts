/** Ridge regression with reduced weight of outliers. */
import { Matrix, solve } from 'ml-matrix';

export type Ridge = { readonly intercept: number; readonly coefficients: readonly number[] };

export type RidgeOptions = {
  /** Weight of the penalty on standardised coefficients. */
  readonly penalty: number;
  /** Residual up to which rows have full weight; above it, their weight is the ratio of this value to the residual (Huber). */
  readonly tolerated: number;
};

const rounds = 6;

/** Fits coefficients. @param x rows of terms @param y measured values @param weights initial weights of the rows */
export function fitRidge(
  x: readonly (readonly number[])[],
  y: readonly number[],
  weights: readonly number[],
  { penalty, tolerated }: RidgeOptions,
): Ridge {
  const columns = x[0]?.length ?? 0;
  const spread = Array.from({ length: columns }, (_, column) =>
    deviationOf(x.map((row) => row[column] ?? 0)),
  );
  const z = x.map((row) => row.map((value, column) => value / (spread[column] ?? 1)));
  let counted = [...weights];
  let fit: Ridge = { intercept: 0, coefficients: [] };
  for (let round = 0; round <= rounds; round += 1) {
    fit = solveWeighted(z, y, counted, penalty);
    const found = fit;
    counted = weights.map((weight, row) => {
      const residual = Math.abs((y[row] ?? 0) - predict(found, z[row] ?? []));
      return residual <= tolerated ? weight : (weight * tolerated) / residual;
    });
  }
  return {
    intercept: fit.intercept,
    coefficients: fit.coefficients.map((value, column) => value / (spread[column] ?? 1)),
  };
}

export const predict = ({ intercept, coefficients }: Ridge, row: readonly number[]): number =>
  coefficients.reduce((sum, value, column) => sum + value * (row[column] ?? 0), intercept);

function solveWeighted(
  z: readonly (readonly number[])[],
  y: readonly number[],
  weights: readonly number[],
  penalty: number,
): Ridge {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = weights.map((weight) => (weight * z.length) / total);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value, row) => sum + value * (share[row] ?? 0), 0) / z.length;
  const columns = z[0]?.length ?? 0;
  const centre = Array.from({ length: columns }, (_, column) => mean(z.map((row) => row[column] ?? 0)));
  const level = mean(y);
  const centred = new Matrix(z.map((row) => row.map((value, column) => value - (centre[column] ?? 0))));
  const weighed = centred.clone().mulColumnVector([...share]);
  const normal = centred.transpose().mmul(weighed).add(Matrix.eye(columns).mul(penalty));
  const right = weighed.transpose().mmul(Matrix.columnVector(y.map((value) => value - level)));
  const coefficients = solve(normal, right).to1DArray();
  const intercept =
    level - centre.reduce((sum, value, column) => sum + value * (coefficients[column] ?? 0), 0);
  return { intercept, coefficients };
}

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return Math.sqrt(square) || 1;
}
