/** Microsegregation: enrichment between dendrite arms by seven models, and the resulting solidus. */
import { defineCalculator, type FormulaLine, numberIn, type Warning } from '../../core/calculator.ts';
import { percentOf } from '../../core/elements.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/texts/worked-text.ts';
import * as segregation from '../../formulas/solidification/microsegregation.ts';
import {
  changesPhase,
  enrichmentOver,
  lastFraction,
  liquidOver,
  liquidusOf,
  partitionOf,
  pathOf,
  peritecticFraction,
  phaseOf,
  type SegregationCase,
  type SolidificationPath,
  temperatureOver,
} from './case.ts';
import { drawEnrichment, drawTemperature } from './charts.ts';
import { segregationExamples } from './examples.ts';
import { segregationInputs } from './inputs.ts';

const general = '\\left[1 - (1 - x k) f_\\mathrm{s}\\right]^{(k-1)/(1 - x k)}';

const models = [
  ['liquidLeverPercent', 'lever', 'flemings-1974', 'C_0/[1 - (1-k) f_\\mathrm{s}]'],
  ['liquidScheilPercent', 'scheil', 'scheil-1942', 'C_0\\,(1 - f_\\mathrm{s})^{k-1}'],
  ['liquidBrodyFlemingsPercent', 'brody-flemings', 'brody-flemings-1966', `C_0${general},\\; x = 2\\alpha`],
  [
    'liquidClyneKurzPercent',
    'clyne-kurz',
    'clyne-kurz-1981',
    `C_0${general},\\; x = 2\\alpha(1 - e^{-1/\\alpha}) - e^{-1/(2\\alpha)}`,
  ],
  [
    'liquidOhnakaPlatePercent',
    'ohnaka-plate',
    'ohnaka-1986',
    `C_0${general},\\; x = \\tfrac{2\\alpha}{1 + 2\\alpha}`,
  ],
  [
    'liquidOhnakaColumnarPercent',
    'ohnaka-columnar',
    'ohnaka-1986',
    `C_0${general},\\; x = \\tfrac{4\\alpha}{1 + 4\\alpha}`,
  ],
  [
    'liquidWonThomasPercent',
    'won-thomas',
    'won-2001',
    `C_0${general},\\; x = 2\\alpha^+(1 - e^{-1/\\alpha^+}) - e^{-1/(2\\alpha^+)},\\; \\alpha^+ = 2(\\alpha + 0.1)`,
  ],
] as const;

/** Models that no source confirms, because public programs print other forms. */
const unconfirmed: readonly string[] = ['brody-flemings-1966', 'ohnaka-1986'];

/**
 * Limits beyond which straight liquidus lines mislead: content of the residual liquid in wt %, and the eutectic
 * temperature of Fe and C.
 */
const maxInLiquid = 10;
const eutecticC = 1147;

/** Returns a warning where the straight liquidus lines of dilute steel are not valid. */
function beyondDilute(given: SegregationCase, path: SolidificationPath): readonly Warning[] {
  const { element, model, solidFraction: solid } = given;
  const percent = liquidOver(given, path, element, model)(solid);
  if (percent <= maxInLiquid && path.solidusC >= eutecticC) return [];
  const params = {
    element,
    percent: Number(percent.toPrecision(2)),
    eutectic: eutecticC,
    temperature: Math.round(path.solidusC),
  };
  const outside = ['enrichmentRatio', 'liquidPercent', 'solidPercent', 'solidusC', 'temperatureC'];
  return [{ code: 'beyond_dilute', level: 'warning', params, outside }];
}

function modelsSpan(given: SegregationCase, path: SolidificationPath): readonly Warning[] {
  const { element, solidFraction: solid } = given;
  const ratios = models.map(([, model]) => enrichmentOver(given, path, element, model)(solid));
  const [min, max] = [Math.min(...ratios), Math.max(...ratios)].map((each) => Number(each.toPrecision(3)));
  return min === max
    ? []
    : [{ code: 'models_span', level: 'note', params: { min: Number(min), max: Number(max) } }];
}

function remarks(given: SegregationCase, path: SolidificationPath): Warning[] {
  const { element, steel } = given;
  const found: Warning[] = [];
  const phase = phaseOf(given);
  if (percentOf(steel, element) === 0)
    found.push({ code: 'element_absent', level: 'warning', params: { element } });
  found.push(...beyondDilute(given, path));
  if (changesPhase(given)) found.push({ code: 'phase_change', level: 'note' });
  if (path.alphaOf(element) > 0.5)
    found.push({
      code: 'brody_flemings_limit',
      level: 'note',
      params: { alpha: Number(path.alphaOf(element).toPrecision(3)) },
      source: 'brody-flemings-1966',
    });
  if (element === 'C') found.push({ code: 'carbon_equalises', level: 'note' });
  if (element === 'S') found.push({ code: 'sulphides', level: 'note' });
  const doubtful = segregation.segregatingElements.filter(
    (each) => percentOf(steel, each) > 0 && !segregation.segregationData[each].confirmed,
  );
  if (given.partitionFrom === 'table' && doubtful.includes(element))
    found.push({ code: 'partition_indicative', level: 'warning', params: { element } });
  const solid = segregation.solidDiffusivity(element, phase, convert(path.solidusC, 'C', 'K'));
  if (given.alphaFrom === 'data' && !solid.confirmed)
    found.push({ code: 'diffusivity_indicative', level: 'warning', params: { element } });
  if (doubtful.length > 0)
    found.push({ code: 'indicative_slopes', level: 'note', params: { list: doubtful.join(',') } });
  if (percentOf(steel, 'Nb') > 0) found.push({ code: 'niobium_slope', level: 'note' });
  if (given.spacingFrom === 'formula' && (path.rate < 0.1 || path.rate > 100))
    found.push({
      code: 'spacing_range',
      level: 'warning',
      outside: ['enrichmentRatio'],
      params: { rate: Number(path.rate.toPrecision(3)) },
      source: 'won-2001',
    });
  found.push(...modelsSpan(given, path));
  found.push({ code: 'independent_solutes', level: 'note' });
  return found;
}

const nothing = Object.fromEntries(
  [
    'liquidPercent',
    'enrichmentRatio',
    'solidusC',
    'solidPercent',
    'temperatureC',
    'ratio90',
    'ratio95',
    'ratio99',
    'fourier',
    'omega',
    'armSpacingUm',
    'localTimeS',
    'rateCPerS',
    'solidDiffusivityUm2s',
    ...models.map(([output]) => output),
  ].map((key) => [key, null]),
);

export default defineCalculator({
  id: 'microsegregation',
  version: '1.6',
  changes: [
    { version: '1.6', date: '2026-11-29', key: 'carbonMissing' },
    { version: '1.5', date: '2026-11-26', key: 'unconfirmed' },
    { version: '1.4', date: '2026-11-26', key: 'phaseChange' },
    { version: '1.3', date: '2026-11-26', key: 'diluteOnly' },
    { version: '1.2', date: '2026-11-26', key: 'phasesInTurn' },
    { version: '1.1', date: '2026-11-22', key: 'solidusFound' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: segregationInputs,
  outputs: [
    { key: 'liquidPercent', unit: 'wt%', symbol: 'C_\\mathrm{L}', digits: 3, role: 'quantity' },
    { key: 'enrichmentRatio', unit: '1', symbol: 'C_\\mathrm{L}/C_0', digits: 2, role: 'answer' },
    { key: 'solidusC', unit: 'C', symbol: 'T_\\mathrm{S}', digits: 0, role: 'quantity' },
    { key: 'solidPercent', unit: 'wt%', symbol: 'C_\\mathrm{S}', digits: 4, role: 'quantity' },
    { key: 'temperatureC', unit: 'C', symbol: 'T(f_\\mathrm{s})', digits: 0, role: 'quantity' },
    { key: 'liquidusC', unit: 'C', symbol: 'T_\\mathrm{L}', digits: 0, role: 'quantity' },
    { key: 'ratio90', unit: '1', digits: 2, role: 'quantity' },
    { key: 'ratio95', unit: '1', digits: 2, role: 'quantity' },
    { key: 'ratio99', unit: '1', digits: 2, role: 'quantity' },
    { key: 'growingPhase', unit: '1', role: 'quantity', choices: ['delta', 'gamma'] },
    { key: 'phaseChangeFraction', unit: '1', symbol: 'f_\\mathrm{p}', digits: 2, role: 'quantity' },
    { key: 'partition', unit: '1', symbol: 'k', digits: 3, role: 'quantity' },
    { key: 'solidDiffusivityUm2s', unit: 'um2/s', symbol: 'D_\\mathrm{s}', digits: 4, role: 'quantity' },
    { key: 'localTimeS', unit: 's', symbol: 't_\\mathrm{f}', digits: 0, role: 'quantity' },
    { key: 'rateCPerS', unit: 'C/s', symbol: '\\dot T', digits: 3, role: 'quantity' },
    { key: 'armSpacingUm', unit: 'um', symbol: '\\lambda_2', digits: 1, role: 'quantity' },
    { key: 'fourier', unit: '1', digits: 4, role: 'quantity' },
    { key: 'omega', unit: '1', digits: 4, role: 'quantity' },
    ...models.map(([key]) => ({ key, unit: 'wt%', digits: 4, role: 'model' }) as const),
  ],
  sources: [
    'won-2001',
    'clyne-kurz-1981',
    'brody-flemings-1966',
    'ohnaka-1986',
    'scheil-1942',
    'flemings-1974',
    'solidification-compilations',
  ],
  models: models.map(([output, , source, formula]) => ({
    output,
    source,
    formula,
    ...(unconfirmed.includes(source) ? { confirmed: false } : {}),
  })),
  spreads: [/^liquid/],
  compared: () => ({ names: /^liquid/, per: 'liquidPercent' }),
  examples: segregationExamples,
  compute: (given) => {
    const path = pathOf(given);
    const fixed = {
      liquidusC: liquidusOf(given),
      growingPhase: phaseOf(given),
      phaseChangeFraction: changesPhase(given) ? peritecticFraction(given) : null,
      partition: partitionOf(given, given.element),
    };
    if (!path)
      return {
        values: { ...nothing, ...fixed },
        warnings: [{ code: 'no_solidus', level: 'warning' }],
      };
    const { element, model, solidFraction } = given;
    const ratio = enrichmentOver(given, path, element, model);
    const liquid = percentOf(given.steel, element) * ratio(solidFraction);
    const fourier = path.alphaOf(element);
    const spacing = convert(path.spacingUm, 'um', 'm');
    return {
      values: {
        ...fixed,
        liquidPercent: liquid,
        enrichmentRatio: ratio(solidFraction),
        solidusC: path.solidusC,
        solidPercent: fixed.partition * liquid,
        temperatureC: temperatureOver(given, path, model)(solidFraction),
        ratio90: ratio(0.9),
        ratio95: ratio(0.95),
        ratio99: ratio(lastFraction),
        solidDiffusivityUm2s: convert((fourier * spacing * spacing) / (4 * path.seconds), 'm2/s', 'um2/s'),
        localTimeS: path.seconds,
        rateCPerS: path.rate,
        armSpacingUm: path.spacingUm,
        fourier,
        omega: segregation.clyneKurzOmega(fourier),
        ...Object.fromEntries(
          models.map(([key, each]) => [key, liquidOver(given, path, element, each)(solidFraction)]),
        ),
      },
      warnings: remarks(given, path),
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const shown = (key: string, digits: number): string => numberIn(values, key).toFixed(digits);
    if (values['liquidPercent'] === null) return [{ formula: `C_\\mathrm{L} = C_0${general}` }];
    const x = segregation.backDiffusion(given.model, numberIn(values, 'fourier'));
    const k = plain(numberIn(values, 'partition'));
    return [
      {
        formula: '\\alpha = \\frac{4 D_\\mathrm{s} t_\\mathrm{f}}{\\lambda_2^2}',
        inserted: `= 4 × ${plain(numberIn(values, 'solidDiffusivityUm2s'))} × ${plain(numberIn(values, 'localTimeS'))}/${shown('armSpacingUm', 2)}²`,
        result: plain(numberIn(values, 'fourier')),
      },
      changesPhase(given) && given.solidFraction > peritecticFraction(given)
        ? {
            formula:
              'C_\\mathrm{L} = C_0\\,r_\\delta(f_\\mathrm{p})\\,\\frac{r_\\gamma(f_\\mathrm{s})}{r_\\gamma(f_\\mathrm{p})},\\quad r = [1 - (1 - x k) f]^{(k-1)/(1 - x k)},\\quad f_\\mathrm{p} = \\frac{1 - w_\\mathrm{C}/0.53}{1 - 0.19}',
            inserted: `fₚ = ${plain(Number(peritecticFraction(given).toPrecision(3)))}`,
            result: `${shown('liquidPercent', 4)} %`,
          }
        : {
            formula: `C_\\mathrm{L} = C_0${general}`,
            inserted: `= ${plain(percentOf(given.steel, given.element))} × [1 − (1 − ${plain(x)} × ${k}) × ${plain(given.solidFraction)}]^((${k} − 1)/(1 − ${plain(x)} × ${k}))`,
            result: `${shown('liquidPercent', 4)} %`,
          },
      {
        formula: 'C_\\mathrm{S} = k\\,C_\\mathrm{L}',
        inserted: `= ${k} × ${shown('liquidPercent', 4)}`,
        result: `${shown('solidPercent', 4)} %`,
      },
      {
        formula: 'T = 1536 - \\sum m_i\\,C_{\\mathrm{L},i}',
        inserted: `fₛ = ${plain(given.solidFraction)}: ${shown('temperatureC', 1)} °C; fₛ = ${lastFraction}`,
        result: `${shown('solidusC', 1)} °C`,
      },
    ];
  },
  charts: [
    { key: 'enrichment', draw: (given) => drawEnrichment(given, pathOf(given)) },
    { key: 'temperature', draw: (given) => drawTemperature(given, pathOf(given)) },
  ],
});
