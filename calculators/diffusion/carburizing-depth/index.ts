/** Carburizing: carbon profile of a boost-diffuse cycle, case depth by carbon, and Harris' total depth. */
import {
  defineCalculator,
  type FormulaLine,
  numberIn,
  type Problem,
  type Warning,
} from '../../core/calculator.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/worked-text.ts';
import {
  agrenAusteniteDiffusivity,
  slyckeDiffusivity,
  tibbettsDiffusivity,
} from '../../formulas/diffusion/carbon-diffusivity.ts';
import {
  type CarbonProfile,
  carbonProfiles,
  carbonUptake,
  depthAtCarbon,
  type Stage,
  type SurfaceCondition,
} from '../../formulas/diffusion/carbon-profile.ts';
import * as carburizing from '../../formulas/diffusion/carburizing.ts';
import { arrhenius } from '../../formulas/diffusion/diffusion-coefficients.ts';
import { fullMartensite } from '../../formulas/hardenability/end-quench-hardness.ts';
import { convertHardness, hardnessTables } from '../../formulas/hardness/hardness-conversion.ts';
import { findRoot } from '../../formulas/mathematics/bisection.ts';
import { drawDepthOverTime, drawProfiles } from './charts.ts';
import { carburizingDepthExamples } from './examples.ts';
import { carburizingDepthInputs } from './inputs.ts';

const dependent = {
  tibbetts: tibbettsDiffusivity,
  agren: agrenAusteniteDiffusivity,
  slycke: slyckeDiffusivity,
} as const;
const modelKeys = { tibbetts: 'depthTibbettsMm', agren: 'depthAgrenMm', slycke: 'depthSlyckeMm' } as const;

type Given = {
  readonly coreCarbonPercent: number;
  readonly boundary: 'surface' | 'transfer';
  readonly boostCarbonPercent: number;
  readonly transferCoefficientMS: number;
  readonly boostTemperatureC: number;
  readonly boostTimeH: number;
  readonly diffuse: 'none' | 'sealed' | 'atmosphere';
  readonly diffuseTemperatureC: number;
  readonly diffuseTimeH: number;
  readonly diffuseCarbonPercent: number;
  readonly diffusivityModel: keyof typeof dependent | 'callister' | 'constant';
  readonly constantDiffusivityM2S: number;
  readonly criterionCarbonPercent: number;
  readonly targetDepthMm: number;
  readonly finalSurfaceCarbonPercent: number;
};
type DiffusivityModel = Given['diffusivityModel'];

/** m²/s at a temperature, as a function of carbon; a plain number when the model does not depend on it. */
function diffusivityAt(
  given: Given,
  celsius: number,
  model: DiffusivityModel,
): number | ((carbon: number) => number) {
  const kelvin = convert(celsius, 'C', 'K');
  if (model === 'constant') return given.constantDiffusivityM2S;
  if (model === 'callister') return arrhenius(2.3e-5, 148000, kelvin);
  return (carbon) => dependent[model](kelvin, carbon);
}

const asFunction = (value: number | ((carbon: number) => number)): ((carbon: number) => number) =>
  typeof value === 'number' ? () => value : value;

function surfaceAt(given: Given, percent: number): SurfaceCondition {
  return given.boundary === 'surface'
    ? { kind: 'carbon', percent }
    : { kind: 'transfer', potential: percent, coefficient: given.transferCoefficientMS };
}

function boostStage(given: Given, model: DiffusivityModel, seconds: number): Stage {
  const diffusivity = asFunction(diffusivityAt(given, given.boostTemperatureC, model));
  return { seconds, surface: surfaceAt(given, given.boostCarbonPercent), diffusivity };
}

const highestOf = (given: Given): number =>
  Math.max(
    given.boostCarbonPercent,
    given.coreCarbonPercent,
    given.diffuse === 'atmosphere' ? given.diffuseCarbonPercent : 0,
  );

/** Profiles after the boost and, when there is one, after the diffuse stage. */
function profilesOf(
  given: Given,
  model: DiffusivityModel = given.diffusivityModel,
): readonly CarbonProfile[] {
  const stages = [boostStage(given, model, convert(given.boostTimeH, 'h', 's'))];
  if (given.diffuse !== 'none') {
    stages.push({
      seconds: convert(given.diffuseTimeH, 'h', 's'),
      surface: given.diffuse === 'sealed' ? { kind: 'sealed' } : surfaceAt(given, given.diffuseCarbonPercent),
      diffusivity: asFunction(diffusivityAt(given, given.diffuseTemperatureC, model)),
    });
  }
  return carbonProfiles(given.coreCarbonPercent, stages, highestOf(given));
}

function depthMm(profile: CarbonProfile | undefined, carbon: number): number | null {
  const metres = profile ? depthAtCarbon(profile, carbon) : null;
  return metres === null ? null : convert(metres, 'm', 'mm');
}

/** Carbon whose martensite has 550 HV, wt %: hardness of the quenched end by ASTM A255, HV by ASTM E140. */
const carbonOf550 =
  findRoot(
    (carbon) => fullMartensite(carbon) - (convertHardness(hardnessTables['e140-1'], 'HV', 'HRC', 550) ?? 0),
    0.1,
    0.6,
  ) ?? Number.NaN;

/** Depth at the criterion after carburizing this long at the boost conditions, without a diffuse stage. */
function boostDepthMm(given: Given, hours: number): number | null {
  const stage = boostStage(given, given.diffusivityModel, convert(hours, 'h', 's'));
  const [profile] = carbonProfiles(given.coreCarbonPercent, [stage], highestOf(given));
  return depthMm(profile, given.criterionCarbonPercent);
}

/** Hours at the boost conditions until the criterion stands at the wanted depth; `boostDepth` mm is that of the boost. */
function timeForTarget(given: Given, boostDepth: number | null): number | null {
  const { coreCarbonPercent: core, boostCarbonPercent: boost, targetDepthMm } = given;
  const share = (given.criterionCarbonPercent - core) / (boost - core);
  if (!(share < 1)) return null;
  const diffusivity = diffusivityAt(given, given.boostTemperatureC, given.diffusivityModel);
  if (typeof diffusivity === 'number') {
    const transfer = given.boundary === 'transfer' ? given.transferCoefficientMS : undefined;
    const seconds = carburizing.carburizingTime(
      convert(targetDepthMm, 'mm', 'm'),
      share,
      diffusivity,
      transfer,
    );
    return seconds === null ? null : convert(seconds, 's', 'h');
  }
  // Depth grows with t^½ to t^1: the first step guesses between, the next go along the line through the last two.
  let hours = given.boostTimeH;
  let before: { readonly hours: number; readonly depth: number } | undefined;
  for (let round = 0; round < 25; round += 1) {
    const depth = round === 0 ? boostDepth : boostDepthMm(given, hours);
    if (depth !== null && Math.abs(depth / targetDepthMm - 1) < 5e-4) return hours;
    if (depth === null || depth <= 0) {
      hours *= 4;
      continue;
    }
    const slope = before ? Math.log(hours / before.hours) / Math.log(depth / before.depth) : 1.6;
    before = { hours, depth };
    hours *= (targetDepthMm / depth) ** Math.min(4, Math.max(0.8, Number.isFinite(slope) ? slope : 1.6));
  }
  return null;
}

function brokenRules({
  coreCarbonPercent: core,
  boostCarbonPercent,
  criterionCarbonPercent,
}: Given): readonly Problem[] {
  const params = { core };
  return [
    ...(boostCarbonPercent > core ? [] : [{ key: 'boostCarbonPercent', code: 'not_above_core', params }]),
    ...(criterionCarbonPercent > core
      ? []
      : [{ key: 'criterionCarbonPercent', code: 'not_above_core', params }]),
  ];
}

function remarks(given: Given, depth: number | null, hours: number | null): Warning[] {
  const found: Warning[] = [];
  const { boostTemperatureC, boostCarbonPercent, coreCarbonPercent, criterionCarbonPercent } = given;
  const saturation = carburizing.saturationCarbon(boostTemperatureC);
  if (boostCarbonPercent > saturation) {
    found.push({
      code: 'above_saturation',
      level: 'warning',
      params: { saturation: Number(saturation.toFixed(2)) },
    });
  }
  const limit = carburizing.ferriteLimit(coreCarbonPercent);
  if (boostTemperatureC < limit)
    found.push({ code: 'below_ae3', level: 'warning', params: { limit: Math.round(limit) } });
  if (depth === null)
    found.push({
      code: 'criterion_not_reached',
      level: 'warning',
      params: { criterion: criterionCarbonPercent },
    });
  if (hours === null) found.push({ code: 'target_not_reached', level: 'warning' });
  if (given.diffusivityModel === 'callister')
    found.push({ code: 'low_carbon_line', level: 'warning', source: 'callister' });
  found.push({ code: 'harris_total', level: 'note', source: 'harris-1943' });
  found.push({ code: 'alloy_ignored', level: 'note' });
  found.push(
    { code: 'hardness_by_hardenability', level: 'note', source: 'iso-18203' },
    {
      code: 'chd_assumes_martensite',
      level: 'note',
      params: { carbon: Number(carbonOf550.toFixed(2)) },
      source: 'astm-a255',
    },
  );
  return found;
}

export default defineCalculator({
  id: 'carburizing-depth',
  version: '1.1',
  changes: [
    { version: '1.1', date: '2026-11-22', key: 'chd550' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: carburizingDepthInputs,
  outputs: [
    { key: 'caseDepthMm', unit: 'mm', symbol: 'x', digits: 3, role: 'answer' },
    { key: 'depth550Mm', unit: 'mm', symbol: '\\mathrm{CHD}_{550}', digits: 3, role: 'quantity' },
    {
      key: 'surfaceCarbonPercent',
      unit: 'wt%',
      symbol: '\\mathrm{C}_\\mathrm{s}',
      digits: 3,
      role: 'answer',
    },
    { key: 'totalDepthMm', unit: 'mm', digits: 3, role: 'quantity' },
    { key: 'massGainGM2', unit: 'g/m2', digits: 1, role: 'quantity' },
    { key: 'boostDepthMm', unit: 'mm', digits: 3, role: 'quantity' },
    { key: 'boostSurfaceCarbonPercent', unit: 'wt%', digits: 3, role: 'quantity' },
    { key: 'timeForTargetH', unit: 'h', digits: 2, role: 'quantity' },
    { key: 'harrisDepthMm', unit: 'mm', digits: 3, role: 'quantity' },
    { key: 'harrisBoostTimeH', unit: 'h', digits: 2, role: 'quantity' },
    { key: 'depthTibbettsMm', unit: 'mm', digits: 3, role: 'model' },
    { key: 'depthAgrenMm', unit: 'mm', digits: 3, role: 'model' },
    { key: 'depthSlyckeMm', unit: 'mm', digits: 3, role: 'model' },
  ],
  sources: [
    'crank',
    'tibbetts-1980',
    'agren-1986',
    'slycke-1981',
    'harris-1943',
    'callister',
    'iso-18203',
    'astm-a255',
    'astm-e140',
  ],
  models: [
    {
      output: 'depthTibbettsMm',
      source: 'tibbetts-1980',
      confirmed: false,
      formula:
        'D = 4.7\\cdot 10^{-5}\\,e^{-1.6\\,\\mathrm{C}}\\,e^{-(37000 - 6600\\,\\mathrm{C})/(1.987\\,T)}',
      range: { boostTemperatureC: { min: 800, max: 1100 }, boostCarbonPercent: { max: 1.3 } },
    },
    {
      output: 'depthAgrenMm',
      source: 'agren-1986',
      formula:
        'D = 4.53\\cdot 10^{-7}\\,[1 + y(1-y)\\tfrac{8339.9}{T}]\\,e^{-(1/T - 2.221\\cdot 10^{-4})(17767 - 26436\\,y)}',
    },
    {
      output: 'depthSlyckeMm',
      source: 'slycke-1981',
      formula: 'D = 4.84\\cdot 10^{-5}\\,\\frac{e^{-38 x}}{1 - 5x}\\,e^{-(155000 - 570000\\,x)/(8.314\\,T)}',
    },
  ],
  spreads: [/^depth(?:Tibbetts|Agren|Slycke)Mm$/],
  recommend: ({ boostTemperatureC, boostCarbonPercent }) =>
    boostTemperatureC >= 800 && boostTemperatureC <= 1100 && boostCarbonPercent <= 1.3
      ? 'depthTibbettsMm'
      : 'depthAgrenMm',
  examples: carburizingDepthExamples,
  check: (given) => brokenRules(given),
  compute: (given) => {
    const { coreCarbonPercent: core, criterionCarbonPercent: criterion, boostCarbonPercent: boost } = given;
    const profiles = profilesOf(given);
    const end = profiles.at(-1);
    const depth = depthMm(end, criterion);
    const hours = timeForTarget(given, depthMm(profiles[0], criterion));
    const total = given.boostTimeH + (given.diffuse === 'none' ? 0 : given.diffuseTimeH);
    const final = given.finalSurfaceCarbonPercent;
    const byModel = Object.entries(modelKeys).map(([model, key]) => {
      const own =
        model === given.diffusivityModel ? end : profilesOf(given, model as keyof typeof dependent).at(-1);
      return [key, depthMm(own, criterion)] as const;
    });
    return {
      values: {
        ...Object.fromEntries(byModel),
        caseDepthMm: depth ?? 0,
        depth550Mm: depthMm(end, carbonOf550) ?? (core < carbonOf550 ? 0 : null),
        surfaceCarbonPercent: end?.surface ?? null,
        totalDepthMm: depthMm(end, core + 0.04),
        massGainGM2: end ? convert(carbonUptake(end, core), 'kg/m2', 'g/m2') : null,
        boostDepthMm: given.diffuse === 'none' ? null : depthMm(profiles[0], criterion),
        boostSurfaceCarbonPercent: given.diffuse === 'none' ? null : (profiles[0]?.surface ?? null),
        timeForTargetH: hours,
        harrisDepthMm: convert(
          carburizing.harrisDepth(convert(given.boostTemperatureC, 'C', 'K'), total),
          'm',
          'mm',
        ),
        harrisBoostTimeH:
          final > core && final <= boost ? carburizing.harrisBoostTime(total, core, boost, final) : null,
      },
      warnings: remarks(given, depth, hours),
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const { coreCarbonPercent: core, boostCarbonPercent: boost, criterionCarbonPercent: criterion } = given;
    const kelvin = plain(convert(given.boostTemperatureC, 'C', 'K'));
    const diffusivity = diffusivityAt(given, given.boostTemperatureC, given.diffusivityModel);
    const time = values['timeForTargetH'];
    const lines: FormulaLine[] = [
      {
        formula:
          '\\frac{\\partial \\mathrm{C}}{\\partial t} = \\frac{\\partial}{\\partial x}\\left(D(\\mathrm{C}, T)\\,\\frac{\\partial \\mathrm{C}}{\\partial x}\\right)',
        inserted: `T = ${kelvin} K`,
      },
      given.boundary === 'surface'
        ? { formula: '\\mathrm{C}(x = 0) = \\mathrm{C}_\\mathrm{p}', inserted: `= ${plain(boost)} %` }
        : {
            formula: 'J = \\beta\\,(\\mathrm{C}_\\mathrm{p} - \\mathrm{C}_\\mathrm{s})',
            inserted: `β = ${plain(given.transferCoefficientMS)} m/s`,
          },
    ];
    if (typeof diffusivity === 'number' && given.boundary === 'surface' && typeof time === 'number') {
      lines.push({
        formula:
          't = \\frac{x^2}{4 D\\,[\\mathrm{erf}^{-1}\\frac{\\mathrm{C}_\\mathrm{p} - \\mathrm{C}_x}{\\mathrm{C}_\\mathrm{p} - \\mathrm{C}_0}]^2}',
        inserted: `= (${plain(given.targetDepthMm / 1000)})²/(4 × ${plain(diffusivity)} × [erf⁻¹ ((${plain(boost)} − ${plain(criterion)})/(${plain(boost)} − ${plain(core)}))]²)`,
        result: `${time.toFixed(2)} h`,
      });
    }
    const total = given.boostTimeH + (given.diffuse === 'none' ? 0 : given.diffuseTimeH);
    lines.push(
      {
        formula: 'x_\\mathrm{Harris} = 802.6\\,\\mathrm{mm}\\,\\sqrt{t/\\mathrm{h}}\\;e^{-8571/T}',
        inserted: `= 802.6 × √${plain(total)} × exp(−8571/${kelvin})`,
        result: `${numberIn(values, 'harrisDepthMm').toFixed(3)} mm`,
      },
      {
        formula: '\\Delta m = \\rho \\int (\\mathrm{C} - \\mathrm{C}_0)\\,\\mathrm{d}x',
        result: `${numberIn(values, 'massGainGM2').toFixed(1)} g/m²`,
      },
    );
    return lines;
  },
  charts: [
    {
      key: 'profile',
      draw: (given, values) =>
        drawProfiles(profilesOf(given), {
          criterion: given.criterionCarbonPercent,
          depthMm: values['caseDepthMm'] as number | null,
          core: given.coreCarbonPercent,
        }),
    },
    {
      key: 'depthOverTime',
      draw: (given) => {
        const longest = 1.5 * (given.boostTimeH + (given.diffuse === 'none' ? 0 : given.diffuseTimeH));
        const kelvin = convert(given.boostTemperatureC, 'C', 'K');
        return drawDepthOverTime(
          Array.from({ length: 10 }, (_, at) => {
            const hours = longest * ((at + 1) / 10) ** 2;
            const harrisMm = convert(carburizing.harrisDepth(kelvin, hours), 'm', 'mm');
            return { hours, depthMm: boostDepthMm(given, hours), harrisMm };
          }),
        );
      },
    },
  ],
});
