import type { FormulaLine } from '../../core/calculator.ts';
import { joined, plain } from '../../core/texts/worked-text.ts';
import type { Estimate, FittedModel, Terms } from './fitted-model.ts';

/** Quantity of a regression and its notation. */
export type Regression<Case> = {
  /** Symbol of the quantity, in TeX. */
  readonly symbol: string;
  /** Symbol of the quantity that the band refers to, in TeX; by default `symbol`. */
  readonly bandSymbol?: string;
  /** Unit of the value and of a difference of two values, in TeX. */
  readonly unit: string;
  readonly differenceTex: string;
  readonly model: FittedModel;
  readonly terms: Terms<Case>;
};

/**
 * Returns the printed lines of the regression with its standard errors and the data of its band. @param band null if the
 * band is withheld
 */
export function regressionLines<Case>(
  { symbol, bandSymbol = symbol, unit, differenceTex, model, terms }: Regression<Case>,
  given: Case,
  band: Pick<Estimate, 'low' | 'high'> | null,
  value: number,
): readonly FormulaLine[] {
  const named = Object.entries(terms).map(([name, term]) => {
    const { value: factor, error } = model.coefficients[name] ?? { value: 0, error: 0 };
    return { ...term, factor, error };
  });
  const sum = named
    .map(({ tex, factor, error }) => `${factor < 0 ? '-' : '+'} (${Math.abs(factor)} \\pm ${error})\\,${tex}`)
    .join(' ');
  const inserted = named
    .filter(({ of: size }) => size(given) !== 0)
    .map(({ factor, of: size }) => `${plain(factor)} × ${plain(size(given))}`);
  const { rmse, bias, covered } = model.crossValidated;
  return [
    {
      formula: `${symbol} = ${model.intercept} ${sum}`,
      inserted: `= ${joined([plain(model.intercept), ...inserted])}`,
      result: `${value.toFixed(1)} ${unit}`,
    },
    // This line is the band at this analysis; the line below is the error over all measured steels.
    ...(band
      ? [
          {
            formula: `${bandSymbol} \\pm ${Number(((band.high - band.low) / 2).toPrecision(2))}\\,${differenceTex},\\quad P = ${Math.round(covered * 100)}\\,\\%`,
          },
        ]
      : []),
    {
      formula: `\\mathrm{RMSE} = ${rmse}\\,${differenceTex},\\quad \\bar{\\Delta} = ${bias}\\,${differenceTex},\\quad n = ${model.rows}`,
    },
  ];
}
