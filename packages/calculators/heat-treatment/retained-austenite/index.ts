/** Retained austenite after quenching and after sub-zero treatment by two laws. */
import {
  defineCalculator,
  type FormulaLine,
  numberIn,
  type OutputValues,
  type Warning,
} from '../../core/calculator.ts';
import type { Composition } from '../../core/elements.ts';
import { plain } from '../../core/texts/worked-text.ts';
import { formulaInserted, formulaTex } from '../../formulas/composition/composition-formula.ts';
import { celsiusInserted, celsiusOf, celsiusTex } from '../../formulas/composition/temperature-formula.ts';
import { farFromData } from '../../formulas/measured/far-from-data.ts';
import {
  martensiteStart,
  martensiteStartModel,
  martensiteStartTerms,
} from '../../formulas/measured/martensite-start.ts';
import { regressionLines } from '../../formulas/measured/regression-lines.ts';
import { msAndrews, msIngber, msVanBohemen } from '../../formulas/transformation/martensite-start.ts';
import * as retained from '../../formulas/transformation/retained-austenite.ts';
import { drawOverCarbon, drawOverTemperature } from './charts.ts';
import { retainedAusteniteExamples } from './examples.ts';
import { retainedAusteniteInputs } from './inputs.ts';

/** Result by Koistinen & Marburger, with the band that follows from the band of Ms. */
const koistinen = {
  key: 'koistinenPercent',
  low: 'koistinen90LowPercent',
  high: 'koistinen90HighPercent',
} as const;

const formulas = { 'van-bohemen': msVanBohemen, ingber: msIngber, andrews: msAndrews } as const;

const absoluteZero = -273.15;

type Given = {
  readonly steel: Composition;
  readonly martensiteStartBy: 'best' | keyof typeof formulas | 'entered';
  readonly martensiteStartC: number;
  readonly quenchTemperatureC: number;
  readonly subzeroTemperatureC: number;
  readonly stabilizationK: number;
  readonly targetPercent: number;
};

/** Returns Ms for Koistinen & Marburger, and for van Bohemen, whose law uses his own Ms unless one is entered. */
function startsOf({ steel, martensiteStartBy, martensiteStartC }: Given): {
  readonly km: number;
  readonly vb: number;
} {
  if (martensiteStartBy === 'entered') return { km: martensiteStartC, vb: martensiteStartC };
  const km =
    martensiteStartBy === 'best'
      ? martensiteStart(steel).value
      : celsiusOf(formulas[martensiteStartBy], steel);
  return { km, vb: celsiusOf(msVanBohemen, steel) };
}

const retainedKeys: readonly string[] = [...Object.values(koistinen), 'vanBohemenPercent'];

/** Returns the retained austenite in % after the quench, and after the sub-zero treatment with a lowered Ms. */
function stepsOf(
  given: Given,
  rate: number,
  start: number,
): { readonly quench: number; readonly subzero: number } {
  const quench = 100 * retained.retainedShare(rate, start, given.quenchTemperatureC);
  const subzero = 100 * retained.retainedShare(rate, start - given.stabilizationK, given.subzeroTemperatureC);
  // Warming up, or a small further temperature drop, does not increase the retained austenite.
  return { quench, subzero: Math.min(quench, subzero) };
}

/** Returns the bands of the fitted Ms in °C and of retained austenite in %; null for a published or entered Ms. */
function bandsOf({ steel, martensiteStartBy, quenchTemperatureC }: Given): OutputValues {
  const best = martensiteStartBy === 'best' ? martensiteStart(steel) : null;
  const left = (start: number) =>
    100 * retained.retainedShare(retained.koistinenMarburgerRate, start, quenchTemperatureC);
  const isGiven = best !== null && best.value > absoluteZero;
  return {
    martensiteStart90LowC: isGiven ? Math.max(absoluteZero, best.low) : null,
    martensiteStart90HighC: isGiven ? best.high : null,
    [koistinen.low]: isGiven ? left(best.high) : null,
    [koistinen.high]: isGiven ? left(best.low) : null,
  };
}

/** Returns the warnings for steels unlike the measured ones. */
function farRemarks({ steel, martensiteStartBy }: Given): readonly Warning[] {
  if (martensiteStartBy !== 'best') return [];
  const fit = { model: martensiteStartModel, source: 'wentzien-2024' } as const;
  const found = martensiteStart(steel);
  return [koistinen.key, 'martensiteStartUsedC'].flatMap(
    (output) => farFromData(output, fit, steel, found) ?? [],
  );
}

function remarks(given: Given, km: number, targets: readonly (number | null)[]): Warning[] {
  const { C = 0, Si = 0, Cr = 0, Ni = 0, Mn = 0 } = given.steel;
  const found: Warning[] = [];
  if (km <= given.quenchTemperatureC)
    found.push({ code: 'no_martensite', level: 'warning', params: { start: Math.round(km) } });
  if (given.martensiteStartBy === 'andrews' && C > 0.6)
    found.push({ code: 'linear_start', level: 'warning', params: { carbon: C }, source: 'andrews-1965' });
  if (C > 1.1)
    found.push({
      code: 'high_carbon',
      level: 'warning',
      params: { carbon: C },
      source: 'koistinen-marburger-1959',
    });
  if (Si > 1) found.push({ code: 'silicon', level: 'warning', params: { silicon: Si } });
  if (Cr > 5 || Ni > 5 || Mn > 3) found.push({ code: 'high_alloy', level: 'warning', outside: retainedKeys });
  if (targets.some((each) => each !== null && each < -196))
    found.push({ code: 'target_too_cold', level: 'warning' });
  if (given.stabilizationK > 0) found.push({ code: 'stabilization_estimate', level: 'warning' });
  found.push({ code: 'dissolved_carbon', level: 'note' }, { code: 'temper_soon', level: 'note' });
  return found;
}

/** Returns the exponent with inserted numbers. The formula does not apply above Ms. */
const retainedInserted = (rate: string, start: number, quench: number): string =>
  start > quench
    ? `= exp(−${rate} × (${start.toFixed(1)} − ${plain(quench)}))`
    : `M_s = ${plain(Number(start.toFixed(1)))} °C ≤ T_q = ${plain(quench)} °C`;

/** Returns the key of the main result: Koistinen & Marburger for a fitted or entered Ms, or if the other law has no rate. */
const headlineOf = (startBy: string, values: OutputValues) =>
  ['best', 'entered'].includes(startBy) || values['vanBohemenPercent'] === null
    ? koistinen.key
    : 'vanBohemenPercent';

export default defineCalculator({
  id: 'retained-austenite',
  version: '1.6',
  changes: [
    { version: '1.6', date: '2026-11-29', key: 'bandWithheld' },
    { version: '1.5', date: '2026-11-29', key: 'carbonMissing' },
    { version: '1.4', date: '2026-11-26', key: 'tagHighAlloy' },
    { version: '1.3', date: '2026-11-26', key: 'processFirst' },
    { version: '1.2', date: '2026-11-26', key: 'bestStart' },
    { version: '1.1', date: '2026-11-22', key: 'noStart' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: retainedAusteniteInputs,
  outputs: [
    {
      key: 'martensiteStartUsedC',
      unit: 'C',
      symbol: 'M_\\mathrm{s}',
      digits: 0,
      role: 'quantity',
      band: { low: 'martensiteStart90LowC', high: 'martensiteStart90HighC' },
    },
    { key: 'martensiteStart90LowC', unit: 'C', digits: 0, role: 'quantity' },
    { key: 'martensiteStart90HighC', unit: 'C', digits: 0, role: 'quantity' },
    { key: 'vanBohemenStartC', unit: 'C', symbol: 'M_\\mathrm{s}', digits: 0, role: 'quantity' },
    { key: 'vanBohemenRate', unit: '1', symbol: '1000\\,\\alpha', digits: 2, role: 'quantity' },
    { key: 'targetKoistinenC', unit: 'C', digits: 0, role: 'quantity' },
    { key: 'targetVanBohemenC', unit: 'C', digits: 0, role: 'quantity' },
    { key: 'martensitePercent', unit: '%', digits: 1, role: 'quantity' },
    {
      key: koistinen.key,
      unit: '%',
      symbol: '\\mathrm{RA}',
      digits: 1,
      role: 'model',
      band: { low: koistinen.low, high: koistinen.high },
    },
    { key: koistinen.low, unit: '%', digits: 1, role: 'quantity' },
    { key: koistinen.high, unit: '%', digits: 1, role: 'quantity' },
    { key: 'vanBohemenPercent', unit: '%', symbol: '\\mathrm{RA}', digits: 1, role: 'model' },
    { key: 'koistinenSubzeroPercent', unit: '%', symbol: '\\mathrm{RA}', digits: 1, role: 'model' },
    { key: 'vanBohemenSubzeroPercent', unit: '%', symbol: '\\mathrm{RA}', digits: 1, role: 'model' },
  ],
  sources: ['koistinen-marburger-1959', 'van-bohemen-2012', 'wentzien-2024', 'ingber-2022', 'andrews-1965'],
  models: [
    {
      output: 'koistinenPercent',
      formula: '100\\,e^{-0.011\\,(M_\\mathrm{s} - T_\\mathrm{q})}',
      source: 'koistinen-marburger-1959',
    },
    {
      output: 'vanBohemenPercent',
      formula: '100\\,e^{-\\alpha\\,(M_\\mathrm{s} - T_\\mathrm{q})}',
      source: 'van-bohemen-2012',
    },
    {
      output: 'koistinenSubzeroPercent',
      formula: '100\\,e^{-0.011\\,(M_\\mathrm{s} - \\theta - T_\\mathrm{sub})}',
      source: 'koistinen-marburger-1959',
    },
    {
      output: 'vanBohemenSubzeroPercent',
      formula: '100\\,e^{-\\alpha\\,(M_\\mathrm{s} - \\theta - T_\\mathrm{sub})}',
      source: 'van-bohemen-2012',
    },
  ],
  spreads: [/^(?:koistinen|vanBohemen)Percent$/, /SubzeroPercent$/],
  headline: ({ martensiteStartBy }, values) => headlineOf(martensiteStartBy, values),
  recommend: ({ martensiteStartBy }) =>
    martensiteStartBy === 'best' || martensiteStartBy === 'entered' ? koistinen.key : 'vanBohemenPercent',
  examples: retainedAusteniteExamples,
  compute: (given) => {
    const { km, vb } = startsOf(given);
    const rate = retained.rateByAnalysis(given.steel);
    const share = given.targetPercent / 100;
    const first = stepsOf(given, retained.koistinenMarburgerRate, km);
    const second = rate === null ? null : stepsOf(given, rate, vb);
    const targetKm = retained.temperatureForShare(retained.koistinenMarburgerRate, km, share);
    const targetVb = rate === null ? null : retained.temperatureForShare(rate, vb, share);
    const warnings = [...farRemarks(given), ...remarks(given, km, [targetKm, targetVb])];
    if (rate === null) warnings.push({ code: 'no_rate', level: 'warning', source: 'van-bohemen-2012' });
    if (Math.min(km, vb) <= -273.15) warnings.push({ code: 'below_absolute_zero', level: 'warning' });
    const isKoistinen = ['best', 'entered'].includes(given.martensiteStartBy);
    const best = isKoistinen || second === null ? first.quench : second.quench;
    return {
      values: {
        martensiteStartUsedC: km > absoluteZero ? km : null,
        vanBohemenStartC: vb > -273.15 ? vb : null,
        vanBohemenRate: rate === null ? null : 1000 * rate,
        targetKoistinenC: targetKm > -273.15 ? targetKm : null,
        targetVanBohemenC: targetVb !== null && targetVb > -273.15 ? targetVb : null,
        ...bandsOf(given),
        martensitePercent: 100 - best,
        koistinenPercent: first.quench,
        koistinenSubzeroPercent: first.subzero,
        vanBohemenPercent: second?.quench ?? null,
        vanBohemenSubzeroPercent: second?.subzero ?? null,
      },
      warnings,
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const { km, vb } = startsOf(given);
    const shown = (key: string, digits = 1): string => plain(Number(numberIn(values, key).toFixed(digits)));
    const lines: FormulaLine[] = [];
    if (given.martensiteStartBy === 'best') {
      const regression = {
        symbol: 'M_\\mathrm{s}',
        unit: '°C',
        differenceTex: '\\mathrm{K}',
        model: martensiteStartModel,
        terms: martensiteStartTerms,
      };
      lines.push(...regressionLines(regression, given.steel, martensiteStart(given.steel), km));
    } else if (given.martensiteStartBy !== 'entered') {
      const formula = formulas[given.martensiteStartBy];
      lines.push({
        formula: `M_\\mathrm{s} = ${celsiusTex(formula)}`,
        inserted: celsiusInserted(formula, given.steel),
        result: `${km.toFixed(1)} °C`,
      });
    }
    lines.push({
      formula: '\\mathrm{RA} = e^{-0.011\\,(M_\\mathrm{s} - T_\\mathrm{q})}',
      inserted: retainedInserted('0.011', km, given.quenchTemperatureC),
      result: `${shown('koistinenPercent', 2)} %`,
    });
    if (typeof values['vanBohemenRate'] === 'number') {
      lines.push(
        {
          formula: `1000\\,\\alpha = ${formulaTex(retained.vanBohemenRate)}`,
          inserted: formulaInserted(retained.vanBohemenRate, given.steel),
          result: shown('vanBohemenRate', 3),
        },
        {
          formula: '\\mathrm{RA} = e^{-\\alpha\\,(M_\\mathrm{s} - T_\\mathrm{q})}',
          inserted: retainedInserted(
            (numberIn(values, 'vanBohemenRate') / 1000).toFixed(5),
            vb,
            given.quenchTemperatureC,
          ),
          result: `${shown('vanBohemenPercent', 2)} %`,
        },
      );
    }
    lines.push({
      formula: 'T = M_\\mathrm{s} + \\ln(\\mathrm{RA})/\\alpha',
      inserted: `= ${km.toFixed(1)} + ln(${plain(given.targetPercent / 100)})/0.011`,
      ...(typeof values['targetKoistinenC'] === 'number'
        ? { result: `${shown('targetKoistinenC')} °C` }
        : {}),
    });
    return lines;
  },
  charts: [
    {
      key: 'overTemperature',
      draw: (given, values) =>
        drawOverTemperature(given, startsOf(given), headlineOf(given.martensiteStartBy, values)),
    },
    {
      key: 'overCarbon',
      draw: ({ steel, subzeroTemperatureC }) => drawOverCarbon(steel, subzeroTemperatureC),
    },
  ],
});
