/** Furnace heating time: time until surface and centre of a bar or plate are at temperature, soaking time, and total. */
import { defineCalculator, type FormulaLine, numberIn, type Warning } from '../../core/calculator.ts';
import { plain } from '../../core/texts/worked-text.ts';
import * as heating from '../../formulas/heating/furnace-heating.ts';
import {
  type FurnaceCase,
  furnaceOf,
  heatedLength,
  historyOf,
  largestDifference,
  lumpedMinutes,
  pieceOf,
  soakMinutes,
  targetOf,
  temperaturesUntilSoaked,
} from './case.ts';
import { drawDifference, drawHeating, drawTimeOverSize } from './charts.ts';
import { furnaceExamples } from './examples.ts';
import { furnaceInputs } from './inputs.ts';

/** Returns the film coefficient at the end of heating, W/(m²·K): the slope of the radiation, plus convection. */
function finalFilm(given: FurnaceCase): number {
  const kelvin = given.furnaceTemperatureC + 273.15;
  return 4 * furnaceOf(given).emissivity * heating.stefanBoltzmann * kelvin ** 3 + given.convectionWm2K;
}

const biotOf = (given: FurnaceCase): number =>
  (finalFilm(given) * heatedLength(given)) / pieceOf(given).material.conductivity(given.furnaceTemperatureC);

function remarks(given: FurnaceCase): Warning[] {
  const found: Warning[] = [];
  if (given.loadFactor > 1) found.push({ code: 'packed_load', level: 'warning' });
  if (biotOf(given) > 0.1) found.push({ code: 'lumped_thick', level: 'note', source: 'incropera' });
  if (given.soakRule === 'per-inch' || given.soakRule === 'half-plus')
    found.push({ code: 'soak_rule', level: 'note', source: 'practice-rule' });
  found.push({ code: 'furnace_power', level: 'note' }, { code: 'long_pieces', level: 'note' });
  return found;
}

/** Grid and step small enough that the difference shows no corners at the peak of the specific heat. */
const smooth = { cells: 60, change: 0.005 };

export default defineCalculator({
  id: 'furnace-heating-time',
  version: '1.5',
  changes: [
    { version: '1.5', date: '2026-11-27', key: 'rangeTag' },
    { version: '1.4', date: '2026-11-27', key: 'smoothSizes' },
    { version: '1.3', date: '2026-11-26', key: 'vertex' },
    { version: '1.2', date: '2026-11-26', key: 'smoothDifference' },
    { version: '1.1', date: '2026-11-26', key: 'finerGrid' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: furnaceInputs,
  outputs: [
    {
      key: 'totalTimeMin',
      unit: 'min',
      symbol: 't',
      digits: 0,
      figures: 3,
      role: 'answer',
      isRanged: true,
      isSole: true,
    },
    { key: 'heatingTimeMin', unit: 'min', digits: 0, figures: 3, role: 'quantity' },
    { key: 'soakTimeMin', unit: 'min', digits: 0, role: 'quantity' },
    { key: 'surfaceTimeMin', unit: 'min', symbol: 't_\\mathrm{s}', digits: 0, figures: 3, role: 'quantity' },
    { key: 'centreTimeMin', unit: 'min', symbol: 't_\\mathrm{c}', digits: 0, figures: 3, role: 'quantity' },
    { key: 'largestDifferenceK', unit: 'dK', digits: 0, least: 1, role: 'quantity' },
    { key: 'largestDifferenceTimeMin', unit: 'min', digits: 1, role: 'quantity' },
    { key: 'finalFilmWm2K', unit: 'W/m2K', symbol: 'h', digits: 0, role: 'quantity' },
    { key: 'biot', unit: '1', symbol: '\\mathrm{Bi}', digits: 3, role: 'quantity' },
    { key: 'lumpedTimeMin', unit: 'min', digits: 2, role: 'quantity' },
    { key: 'startSpecificHeatJkgK', unit: 'J/kgK', symbol: 'c(T_0)', digits: 0, role: 'detail' },
    { key: 'startConductivityWmK', unit: 'W/mK', symbol: 'k(T_0)', digits: 1, role: 'detail' },
  ],
  sources: ['en-1993-1-2', 'incropera', 'practice-rule'],
  examples: furnaceExamples,
  check: (given) =>
    targetOf(given) <= given.startTemperatureC
      ? [
          {
            key: 'furnaceTemperatureC',
            code: 'target_below_start',
            params: { value: given.startTemperatureC, target: targetOf(given) },
          },
        ]
      : [],
  compute: (given) => {
    const history = historyOf(given);
    const target = targetOf(given);
    const minutes = (place: 'surface' | 'centre'): number =>
      (heating.timeReached(history, place, target, given.furnaceTemperatureC) ?? Number.NaN) / 60;
    const centre = minutes('centre');
    const heatingTime = centre * given.loadFactor;
    const soak = soakMinutes(given);
    const largest = largestDifference(history);
    const { material, start } = pieceOf(given);
    return {
      values: {
        totalTimeMin: heatingTime + soak,
        heatingTimeMin: heatingTime,
        soakTimeMin: soak,
        surfaceTimeMin: minutes('surface'),
        centreTimeMin: centre,
        largestDifferenceK: largest.difference,
        largestDifferenceTimeMin: largest.seconds / 60,
        finalFilmWm2K: finalFilm(given),
        biot: biotOf(given),
        lumpedTimeMin: lumpedMinutes(given),
        startSpecificHeatJkgK: material.specificHeat(start),
        startConductivityWmK: material.conductivity(start),
      },
      warnings: remarks(given),
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const shown = (key: string, digits: number): string => numberIn(values, key).toFixed(digits);
    const kelvin = (celsius: number): string => plain(celsius + 273.15);
    const { temperature: hot, emissivity, convection } = furnaceOf(given);
    return [
      {
        formula:
          given.shape === 'bar'
            ? '\\rho\\,c(T)\\,\\frac{\\partial T}{\\partial t} = \\frac{1}{r}\\frac{\\partial}{\\partial r}\\!\\left(r\\,k(T)\\,\\frac{\\partial T}{\\partial r}\\right)'
            : '\\rho\\,c(T)\\,\\frac{\\partial T}{\\partial t} = \\frac{\\partial}{\\partial x}\\!\\left(k(T)\\,\\frac{\\partial T}{\\partial x}\\right)',
        inserted: `ρ = ${plain(pieceOf(given).density)} kg/m³, T₀ = ${plain(given.startTemperatureC)} °C`,
      },
      {
        formula:
          'q = \\varepsilon\\,\\sigma\\,(T_\\mathrm{f}^4 - T_\\mathrm{s}^4) + h_\\mathrm{c}\\,(T_\\mathrm{f} - T_\\mathrm{s})',
        inserted: `= ${plain(emissivity)} × 5.670374 × 10⁻⁸ × (${kelvin(hot)}⁴ − T_s⁴) + ${plain(convection)} × (${kelvin(hot)} − T_s)`,
      },
      {
        formula: 'T(0, t_\\mathrm{c}) = T_\\mathrm{f} - \\Delta T',
        inserted: `= ${plain(hot)} − ${plain(given.toleranceK)} = ${plain(targetOf(given))} °C`,
        result: `${shown('centreTimeMin', 1)} min`,
      },
      {
        formula: 't = f\\,t_\\mathrm{c} + t_\\mathrm{soak}',
        inserted: `= ${plain(given.loadFactor)} × ${shown('centreTimeMin', 1)} + ${shown('soakTimeMin', 1)}`,
        result: `${shown('totalTimeMin', 0)} min`,
      },
      {
        formula:
          't_\\mathrm{lumped} = \\frac{\\rho\\,c\\,L}{4\\,\\varepsilon\\,\\sigma\\,T_\\mathrm{f}^3}\\left[\\ln\\frac{T_\\mathrm{f}+T}{T_\\mathrm{f}-T} + 2\\arctan\\frac{T}{T_\\mathrm{f}}\\right]_{T_0}^{T_\\mathrm{f}-\\Delta T}',
        inserted: `L = V/A = ${plain(heatedLength(given))} m, Bi = ${shown('biot', 3)}`,
        result: `${shown('lumpedTimeMin', 2)} min`,
      },
    ];
  },
  charts: [
    {
      key: 'heating',
      draw: (given, values) =>
        drawHeating(temperaturesUntilSoaked(given), {
          furnace: given.furnaceTemperatureC,
          start: given.startTemperatureC,
          target: targetOf(given),
          stretch: given.loadFactor,
          heated: values['heatingTimeMin'] as number | null,
          total: values['totalTimeMin'] as number | null,
        }),
    },
    { key: 'difference', draw: (given) => drawDifference(historyOf(given, smooth)) },
    {
      key: 'timeOverSize',
      draw: (given, values) => drawTimeOverSize(given, values['centreTimeMin'] as number | null),
    },
  ],
});
