/** Fits a straight line to measurements, with the band that contains nine of ten steels in cross-validation. */
import type { FittedLine } from '@ferrite/calculators/formulas/measured/tensile-strength.ts';
import { leftOut, mean, pairsOf, quantile, requiredShare, roundToDigits, standardErrors } from './fit.ts';
import { fitRidge } from './ridge.ts';
import type { Row } from './rows.ts';

const plain = { penalty: 0, tolerated: Number.POSITIVE_INFINITY };

/** Returns pairs of the measured value and the prediction by a line fitted without this steel. */
export const lineLeftOut = (rows: readonly Row[], by: string) =>
  pairsOf(
    rows,
    leftOut(
      rows,
      rows.map((row) => [row.numberIn(by)]),
      plain,
    ),
  );

/** Fits the line. @param by column of the independent variable */
export function fitLine(rows: readonly Row[], by: string): FittedLine {
  const x = rows.map((row) => [row.numberIn(by)]);
  const given = x.flat();
  const weights = rows.map(() => 1);
  const whole = fitRidge(
    x,
    rows.map(({ measured }) => measured),
    weights,
    plain,
  );
  const residuals = leftOut(rows, x, plain).map((value, index) => value - (rows[index]?.measured ?? 0));
  const band = roundToDigits(quantile(residuals.map(Math.abs), requiredShare), 3);
  return {
    rows: rows.length,
    steels: new Set(rows.map(({ steelId }) => steelId)).size,
    intercept: roundToDigits(whole.intercept, 4),
    slope: {
      value: roundToDigits(whole.coefficients[0] ?? 0, 4),
      error: roundToDigits(standardErrors(rows, x, plain)[0] ?? 0, 2),
    },
    band,
    range: { min: Math.min(...given), max: Math.max(...given) },
    crossValidated: {
      rmse: roundToDigits(Math.sqrt(mean(residuals.map((each) => each ** 2))), 3),
      bias: roundToDigits(mean(residuals), 2),
      covered: roundToDigits(mean(residuals.map((each) => (Math.abs(each) <= band ? 1 : 0))), 3),
    },
  };
}
