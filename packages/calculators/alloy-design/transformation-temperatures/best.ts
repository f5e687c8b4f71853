/** Ms and Bs by regression on measured steels, with the 90 % band. */
import type { FormulaLine, Output, OutputValues, Warning } from '../../core/calculator.ts';
import type { Composition } from '../../core/elements.ts';
import { bainiteStart, bainiteStartModel, bainiteStartTerms } from '../../formulas/measured/bainite-start.ts';
import { farFromData } from '../../formulas/measured/far-from-data.ts';
import type { Estimate, FittedModel, Terms } from '../../formulas/measured/fitted-model.ts';
import {
  martensiteStart,
  martensiteStartModel,
  martensiteStartTerms,
} from '../../formulas/measured/martensite-start.ts';
import { regressionLines } from '../../formulas/measured/regression-lines.ts';
import type { SourceKey } from '../../sources/index.ts';

export type BestFamily = 'bs' | 'ms';

type Best = {
  readonly family: BestFamily;
  readonly symbol: string;
  readonly of: (steel: Composition) => Estimate;
  readonly model: FittedModel;
  readonly terms: Terms;
  readonly source: SourceKey;
};

const best: readonly Best[] = [
  {
    family: 'bs',
    symbol: 'B_\\mathrm{s}',
    of: bainiteStart,
    model: bainiteStartModel,
    terms: bainiteStartTerms,
    source: 'schuscha-2025',
  },
  {
    family: 'ms',
    symbol: 'M_\\mathrm{s}',
    of: martensiteStart,
    model: martensiteStartModel,
    terms: martensiteStartTerms,
    source: 'wentzien-2024',
  },
];

/** Functions that return the fitted value and band of each temperature family, °C. */
export const bestOf: Readonly<Record<BestFamily, (steel: Composition) => Estimate>> = {
  bs: bainiteStart,
  ms: martensiteStart,
};

const absoluteZero = -273.15;

export const bandOutputs: readonly Output[] = best.flatMap(({ family }) =>
  (['Low', 'High'] as const).map(
    (end) => ({ key: `${family}Best90${end}C`, unit: 'C', digits: 0, role: 'quantity' }) as const,
  ),
);

/** Returns the fitted values; null for a value below absolute zero, which also limits the band. */
export function bestValues(steel: Composition): OutputValues {
  const entries = best.flatMap(({ family, of }) => {
    const { value, low, high } = of(steel);
    const isThere = value > absoluteZero;
    return [
      [`${family}BestC`, isThere ? value : null],
      [`${family}Best90LowC`, isThere ? Math.max(absoluteZero, low) : null],
      [`${family}Best90HighC`, isThere ? high : null],
    ] as const;
  });
  return Object.fromEntries(entries);
}

/** Returns the remarks on steels unlike the measured ones, which name the elements that differ. */
export function bestRemarks(steel: Composition): readonly Warning[] {
  return best.flatMap(({ family, of, model, source }): readonly Warning[] | Warning => {
    const output = `${family}BestC`;
    const found = of(steel);
    if (found.value <= absoluteZero)
      return [{ code: 'below_absolute_zero', level: 'warning', params: { output } }];
    return farFromData(output, { model, source }, steel, found) ?? [];
  });
}

/** Returns the formula lines of the regressions with standard errors and the data of their bands. */
export function bestLines(steel: Composition, values: OutputValues): readonly FormulaLine[] {
  return best.flatMap(({ family, symbol, of, model, terms }): readonly FormulaLine[] => {
    const value = values[`${family}BestC`];
    if (typeof value !== 'number') return [];
    const regression = { symbol, unit: '°C', differenceTex: '\\mathrm{K}', model, terms };
    return regressionLines(regression, steel, of(steel), value);
  });
}
