/** Austenite grain size after holding: by regression on measured steels, and by five formulas, with the ASTM number. */
import {
  defineCalculator,
  type FormulaLine,
  type OutputValues,
  type Warning,
} from '../../core/calculator.ts';
import { withMeasuredErrors } from '../../core/models.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/texts/worked-text.ts';
import * as growth from '../../formulas/microstructure/grain-growth.ts';
import { bestLines, bestOutputs, bestRemarks, bestValues, drawnBest, type Hold, numberOf } from './best.ts';
import { drawOverTemperature, drawOverTime } from './charts.ts';
import measuredError from './measured-error.json' with { type: 'json' };

const laws = Object.keys(growth.powerLaws) as readonly growth.PowerLaw[];

/** Minimum content in wt % at which a law of titanium or niobium steel is used. */
const minAlloying = 0.005;
/** Minimum temperature in °C for which Sellars published his law. */
const sellarsFrom = 1100;

function isMadeFor(law: growth.PowerLaw, { steel: { Ti = 0, Nb = 0 }, temperatureC }: Hold): boolean {
  if (law === 'hodgsonTitanium') return Ti > minAlloying;
  if (law === 'hodgsonNiobium') return Nb > minAlloying;
  return law !== 'sellars' || temperatureC >= sellarsFrom;
}

/**
 * Returns the diameter in µm by each formula; null for laws of other steels, and for those that require the initial
 * diameter if it is unknown.
 */
function diametersOf(hold: Hold): Readonly<Record<string, number | null>> {
  const { steel, temperatureC, timeH, initialDiameterUm } = hold;
  const [kelvin, seconds] = [convert(temperatureC, 'C', 'K'), convert(timeH, 'h', 's')];
  const byLaw = (law: growth.PowerLaw) =>
    initialDiameterUm === null || !isMadeFor(law, hold)
      ? null
      : growth.powerLawDiameter(law, initialDiameterUm, kelvin, seconds);
  return {
    leeUm: growth.leeDiameter(steel, kelvin, seconds),
    ...Object.fromEntries(laws.map((law) => [`${law}Um`, byLaw(law)])),
  };
}
/** Returns the diameters by the formulas and the fitted value for the diagrams. */
const drawn = (hold: Hold) => ({ ...drawnBest(hold), ...diametersOf(hold) });

/** Returns the models to draw: those that apply to the steel. */
const modelsFor = (hold: Hold): readonly string[] => [
  'leeUm',
  ...laws.filter((law) => law === 'sellars' || isMadeFor(law, hold)).map((law) => `${law}Um`),
];

const gradeOf = (micrometres: number | null) => (micrometres === null ? null : numberOf(micrometres));
const gradeKey = (key: string): string => key.replace('Um', 'GrainSize');
const keys = ['leeUm', ...laws.map((law) => `${law}Um`)];

function lawTex(law: growth.PowerLaw): string {
  const { exponent, factor, activation } = growth.powerLaws[law];
  const [mantissa, power] = factor.toExponential().split('e+');
  return `\\left(d_0^{${exponent}} + ${mantissa}\\cdot 10^{${power}}\\,t\\,e^{-${activation}/RT}\\right)^{1/${exponent}}`;
}
const leeTex =
  '76671\\,e^{-(89098 + 3581\\,\\mathrm{C} + 1211\\,\\mathrm{Ni} + 1443\\,\\mathrm{Cr} + 4031\\,\\mathrm{Mo})/RT}\\,t^{0.211}';

function remarks(hold: Hold, diameters: Readonly<Record<string, number | null>>): Warning[] {
  const { steel, temperatureC, initialDiameterUm } = hold;
  const { Al = 0, Nb = 0, Ti = 0, V = 0, N = 0 } = steel;
  const found: Warning[] = [];
  if ((Al > 0.01 && N > 0.003) || Nb > 0.01 || Ti > 0.005 || V > 0.03)
    found.push({ code: 'pinning', level: 'warning' });
  if (initialDiameterUm === null)
    found.push({ code: 'initial_missing', level: 'note', explains: laws.map((law) => `${law}Um`) });
  else if ((diameters['leeUm'] ?? 0) < initialDiameterUm)
    found.push({ code: 'lee_below_first', level: 'warning', source: 'lee-2008' });
  const others = laws.filter((law) => !isMadeFor(law, hold));
  if (initialDiameterUm !== null && others.length > 0)
    found.push({
      code: 'other_steels',
      level: 'note',
      params: { content: minAlloying, celsius: sellarsFrom },
      explains: others.map((law) => `${law}Um`),
    });
  if ((diameters['hodgsonNiobiumUm'] ?? 0) > (diameters['hodgsonUm'] ?? 0))
    found.push({ code: 'niobium_coarser', level: 'warning' });
  if (temperatureC < 900) found.push({ code: 'low_temperature', level: 'warning' });
  found.push(
    { code: 'mean_intercept', level: 'note', source: 'astm-e112' },
    { code: 'constant_temperature', level: 'note' },
  );
  return found;
}

/** Returns the lines of the published formulas; numbers are inserted only where there is a value. */
function lawLines(
  { steel, temperatureC, timeH, initialDiameterUm }: Hold,
  values: OutputValues,
): readonly FormulaLine[] {
  const [kelvin, seconds] = [plain(convert(temperatureC, 'C', 'K')), plain(convert(timeH, 'h', 's'))];
  const diameter = (key: string): string => `${Number(values[key]).toFixed(1)} µm`;
  return [
    {
      formula: `d = ${leeTex}`,
      inserted: `= 76671 × exp(−${growth.leeActivation(steel).toFixed(0)}/(8.314 × ${kelvin})) × ${seconds}^0.211`,
      result: diameter('leeUm'),
    },
    ...laws.map(
      (law): FormulaLine => ({
        formula: `d = ${lawTex(law)}`,
        ...(initialDiameterUm !== null && {
          inserted: `d0 = ${plain(initialDiameterUm)} µm, t = ${seconds} s, T = ${kelvin} K`,
          ...(typeof values[`${law}Um`] === 'number' && { result: diameter(`${law}Um`) }),
        }),
      }),
    ),
    {
      formula: 'G = -3.2877 - 6.6439\\,\\log_{10} d_\\mathrm{mm}',
      inserted: `d = ${diameter('bestUm')}`,
      result: Number(values['bestGrainSize']).toFixed(1),
    },
  ];
}

const hold = (temperatureC: number, timeH: number, initialDiameterUm: number) => ({
  temperatureC,
  timeH,
  initialDiameterUm,
});

export default defineCalculator({
  id: 'austenite-grain-growth',
  version: '1.8',
  changes: [
    { version: '1.8', date: '2026-11-29', key: 'bandWithheld' },
    { version: '1.7', date: '2026-11-29', key: 'carbonMissing' },
    { version: '1.6', date: '2026-11-29', key: 'contents' },
    { version: '1.5', date: '2026-11-26', key: 'confirmed' },
    { version: '1.4', date: '2026-11-26', key: 'notBelowInitial' },
    { version: '1.3', date: '2026-11-26', key: 'otherSteels' },
    { version: '1.2', date: '2026-11-23', key: 'measured' },
    { version: '1.1', date: '2026-11-22', key: 'niobiumCoarser' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: [
    {
      kind: 'number',
      key: 'temperatureC',
      unit: 'C',
      symbol: 'T',
      default: 925,
      limits: { min: 750, max: 1400 },
    },
    { kind: 'number', key: 'timeH', unit: 'h', symbol: 't', default: 1, limits: { min: 0.0002, max: 500 } },
    {
      kind: 'number',
      key: 'initialDiameterUm',
      unit: 'um',
      symbol: 'd_0',
      default: 20,
      optional: true,
      limits: { min: 1, max: 2000 },
    },
    {
      kind: 'composition',
      key: 'steel',
      prefix: '',
      elements: {
        C: { min: 0, max: 1.5 },
        Si: { min: 0, max: 3 },
        Mn: { min: 0, max: 4 },
        P: { min: 0, max: 0.2 },
        S: { min: 0, max: 0.4 },
        Cr: { min: 0, max: 6 },
        Ni: { min: 0, max: 6 },
        Mo: { min: 0, max: 3 },
        V: { min: 0, max: 1 },
        Nb: { min: 0, max: 0.6 },
        Ti: { min: 0, max: 0.3 },
        Al: { min: 0, max: 2 },
        N: { min: 0, max: 0.05 },
        Cu: { min: 0, max: 2 },
        W: { min: 0, max: 2 },
        Co: { min: 0, max: 2 },
        B: { min: 0, max: 0.01 },
      },
      unused: ['Si', 'Mn', 'P', 'S', 'Al', 'N', 'Cu', 'W', 'Co', 'B'],
      default: { C: 0.405, Si: 0.25, Mn: 0.875, P: 0.015, S: 0.01, Cr: 0.95, Mo: 0.2 },
      defaultGrade: '4140',
    },
  ],
  outputs: [
    ...bestOutputs,
    ...keys.map((key) => ({ key, unit: 'um', symbol: 'd', digits: 1, role: 'model' }) as const),
    ...keys.map(
      (key) => ({ key: gradeKey(key), unit: '1', symbol: 'G', digits: 1, role: 'quantity' }) as const,
    ),
    { key: 'activationKJmol', unit: 'kJ/mol', symbol: 'Q', digits: 1, role: 'quantity' },
  ],
  sources: ['sahin-grain-growth', 'lee-2008', 'sellars', 'hodgson-gibbs-1992', 'astm-e112'],
  models: withMeasuredErrors(
    [
      {
        output: 'leeUm',
        formula: leeTex,
        source: 'lee-2008',
        range: { temperatureC: { min: 850, max: 1200 }, timeH: { min: 0.0028, max: 4 } },
      },
      {
        output: 'sellarsUm',
        formula: lawTex('sellars'),
        source: 'sellars',
        confirmed: false,
        range: { temperatureC: { min: sellarsFrom } },
      },
      { output: 'hodgsonUm', formula: lawTex('hodgson'), source: 'hodgson-gibbs-1992' },
      {
        output: 'hodgsonTitaniumUm',
        formula: lawTex('hodgsonTitanium'),
        source: 'hodgson-gibbs-1992',
        confirmed: false,
      },
      {
        output: 'hodgsonNiobiumUm',
        formula: lawTex('hodgsonNiobium'),
        source: 'hodgson-gibbs-1992',
        confirmed: false,
      },
    ],
    measuredError,
  ),
  spreads: [/Um$/],
  recommend: ({ temperatureC }) => (temperatureC <= 1200 ? 'leeUm' : 'hodgsonUm'),
  examples: [
    {
      key: 's4140',
      inputs: { C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2, ...hold(870, 1, 10) },
      expected: { leeUm: 25 },
      tolerance: 0.25,
      origin: 'derived',
      shown: true,
    },
    {
      key: 's8620',
      inputs: { C: 0.2, Si: 0.25, Mn: 0.8, Cr: 0.5, Ni: 0.55, Mo: 0.2, ...hold(925, 1, 10) },
      expected: { leeUm: 42 },
      tolerance: 0.42,
      origin: 'derived',
    },
    {
      key: 'sellars',
      inputs: hold(1150, 60 / 3600, 50),
      expected: { sellarsUm: 93 },
      tolerance: 0.93,
      origin: 'derived',
    },
    {
      key: 'hodgson',
      inputs: { Ti: 0.02, ...hold(1200, 1, 20) },
      expected: { hodgsonUm: 230.1, hodgsonTitaniumUm: 44.4 },
      tolerance: { hodgsonUm: 2.3, hodgsonTitaniumUm: 0.44 },
      origin: 'derived',
    },
  ],
  compute: (given) => {
    const diameters = diametersOf(given);
    return {
      values: {
        ...bestValues(given),
        ...diameters,
        ...Object.fromEntries(keys.map((key) => [gradeKey(key), gradeOf(diameters[key] ?? null)])),
        activationKJmol: growth.leeActivation(given.steel) / 1000,
      },
      warnings: [...bestRemarks(given), ...remarks(given, diameters)],
    };
  },
  explain: (given, values) => [...bestLines(given, values), ...lawLines(given, values)],
  charts: [
    {
      key: 'overTemperature',
      draw: (given) =>
        drawOverTemperature(
          (temperatureC) => drawn({ ...given, temperatureC }),
          given.temperatureC,
          modelsFor(given),
        ),
    },
    {
      key: 'overTime',
      draw: (given) => drawOverTime((timeH) => drawn({ ...given, timeH }), given.timeH, modelsFor(given)),
    },
  ],
});
