/** Decarburization: total depth by a carbon criterion, depth of the complete (ferrite) layer, and metal lost to scale. */
import {
  defineCalculator,
  type FormulaLine,
  numberIn,
  type Problem,
  type Warning,
} from '../../core/calculator.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/texts/worked-text.ts';
import * as decarb from '../../formulas/diffusion/decarburization.ts';
import {
  austeniticOf,
  carbonAt,
  type DecarburizationCase,
  eutectoid,
  type Result,
  resultOf,
  secondsOf,
} from './case.ts';
import { drawOverTemperature, drawProfile } from './charts.ts';
import { decarburizationDepthExamples } from './examples.ts';
import { decarburizationDepthInputs } from './inputs.ts';

const toMm = (metres: number | null): number | null => (metres === null ? null : convert(metres, 'm', 'mm'));

function brokenRules({
  surfaceCarbonPercent,
  coreCarbonPercent,
  criterionFraction,
}: DecarburizationCase): readonly Problem[] {
  const limit = criterionFraction * coreCarbonPercent;
  if (surfaceCarbonPercent < limit) return [];
  return [
    {
      key: 'surfaceCarbonPercent',
      code: 'surface_not_below_criterion',
      params: { limit: Number(limit.toPrecision(4)) },
    },
  ];
}

function remarks(given: DecarburizationCase, result: Result): Warning[] {
  const { temperatureC } = given;
  const found: Warning[] = [
    { code: 'criterion', level: 'note', params: { fraction: given.criterionFraction }, source: 'iso-3887' },
  ];
  if (result.layer && given.scaling !== 'none') found.push({ code: 'scale_not_combined', level: 'warning' });
  if (temperatureC < eutectoid) found.push({ code: 'below_ae1', level: 'warning' });
  if (temperatureC >= decarb.ferriteEnd) found.push({ code: 'no_complete_layer', level: 'note' });
  if (temperatureC < decarb.ferriteEnd && !result.layer)
    found.push({ code: 'surface_too_rich', level: 'warning' });
  if (given.interface === 'own' && (temperatureC >= decarb.ferriteEnd || temperatureC < eutectoid))
    found.push({ code: 'input_unused', level: 'warning', params: { key: 'austeniteCarbonPercent' } });
  if (temperatureC < eutectoid && given.diffusivityModel === 'own')
    found.push({ code: 'input_unused', level: 'warning', params: { key: 'ownDiffusivityM2S' } });
  if (result.layer && given.interface === 'iron-carbon')
    found.push({ code: 'iron_carbon_lines', level: 'note' });
  const austenitic = !result.layer && temperatureC >= eutectoid;
  if (austenitic && given.diffusivityModel === 'tibbetts' && (temperatureC < 800 || temperatureC > 1100)) {
    const params = { key: 'temperatureC', value: temperatureC, unit: 'C', min: 800, max: 1100 };
    found.push({ code: 'outside_range', level: 'warning', params, source: 'tibbetts-1980' });
  }
  if (austenitic && result.fromOriginal === null)
    found.push({ code: 'not_computed', level: 'warning', params: { output: 'totalDepthMm' } });
  found.push({ code: 'atmosphere', level: 'note' });
  return found;
}

export default defineCalculator({
  id: 'decarburization-depth',
  version: '1.2',
  changes: [
    { version: '1.2', date: '2026-11-26', key: 'verticalFront' },
    { version: '1.1', date: '2026-11-22', key: 'oneDiffusivity' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: decarburizationDepthInputs,
  outputs: [
    { key: 'totalDepthMm', unit: 'mm', symbol: 'x_f - X', digits: 2, role: 'answer' },
    { key: 'ferriteDepthMm', unit: 'mm', symbol: '\\xi', digits: 2, role: 'quantity' },
    { key: 'depthFromOriginalMm', unit: 'mm', symbol: 'x_f', digits: 2, role: 'quantity' },
    { key: 'metalLossMm', unit: 'mm', symbol: 'X', digits: 2, role: 'quantity' },
    { key: 'carbonAtDepthPercent', unit: 'wt%', symbol: '\\mathrm{C}(x)', digits: 2, role: 'quantity' },
    { key: 'growthConstant', unit: '1', symbol: '\\lambda', digits: 3, role: 'quantity' },
    {
      key: 'ferriteSidePercent',
      unit: 'wt%',
      symbol: '\\mathrm{C}_{\\alpha\\gamma}',
      digits: 3,
      role: 'quantity',
    },
    {
      key: 'austeniteSidePercent',
      unit: 'wt%',
      symbol: '\\mathrm{C}_{\\gamma\\alpha}',
      digits: 2,
      role: 'quantity',
    },
    { key: 'diffusivityM2S', unit: 'm2/s', symbol: 'D_\\gamma', figures: 2, role: 'quantity' },
  ],
  sources: [
    'van-orstrand-1915',
    'birks-1970',
    'crank',
    'tibbetts-1980',
    'callister',
    'andrews-1965',
    'iso-3887',
  ],
  examples: decarburizationDepthExamples,
  check: (given) => brokenRules(given),
  compute: (given) => {
    const result = resultOf(given);
    const { layer } = result;
    const austenite = given.temperatureC >= eutectoid;
    return {
      values: {
        totalDepthMm: toMm(result.below),
        ferriteDepthMm: layer ? toMm(layer.depth) : null,
        depthFromOriginalMm: toMm(result.fromOriginal),
        metalLossMm: given.scaling === 'none' ? null : toMm(result.loss),
        carbonAtDepthPercent: carbonAt(given, result, convert(given.depthOfInterestMm, 'mm', 'm')),
        growthConstant: layer?.lambda ?? null,
        ferriteSidePercent: layer?.given.ferriteSide ?? null,
        austeniteSidePercent: layer && austenite ? layer.given.austeniteSide : null,
        diffusivityM2S: layer
          ? austenite
            ? layer.given.austeniteDiffusivity
            : null
          : austenite
            ? austeniticOf(given).diffusivity
            : null,
      },
      warnings: remarks(given, result),
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const { layer, fromOriginal } = resultOf(given);
    const seconds = plain(secondsOf(given));
    const { coreCarbonPercent: core, surfaceCarbonPercent: surface, criterionFraction: fraction } = given;
    if (layer) {
      const { ferriteSide, austeniteSide, ferriteDiffusivity } = layer.given;
      const gradient = core > austeniteSide;
      return [
        {
          formula: gradient
            ? '(\\mathrm{C}_{\\gamma\\alpha} - \\mathrm{C}_{\\alpha\\gamma})\\,\\lambda\\sqrt{\\pi} = (\\mathrm{C}_{\\alpha\\gamma} - \\mathrm{C}_\\mathrm{s})\\frac{e^{-\\lambda^2}}{\\mathrm{erf}\\,\\lambda} - (\\mathrm{C}_0 - \\mathrm{C}_{\\gamma\\alpha})\\sqrt{\\tfrac{D_\\gamma}{D_\\alpha}}\\,\\frac{e^{-\\lambda^2 D_\\alpha/D_\\gamma}}{\\mathrm{erfc}(\\lambda\\sqrt{D_\\alpha/D_\\gamma})}'
            : '(\\mathrm{C}_0 - \\mathrm{C}_{\\alpha\\gamma})\\,\\lambda\\sqrt{\\pi} = (\\mathrm{C}_{\\alpha\\gamma} - \\mathrm{C}_\\mathrm{s})\\frac{e^{-\\lambda^2}}{\\mathrm{erf}\\,\\lambda}',
          inserted: `C_αγ = ${plain(ferriteSide)} %${gradient ? `, C_γα = ${plain(austeniteSide)} %` : ''}, C₀ = ${plain(core)} %`,
          result: `λ = ${layer.lambda.toFixed(5)}`,
        },
        {
          formula: '\\xi = 2\\lambda\\sqrt{D_\\alpha t}',
          inserted: `= 2 × ${layer.lambda.toFixed(5)} × √(${plain(ferriteDiffusivity)} × ${seconds})`,
          result: `${numberIn(values, 'ferriteDepthMm').toFixed(4)} mm`,
        },
      ];
    }
    if (fromOriginal === null)
      return [
        {
          formula:
            '\\mathrm{C} = \\mathrm{C}_\\mathrm{s} + (\\mathrm{C}_0 - \\mathrm{C}_\\mathrm{s})\\,\\mathrm{erf}\\frac{x}{2\\sqrt{Dt}}',
        },
      ];
    const { diffusivity, scaling } = austeniticOf(given);
    const d = plain(diffusivity);
    const result = `${plain(convert(fromOriginal, 'm', 'mm'))} mm`;
    if (scaling === 0) {
      return [
        {
          formula:
            'x_f = 2\\sqrt{Dt}\\;\\mathrm{erf}^{-1}\\frac{f\\,\\mathrm{C}_0 - \\mathrm{C}_\\mathrm{s}}{\\mathrm{C}_0 - \\mathrm{C}_\\mathrm{s}}',
          inserted: `= 2 × √(${d} × ${seconds}) × erf⁻¹[(${plain(fraction)} × ${plain(core)} − ${plain(surface)})/(${plain(core)} − ${plain(surface)})]`,
          result,
        },
      ];
    }
    return [
      {
        formula: 'X = \\sqrt{2 k_\\mathrm{c} t}',
        inserted: `= √(2 × ${plain(scaling)} × ${seconds})`,
        result: `${numberIn(values, 'metalLossMm').toFixed(4)} mm`,
      },
      {
        formula:
          '\\mathrm{erfc}\\frac{x_f}{2\\sqrt{Dt}} = \\frac{(1 - f)\\,\\mathrm{C}_0}{\\mathrm{C}_0 - \\mathrm{C}_\\mathrm{s}}\\,\\mathrm{erfc}\\sqrt{\\frac{k_\\mathrm{c}}{2D}}',
        inserted: `D = ${d} m²/s, k_c = ${plain(scaling)} m²/s`,
        result,
      },
    ];
  },
  charts: [
    {
      key: 'profile',
      draw: (given) => {
        const result = resultOf(given);
        return drawProfile({
          shareAt: (depthMm) => {
            const carbon = carbonAt(given, result, convert(depthMm, 'mm', 'm'));
            return carbon === null ? null : carbon / given.coreCarbonPercent;
          },
          lossMm: result.layer ? 0 : convert(result.loss, 'm', 'mm'),
          ferriteMm: toMm(result.layer?.depth ?? null),
          depthMm: toMm(result.fromOriginal),
          fraction: given.criterionFraction,
        });
      },
    },
    {
      key: 'overTemperature',
      draw: (given) => {
        const at = (celsius: number) => {
          const { layer, fromOriginal } = resultOf({ ...given, temperatureC: celsius });
          return { celsius, totalMm: toMm(fromOriginal), ferriteMm: toMm(layer?.depth ?? null) };
        };
        return drawOverTemperature(
          Array.from({ length: 111 }, (_, i) => at(740 + 5 * i)),
          at(given.temperatureC),
        );
      },
    },
  ],
});
