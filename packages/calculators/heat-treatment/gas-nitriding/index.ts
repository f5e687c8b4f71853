/**
 * Gas nitriding: nitriding potential of the atmosphere, its position in the Lehrer diagram, nitriding depth and
 * compound layer.
 */
import {
  defineCalculator,
  type FormulaLine,
  numberIn,
  type Problem,
  type Warning,
} from '../../core/calculator.ts';
import { type ElementSymbol, percentOf } from '../../core/elements.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/texts/worked-text.ts';
import * as nitriding from '../../formulas/diffusion/gas-nitriding.ts';
import {
  boundOf,
  compoundLayerUm,
  depthMm,
  gasOf,
  ironDepthMm,
  kelvinOf,
  layerActivationKJmol,
  type NitridingCase,
  surfaceOf,
} from './case.ts';
import { drawDepth, drawLehrer } from './charts.ts';
import { nitridingExamples } from './examples.ts';
import { nitridingInputs } from './inputs.ts';

function problems(given: NitridingCase): Problem[] {
  const sum = given.ammoniaInletPercent + given.hydrogenInletPercent;
  const found: Problem[] = [];
  if (given.gasBy === 'inlet' && sum > 100)
    found.push({ key: 'ammoniaInletPercent', code: 'inlet_sum', params: { value: sum } });
  if (given.layerBy === 'two' && given.layerTemperatureC === given.secondLayerTemperatureC)
    found.push({ key: 'secondLayerTemperatureC', code: 'same_temperature', params: {} });
  else if ((layerActivationKJmol(given) ?? 1) <= 0)
    found.push({ key: 'secondLayerUm', code: 'slower_when_hotter', params: {} });
  return found;
}

function remarks(given: NitridingCase, potential: number | null): Warning[] {
  const found: Warning[] = [];
  const { steel } = given;
  if (given.temperatureC > nitriding.nitrogenEutectoid)
    found.push({ code: 'above_eutectoid', level: 'warning', params: { limit: nitriding.nitrogenEutectoid } });
  if (potential === null) found.push({ code: 'no_hydrogen', level: 'warning' });
  if (given.gasBy === 'inlet' && given.ammoniaInletPercent + given.hydrogenInletPercent < 100)
    found.push({ code: 'diluted', level: 'note' });
  else if (given.gasBy !== 'inlet') found.push({ code: 'pure_ammonia', level: 'note' });
  found.push(
    { code: 'pure_iron', level: 'note', source: 'frisk-lehrer' },
    // The solubility and the diffusivity of nitrogen that the depth is based on were not compared with an original.
    { code: 'not_confirmed', level: 'note', params: { model: 'depthMm' }, source: 'lightfoot-jack-1973' },
  );
  if (boundOf(given) === 0) found.push({ code: 'no_nitride_former', level: 'warning' });
  else if (percentOf(steel, 'C') > 0) found.push({ code: 'dissolved_only', level: 'note' });
  if (surfaceOf(given) < nitriding.nitrogenSolubility(kelvinOf(given)))
    found.push({ code: 'not_saturated', level: 'note' });
  else if (boundOf(given) > 0) found.push({ code: 'saturated', level: 'note' });
  if (given.layerBy === 'none') found.push({ code: 'layer_needs_point', level: 'note' });
  return found;
}

export default defineCalculator({
  id: 'gas-nitriding',
  version: '1.2',
  changes: [
    { version: '1.2', date: '2026-11-26', key: 'titanium' },
    { version: '1.1', date: '2026-11-22', key: 'potentialCounts' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: nitridingInputs,
  outputs: [
    { key: 'nitridingPotential', unit: '1/√atm', symbol: 'K_\\mathrm{N}', digits: 2, role: 'answer' },
    { key: 'phase', unit: '1', role: 'quantity', choices: ['ferrite', 'gamma-prime', 'epsilon', 'beyond'] },
    { key: 'depthMm', unit: 'mm', symbol: '\\xi', digits: 2, role: 'quantity' },
    { key: 'nitridingPotentialBar', unit: '1/√bar', symbol: 'K_\\mathrm{N}', digits: 2, role: 'quantity' },
    { key: 'dissociationReadingPercent', unit: '%', symbol: 'D', digits: 1, role: 'quantity' },
    { key: 'crackedAmmoniaPercent', unit: '%', symbol: '\\alpha', digits: 1, role: 'quantity' },
    { key: 'ammoniaAtm', unit: 'atm', symbol: 'p_{\\mathrm{NH}_3}', digits: 3, role: 'quantity' },
    { key: 'hydrogenAtm', unit: 'atm', symbol: 'p_{\\mathrm{H}_2}', digits: 3, role: 'quantity' },
    { key: 'nitrogenAtm', unit: 'atm', symbol: 'p_{\\mathrm{N}_2}', digits: 3, role: 'quantity' },
    { key: 'gammaPrimeBoundary', unit: '1/√atm', digits: 3, role: 'model' },
    { key: 'epsilonBoundary', unit: '1/√atm', digits: 3, figures: 3, role: 'model' },
    { key: 'ironDepthMm', unit: 'mm', digits: 2, role: 'quantity' },
    { key: 'nitrogenDiffusivityM2s', unit: 'm2/s', symbol: 'D_\\mathrm{N}', figures: 2, role: 'quantity' },
    { key: 'nitrogenSolubilityPercent', unit: 'wt%', symbol: 'c_\\mathrm{N}', digits: 3, role: 'quantity' },
    { key: 'surfaceNitrogenPercent', unit: 'wt%', symbol: 'c_\\mathrm{s}', digits: 3, role: 'quantity' },
    { key: 'boundNitrogenPercent', unit: 'wt%', digits: 2, role: 'quantity' },
    { key: 'compoundLayerUm', unit: 'um', symbol: 'x', digits: 1, role: 'quantity' },
    { key: 'layerActivationKJmol', unit: 'kJ/mol', symbol: 'Q', digits: 0, role: 'quantity' },
  ],
  sources: ['lightfoot-jack-1973', 'frisk-lehrer', 'lehrer-1930', 'nitriding-practice'],
  models: [
    {
      output: 'gammaPrimeBoundary',
      formula: '10^{\\,2438.5/T - 3.725}',
      source: 'frisk-lehrer',
      range: { temperatureC: { min: 400, max: 592 } },
      confirmed: false,
    },
    {
      output: 'epsilonBoundary',
      formula: '10^{\\,3039.4/T - 3.328}',
      source: 'frisk-lehrer',
      range: { temperatureC: { min: 400, max: 592 } },
      confirmed: false,
    },
  ],
  examples: nitridingExamples,
  check: (given) => problems(given),
  compute: (given) => {
    const { gas, cracked } = gasOf(given);
    const kelvin = kelvinOf(given);
    const potential = nitriding.nitridingPotential(gas, given.pressureAtm);
    const austenite = given.temperatureC > nitriding.nitrogenEutectoid;
    return {
      values: {
        nitridingPotential: potential,
        phase: austenite ? 'beyond' : nitriding.surfacePhase(potential ?? Number.POSITIVE_INFINITY, kelvin),
        depthMm: depthMm(given, given.timeH),
        nitridingPotentialBar: potential === null ? null : convert(potential, '1/√atm', '1/√bar'),
        dissociationReadingPercent: 100 * (1 - gas.NH3),
        crackedAmmoniaPercent: 100 * cracked,
        ammoniaAtm: gas.NH3 * given.pressureAtm,
        hydrogenAtm: gas.H2 * given.pressureAtm,
        nitrogenAtm: gas.N2 * given.pressureAtm,
        gammaPrimeBoundary: nitriding.lehrerBoundaries.gammaPrime(kelvin),
        epsilonBoundary: nitriding.lehrerBoundaries.epsilon(kelvin),
        ironDepthMm: ironDepthMm(given, given.timeH),
        nitrogenDiffusivityM2s: nitriding.nitrogenDiffusivity(kelvin),
        nitrogenSolubilityPercent: nitriding.nitrogenSolubility(kelvin),
        surfaceNitrogenPercent: surfaceOf(given),
        boundNitrogenPercent: boundOf(given),
        compoundLayerUm: compoundLayerUm(given, given.timeH),
        layerActivationKJmol: layerActivationKJmol(given),
      },
      warnings: remarks(given, potential),
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const { gas } = gasOf(given);
    const shown = (key: string, digits: number): string => numberIn(values, key).toFixed(digits);
    const root = given.pressureAtm === 1 ? '' : ` × ${plain(given.pressureAtm)}^−0.5`;
    const lines: FormulaLine[] = [
      {
        formula:
          'K_\\mathrm{N} = \\frac{p_{\\mathrm{NH}_3}}{p_{\\mathrm{H}_2}^{1.5}} = \\frac{x_{\\mathrm{NH}_3}}{x_{\\mathrm{H}_2}^{1.5}}\\,p^{-1/2}',
        inserted: `= ${gas.NH3.toPrecision(4)}/${gas.H2.toPrecision(4)}^1.5${root}`,
        ...(values['nitridingPotential'] === null
          ? {}
          : { result: `${shown('nitridingPotential', 3)}/√atm` }),
      },
      {
        formula:
          "K_{\\alpha/\\gamma'} = 10^{\\,2438.5/T - 3.725},\\quad K_{\\gamma'/\\varepsilon} = 10^{\\,3039.4/T - 3.328}",
        inserted: `T = ${plain(kelvinOf(given))} K`,
        result: `${shown('gammaPrimeBoundary', 3)}; ${shown('epsilonBoundary', 3)}`,
      },
      {
        formula:
          'D_\\mathrm{N} = 6.6\\cdot 10^{-7}\\,e^{-77900/(RT)},\\quad c_\\mathrm{N} = 12.3\\,e^{-34700/(RT)}',
        inserted: `T = ${plain(kelvinOf(given))} K`,
        result: `${plain(Number(numberIn(values, 'nitrogenDiffusivityM2s').toPrecision(4)))} m²/s; ${shown('nitrogenSolubilityPercent', 4)} %`,
      },
    ];
    const sum = Object.entries(nitriding.nitrideRatios)
      .map(
        ([element, ratio]) => `${plain(ratio)} × ${plain(percentOf(given.steel, element as ElementSymbol))}`,
      )
      .join(' + ');
    lines.push(
      {
        formula: "c_\\mathrm{s} = c_\\mathrm{N}\\,\\min(1,\\ K_\\mathrm{N}/K_{\\alpha/\\gamma'})",
        result: `${shown('surfaceNitrogenPercent', 4)} %`,
      },
      {
        formula:
          '\\xi = \\min\\left(\\sqrt{\\frac{2\\,c_\\mathrm{s}\\,D_\\mathrm{N}\\,t}{\\sum r_i M_i}},\\ 2\\sqrt{D_\\mathrm{N} t}\\right)',
        inserted: `Σ r M = ${sum}, t = ${plain(given.timeH)} h`,
        result: `${shown('depthMm', 3)} mm`,
      },
    );
    if (values['compoundLayerUm'] !== null)
      lines.push({
        formula: 'x = \\sqrt{k\\,t},\\quad k = x_1^2/t_1',
        inserted: `x₁ = ${plain(given.layerUm)} µm, t₁ = ${plain(given.layerTimeH)} h`,
        result: `${shown('compoundLayerUm', 1)} µm`,
      });
    return lines;
  },
  charts: [
    {
      key: 'lehrer',
      draw: (given, values) => drawLehrer(given.temperatureC, values['nitridingPotential'] as number | null),
    },
    { key: 'depth', draw: (given) => drawDepth(given) },
  ],
});
