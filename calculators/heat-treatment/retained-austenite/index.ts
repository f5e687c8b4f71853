/** Retained austenite after quenching and after sub-zero treatment, by two laws side by side. */
import { defineCalculator, type FormulaLine, numberIn, type Warning } from '../../core/calculator.ts';
import type { Composition } from '../../core/elements.ts';
import { plain } from '../../core/worked-text.ts';
import { formulaInserted, formulaTex } from '../../formulas/composition/composition-formula.ts';
import { celsiusInserted, celsiusOf, celsiusTex } from '../../formulas/composition/printed-temperature.ts';
import { msAndrews, msIngber, msVanBohemen } from '../../formulas/transformation/martensite-start.ts';
import * as retained from '../../formulas/transformation/retained-austenite.ts';
import { drawOverCarbon, drawOverTemperature } from './charts.ts';

const formulas = { 'van-bohemen': msVanBohemen, ingber: msIngber, andrews: msAndrews } as const;

type Given = {
  readonly steel: Composition;
  readonly martensiteStartBy: keyof typeof formulas | 'entered';
  readonly martensiteStartC: number;
  readonly quenchTemperatureC: number;
  readonly subzeroTemperatureC: number;
  readonly stabilizationK: number;
  readonly targetPercent: number;
};

/** Ms for Koistinen & Marburger; van Bohemen's own law keeps its own unless one is entered. */
function startsOf({ steel, martensiteStartBy, martensiteStartC }: Given): {
  readonly km: number;
  readonly vb: number;
} {
  if (martensiteStartBy === 'entered') return { km: martensiteStartC, vb: martensiteStartC };
  return { km: celsiusOf(formulas[martensiteStartBy], steel), vb: celsiusOf(msVanBohemen, steel) };
}

/** Percent left after the quench, and after going on to the sub-zero temperature with a lowered Ms. */
function stepsOf(
  given: Given,
  rate: number,
  start: number,
): { readonly quench: number; readonly subzero: number } {
  const quench = 100 * retained.retainedShare(rate, start, given.quenchTemperatureC);
  const subzero = 100 * retained.retainedShare(rate, start - given.stabilizationK, given.subzeroTemperatureC);
  // Warming up or a small further drop gives nothing back.
  return { quench, subzero: Math.min(quench, subzero) };
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
  if (Cr > 5 || Ni > 5 || Mn > 3) found.push({ code: 'high_alloy', level: 'warning' });
  if (targets.some((each) => each !== null && each < -196))
    found.push({ code: 'target_too_cold', level: 'warning' });
  if (given.stabilizationK > 0) found.push({ code: 'stabilization_estimate', level: 'warning' });
  found.push({ code: 'dissolved_carbon', level: 'note' }, { code: 'temper_soon', level: 'note' });
  return found;
}

const entered = (martensiteStartC: number, subzeroTemperatureC: number) => ({
  martensiteStartBy: 'entered',
  martensiteStartC,
  subzeroTemperatureC,
});

/** The exponent with its numbers; above Ms nothing has transformed, and the formula does not hold. */
const retainedInserted = (rate: string, start: number, quench: number): string =>
  start > quench
    ? `= exp(−${rate} × (${start.toFixed(1)} − ${plain(quench)}))`
    : `M_s = ${plain(Number(start.toFixed(1)))} °C ≤ T_q = ${plain(quench)} °C`;

export default defineCalculator({
  id: 'retained-austenite',
  version: '1.1',
  changes: [
    { version: '1.1', date: '2026-11-22', key: 'noStart' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: [
    {
      kind: 'composition',
      key: 'steel',
      prefix: '',
      elements: {
        C: { min: 0, max: 2 },
        Si: { min: 0, max: 4 },
        Mn: { min: 0, max: 10 },
        P: { min: 0, max: 0.2 },
        S: { min: 0, max: 0.4 },
        Cr: { min: 0, max: 15 },
        Ni: { min: 0, max: 10 },
        Mo: { min: 0, max: 5 },
        Al: { min: 0, max: 2 },
        Cu: { min: 0, max: 2 },
        Co: { min: 0, max: 10 },
      },
      unused: ['P', 'S', 'Cu'],
      default: { C: 0.65, Si: 0.25, Mn: 0.35, P: 0.015, S: 0.006, Cr: 1.475, Mo: 0.02, Al: 0.03, Cu: 0.1 },
    },
    {
      kind: 'choice',
      key: 'martensiteStartBy',
      choices: ['van-bohemen', 'ingber', 'andrews', 'entered'],
      default: 'van-bohemen',
      programDefault: true,
    },
    {
      kind: 'number',
      key: 'martensiteStartC',
      unit: 'C',
      symbol: 'M_\\mathrm{s}',
      default: 200,
      limits: { min: -200, max: 600 },
      when: (choices) => choices['martensiteStartBy'] === 'entered',
    },
    {
      kind: 'number',
      key: 'quenchTemperatureC',
      unit: 'C',
      symbol: 'T_\\mathrm{q}',
      default: 20,
      programDefault: true,
      limits: { min: -50, max: 300 },
    },
    {
      kind: 'number',
      key: 'subzeroTemperatureC',
      unit: 'C',
      symbol: 'T_\\mathrm{sub}',
      default: -80,
      programDefault: true,
      limits: { min: -196, max: 20 },
    },
    {
      kind: 'number',
      key: 'stabilizationK',
      unit: 'dK',
      symbol: '\\theta',
      default: 0,
      programDefault: true,
      limits: { min: 0, max: 30 },
    },
    {
      kind: 'number',
      key: 'targetPercent',
      unit: '%',
      default: 5,
      programDefault: true,
      limits: { min: 0.1, max: 50 },
    },
  ],
  outputs: [
    { key: 'martensiteStartUsedC', unit: 'C', symbol: 'M_\\mathrm{s}', digits: 0, role: 'quantity' },
    { key: 'vanBohemenStartC', unit: 'C', symbol: 'M_\\mathrm{s}', digits: 0, role: 'quantity' },
    { key: 'vanBohemenRate', unit: '1', symbol: '1000\\,\\alpha', digits: 2, role: 'quantity' },
    { key: 'targetKoistinenC', unit: 'C', digits: 0, role: 'quantity' },
    { key: 'targetVanBohemenC', unit: 'C', digits: 0, role: 'quantity' },
    { key: 'martensitePercent', unit: '%', digits: 1, role: 'quantity' },
    { key: 'koistinenPercent', unit: '%', symbol: '\\mathrm{RA}', digits: 1, role: 'model' },
    { key: 'vanBohemenPercent', unit: '%', symbol: '\\mathrm{RA}', digits: 1, role: 'model' },
    { key: 'koistinenSubzeroPercent', unit: '%', symbol: '\\mathrm{RA}', digits: 1, role: 'model' },
    { key: 'vanBohemenSubzeroPercent', unit: '%', symbol: '\\mathrm{RA}', digits: 1, role: 'model' },
  ],
  sources: ['koistinen-marburger-1959', 'van-bohemen-2012', 'ingber-2022', 'andrews-1965'],
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
  recommend: ({ martensiteStartBy }) =>
    martensiteStartBy === 'entered' ? 'koistinenPercent' : 'vanBohemenPercent',
  examples: [
    {
      key: 'ms-330',
      inputs: entered(330, -80),
      expected: { koistinenPercent: 3.3 },
      tolerance: 0.02,
      origin: 'derived',
    },
    {
      key: 'ms-150',
      inputs: entered(150, -80),
      expected: { koistinenPercent: 23.9, koistinenSubzeroPercent: 8 },
      tolerance: 0.1,
      origin: 'derived',
    },
    {
      key: 'ms-150-nitrogen',
      inputs: { ...entered(150, -196), targetPercent: 5 },
      expected: { koistinenSubzeroPercent: 2.2, targetKoistinenC: -122 },
      tolerance: { koistinenSubzeroPercent: 0.1, targetKoistinenC: 1 },
      origin: 'derived',
    },
    {
      key: 's4140',
      inputs: { C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2 },
      expected: { vanBohemenStartC: 332.2, vanBohemenRate: 17.72, vanBohemenPercent: 0.4 },
      tolerance: { vanBohemenStartC: 0.1, vanBohemenRate: 0.01, vanBohemenPercent: 0.03 },
      origin: 'derived',
    },
    {
      key: 's52100',
      inputs: { C: 1, Si: 0.25, Mn: 0.35, Cr: 1.5 },
      expected: {
        vanBohemenStartC: 165.6,
        vanBohemenRate: 11.29,
        vanBohemenPercent: 19.3,
        vanBohemenSubzeroPercent: 6.2,
      },
      tolerance: {
        vanBohemenStartC: 0.1,
        vanBohemenRate: 0.01,
        vanBohemenPercent: 0.2,
        vanBohemenSubzeroPercent: 0.2,
      },
      origin: 'derived',
      shown: true,
    },
  ],
  compute: (given) => {
    const { km, vb } = startsOf(given);
    const rate = retained.rateByAnalysis(given.steel);
    const share = given.targetPercent / 100;
    const first = stepsOf(given, retained.koistinenMarburgerRate, km);
    const second = rate === null ? null : stepsOf(given, rate, vb);
    const targetKm = retained.temperatureForShare(retained.koistinenMarburgerRate, km, share);
    const targetVb = rate === null ? null : retained.temperatureForShare(rate, vb, share);
    const warnings = remarks(given, km, [targetKm, targetVb]);
    if (rate === null) warnings.push({ code: 'no_rate', level: 'warning', source: 'van-bohemen-2012' });
    if (Math.min(km, vb) <= -273.15) warnings.push({ code: 'below_absolute_zero', level: 'warning' });
    const best = given.martensiteStartBy === 'entered' || second === null ? first.quench : second.quench;
    return {
      values: {
        martensiteStartUsedC: km > -273.15 ? km : null,
        vanBohemenStartC: vb > -273.15 ? vb : null,
        vanBohemenRate: rate === null ? null : 1000 * rate,
        targetKoistinenC: targetKm > -273.15 ? targetKm : null,
        targetVanBohemenC: targetVb !== null && targetVb > -273.15 ? targetVb : null,
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
    const shown = (key: string, digits = 1): string => numberIn(values, key).toFixed(digits);
    const lines: FormulaLine[] = [];
    if (given.martensiteStartBy !== 'entered') {
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
    { key: 'overTemperature', draw: (given) => drawOverTemperature(given, startsOf(given)) },
    {
      key: 'overCarbon',
      draw: ({ steel, subzeroTemperatureC }) => drawOverCarbon(steel, subzeroTemperatureC),
    },
  ],
});
