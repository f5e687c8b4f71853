/** Ms and Bs by regression on measured steels, with the band that holds nine of ten of them. */
import type { FormulaLine, Output, OutputValues, Warning } from '../../core/calculator.ts';
import { type Composition, type ElementSymbol, elements } from '../../core/elements.ts';
import { joined, plain } from '../../core/worked-text.ts';
import { bainiteStart, bainiteStartModel, bainiteStartTerms } from '../../formulas/measured/bainite-start.ts';
import {
  type Estimate,
  type FittedModel,
  stepsIn,
  type Terms,
} from '../../formulas/measured/fitted-model.ts';
import {
  martensiteStart,
  martensiteStartModel,
  martensiteStartTerms,
} from '../../formulas/measured/martensite-start.ts';
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

/** Best value and band of a family, °C. */
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

/** null where the value comes out below absolute zero; the band does not reach below it. */
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

/** Says where nothing like this steel was measured, and which elements make it strange. */
export function bestRemarks(steel: Composition): readonly Warning[] {
  return best.flatMap(({ family, of, model, source }): readonly Warning[] => {
    const output = `${family}BestC`;
    const { value, distance, nearest } = of(steel);
    if (value <= absoluteZero) return [{ code: 'below_absolute_zero', level: 'warning', params: { output } }];
    if (distance <= model.reach) return [];
    const params = {
      output,
      distance: Math.round(distance * 10) / 10,
      reach: Math.round(model.reach * 10) / 10,
      steels: nearest.steels,
      elements: strangest(model, steel, nearest.steel).join(', '),
    };
    return [{ code: 'far_from_data', level: 'warning', params, source }];
  });
}

/** The elements that take this steel away from measured ones, the worst first, three at most. */
function strangest(model: FittedModel, steel: Composition, nearest: Composition): readonly ElementSymbol[] {
  const away = (element: ElementSymbol) => stepsIn(element, model.scale, steel, nearest);
  return elements
    .filter((element) => element !== 'Fe' && away(element) > 1)
    .toSorted((one, other) => away(other) - away(one))
    .slice(0, 3);
}

/** The regression with its standard errors, and what its band rests on. */
export function bestLines(steel: Composition, values: OutputValues): readonly FormulaLine[] {
  return best.flatMap(({ family, symbol, of, model, terms }): readonly FormulaLine[] => {
    const value = values[`${family}BestC`];
    if (typeof value !== 'number') return [];
    const named = Object.entries(terms).map(([name, term]) => {
      const { value: factor, error } = model.coefficients[name] ?? { value: 0, error: 0 };
      return { ...term, factor, error };
    });
    const sum = named
      .map(
        ({ tex, factor, error }) => `${factor < 0 ? '-' : '+'} (${Math.abs(factor)} \\pm ${error})\\,${tex}`,
      )
      .join(' ');
    const inserted = named
      .filter(({ of: size }) => size(steel) !== 0)
      .map(({ factor, of: size }) => `${plain(factor)} × ${plain(size(steel))}`);
    const { low, high } = of(steel);
    const { rmse, bias, covered } = model.crossValidated;
    return [
      {
        formula: `${symbol} = ${model.intercept} ${sum}`,
        inserted: `= ${joined([plain(model.intercept), ...inserted])}`,
        result: `${value.toFixed(1)} °C`,
      },
      {
        formula: `${symbol} \\pm ${Math.round((high - low) / 2)}\\,\\mathrm{K},\\quad \\mathrm{RMSE} = ${rmse}\\,\\mathrm{K},\\quad \\bar{\\Delta} = ${bias}\\,\\mathrm{K},\\quad n = ${model.rows},\\quad P = ${Math.round(covered * 100)}\\,\\%`,
      },
    ];
  });
}
