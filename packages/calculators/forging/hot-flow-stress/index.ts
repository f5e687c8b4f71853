/** Hot flow stress: Misaka, Shida, Hensel–Spittel and Medina–Hernandez side by side, with the Zener–Hollomon parameter. */
import { defineCalculator, type FormulaLine, numberIn } from '../../core/calculator.ts';
import { withMeasuredErrors } from '../../core/models.ts';
import { roundedEnds } from '../../core/numbers.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/texts/worked-text.ts';
import * as flow from '../../formulas/forging/hot-flow-stress.ts';
import { drawOverStrain, drawOverTemperature } from './charts.ts';
import { curvesOf, factorOf, passOf, stresses } from './curves.ts';
import { examples } from './examples.ts';
import measuredError from './measured-error.json' with { type: 'json' };
import { alloyRemarks, meanRemarks, meanStrain, peakRange, ranges } from './ranges.ts';

const c45 = { C: 0.45, Si: 0.25, Mn: 0.65 };
/** Spread of the models, as a share of their mean, above which the mean alone would mislead. */
const wideSpread = 0.3;

export default defineCalculator({
  id: 'hot-flow-stress',
  version: '1.8',
  changes: [
    { version: '1.8', date: '2026-11-29', key: 'alloyRange' },
    { version: '1.7', date: '2026-11-27', key: 'dashedModels' },
    { version: '1.6', date: '2026-11-27', key: 'meanLine' },
    { version: '1.5', date: '2026-11-26', key: 'measuredRates' },
    { version: '1.4', date: '2026-11-26', key: 'tagOfMean' },
    { version: '1.3', date: '2026-11-26', key: 'meanRange' },
    { version: '1.2', date: '2026-11-26', key: 'startInRange' },
    { version: '1.1', date: '2026-11-23', key: 'measured' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: [
    {
      kind: 'composition',
      key: 'steel',
      prefix: '',
      default: { ...c45, C: 0.44 },
      defaultGrade: 'C45',
      elements: {
        C: { min: 0, max: 2 },
        Si: { min: 0, max: 5 },
        Mn: { min: 0, max: 30 },
        Cr: { min: 0, max: 40 },
        Ni: { min: 0, max: 40 },
        Mo: { min: 0, max: 10 },
        V: { min: 0, max: 5 },
        Nb: { min: 0, max: 1 },
        Ti: { min: 0, max: 1 },
      },
      unused: ['Cr'],
    },
    {
      kind: 'number',
      key: 'temperatureC',
      unit: 'C',
      symbol: 'T',
      default: 1100,
      limits: { min: 600, max: 1350 },
    },
    {
      kind: 'number',
      key: 'strain',
      unit: '1',
      symbol: '\\varphi',
      default: 0.3,
      limits: { min: 0.01, max: 1.5 },
    },
    {
      kind: 'number',
      key: 'strainRate',
      unit: '1/s',
      symbol: '\\dot\\varphi',
      default: 30,
      limits: { min: 0.001, max: 1000 },
    },
    {
      kind: 'choice',
      key: 'misakaBy',
      choices: ['carbon', 'alloyed'],
      default: 'carbon',
      programDefault: true,
    },
    {
      kind: 'choice',
      key: 'spittelSteel',
      choices: ['C22', 'C45', 'S355J2'],
      default: 'C45',
      programDefault: true,
    },
    {
      kind: 'number',
      key: 'activationKJmol',
      unit: 'kJ/mol',
      symbol: 'Q',
      default: 312,
      programDefault: true,
      limits: { min: 50, max: 900 },
    },
  ],
  outputs: [
    { key: 'meanStressMPa', unit: 'MPa', symbol: '\\sigma', digits: 0, role: 'answer' },
    { key: 'misakaMPa', unit: 'MPa', digits: 1, role: 'model' },
    { key: 'shidaMPa', unit: 'MPa', digits: 1, role: 'model' },
    { key: 'spittelMPa', unit: 'MPa', digits: 1, role: 'model' },
    { key: 'medinaMPa', unit: 'MPa', digits: 1, role: 'model' },
    { key: 'lnZ', unit: '1', symbol: '\\ln Z', digits: 1, role: 'quantity' },
    { key: 'logZ', unit: '1', symbol: '\\log_{10} Z', digits: 2, role: 'detail' },
    { key: 'medinaActivationKJmol', unit: 'kJ/mol', symbol: 'Q', digits: 0, role: 'quantity' },
    { key: 'shidaTransitionC', unit: 'C', digits: 0, role: 'quantity' },
  ],
  sources: ['misaka-1967', 'shida-1969', 'spittel-2009', 'medina-1996', 'tize-mha-2023'],
  models: withMeasuredErrors(
    [
      {
        output: 'misakaMPa',
        source: 'misaka-1967',
        range: ranges.misakaMPa,
        formula:
          '9.80665\\,f\\exp\\!\\left[0.126 - 1.75\\mathrm{C} + 0.594\\mathrm{C}^2 + \\frac{2851 + 2968\\mathrm{C} - 1120\\mathrm{C}^2}{T}\\right]\\varphi^{0.21}\\dot\\varphi^{0.13}',
      },
      {
        output: 'shidaMPa',
        source: 'shida-1969',
        range: ranges.shidaMPa,
        formula:
          '9.80665\\,\\sigma_\\mathrm{f}\\left[1.3\\left(\\tfrac{\\varphi}{0.2}\\right)^n - 0.3\\,\\tfrac{\\varphi}{0.2}\\right]\\left(\\tfrac{\\dot\\varphi}{10}\\right)^m',
      },
      {
        output: 'spittelMPa',
        source: 'spittel-2009',
        range: ranges.spittelMPa,
        formula:
          'A\\,e^{m_1 T}\\varphi^{m_2}e^{m_4/\\varphi}(1+\\varphi)^{m_5 T}e^{m_7\\varphi}\\dot\\varphi^{m_8 T}',
      },
      {
        output: 'medinaMPa',
        source: 'medina-1996',
        confirmed: false,
        range: peakRange,
        formula: '\\frac{1}{\\alpha}\\,\\mathrm{arsinh}\\left[(Z/A)^{1/n}\\right]',
      },
    ],
    measuredError,
  ),
  // The peak stress of Medina is a different quantity.
  compared: () => ({ names: /^(?:misaka|shida|spittel)MPa$/ }),
  recommend: ({ strainRate, strain }) =>
    strainRate >= 30 && strain <= meanStrain.max ? 'misakaMPa' : strain <= 0.7 ? 'shidaMPa' : 'spittelMPa',
  examples,
  compute: (given) => {
    const kelvin = convert(given.temperatureC, 'C', 'K');
    const { misaka, shida, spittel, medina } = stresses(given, given.temperatureC, given.strain);
    // The peak stress is a different quantity than the stress at a strain, and does not count in the mean.
    const atStrain = [misaka, shida, spittel];
    const mean = atStrain.reduce((sum, each) => sum + each, 0) / atStrain.length;
    const lnZ = flow.logZener(given.strainRate, given.activationKJmol * 1000, kelvin);
    const transition = convert(flow.shidaTransition(given.steel.C ?? 0), 'K', 'C');
    const warnings = meanRemarks(given);
    warnings.push(...alloyRemarks(given.steel));
    if (given.temperatureC < transition)
      warnings.push({
        code: 'below_transition',
        level: 'note',
        params: { transition: Math.round(transition) },
        source: 'shida-1969',
      });
    const spread = Math.max(...atStrain) - Math.min(...atStrain);
    if (spread > 0.1 * mean)
      warnings.push({
        code: 'models_differ',
        level: spread > wideSpread * mean ? 'warning' : 'note',
        params: { ...roundedEnds(atStrain, 'MPa'), unit: 'MPa' },
      });
    if (medina === null)
      warnings.push({ code: 'not_computed', level: 'warning', params: { output: 'medinaMPa' } });
    // Only the factor for alloying elements was not compared again; the formula itself was.
    if (given.misakaBy === 'alloyed')
      warnings.push({
        code: 'not_confirmed',
        level: 'note',
        params: { model: 'misakaMPa' },
        source: 'misaka-1967',
      });
    warnings.push({ code: 'different_stresses', level: 'note' });
    return {
      values: {
        meanStressMPa: mean,
        misakaMPa: misaka,
        shidaMPa: shida,
        spittelMPa: spittel,
        medinaMPa: medina,
        lnZ,
        logZ: lnZ / Math.LN10,
        medinaActivationKJmol: flow.medinaActivation(given.steel) / 1000,
        shidaTransitionC: transition,
      },
      warnings,
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const [c, t, strain, rate] = [
      given.steel.C ?? 0,
      convert(given.temperatureC, 'C', 'K'),
      given.strain,
      given.strainRate,
    ].map(plain);
    const shown = (key: string): string => `${numberIn(values, key).toFixed(1)} MPa`;
    return [
      {
        formula:
          '\\sigma_\\mathrm{Misaka} = 9.80665\\,f\\exp\\!\\left[0.126 - 1.75\\mathrm{C} + 0.594\\mathrm{C}^2 + \\frac{2851 + 2968\\mathrm{C} - 1120\\mathrm{C}^2}{T}\\right]\\varphi^{0.21}\\dot\\varphi^{0.13}',
        inserted: `= 9.80665 × ${plain(factorOf(given))} × exp[0.126 − 1.75 × ${c} + 0.594 × ${c}² + (2851 + 2968 × ${c} − 1120 × ${c}²)/${t}] × ${strain}^0.21 × ${rate}^0.13`,
        result: shown('misakaMPa'),
      },
      {
        formula:
          '\\sigma_\\mathrm{Shida} = 9.80665\\,\\sigma_\\mathrm{f}\\left[1.3\\left(\\tfrac{\\varphi}{0.2}\\right)^n - 0.3\\,\\tfrac{\\varphi}{0.2}\\right]\\left(\\tfrac{\\dot\\varphi}{10}\\right)^m',
        inserted: `T = ${t} K, φ = ${strain}, φ̇ = ${rate} s⁻¹`,
        result: shown('shidaMPa'),
      },
      {
        formula:
          '\\sigma_\\mathrm{HS} = A\\,e^{m_1 T}\\varphi^{m_2}e^{m_4/\\varphi}(1+\\varphi)^{m_5 T}e^{m_7\\varphi}\\dot\\varphi^{m_8 T}',
        inserted: `A, m1, m2, m4, m5, m7, m8 = ${flow.spittelSteels[given.spittelSteel].map(plain).join(', ')}`,
        result: shown('spittelMPa'),
      },
      {
        formula: 'Z = \\dot\\varphi\\,e^{Q/(RT)}',
        inserted: `ln Z = ln ${rate} + ${plain(given.activationKJmol * 1000)}/(8.314463 × ${t})`,
        result: numberIn(values, 'lnZ').toFixed(3),
      },
    ];
  },
  charts: [
    { key: 'overStrain', draw: (given, values) => drawOverStrain(curvesOf(given), passOf(given, values)) },
    {
      key: 'overTemperature',
      draw: (given, values) => drawOverTemperature(curvesOf(given), passOf(given, values)),
    },
  ],
});
