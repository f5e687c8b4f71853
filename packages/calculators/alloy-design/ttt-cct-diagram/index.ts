/** TTT and CCT of a low-alloy steel by Li et al., critical rates and hardness by Maynier et al. */
import { defineCalculator, type OutputValues, type Warning } from '../../core/calculator.ts';
import { type Composition, percentOf } from '../../core/elements.ts';
import { convert } from '../../core/quantity.ts';
import { formulaTex } from '../../formulas/composition/composition-formula.ts';
import { celsiusOf } from '../../formulas/composition/temperature-formula.ts';
import * as rates from '../../formulas/hardenability/critical-rates.ts';
import { convertHardness } from '../../formulas/hardness/hardness-interpolation.ts';
import { e140Table1 } from '../../formulas/hardness/hardness-table-e140.ts';
import { farFromData } from '../../formulas/measured/far-from-data.ts';
import { martensiteStart, martensiteStartModel } from '../../formulas/measured/martensite-start.ts';
import * as kinetics from '../../formulas/transformation/decomposition-kinetics.ts';
import { msAndrews, msKungRayment } from '../../formulas/transformation/martensite-start.ts';
import { austeniteVickers, hardnessAt, structureAt, type Transformation, transformationOf } from './case.ts';
import { drawContinuous, drawHardness, drawIsothermal, drawStructure } from './charts.ts';
import { tttCctDiagramExamples } from './examples.ts';
import { tttCctDiagramInputs } from './inputs.ts';
import {
  alloyOf,
  hasStructure,
  maxAlloy,
  maynierRange,
  outsideOf,
  structureOutputs,
  structures,
} from './range.ts';
import { tttCctWorking } from './working.ts';

const criticalKeys = Object.keys(rates.criticalRates) as readonly rates.CriticalRate[];
const maynierOutput = (key: rates.CriticalRate): string => `${key}CPerS`;
const liOutput = (phase: kinetics.Phase): string => `${phase}RateCPerS`;

const absent = { ferrite: 'ferrite_absent', pearlite: 'pearlite_absent', bainite: 'bainite_absent' } as const;

function remarks(
  steel: Composition,
  found: Transformation,
  maynierRates: Readonly<Record<string, number>>,
): Warning[] {
  const warnings: Warning[] = [];
  const alloy = alloyOf(steel);
  if (alloy >= maxAlloy)
    warnings.push({
      code: 'sum_of_alloy',
      level: 'warning',
      params: { alloy: Number(alloy.toPrecision(3)) },
      source: 'maynier-1978',
    });
  if (percentOf(steel, 'Mo') > 0.5)
    warnings.push({ code: 'molybdenum', level: 'warning', source: 'li-1998' });
  if (percentOf(steel, 'B') > 0.0005 || percentOf(steel, 'Nb') > 0.005)
    warnings.push({ code: 'boron_niobium', level: 'warning', source: 'li-1998' });
  for (const phase of kinetics.phases) {
    if (found.reactions.some((each) => each.phase === phase)) continue;
    warnings.push({ code: absent[phase], level: 'warning' });
  }
  if ((maynierRates['v3CPerS'] ?? 0) > (maynierRates['v3_90CPerS'] ?? 0))
    warnings.push({
      code: 'order_broken',
      level: 'warning',
      source: 'maynier-1978',
      outside: ['hardnessHV', 'hardnessHRC'],
    });
  const outside = outsideOf(steel);
  if (outside.length > 0 || alloy >= maxAlloy)
    warnings.push({
      code: 'structure_withheld',
      level: 'warning',
      source: 'maynier-1978',
      explains: structureOutputs,
    });
  const far = farFromData(
    'msC',
    { model: martensiteStartModel, source: 'wentzien-2024' },
    steel,
    martensiteStart(steel),
  );
  warnings.push(
    ...(far ? [far] : []),
    { code: 'rates_only', level: 'note' },
    { code: 'equilibrium_estimate', level: 'note', source: 'li-1998' },
    { code: 'ferrite_lever', level: 'note', params: { vickers: austeniteVickers } },
    { code: 'maynier_through_li', level: 'note', source: 'li-1998' },
  );
  return warnings;
}

const absoluteZero = -273.15;

/** Returns Ms by the regression with its band, and the published Ms, °C; null below absolute zero. */
function startsOf(steel: Composition): OutputValues {
  const { value, low, high } = martensiteStart(steel);
  const isThere = value > absoluteZero;
  const given = (each: number) => (each > absoluteZero ? each : null);
  return {
    msC: given(value),
    ms90LowC: isThere ? Math.max(absoluteZero, low) : null,
    ms90HighC: isThere ? high : null,
    msKungRaymentC: given(celsiusOf(msKungRayment, steel)),
    msAndrewsC: given(celsiusOf(msAndrews, steel)),
  };
}

export default defineCalculator({
  id: 'ttt-cct-diagram',
  version: '1.9',
  changes: [
    { version: '1.9', date: '2026-11-29', key: 'carbonMissing' },
    { version: '1.8', date: '2026-11-27', key: 'completeAtEnd' },
    { version: '1.7', date: '2026-11-26', key: 'pointsAtRate' },
    { version: '1.6', date: '2026-11-26', key: 'phaseFields' },
    { version: '1.5', date: '2026-11-26', key: 'hardnessAtFoot' },
    { version: '1.4', date: '2026-11-26', key: 'withheldCurves' },
    { version: '1.3', date: '2026-11-26', key: 'bestStart' },
    { version: '1.2', date: '2026-11-25', key: 'noAe3' },
    { version: '1.1', date: '2026-11-22', key: 'retainedSoft' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: tttCctDiagramInputs,
  outputs: [
    { key: 'hardnessHV', unit: 'HV', digits: 0, role: 'answer' },
    { key: 'hardnessHRC', unit: 'HRC', digits: 1, role: 'quantity' },
    ...structures.map((key) => ({ key: `${key}Percent`, unit: '%', digits: 0, role: 'quantity' }) as const),
    { key: 'ae3C', unit: 'C', symbol: 'A_\\mathrm{e3}', digits: 0, role: 'quantity' },
    { key: 'ae1C', unit: 'C', symbol: 'A_\\mathrm{e1}', digits: 0, role: 'quantity' },
    { key: 'bsC', unit: 'C', symbol: 'B_\\mathrm{s}', digits: 0, role: 'quantity' },
    {
      key: 'msC',
      unit: 'C',
      symbol: 'M_\\mathrm{s}',
      digits: 0,
      role: 'quantity',
      band: { low: 'ms90LowC', high: 'ms90HighC' },
    },
    { key: 'ms90LowC', unit: 'C', digits: 0, role: 'quantity' },
    { key: 'ms90HighC', unit: 'C', digits: 0, role: 'quantity' },
    { key: 'msKungRaymentC', unit: 'C', symbol: 'M_\\mathrm{s}', digits: 0, role: 'quantity' },
    { key: 'msAndrewsC', unit: 'C', symbol: 'M_\\mathrm{s}', digits: 0, role: 'quantity' },
    ...kinetics.phases.flatMap((phase) => [
      { key: `${phase}NoseC`, unit: 'C', digits: 0, role: 'quantity' } as const,
      { key: `${phase}NoseS`, unit: 's', digits: 1, role: 'quantity' } as const,
      { key: `${phase}StartS`, unit: 's', digits: 1, role: 'quantity' } as const,
      { key: `${phase}HalfS`, unit: 's', digits: 1, role: 'quantity' } as const,
      { key: `${phase}EndS`, unit: 's', digits: 1, role: 'quantity' } as const,
    ]),
    ...kinetics.phases.map(
      (phase) => ({ key: liOutput(phase), unit: 'C/s', digits: 2, figures: 3, role: 'model' }) as const,
    ),
    ...criticalKeys.map(
      (key) => ({ key: maynierOutput(key), unit: 'C/s', digits: 2, figures: 3, role: 'model' }) as const,
    ),
  ],
  sources: [
    'li-1998',
    'maynier-1978',
    'grange-1961',
    'andrews-1965',
    'kung-rayment-1982',
    'koistinen-marburger-1959',
    'wentzien-2024',
  ],
  models: [
    ...kinetics.phases.map((phase) => ({
      output: liOutput(phase),
      formula: '\\frac{1}{F\\,S(0.01)}\\int 2^{nG}\\,(T_\\mathrm{s} - T)^m\\,e^{-Q/RT}\\,\\mathrm{d}T',
      source: 'li-1998' as const,
    })),
    ...criticalKeys.map((key) => ({
      output: maynierOutput(key),
      formula: `\\tfrac{1}{3600}\\,10^{\\,${formulaTex(rates.criticalRates[key])} - ${rates.criticalRates[key].perDegree}\\,P_\\mathrm{a}}`,
      source: 'maynier-1978' as const,
      range: maynierRange,
    })),
  ],
  recommend: () => 'v1CPerS',
  examples: tttCctDiagramExamples,
  compute: (given) => {
    const { steel, coolingRateCPerS, isothermalTemperatureC } = given;
    const found = transformationOf(given);
    const structure = structureAt(given, found, coolingRateCPerS);
    const hardness = hardnessAt(steel, structure, coolingRateCPerS);
    const parameter = rates.austenitizingParameter(given.austenitizingTemperatureC, given.austenitizingTimeH);
    const maynierRates = Object.fromEntries(
      criticalKeys.map((key) => [
        maynierOutput(key),
        convert(rates.criticalRatePerHour(key, steel, parameter), 'C/h', 'C/s'),
      ]),
    );
    const warnings = remarks(steel, found, maynierRates);
    const after = (reaction: kinetics.Reaction | undefined, fraction: number): number | null =>
      reaction ? kinetics.isothermalTime(reaction, fraction, isothermalTemperatureC) : null;
    const perPhase = kinetics.phases.flatMap((phase): readonly (readonly [string, number | null])[] => {
      const reaction = found.reactions.find((each) => each.phase === phase);
      const nose = reaction ? kinetics.noseOf(reaction, 0.01) : null;
      return [
        [`${phase}NoseC`, nose?.celsius ?? null],
        [`${phase}NoseS`, nose?.seconds ?? null],
        [`${phase}StartS`, after(reaction, 0.01)],
        [`${phase}HalfS`, after(reaction, 0.5)],
        [`${phase}EndS`, after(reaction, 0.99)],
        [liOutput(phase), reaction ? kinetics.criticalRate(reaction, 0.01) : null],
      ];
    });
    if (perPhase.some(([key, value]) => key.endsWith('StartS') && value === null))
      warnings.push({ code: 'not_at_temperature', level: 'note' });
    const isGiven = hardness > 0 && hasStructure(steel);
    const rockwell = isGiven ? convertHardness(e140Table1, 'HV', 'HRC', hardness) : null;
    if (hasStructure(steel) && hardness <= 0)
      warnings.push({ code: 'no_hardness', level: 'warning', source: 'maynier-1978' });
    else if (isGiven && rockwell === null) warnings.push({ code: 'outside_rockwell', level: 'note' });
    return {
      values: {
        hardnessHV: isGiven ? hardness : null,
        hardnessHRC: rockwell,
        ...Object.fromEntries(
          Object.entries(structure).map(([phase, share]) => [
            `${phase}Percent`,
            hasStructure(steel) ? 100 * share : null,
          ]),
        ),
        ae3C: found.ae3,
        ae1C: found.ae1,
        bsC: found.bs,
        ...startsOf(steel),
        ...Object.fromEntries(perPhase),
        ...maynierRates,
      },
      warnings,
    };
  },
  explain: tttCctWorking,
  charts: [
    {
      key: 'continuous',
      draw: (given) => {
        const found = transformationOf(given);
        const hardness = (rate: number): number =>
          hasStructure(given.steel)
            ? hardnessAt(given.steel, structureAt(given, found, rate), rate)
            : Number.NaN;
        return drawContinuous(found, given.coolingRateCPerS, hardness);
      },
    },
    {
      key: 'isothermal',
      draw: (given) => drawIsothermal(transformationOf(given), given.isothermalTemperatureC),
    },
    {
      key: 'structure',
      draw: (given) => {
        const found = transformationOf(given);
        const structure = hasStructure(given.steel)
          ? (rate: number) => structureAt(given, found, rate)
          : undefined;
        return drawStructure(structure, given.coolingRateCPerS);
      },
    },
    {
      key: 'hardness',
      draw: (given) => {
        const found = transformationOf(given);
        const hardness = hasStructure(given.steel)
          ? (rate: number) => hardnessAt(given.steel, structureAt(given, found, rate), rate)
          : undefined;
        return drawHardness(hardness, given.coolingRateCPerS);
      },
    },
  ],
});
