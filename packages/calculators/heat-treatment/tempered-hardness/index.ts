/** Hardness after tempering: by regression on measured steels, and by three authors in their temperature ranges. */
import { defineCalculator, type FormulaLine, type Warning } from '../../core/calculator.ts';
import type { Composition } from '../../core/elements.ts';
import { withMeasuredErrors } from '../../core/models.ts';
import { plain } from '../../core/texts/worked-text.ts';
import { formulaInserted, formulaTex } from '../../formulas/composition/composition-formula.ts';
import { hardnessTables, vickersOfRockwellC } from '../../formulas/hardness/hardness-conversion.ts';
import { convertHardness, type HardnessScale } from '../../formulas/hardness/hardness-interpolation.ts';
import * as tempered from '../../formulas/hardness/tempered-hardness.ts';
import { bestLines, bestOutputs, bestRemarks, bestValues, scaleOf } from './best.ts';
import { drawTemperingCurve } from './charts.ts';
import { examples } from './examples.ts';
import { temperedHardnessInputs } from './inputs.ts';
import measuredError from './measured-error.json' with { type: 'json' };
import { type Hold, holdsOf, hottestOf, maynierParameter } from './steps.ts';

const converted = (from: HardnessScale, to: HardnessScale, value: number): number | null =>
  convertHardness(hardnessTables['e140-1'], from, to, value);

/** Maximum HV of steel, at 68 HRC, the end of table 1 of ASTM E140. */
const hardestVickers = vickersOfRockwellC(68);

const maynierTex = (structure: tempered.TemperedStructure): string =>
  `${formulaTex(structure.base)} + \\frac{1000}{P_\\mathrm{c}}\\,(${formulaTex(structure.perThousandth)})`;
const spiesTex = `${formulaTex(tempered.spiesSteelTerms)} + 2.84\\,\\mathrm{HRC}_\\mathrm{q} - 0.55\\,T`;
const justTex = '8 + (\\mathrm{HRC}_\\mathrm{q} - 8)\\,e^{-S\\,(T_\\mathrm{K}/917)^6}';
const maynierRange = {
  temperatureC: { min: 450, max: 700 },
  secondTemperatureC: { min: 450, max: 700 },
  C: { min: 0.2, max: 0.5 },
  Si: { max: 1 },
  Mn: { max: 2 },
  Ni: { max: 4 },
  Cr: { max: 3 },
  Mo: { max: 1 },
  V: { max: 0.2 },
};

/**
 * Returns the remarks. @param quenchedVickers hardness as quenched, null if unknown @param highest maximum result of
 * the formulas, HV
 */
function remarks(
  steel: Composition,
  holds: readonly Hold[],
  quenchedVickers: number | null,
  highest: number,
): Warning[] {
  const { C = 0 } = steel;
  const found: Warning[] = [];
  const isAt = (from: number, to: number) => holds.some(({ celsius }) => celsius >= from && celsius <= to);
  const hours = holds.reduce((sum, hold) => sum + hold.hours, 0);
  if (isAt(250, 400)) found.push({ code: 'embrittlement_low', level: 'warning' });
  if (isAt(375, 575))
    found.push({ code: 'embrittlement_high', level: 'warning', source: 'pmpa-embrittlement' });
  if (hours < 1 || hours > 4)
    found.push({ code: 'spies_time', level: 'warning', params: { hours }, source: 'spies-1992' });
  if (holds.length > 1) found.push({ code: 'steps_added', level: 'note', source: 'hollomon-1945' });
  if (quenchedVickers === null)
    found.push({ code: 'quenched_missing', level: 'note', explains: ['spiesHB', 'justHRC'] });
  else if (highest > quenchedVickers)
    found.push({
      code: 'above_quenched',
      level: 'note',
      params: { quenched: Math.round(quenchedVickers) },
    });
  if (C > 0.6) found.push({ code: 'retained_austenite', level: 'warning', params: { carbon: C } });
  found.push(
    { code: 'quenched_unused', level: 'note', source: 'maynier-1978' },
    { code: 'no_time', level: 'note', source: 'just-1976' },
    { code: 'secondary_hardening', level: 'note' },
  );
  return found;
}

export default defineCalculator({
  id: 'tempered-hardness',
  version: '1.12',
  changes: [
    { version: '1.12', date: '2026-11-29', key: 'bandWithheld' },
    { version: '1.11', date: '2026-11-29', key: 'hardenedThrough' },
    { version: '1.10', date: '2026-11-28', key: 'aboveAc1' },
    { version: '1.9', date: '2026-11-26', key: 'leastRockwell' },
    { version: '1.8', date: '2026-11-26', key: 'smoothStages' },
    { version: '1.7', date: '2026-11-26', key: 'stagesNote' },
    { version: '1.6', date: '2026-11-26', key: 'twoTempers' },
    { version: '1.5', date: '2026-11-26', key: 'maynierBase' },
    { version: '1.4', date: '2026-11-26', key: 'strengthBandWidens' },
    { version: '1.3', date: '2026-11-23', key: 'measured' },
    { version: '1.2', date: '2026-11-22', key: 'embrittlementRange' },
    { version: '1.1', date: '2026-11-22', key: 'notAboveQuenched' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: temperedHardnessInputs,
  outputs: [
    ...bestOutputs,
    { key: 'mixedHV', unit: 'HV', digits: 0, role: 'quantity' },
    { key: 'mixedHRC', unit: 'HRC', digits: 1, role: 'quantity' },
    { key: 'spiesHV', unit: 'HV', digits: 0, role: 'quantity' },
    { key: 'justHV', unit: 'HV', digits: 0, role: 'quantity' },
    { key: 'parameterK', unit: 'K', symbol: 'P_\\mathrm{c}', digits: 0, role: 'quantity' },
    { key: 'martensiteHV', unit: 'HV', symbol: '\\mathrm{HV}_\\mathrm{M}', digits: 0, role: 'model' },
    { key: 'bainiteHV', unit: 'HV', symbol: '\\mathrm{HV}_\\mathrm{B}', digits: 0, role: 'model' },
    { key: 'spiesHB', unit: 'HB', symbol: '\\mathrm{HB}', digits: 0, role: 'model' },
    { key: 'justHRC', unit: 'HRC', symbol: '\\mathrm{HRC}_\\mathrm{t}', digits: 1, role: 'model' },
  ],
  sources: [
    'grange-1956',
    'hollomon-1945',
    'penha-2010',
    'nims-fatigue',
    'maynier-1978',
    'spies-1992',
    'just-1976',
    'astm-e140',
    'pmpa-embrittlement',
  ],
  models: withMeasuredErrors(
    [
      {
        output: 'martensiteHV',
        formula: maynierTex(tempered.temperedMartensite),
        source: 'maynier-1978',
        range: maynierRange,
        confirmed: false,
      },
      {
        output: 'bainiteHV',
        formula: maynierTex(tempered.temperedBainite),
        source: 'maynier-1978',
        range: maynierRange,
        confirmed: false,
      },
      {
        output: 'spiesHB',
        formula: spiesTex,
        source: 'spies-1992',
        confirmed: false,
        range: {
          temperatureC: { min: 500, max: 650 },
          secondTemperatureC: { min: 500, max: 650 },
          quenchedHRC: { min: 20, max: 65 },
          C: { min: 0.2, max: 0.54 },
          Si: { min: 0.17, max: 1.4 },
          Mn: { min: 0.5, max: 1.9 },
          Cr: { min: 0.03, max: 1.2 },
        },
      },
      {
        output: 'justHRC',
        formula: justTex,
        source: 'just-1976',
        confirmed: false,
        range: { temperatureC: { min: 490, max: 610 }, secondTemperatureC: { min: 490, max: 610 } },
      },
    ],
    measuredError,
  ),
  headline: (given) => (scaleOf(given) === 'HV' ? 'bestHV' : 'bestHRC'),
  recommend: (given) => {
    const hottestC = hottestOf(holdsOf(given));
    return hottestC >= 500 && hottestC <= 650 ? 'spiesHB' : 'martensiteHV';
  },
  examples,
  compute: (given) => {
    const { steel, quenchedHRC, martensitePercent, hardeningDegree } = given;
    const holds = holdsOf(given);
    const hottestC = hottestOf(holds);
    const parameter = maynierParameter(given);
    const martensite = tempered.temperedVickers(tempered.temperedMartensite, steel, parameter);
    const bainite = tempered.temperedVickers(tempered.temperedBainite, steel, parameter);
    const share = martensitePercent / 100;
    const unlimited = share * martensite + (1 - share) * bainite;
    const quenched = quenchedHRC === null ? null : vickersOfRockwellC(quenchedHRC);
    // Maynier's formula does not include the hardness as quenched, which tempering cannot exceed.
    const mixed = quenched === null ? unlimited : Math.min(unlimited, quenched);
    const spies = quenchedHRC === null ? null : tempered.spiesBrinell(steel, quenchedHRC, hottestC);
    const just = quenchedHRC === null ? null : tempered.justTempered(quenchedHRC, hardeningDegree, hottestC);
    const conversions = {
      mixedHRC: converted('HV', 'HRC', mixed),
      spiesHV: spies === null ? null : converted('HBW', 'HV', spies),
      justHV: just === null ? null : converted('HRC', 'HV', just),
    };
    const highest = Math.max(unlimited, conversions.spiesHV ?? 0);
    const warnings = remarks(steel, holds, quenched, highest);
    for (const [output, value] of Object.entries(conversions)) {
      if (value === null && (quenchedHRC !== null || output === 'mixedHRC'))
        warnings.push({ code: 'outside_table', level: 'note', params: { output }, source: 'astm-e140' });
    }
    const sensible = (output: string, value: number | null): number | null => {
      if (value === null || (value > 0 && value <= hardestVickers)) return value;
      warnings.push({ code: 'no_hardness', level: 'warning', params: { output } });
      return null;
    };
    return {
      values: {
        ...bestValues(given),
        mixedHV: sensible('mixedHV', mixed),
        ...conversions,
        parameterK: parameter,
        martensiteHV: sensible('martensiteHV', martensite),
        bainiteHV: sensible('bainiteHV', bainite),
        spiesHB: sensible('spiesHB', spies),
        justHRC: just,
      },
      warnings: [...bestRemarks(given), ...warnings],
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const { steel, quenchedHRC, hardeningDegree } = given;
    const hottestC = hottestOf(holdsOf(given));
    const parameter = maynierParameter(given);
    const result = (key: string, unit: string): { result?: string } => {
      const value = values[key];
      return typeof value === 'number' ? { result: `${value.toFixed(1)} ${unit}` } : {};
    };
    const maynier = (structure: tempered.TemperedStructure): string =>
      `${formulaInserted(structure.base, steel)} + 1000/${parameter.toFixed(1)} × (${formulaInserted(structure.perThousandth, steel).slice(2)})`;
    const fromQuenched = (inserted: (hardness: string) => string): { inserted?: string } =>
      quenchedHRC === null ? {} : { inserted: inserted(plain(quenchedHRC)) };
    return [
      ...bestLines(given, values),
      {
        formula:
          'P_\\mathrm{c} = \\frac{1}{1/T - (2.3026\\,R/\\Delta H)\\log_{10} t},\\quad \\Delta H = 418.4\\,\\mathrm{kJ/mol}',
        inserted: holdsOf(given)
          .map(({ celsius, hours }) => `T = ${plain(celsius + 273.15)} K, t = ${plain(hours)} h`)
          .join('; '),
        result: `${parameter.toFixed(1)} K`,
      },
      {
        formula: `\\mathrm{HV}_\\mathrm{M} = ${maynierTex(tempered.temperedMartensite)}`,
        inserted: maynier(tempered.temperedMartensite),
        ...result('martensiteHV', 'HV'),
      },
      {
        formula: `\\mathrm{HV}_\\mathrm{B} = ${maynierTex(tempered.temperedBainite)}`,
        inserted: maynier(tempered.temperedBainite),
        ...result('bainiteHV', 'HV'),
      },
      {
        formula: `\\mathrm{HB} = ${spiesTex}`,
        ...fromQuenched(
          (hardness) =>
            `${formulaInserted(tempered.spiesSteelTerms, steel)} + 2.84 × ${hardness} − 0.55 × ${plain(hottestC)}`,
        ),
        ...result('spiesHB', 'HB'),
      },
      {
        formula: `\\mathrm{HRC}_\\mathrm{t} = ${justTex}`,
        ...fromQuenched(
          (hardness) =>
            `= 8 + (${hardness} − 8) × exp(−${plain(hardeningDegree)} × (${plain(hottestC + 273.15)}/917)^6)`,
        ),
        ...result('justHRC', 'HRC'),
      },
    ];
  },
  charts: [{ key: 'curve', draw: (given) => drawTemperingCurve(given) }],
});
