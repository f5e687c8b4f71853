/**
 * Ac1, Ac3, Bs, Ms and Mf from the heat analysis: values of every author side by side, with mean and spread of each
 * temperature.
 */
import { defineCalculator, type FormulaLine, type Warning } from '../../core/calculator.ts';
import type { Composition } from '../../core/elements.ts';
import { withMeasuredErrors } from '../../core/models.ts';
import { roundedEnds } from '../../core/numbers.ts';
import { type Blend, blend } from '../../formulas/composition/blend.ts';
import {
  celsiusInserted,
  celsiusOf,
  celsiusTex,
  kelvinShares,
} from '../../formulas/composition/temperature-formula.ts';
import { bsStevenHaynes } from '../../formulas/transformation/bainite-start.ts';
import {
  koistinenMarburger99,
  msStevenHaynes,
  stevenHaynesSteps,
} from '../../formulas/transformation/martensite-start.ts';
import { isHypereutectoid } from './austenitizing.ts';
import { bandOutputs, bestLines, bestRemarks, bestValues } from './best.ts';
import { drawMartensiteStart, drawTemperatures } from './charts.ts';
import { transformationExamples } from './examples.ts';
import measuredError from './measured-error.json' with { type: 'json' };
import {
  type Family,
  linearCarbonLimit,
  type TemperatureModel,
  temperatureModels,
  weightedResults,
} from './models.ts';

const families: readonly Family[] = ['ac1', 'ac3', 'bs', 'ms'];
/** Headline outputs: the regression where enough steels were measured, otherwise the mean of the authors. */
const answers = [
  ['ac1', 'Mean'],
  ['ac3', 'Mean'],
  ['bs', 'Best'],
  ['ms', 'Best'],
] as const;
/** Temperatures at which the transformations are complete to a given extent. */
const steps = [
  { key: 'bfC', symbol: 'B_\\mathrm{f}' },
  { key: 'm50C', symbol: 'M_{50}' },
  { key: 'm90C', symbol: 'M_{90}' },
  { key: 'mfStevenHaynesC', symbol: 'M_\\mathrm{f}' },
  { key: 'mfKoistinenMarburgerC', symbol: 'M_{99}' },
] as const;
const symbols = {
  ac1: 'A_\\mathrm{c1}',
  ac3: 'A_\\mathrm{c3}',
  bs: 'B_\\mathrm{s}',
  ms: 'M_\\mathrm{s}',
} as const;

/** Sources of the measurements used for the fitted values. */
const measuredSources = ['wentzien-2024', 'map-martensite', 'schuscha-2025'] as const;
const absoluteZero = -273.15;
/** Steven & Haynes 1956: undercooling below Bs in K at which the bainite reaction ends. */
const stevenHaynesBainiteEnd = 120;

/**
 * Returns the mean and spread of the models of a temperature; null for a mean below absolute zero, or an Ac3 not above
 * Ac1.
 */
function summaryOf(family: Family, steel: Composition): Blend | null {
  const found = blend(weightedResults(family, steel));
  if (!found || found.mean <= absoluteZero) return null;
  if (family !== 'ac3') return found;
  const ac1 = summaryOf('ac1', steel);
  return isHypereutectoid(steel) || (ac1 && found.mean <= ac1.mean) ? null : found;
}

/** Returns whether an author's Ac3 is not above the same author's Ac1. */
function isCrossed({ family, source }: TemperatureModel, celsius: number, steel: Composition): boolean {
  if (family !== 'ac3') return false;
  const own = temperatureModels.find((each) => each.family === 'ac1' && each.source === source);
  return own !== undefined && celsius <= celsiusOf(own.formula, steel);
}

function remarks(steel: Composition, summaries: ReadonlyMap<Family, Blend | null>): Warning[] {
  const { C = 0, Cr = 0, B = 0 } = steel;
  const alloy = Object.entries(steel).reduce(
    (sum, [element, value]) => sum + (element === 'C' ? 0 : value),
    0,
  );
  const found: Warning[] = [];
  if (Cr > 5 || alloy > 8)
    found.push({
      code: 'high_alloy',
      level: 'warning',
      params: { alloy },
      outside: [
        ...answers.map(([family, kind]) => `${family}${kind}C`),
        ...families.flatMap((family) => [`${family}MeanC`, `${family}SpreadK`]),
        ...temperatureModels.map(({ key }) => key),
        ...steps.map(({ key }) => key),
      ],
    });
  if (B > 0.01) found.push({ code: 'boron_unit', level: 'warning' });
  if (C > linearCarbonLimit)
    found.push({ code: 'high_carbon', level: 'warning', params: { carbon: C }, source: 'van-bohemen-2012' });
  if (isHypereutectoid(steel))
    found.push({ code: 'hypereutectoid', level: 'warning', params: { carbon: C, output: 'ac3MeanC' } });
  else if (!summaries.get('ac3'))
    found.push({ code: 'crossed', level: 'warning', params: { output: 'ac3MeanC' } });
  const ms = summaries.get('ms');
  if (!ms) found.push({ code: 'no_martensite', level: 'warning' });
  // Bs and Ms have a measured band, which is more meaningful than the spread of the authors.
  for (const family of ['ac1', 'ac3'] as const) {
    const summary = summaries.get(family);
    if (summary && summary.spread > 40) {
      found.push({
        code: 'spread',
        level: 'warning',
        params: { output: `${family}MeanC`, ...roundedEnds([summary.low, summary.high], 'C'), unit: 'C' },
      });
    }
  }
  found.push(
    { code: 'not_equilibrium', level: 'note' },
    { code: 'two_finishes', level: 'note', source: 'koistinen-marburger-1959' },
  );
  return found;
}

export default defineCalculator({
  id: 'transformation-temperatures',
  version: '1.12',
  changes: [
    { version: '1.12', date: '2026-11-29', key: 'tagAllHighAlloy' },
    { version: '1.11', date: '2026-11-29', key: 'carbonMissing' },
    { version: '1.10', date: '2026-11-29', key: 'oneRange' },
    { version: '1.9', date: '2026-11-28', key: 'withheldCounts' },
    { version: '1.8', date: '2026-11-27', key: 'confirmed' },
    { version: '1.7', date: '2026-11-26', key: 'tagHighAlloy' },
    { version: '1.6', date: '2026-11-26', key: 'aboveAc1' },
    { version: '1.5', date: '2026-11-26', key: 'kunitakeChromium' },
    { version: '1.4', date: '2026-11-25', key: 'noAc3' },
    { version: '1.3', date: '2026-11-23', key: 'borneOut' },
    { version: '1.2', date: '2026-11-23', key: 'measured' },
    { version: '1.1', date: '2026-11-22', key: 'blended' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: [
    {
      kind: 'composition',
      key: 'steel',
      prefix: '',
      elements: {
        C: { min: 0, max: 2.2 },
        Si: { min: 0, max: 5 },
        Mn: { min: 0, max: 15 },
        P: { min: 0, max: 0.2 },
        S: { min: 0, max: 0.4 },
        Cr: { min: 0, max: 25 },
        Ni: { min: 0, max: 35 },
        Mo: { min: 0, max: 10 },
        V: { min: 0, max: 6 },
        Nb: { min: 0, max: 2.5 },
        Ti: { min: 0, max: 3 },
        Al: { min: 0, max: 5 },
        Cu: { min: 0, max: 5 },
        N: { min: 0, max: 0.5 },
        B: { min: 0, max: 0.1 },
        W: { min: 0, max: 20 },
        Co: { min: 0, max: 20 },
        As: { min: 0, max: 0.2 },
      },
      default: { C: 0.405, Si: 0.25, Mn: 0.875, P: 0.015, S: 0.01, Cr: 0.95, Mo: 0.2 },
      defaultGrade: '4140',
    },
  ],
  outputs: [
    ...answers.map(
      ([family, kind]) =>
        ({
          key: `${family}${kind}C`,
          unit: 'C',
          symbol: symbols[family],
          digits: 0,
          role: 'answer',
          ...(kind === 'Best' && { band: { low: `${family}Best90LowC`, high: `${family}Best90HighC` } }),
        }) as const,
    ),
    ...bandOutputs,
    { key: 'bsMeanC', unit: 'C', digits: 0, role: 'quantity' },
    { key: 'msMeanC', unit: 'C', digits: 0, role: 'quantity' },
    ...families.map(
      (family) => ({ key: `${family}SpreadK`, unit: 'dK', digits: 0, role: 'quantity' }) as const,
    ),
    ...steps.map(({ key, symbol }) => ({ key, unit: 'C', symbol, digits: 0, role: 'quantity' }) as const),
    ...temperatureModels.map(
      ({ key, family }) => ({ key, unit: 'C', symbol: symbols[family], digits: 1, role: 'model' }) as const,
    ),
  ],
  sources: [
    ...new Set(temperatureModels.map((each) => each.source)),
    'koistinen-marburger-1959',
    ...measuredSources,
  ],
  models: withMeasuredErrors(
    temperatureModels.map(({ key, formula, source, carbon, doubtful }) => ({
      output: key,
      formula: celsiusTex(formula),
      source,
      ...(carbon ? { range: { C: carbon } } : {}),
      ...(doubtful ? { confirmed: false } : {}),
    })),
    measuredError,
  ),
  headline: () => 'msBestC',
  spreads: [/^ac1/, /^ac3/, /^bs/, /^ms/],
  recommend: ({ steel }) => ((steel.C ?? 0) > linearCarbonLimit ? 'msVanBohemenC' : 'msAndrewsC'),
  contributions: ({ steel }) =>
    Object.fromEntries(temperatureModels.map(({ key, formula }) => [key, kelvinShares(formula, steel)])),
  examples: transformationExamples,
  compute: ({ steel }) => {
    const summaries = new Map(families.map((family) => [family, summaryOf(family, steel)] as const));
    const warnings = [...remarks(steel, summaries), ...bestRemarks(steel)];
    const models = temperatureModels.map((model) => {
      const { key, family, formula } = model;
      const celsius = celsiusOf(formula, steel);
      if (family === 'ac3' && isHypereutectoid(steel)) return [key, null] as const;
      if (isCrossed(model, celsius, steel)) {
        warnings.push({ code: 'withheld', level: 'note', params: { output: key } });
        return [key, null] as const;
      }
      if (celsius > absoluteZero) return [key, celsius] as const;
      warnings.push({ code: 'below_absolute_zero', level: 'warning', params: { output: key } });
      return [key, null] as const;
    });
    const below = (start: number | undefined, kelvin: number): number | null =>
      start === undefined || start - kelvin <= absoluteZero ? null : start - kelvin;
    const ms = celsiusOf(msStevenHaynes, steel);
    const ends: Readonly<Record<(typeof steps)[number]['key'], number | null>> = {
      bfC: below(celsiusOf(bsStevenHaynes, steel), stevenHaynesBainiteEnd),
      m50C: below(ms, stevenHaynesSteps.m50),
      m90C: below(ms, stevenHaynesSteps.m90),
      mfStevenHaynesC: below(ms, stevenHaynesSteps.mf),
      mfKoistinenMarburgerC: below(summaries.get('ms')?.mean, koistinenMarburger99),
    };
    for (const [output, celsius] of Object.entries(ends)) {
      if (celsius === null) warnings.push({ code: 'below_absolute_zero', level: 'note', params: { output } });
    }
    return {
      values: {
        ...bestValues(steel),
        ...Object.fromEntries(models),
        ...Object.fromEntries(
          families.map((family) => [`${family}MeanC`, summaries.get(family)?.mean ?? null]),
        ),
        ...Object.fromEntries(
          families.map((family) => [`${family}SpreadK`, summaries.get(family)?.spread ?? null]),
        ),
        ...ends,
      },
      warnings,
    };
  },
  explain: ({ steel }, values): readonly FormulaLine[] => [
    ...bestLines(steel, values),
    ...temperatureModels.flatMap(({ key, family, formula, name }): readonly FormulaLine[] => {
      const value = values[key];
      if (typeof value !== 'number') return [];
      const author = name.replace(/^\w+ /, '').replace(/&/g, '\\&');
      return [
        {
          formula: `${symbols[family]}^{\\text{${author}}} = ${celsiusTex(formula)}`,
          inserted: celsiusInserted(formula, steel),
          result: `${value.toFixed(1).replace('-', '−')} °C`,
        },
      ];
    }),
    {
      formula:
        'M_{50} = M_\\mathrm{s} - 47,\\quad M_{90} = M_\\mathrm{s} - 103,\\quad M_\\mathrm{f} = M_\\mathrm{s} - 215,\\quad B_\\mathrm{f} = B_\\mathrm{s} - 120',
      inserted:
        `Steven & Haynes: M_s = ${celsiusOf(msStevenHaynes, steel).toFixed(1)} °C, B_s = ${celsiusOf(bsStevenHaynes, steel).toFixed(1)} °C`.replaceAll(
          ' -',
          ' −',
        ),
    },
    ...(typeof values['msMeanC'] === 'number'
      ? [
          {
            formula: 'M_{99} = M_\\mathrm{s} - \\ln(100)/0.011',
            inserted: `M_s = ${values['msMeanC'].toFixed(1)} °C`.replace(' -', ' −'),
          },
        ]
      : []),
  ],
  charts: [
    { key: 'temperatures', draw: ({ steel }) => drawTemperatures(steel) },
    { key: 'martensiteStart', draw: ({ steel }) => drawMartensiteStart(steel) },
  ],
});
