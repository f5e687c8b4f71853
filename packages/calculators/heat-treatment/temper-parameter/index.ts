/** Tempering parameter (Hollomon–Jaffe, Larson–Miller) of one or several tempering steps, and equivalent times. */
import {
  defineCalculator,
  type FormulaLine,
  numberIn,
  type Problem,
  type Warning,
} from '../../core/calculator.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/texts/worked-text.ts';
import * as temper from '../../formulas/hardness/temper-parameter.ts';
import { drawTemperMap } from './charts.ts';

type Given = {
  readonly steps: readonly { readonly temperatureC: number; readonly timeH: number }[];
  readonly constantBy: 'fixed' | 'carbon' | 'custom';
  readonly C: number;
  readonly constant: number;
  readonly ramps: 'none' | 'linear';
  readonly heatingRateCPerH: number;
  readonly coolingRateCPerH: number;
  readonly referenceTemperatureC: number;
  readonly referenceTimeH: number;
  readonly ac1C: number;
};

const kelvinOf = (celsius: number): number => convert(celsius, 'C', 'K');

function constantOf({ constantBy, C, constant }: Given): number {
  if (constantBy === 'carbon') return temper.constantByCarbon(C);
  return constantBy === 'custom' ? constant : 20;
}

/** Returns the equivalent hours of both ramps of a step; null if a rate is too fast for the formula. */
function rampsOf(given: Given, kelvin: number): number | null {
  if (given.ramps === 'none') return 0;
  const rates = [given.heatingRateCPerH, given.coolingRateCPerH];
  const hours = rates.map((rate) => temper.rampHours(kelvin, rate, constantOf(given)));
  return hours.reduce<number | null>((sum, each) => (sum === null || each === null ? null : sum + each), 0);
}

function holdsOf(given: Given): readonly temper.Hold[] {
  return given.steps.map(({ temperatureC, timeH }) => {
    const kelvin = kelvinOf(temperatureC);
    return { kelvin, hours: timeH + (rampsOf(given, kelvin) ?? 0) };
  });
}

/** Rejects steps at or above Ac1, because austenite forms there and the parameter is meaningless. */
function stepsAboveAc1({ steps, ac1C }: Given): readonly Problem[] {
  return steps.flatMap(({ temperatureC }, at) =>
    temperatureC < ac1C
      ? []
      : [
          {
            key: `steps.${at}.temperatureC`,
            code: 'above_ac1',
            params: { value: temperatureC, ac1: ac1C, unit: 'C' },
          },
        ],
  );
}

const oneStep = (temperatureC: number, timeH: number) => ({ steps: [{ temperatureC, timeH }] });

export default defineCalculator({
  id: 'temper-parameter',
  version: '1.1',
  isExact: true,
  changes: [
    { version: '1.1', date: '2026-11-26', key: 'noSingleNumber' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: [
    {
      kind: 'series',
      key: 'steps',
      columns: [
        {
          kind: 'number',
          key: 'temperatureC',
          unit: 'C',
          symbol: 'T',
          default: 600,
          limits: { min: 20, max: 900 },
          range: { min: 150, max: 700, source: 'hollomon-1945' },
        },
        {
          kind: 'number',
          key: 'timeH',
          unit: 'h',
          symbol: 't',
          default: 1,
          limits: { min: 0.0002, max: 100000 },
        },
      ],
      rows: { min: 1, max: 20 },
      default: [{ temperatureC: 600, timeH: 1 }],
    },
    {
      kind: 'choice',
      key: 'constantBy',
      choices: ['fixed', 'carbon', 'custom'],
      default: 'fixed',
      programDefault: true,
    },
    {
      kind: 'number',
      key: 'C',
      unit: 'wt%',
      symbol: '\\mathrm{C}',
      default: 0.4,
      limits: { min: 0, max: 2 },
      when: (choices) => choices['constantBy'] === 'carbon',
    },
    {
      kind: 'number',
      key: 'constant',
      unit: '1',
      symbol: 'C',
      default: 20,
      limits: { min: 5, max: 40 },
      when: (choices) => choices['constantBy'] === 'custom',
    },
    { kind: 'choice', key: 'ramps', choices: ['none', 'linear'], default: 'none', programDefault: true },
    {
      kind: 'number',
      key: 'heatingRateCPerH',
      unit: 'C/h',
      default: 50,
      limits: { min: 1, max: 100000 },
      when: (choices) => choices['ramps'] === 'linear',
    },
    {
      kind: 'number',
      key: 'coolingRateCPerH',
      unit: 'C/h',
      default: 50,
      limits: { min: 1, max: 100000 },
      when: (choices) => choices['ramps'] === 'linear',
    },
    {
      kind: 'number',
      key: 'referenceTemperatureC',
      unit: 'C',
      symbol: "T'",
      default: 600,
      programDefault: true,
      limits: { min: 20, max: 900 },
    },
    {
      kind: 'number',
      key: 'referenceTimeH',
      unit: 'h',
      symbol: "t'",
      default: 10,
      programDefault: true,
      limits: { min: 0.0002, max: 100000 },
    },
    {
      kind: 'number',
      key: 'ac1C',
      unit: 'C',
      symbol: 'A_\\mathrm{c1}',
      default: 723,
      programDefault: true,
      limits: { min: 500, max: 900 },
    },
  ],
  outputs: [
    { key: 'parameter', unit: '1', symbol: 'P/1000', digits: 2, role: 'answer' },
    { key: 'constant', unit: '1', symbol: 'C', digits: 2, figures: 4, role: 'quantity' },
    { key: 'equivalentTimeH', unit: 'h', digits: 3, figures: 3, role: 'quantity' },
    { key: 'equivalentTemperatureC', unit: 'C', digits: 1, role: 'quantity' },
    { key: 'larsonMillerRankine', unit: '1', symbol: '\\mathrm{LMP}/1000', digits: 2, role: 'quantity' },
  ],
  sources: ['hollomon-1945', 'dillinger', 'gulvin', 'larson-miller'],
  examples: [
    {
      key: 'dillinger',
      inputs: oneStep(600, 1),
      expected: { parameter: 17.46 },
      tolerance: 0.004,
      origin: 'printed',
      source: 'dillinger',
      shown: true,
    },
    {
      key: 'four-hours',
      inputs: oneStep(580, 4),
      expected: { parameter: 17.574 },
      tolerance: 0.004,
      origin: 'derived',
    },
    {
      key: 'hotter',
      inputs: { ...oneStep(600, 1), referenceTemperatureC: 650 },
      expected: { equivalentTimeH: 4.95 / 60 },
      tolerance: 0.05 / 60,
      origin: 'derived',
    },
    {
      key: 'longer',
      inputs: { ...oneStep(600, 1), referenceTimeH: 10 },
      expected: { equivalentTemperatureC: 558.4 },
      tolerance: 0.2,
      origin: 'derived',
    },
    {
      key: 'two-steps',
      inputs: {
        steps: [
          { temperatureC: 550, timeH: 2 },
          { temperatureC: 600, timeH: 1 },
        ],
        referenceTemperatureC: 600,
      },
      expected: { equivalentTimeH: 1.1376, parameter: 17.512 },
      tolerance: { equivalentTimeH: 0.0057, parameter: 0.0876 },
      origin: 'derived',
    },
  ],
  check: (given) => stepsAboveAc1(given),
  compute: (given) => {
    const constant = constantOf(given);
    const reference = kelvinOf(given.referenceTemperatureC);
    const hours = temper.totalHours(holdsOf(given), reference, constant);
    // A single hold has its own P, whatever the reference temperature; several are added at the reference temperature.
    const [only, second] = holdsOf(given);
    const parameter =
      only && !second
        ? temper.temperParameter(only.kelvin, only.hours, constant)
        : temper.temperParameter(reference, hours, constant);
    const equivalent = temper.equivalentKelvin(parameter, given.referenceTimeH, constant);
    const warnings: Warning[] = [{ code: 'single_curve', level: 'note', source: 'hollomon-1945' }];
    if (given.steps.length > 1) {
      const params = { reference: given.referenceTemperatureC };
      warnings.unshift({ code: 'added_at_reference', level: 'note', params, source: 'dillinger' });
    }
    if (given.ramps === 'linear' && given.constantBy !== 'fixed') {
      warnings.push({ code: 'ramp_constant', level: 'warning', source: 'gulvin' });
    }
    if (given.steps.some(({ temperatureC }) => rampsOf(given, kelvinOf(temperatureC)) === null)) {
      warnings.push({ code: 'ramp_left_out', level: 'warning', source: 'gulvin' });
    }
    if (equivalent === null)
      warnings.push({ code: 'not_computed', level: 'warning', params: { output: 'equivalentTemperatureC' } });
    return {
      values: {
        parameter: parameter / 1000,
        constant,
        equivalentTimeH: hours,
        equivalentTemperatureC: equivalent === null ? null : convert(equivalent, 'K', 'C'),
        larsonMillerRankine: (1.8 * parameter) / 1000,
      },
      warnings,
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const constant = constantOf(given);
    const c = plain(constant);
    const lines: FormulaLine[] = [];
    if (given.constantBy === 'carbon') {
      lines.push({
        formula: 'C = 21.3 - 5.8\\,\\%\\mathrm{C}',
        inserted: `= 21.3 − 5.8 × ${plain(given.C)}`,
        result: constant.toFixed(2),
      });
    }
    for (const { kelvin, hours } of holdsOf(given)) {
      lines.push({
        formula: 'P = T\\,(C + \\log_{10} t)',
        inserted: `= ${plain(kelvin)} (${c} + log ${plain(hours)})`,
        result: temper.temperParameter(kelvin, hours, constant).toFixed(0),
      });
    }
    const reference = kelvinOf(given.referenceTemperatureC);
    lines.push(
      {
        formula: "t' = \\sum 10^{\\,P/T' - C}",
        inserted: `T' = ${plain(reference)} K`,
        result: `${plain(numberIn(values, 'equivalentTimeH'))} h`,
      },
      { formula: "T'' = \\frac{P}{C + \\log_{10} t''}", inserted: `t'' = ${plain(given.referenceTimeH)} h` },
    );
    if (given.ramps === 'linear') {
      lines.push({ formula: 't_\\mathrm{ramp} = \\frac{T}{2.3\\,\\kappa\\,(C - \\log_{10}\\kappa)}' });
    }
    return lines;
  },
  charts: [
    {
      key: 'map',
      draw: (given, values) =>
        drawTemperMap(holdsOf(given), constantOf(given), Number(values['parameter']) * 1000),
    },
  ],
});
