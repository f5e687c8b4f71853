/** Homogenization: time until the segregation between dendrite arms or bands is reduced, by the first Fourier mode. */
import {
  defineCalculator,
  type FormulaLine,
  numberIn,
  type Problem,
  type Warning,
} from '../../core/calculator.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/texts/worked-text.ts';
import * as diffusion from '../../formulas/diffusion/diffusion-coefficients.ts';
import * as homogenizing from '../../formulas/diffusion/homogenization.ts';
import { sources } from '../../sources/index.ts';
import {
  authors,
  carbonContent,
  chosenData,
  diffusivityOf,
  elements,
  type Given,
  stateOf,
  wavelengthOf,
} from './case.ts';
import { drawResidual, drawTimeOverTemperature } from './charts.ts';
import { examples } from './examples.ts';

function missingData({ element, dataSet }: Given): readonly Problem[] {
  if (dataSet === 'preferred' || dataSet === 'own') return [];
  const all = diffusion.diffusionDataOf(element, 'austenite');
  if (all.some((each) => each.author === dataSet)) return [];
  const sets = all.map((each) => sources[each.source].short).join('; ');
  return [{ key: 'dataSet', code: 'no_such_data', params: { element, sets } }];
}

function remarks(given: Given): Warning[] {
  const { element, temperatureC, segregatedSolidusC, targetResidual } = given;
  const found: Warning[] = [];
  if (temperatureC > segregatedSolidusC - 30) {
    found.push({ code: 'incipient_melting', level: 'warning', params: { limit: segregatedSolidusC - 30 } });
  }
  const data = chosenData(given);
  if (data && !diffusion.isInDiffusionRange(data, temperatureC, carbonContent)) {
    const params = { key: 'temperatureC', value: temperatureC, unit: 'C', ...data.celsius };
    found.push({ code: 'outside_range', level: 'warning', params, source: data.source });
  }
  if (data?.author === 'wonThomas' && temperatureC < 1300)
    found.push({ code: 'solidification_data', level: 'note', source: data.source });
  if (data?.confirmed === false)
    found.push({ code: 'data_not_confirmed', level: 'warning', source: data.source });
  if (element === 'C' || element === 'N')
    found.push({ code: 'fast_element', level: 'note', params: { element } });
  if (targetResidual > 0.5) found.push({ code: 'first_mode', level: 'note' });
  found.push({ code: 'macrosegregation', level: 'note' }, { code: 'precipitates', level: 'note' });
  return found;
}

export default defineCalculator({
  id: 'homogenization-time',
  version: '1.6',
  changes: [
    { version: '1.6', date: '2026-11-27', key: 'belowSolidus' },
    { version: '1.5', date: '2026-11-26', key: 'solidWithin' },
    { version: '1.4', date: '2026-11-26', key: 'dashedBeyond' },
    { version: '1.3', date: '2026-11-26', key: 'twoDigits' },
    { version: '1.2', date: '2026-11-26', key: 'threeTemperatures' },
    { version: '1.1', date: '2026-11-22', key: 'hotterSoak' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: [
    { kind: 'choice', key: 'element', choices: elements, default: 'Mn' },
    {
      kind: 'choice',
      key: 'dataSet',
      choices: ['preferred', 'own', ...authors],
      default: 'preferred',
      programDefault: true,
    },
    {
      kind: 'number',
      key: 'ownDiffusivityM2S',
      unit: 'm2/s',
      symbol: 'D',
      default: 1e-14,
      limits: { min: 1e-20, max: 1e-7 },
      when: (choices) => choices['dataSet'] === 'own',
    },
    {
      kind: 'number',
      key: 'temperatureC',
      unit: 'C',
      symbol: 'T',
      default: 1300,
      limits: { min: 912, max: 1390 },
    },
    {
      kind: 'number',
      key: 'spacingUm',
      unit: 'um',
      symbol: '\\lambda',
      default: 300,
      limits: { min: 1, max: 5000 },
    },
    { kind: 'choice', key: 'convention', choices: ['full', 'half'], default: 'full', programDefault: true },
    {
      kind: 'choice',
      key: 'forging',
      choices: ['drawn', 'flattened'],
      default: 'drawn',
      programDefault: true,
    },
    {
      kind: 'number',
      key: 'forgingRatio',
      unit: '1',
      symbol: 'S',
      default: 1,
      programDefault: true,
      limits: { min: 1, max: 100 },
    },
    {
      kind: 'number',
      key: 'targetResidual',
      unit: '1',
      symbol: '\\delta',
      default: 0.2,
      programDefault: true,
      limits: { min: 0.01, max: 0.9 },
    },
    {
      kind: 'number',
      key: 'timeH',
      unit: 'h',
      symbol: 't',
      default: 10,
      programDefault: true,
      limits: { min: 0.001, max: 1000 },
    },
    {
      kind: 'number',
      key: 'segregatedSolidusC',
      unit: 'C',
      symbol: 'T_\\mathrm{S}',
      default: 1400,
      programDefault: true,
      limits: { min: 900, max: 1538 },
    },
  ],
  outputs: [
    {
      key: 'timeForTargetH',
      unit: 'h',
      symbol: 't',
      digits: 1,
      figures: 2,
      role: 'answer',
      isRanged: true,
      isSole: { unless: 'timeFastestDataH' },
    },
    { key: 'residual', unit: '1', symbol: '\\delta', digits: 2, role: 'quantity', isOpen: true },
    { key: 'relaxationTimeH', unit: 'h', symbol: '\\tau', figures: 2, role: 'quantity' },
    { key: 'spacingAfterForgingUm', unit: 'um', symbol: '\\lambda', digits: 1, figures: 3, role: 'quantity' },
    { key: 'diffusivityM2S', unit: 'm2/s', symbol: 'D', figures: 2, role: 'quantity' },
    { key: 'timeFastestDataH', unit: 'h', figures: 2, role: 'quantity' },
    { key: 'timeSlowestDataH', unit: 'h', figures: 2, role: 'quantity' },
  ],
  sources: [
    'flemings-1974',
    'porter-easterling',
    'won-2001',
    'jonsson-1995',
    'tibbetts-1980',
    'agren-1986',
    'slycke-1981',
    'callister',
    'honeycombe',
    'bohnekamp-1967',
    'grieveson-1964',
    'kurokawa-1983',
    'moll-1959',
    'solidification-compilations',
  ],
  examples,
  check: (given) => missingData(given),
  compute: (given) => {
    const wavelength = wavelengthOf(given);
    const diffusivity = diffusivityOf(given)(given.temperatureC);
    const hoursWith = (each: number): number =>
      convert(homogenizing.homogenizationTime(wavelength, each, given.targetResidual), 's', 'h');
    const kelvin = convert(given.temperatureC, 'C', 'K');
    const data = given.dataSet === 'own' ? [] : diffusion.diffusionDataOf(given.element, 'austenite');
    const times = data.map((each) => hoursWith(each.at(kelvin, carbonContent)));
    return {
      values: {
        timeForTargetH: hoursWith(diffusivity),
        residual: homogenizing.residualSegregation(wavelength, diffusivity, convert(given.timeH, 'h', 's')),
        relaxationTimeH: convert(homogenizing.relaxationTime(wavelength, diffusivity), 's', 'h'),
        spacingAfterForgingUm: convert(wavelength, 'm', 'um'),
        diffusivityM2S: diffusivity,
        timeFastestDataH: times.length > 1 ? Math.min(...times) : null,
        timeSlowestDataH: times.length > 1 ? Math.max(...times) : null,
      },
      warnings: remarks(given),
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const wavelength = plain(wavelengthOf(given));
    const d = plain(numberIn(values, 'diffusivityM2S'));
    const data = chosenData(given);
    const spacing = plain(given.spacingUm);
    const ratio = plain(given.forgingRatio);
    const root = given.forging === 'drawn';
    return [
      {
        formula: root ? '\\lambda = \\lambda_0/\\sqrt{S}' : '\\lambda = \\lambda_0/S',
        inserted: `= ${given.convention === 'half' ? '2 × ' : ''}${spacing}/${root ? '√' : ''}${ratio}`,
        result: `${numberIn(values, 'spacingAfterForgingUm').toFixed(1)} µm`,
      },
      ...(data?.line
        ? [
            {
              formula: 'D = D_0\\,e^{-Q/(RT)}',
              inserted: `= ${plain(data.line.frequencyFactor)} × exp[−${plain(data.line.activationEnergy)}/(8.31446 × ${plain(convert(given.temperatureC, 'C', 'K'))})]`,
              result: `${d} m²/s (${sources[data.source].short})`,
            },
          ]
        : [{ formula: 'D', inserted: `= ${d} m²/s${data ? ` (${sources[data.source].short})` : ''}` }]),
      {
        formula: '\\tau = \\frac{\\lambda^2}{4\\pi^2 D}',
        inserted: `= (${wavelength})²/(4π² × ${d})`,
        result: `${plain(numberIn(values, 'relaxationTimeH'))} h`,
      },
      {
        formula: 't = \\tau\\,\\ln(1/\\delta)',
        inserted: `= ${plain(numberIn(values, 'relaxationTimeH'))} × ln(1/${plain(given.targetResidual)})`,
        result: `${plain(numberIn(values, 'timeForTargetH'))} h`,
      },
      {
        formula: '\\delta = e^{-t/\\tau}',
        inserted: `= exp(−${plain(given.timeH)}/${plain(numberIn(values, 'relaxationTimeH'))})`,
        result: numberIn(values, 'residual').toFixed(4),
      },
    ];
  },
  charts: [
    {
      key: 'residualOverTime',
      draw: (given, values) => drawResidual(stateOf(given, Number(values['timeForTargetH']))),
    },
    {
      key: 'timeOverTemperature',
      draw: (given, values) => drawTimeOverTemperature(stateOf(given, Number(values['timeForTargetH']))),
    },
  ],
});
