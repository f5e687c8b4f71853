/**
 * Carbon potential of a furnace atmosphere from CO2, dew point or oxygen probe, and the carbon content of an alloy
 * steel in equilibrium with it.
 */
import {
  defineCalculator,
  type FormulaLine,
  numberIn,
  type Problem,
  type Warning,
} from '../../core/calculator.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/texts/worked-text.ts';
import { formulaInserted, formulaTex } from '../../formulas/composition/composition-formula.ts';
import * as carbon from '../../formulas/diffusion/carbon-potential.ts';
import { drawPotential } from './charts.ts';

type Given = {
  readonly temperatureC: number;
  readonly measuredBy: 'dioxide' | 'dew-point' | 'probe';
  readonly monoxidePercent: number;
  readonly hydrogenPercent: number;
  readonly dioxidePercent: number;
  readonly dewPointC: number;
  readonly probeMv: number;
  readonly pressureAtm: number;
};

const kelvinOf = (celsius: number): number => convert(celsius, 'C', 'K');

function activityOf(given: Given): number {
  const { pressureAtm: total } = given;
  const [kelvin, monoxide] = [kelvinOf(given.temperatureC), (given.monoxidePercent / 100) * total];
  if (given.measuredBy === 'dioxide')
    return carbon.activityFromDioxide(kelvin, monoxide, (given.dioxidePercent / 100) * total);
  if (given.measuredBy === 'probe')
    return carbon.activityFromOxygen(kelvin, monoxide, carbon.oxygenFromProbe(kelvin, given.probeMv));
  return carbon.activityFromWater(
    kelvin,
    monoxide,
    (given.hydrogenPercent / 100) * total,
    carbon.waterPressure(given.dewPointC),
  );
}

/** Returns a problem if the entered gas fractions add up to more than 100 %. */
function brokenRules(given: Given): readonly Problem[] {
  const water = (100 * carbon.waterPressure(given.dewPointC)) / given.pressureAtm;
  const [key, rest] = {
    dioxide: ['dioxidePercent', given.dioxidePercent] as const,
    'dew-point': ['hydrogenPercent', given.hydrogenPercent + water] as const,
    probe: ['monoxidePercent', 0] as const,
  }[given.measuredBy];
  const sum = Number((given.monoxidePercent + rest).toPrecision(4));
  return sum > 100 ? [{ key, code: 'gas_sum', params: { sum } }] : [];
}

function remarks(given: Given, activity: number, potential: number | null): Warning[] {
  const found: Warning[] = [];
  if (potential === null) found.push({ code: 'no_potential', level: 'warning' });
  if (activity > 1) found.push({ code: 'soot', level: 'warning', outside: ['potential'] });
  if (given.temperatureC < 800)
    found.push({ code: 'low_temperature', level: 'warning', outside: ['potential'] });
  if (given.monoxidePercent < 15 || given.monoxidePercent > 35)
    found.push({ code: 'unusual_monoxide', level: 'warning', params: { monoxide: given.monoxidePercent } });
  if (given.measuredBy === 'dew-point' && given.dewPointC < 0)
    found.push({ code: 'over_water', level: 'note' });
  found.push(
    { code: 'equilibrium_gas', level: 'note' },
    // The equilibria, activity and alloy factor are well known, but were quoted from secondary sources.
    { code: 'not_confirmed', level: 'note', params: { model: 'potential' }, source: 'gunnarson-1967' },
  );
  return found;
}

const gas = { monoxidePercent: 20, hydrogenPercent: 40 };
const steel16MnCr5 = { C: 0.165, Si: 0.25, Mn: 1.15, Cr: 0.95 };

export default defineCalculator({
  id: 'carbon-potential',
  version: '1.4',
  changes: [
    { version: '1.4', date: '2026-11-27', key: 'unconfirmed' },
    { version: '1.3', date: '2026-11-27', key: 'readAgain' },
    { version: '1.2', date: '2026-11-26', key: 'sootLimitAtEnd' },
    { version: '1.1', date: '2026-11-22', key: 'gasSum' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: [
    {
      kind: 'number',
      key: 'temperatureC',
      unit: 'C',
      symbol: 'T',
      default: 925,
      limits: { min: 700, max: 1150 },
    },
    {
      kind: 'choice',
      key: 'measuredBy',
      choices: ['dioxide', 'dew-point', 'probe'],
      default: 'dioxide',
      programDefault: true,
    },
    {
      kind: 'number',
      key: 'monoxidePercent',
      unit: '%',
      symbol: '\\mathrm{CO}',
      default: 20,
      programDefault: true,
      limits: { min: 0.1, max: 100 },
    },
    {
      kind: 'number',
      key: 'hydrogenPercent',
      unit: '%',
      symbol: '\\mathrm{H_2}',
      default: 40,
      programDefault: true,
      limits: { min: 0.1, max: 100 },
      when: (choices) => choices['measuredBy'] === 'dew-point',
    },
    {
      kind: 'number',
      key: 'dioxidePercent',
      unit: '%',
      symbol: '\\mathrm{CO_2}',
      default: 0.25,
      limits: { min: 0.001, max: 50 },
      when: (choices) => choices['measuredBy'] === 'dioxide',
    },
    {
      kind: 'number',
      key: 'dewPointC',
      unit: 'C',
      default: 0,
      limits: { min: -60, max: 60 },
      when: (choices) => choices['measuredBy'] === 'dew-point',
    },
    {
      kind: 'number',
      key: 'probeMv',
      unit: 'mV',
      symbol: 'E',
      default: 1140,
      limits: { min: 700, max: 1400 },
      when: (choices) => choices['measuredBy'] === 'probe',
    },
    {
      kind: 'number',
      key: 'pressureAtm',
      unit: 'atm',
      symbol: 'p',
      default: 1,
      programDefault: true,
      limits: { min: 0.5, max: 2 },
    },
    {
      kind: 'composition',
      key: 'steel',
      prefix: '',
      elements: {
        C: { min: 0, max: 1 },
        Si: { min: 0, max: 3 },
        Mn: { min: 0, max: 4 },
        P: { min: 0, max: 0.2 },
        S: { min: 0, max: 0.4 },
        Cr: { min: 0, max: 6 },
        Ni: { min: 0, max: 6 },
        Mo: { min: 0, max: 3 },
      },
      unused: ['C', 'P', 'S'],
      default: { C: 0.165, Si: 0.24, Mn: 1.15, P: 0.015, S: 0.01, Cr: 0.95 },
      defaultGrade: '16MnCr5',
    },
  ],
  outputs: [
    { key: 'potential', unit: 'wt%', symbol: 'C_\\mathrm{P}', digits: 2, role: 'answer' },
    { key: 'alloyCarbon', unit: 'wt%', symbol: 'C_\\mathrm{alloy}', digits: 2, role: 'quantity' },
    { key: 'activity', unit: '1', symbol: 'a_\\mathrm{C}', digits: 3, role: 'quantity' },
    { key: 'saturation', unit: 'wt%', symbol: 'C_\\mathrm{sat}', digits: 2, role: 'quantity' },
    { key: 'logOxygen', unit: '1', symbol: '\\log_{10} p_\\mathrm{O_2}', digits: 2, role: 'quantity' },
    { key: 'alloyFactor', unit: '1', symbol: 'C_\\mathrm{P}/C_\\mathrm{alloy}', digits: 2, role: 'quantity' },
  ],
  sources: ['gunnarson-1967', 'collin-gunnarson-thulin', 'econox'],
  examples: [
    {
      key: 'dioxide',
      inputs: { temperatureC: 925, measuredBy: 'dioxide', monoxidePercent: 20, dioxidePercent: 0.25 },
      expected: { activity: 0.31, potential: 0.508 },
      tolerance: { activity: 0.0031, potential: 0.0051 },
      origin: 'derived',
      shown: true,
    },
    {
      key: 'probe',
      inputs: { temperatureC: 927, measuredBy: 'probe', monoxidePercent: 20, probeMv: 1140 },
      expected: { logOxygen: -19.83, activity: 0.54, potential: 0.804 },
      tolerance: { logOxygen: 0.01, activity: 0.0054, potential: 0.008 },
      origin: 'derived',
    },
    {
      key: 'dew-point',
      inputs: { temperatureC: 927, measuredBy: 'dew-point', dewPointC: 0, ...gas },
      expected: { activity: 0.349, potential: 0.564, saturation: 1.269 },
      tolerance: { activity: 0.0035, potential: 0.0056, saturation: 0.0063 },
      origin: 'derived',
    },
    {
      key: 'alloy',
      inputs: { temperatureC: 927, measuredBy: 'probe', probeMv: 1139.6, ...steel16MnCr5 },
      expected: { alloyFactor: 0.9137, alloyCarbon: 0.876 },
      tolerance: { alloyFactor: 0.0045, alloyCarbon: 0.0044 },
      origin: 'derived',
    },
  ],
  check: (given) => brokenRules(given),
  compute: ({ steel, ...given }) => {
    const kelvin = kelvinOf(given.temperatureC);
    const activity = activityOf(given);
    const potential = carbon.carbonAtActivity(kelvin, activity);
    const factor = carbon.alloyFactor(steel);
    const monoxide = (given.monoxidePercent / 100) * given.pressureAtm;
    return {
      values: {
        potential,
        alloyCarbon: potential === null ? null : potential / factor,
        activity,
        saturation: carbon.carbonAtActivity(kelvin, 1),
        logOxygen: Math.log10(carbon.oxygenAt(kelvin, monoxide, activity)),
        alloyFactor: factor,
      },
      warnings: remarks(given, activity, potential),
    };
  },
  explain: ({ steel, ...given }, values): readonly FormulaLine[] => {
    const kelvin = plain(kelvinOf(given.temperatureC));
    const activity = numberIn(values, 'activity').toPrecision(4);
    const monoxide = plain((given.monoxidePercent / 100) * given.pressureAtm);
    const formulas = {
      dioxide: [
        'a_\\mathrm{C} = 10^{8817/T - 9.071}\\,\\frac{p_\\mathrm{CO}^2}{p_\\mathrm{CO_2}}',
        `T = ${kelvin} K, pCO = ${monoxide}, pCO2 = ${plain((given.dioxidePercent / 100) * given.pressureAtm)} atm`,
      ],
      'dew-point': [
        'a_\\mathrm{C} = 10^{7100/T - 7.496}\\,\\frac{p_\\mathrm{CO}\\,p_\\mathrm{H_2}}{p_\\mathrm{H_2O}}',
        `T = ${kelvin} K, pCO = ${monoxide}, pH2O = ${carbon.waterPressure(given.dewPointC).toPrecision(4)} atm`,
      ],
      probe: [
        'a_\\mathrm{C} = \\frac{p_\\mathrm{CO}}{10^{5927/T + 4.545}\\sqrt{p_\\mathrm{O_2}}},\\quad p_\\mathrm{O_2} = 0.2095\\cdot 10^{-E/(0.0496\\,T)}',
        `T = ${kelvin} K, pCO = ${monoxide} atm, E = ${plain(given.probeMv)} mV`,
      ],
    } as const;
    const [formula, inserted] = formulas[given.measuredBy];
    const potential = values['potential'];
    const exponent = plain(Number(Math.log10(numberIn(values, 'alloyFactor')).toFixed(5)));
    return [
      { formula, inserted, result: activity },
      {
        formula:
          '\\log_{10} a_\\mathrm{C} = \\frac{2300}{T} - 2.21 + 0.15\\,C_\\mathrm{P} + \\log_{10} C_\\mathrm{P}',
        ...(typeof potential === 'number' ? { result: `${potential.toFixed(3)} %` } : {}),
      },
      {
        formula: `\\log_{10}(C_\\mathrm{P}/C_\\mathrm{alloy}) = ${formulaTex(carbon.alloyLogarithm)}`,
        inserted: formulaInserted(carbon.alloyLogarithm, steel),
        result: exponent,
      },
      {
        formula: 'C_\\mathrm{P}/C_\\mathrm{alloy}',
        inserted: `= 10^(${exponent})`,
        result: numberIn(values, 'alloyFactor').toFixed(4),
      },
    ];
  },
  charts: [
    {
      key: 'potentialOverTemperature',
      draw: ({ steel: _steel, ...given }, values) =>
        drawPotential(
          (temperatureC) => activityOf({ ...given, temperatureC }),
          given.temperatureC,
          values['potential'],
        ),
    },
  ],
});
