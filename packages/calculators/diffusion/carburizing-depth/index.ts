/** Carburizing: carbon profile of a boost-diffuse cycle, case depth by carbon, and Harris' total depth. */
import {
  defineCalculator,
  type FormulaLine,
  numberIn,
  type Problem,
  type Warning,
} from '../../core/calculator.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/texts/worked-text.ts';
import { carbonUptake } from '../../formulas/diffusion/carbon-profile.ts';
import * as carburizing from '../../formulas/diffusion/carburizing.ts';
import {
  boostDepthMm,
  type CarburizingCase,
  carbonOf550,
  type dependent,
  depthMm,
  diffusivityAt,
  hoursUntilCriterion,
  profilesOf,
  timeForTarget,
} from './case.ts';
import { drawDepthOverTime, drawProfiles } from './charts.ts';
import { carburizingDepthExamples } from './examples.ts';
import { carburizingDepthInputs } from './inputs.ts';

const modelKeys = { tibbetts: 'depthTibbettsMm', agren: 'depthAgrenMm', slycke: 'depthSlyckeMm' } as const;

function brokenRules({
  coreCarbonPercent: core,
  boostCarbonPercent,
  criterionCarbonPercent,
}: CarburizingCase): readonly Problem[] {
  const params = { core };
  return [
    ...(boostCarbonPercent > core ? [] : [{ key: 'boostCarbonPercent', code: 'not_above_core', params }]),
    ...(criterionCarbonPercent > core
      ? []
      : [{ key: 'criterionCarbonPercent', code: 'not_above_core', params }]),
  ];
}

function remarks(given: CarburizingCase, depth: number | null, hours: number | null): Warning[] {
  const found: Warning[] = [];
  const { boostTemperatureC, boostCarbonPercent, coreCarbonPercent, criterionCarbonPercent } = given;
  const saturation = carburizing.saturationCarbon(boostTemperatureC);
  if (boostCarbonPercent > saturation) {
    found.push({
      code: 'above_saturation',
      level: 'warning',
      params: { saturation: Number(saturation.toFixed(2)) },
      outside: ['caseDepthMm', 'depth550Mm'],
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
  version: '1.5',
  changes: [
    { version: '1.5', date: '2026-11-27', key: 'tibbettsRead' },
    { version: '1.4', date: '2026-11-27', key: 'unconfirmed' },
    { version: '1.3', date: '2026-11-27', key: 'confirmed' },
    { version: '1.2', date: '2026-11-26', key: 'depthFromZero' },
    { version: '1.1', date: '2026-11-22', key: 'chd550' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: carburizingDepthInputs,
  outputs: [
    { key: 'caseDepthMm', unit: 'mm', symbol: 'x', digits: 2, role: 'quantity' },
    { key: 'depth550Mm', unit: 'mm', symbol: '\\mathrm{CHD}_{550}', digits: 2, role: 'quantity' },
    {
      key: 'surfaceCarbonPercent',
      unit: 'wt%',
      symbol: '\\mathrm{C}_\\mathrm{s}',
      digits: 2,
      role: 'quantity',
    },
    { key: 'totalDepthMm', unit: 'mm', digits: 2, role: 'quantity' },
    { key: 'massGainGM2', unit: 'g/m2', digits: 1, role: 'quantity' },
    { key: 'boostDepthMm', unit: 'mm', digits: 2, role: 'quantity' },
    { key: 'boostSurfaceCarbonPercent', unit: 'wt%', digits: 2, role: 'quantity' },
    { key: 'timeForTargetH', unit: 'h', digits: 2, role: 'quantity' },
    { key: 'harrisDepthMm', unit: 'mm', digits: 2, role: 'quantity' },
    { key: 'harrisBoostTimeH', unit: 'h', digits: 2, role: 'quantity' },
    { key: 'depthTibbettsMm', unit: 'mm', digits: 2, role: 'model' },
    { key: 'depthAgrenMm', unit: 'mm', digits: 2, role: 'model' },
    { key: 'depthSlyckeMm', unit: 'mm', digits: 2, role: 'model' },
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
  // The models give the depth of the criterion; the depth of 550 HV differs between them by the same factor.
  compared: ({ diffusivityModel }) => {
    const per = Object.entries(modelKeys).find(([model]) => model === diffusivityModel)?.[1];
    return per === undefined ? { names: /^$/ } : { names: /^depth(?:Tibbetts|Agren|Slycke)Mm$/, per };
  },
  headline: (_, values) => (values['depth550Mm'] === null ? 'caseDepthMm' : 'depth550Mm'),
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
          criterion550: carbonOf550,
          depth550Mm: values['depth550Mm'] as number | null,
          core: given.coreCarbonPercent,
        }),
    },
    {
      key: 'depthOverTime',
      draw: (given) => {
        const longest = 1.5 * (given.boostTimeH + (given.diffuse === 'none' ? 0 : given.diffuseTimeH));
        const kelvin = convert(given.boostTemperatureC, 'C', 'K');
        const rowAt = (hours: number) => ({
          hours,
          depthMm: boostDepthMm(given, hours),
          harrisMm: convert(carburizing.harrisDepth(kelvin, hours), 'm', 'mm'),
        });
        const rows = Array.from({ length: 16 }, (_, at) => rowAt(longest * ((at + 1) / 16) ** 2));
        const begin = hoursUntilCriterion(given, rows.find(({ depthMm: each }) => each !== null)?.hours ?? 0);
        return drawDepthOverTime(
          [{ ...rowAt(begin), depthMm: 0 }, ...rows.filter(({ hours }) => hours > begin)],
          { hours: given.boostTimeH, depthMm: boostDepthMm(given, given.boostTimeH) },
        );
      },
    },
  ],
});
