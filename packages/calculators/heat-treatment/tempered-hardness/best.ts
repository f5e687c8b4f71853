/** Hardness after tempering by regression on measured steels, with its band, and the resulting tensile strength. */
import type { FormulaLine, Output, OutputValues, Warning } from '../../core/calculator.ts';
import type { Composition } from '../../core/elements.ts';
import { plain } from '../../core/texts/worked-text.ts';
import { vickersOfRockwellC } from '../../formulas/hardness/hardness-conversion.ts';
import { farFromData } from '../../formulas/measured/far-from-data.ts';
import { regressionLines } from '../../formulas/measured/regression-lines.ts';
import {
  beyondMeasured,
  fittedHardness,
  quenchedHardness,
  stageTex,
  temperedHardness,
  temperedHardnessModel,
  temperedHardnessTerms,
  temperingParameter,
} from '../../formulas/measured/tempered-hardness.ts';
import { tensileStrength, tensileStrengthLine } from '../../formulas/measured/tensile-strength.ts';
import { ac1Estimate } from '../../formulas/transformation/critical-temperatures.ts';
import { combinedHold, holdsOf, hottestOf, type TemperingSteps } from './steps.ts';

/** Steel and tempering conditions, with the hardness as quenched (null if not measured). */
export type Treatment = TemperingSteps & {
  readonly steel: Composition;
  readonly quenchedHRC: number | null;
};

/** Lowest hardness in HRC for which Rockwell C is used; below it Vickers and Brinell are used. */
const minRockwellC = 20;

export const bestOutputs: readonly Output[] = [
  {
    key: 'bestHRC',
    unit: 'HRC',
    symbol: '\\mathrm{HRC}_\\mathrm{t}',
    digits: 1,
    least: minRockwellC,
    role: 'answer',
    band: { low: 'best90LowHRC', high: 'best90HighHRC' },
  },
  { key: 'best90LowHRC', unit: 'HRC', digits: 1, least: minRockwellC, role: 'quantity' },
  { key: 'best90HighHRC', unit: 'HRC', digits: 1, least: minRockwellC, role: 'quantity' },
  { key: 'bestHV', unit: 'HV', digits: 0, role: 'quantity' },
  {
    key: 'RmBest',
    unit: 'MPa',
    symbol: 'R_\\mathrm{m}',
    digits: 0,
    role: 'quantity',
    band: { low: 'RmBest90Low', high: 'RmBest90High' },
  },
  { key: 'RmBest90Low', unit: 'MPa', digits: 0, role: 'quantity' },
  { key: 'RmBest90High', unit: 'MPa', digits: 0, role: 'quantity' },
];

/** Returns the value and band in HRC. */
export const bestOf = (treatment: Treatment) =>
  temperedHardness(treatment.steel, combinedHold(treatment), treatment.quenchedHRC);

/** Returns the tempering parameter of all steps together, as used by the best value. */
function parameterOf(treatment: Treatment): number {
  const { celsius, hours } = combinedHold(treatment);
  return temperingParameter(celsius, hours);
}

/** Returns the scale of the main result: Rockwell C down to the end of its scale, then Vickers. */
export const scaleOf = (treatment: Treatment): 'HRC' | 'HV' =>
  bestOf(treatment).value < minRockwellC ? 'HV' : 'HRC';

/** Returns the hardness; null for a negative Rockwell C value. */
const onScale = (rockwell: number): number => Math.max(0, rockwell);

export function bestValues(treatment: Treatment): OutputValues {
  const { value, low, high } = bestOf(treatment);
  const vickers = vickersOfRockwellC(value);
  const band = { low: vickersOfRockwellC(low), high: vickersOfRockwellC(high) };
  const strength = tensileStrength(vickers, band);
  return {
    bestHRC: onScale(value),
    best90LowHRC: onScale(low),
    best90HighHRC: onScale(high),
    bestHV: vickers,
    RmBest: strength.value,
    RmBest90Low: strength.low,
    RmBest90High: strength.high,
  };
}

/** Returns the warning of a tempering above Ac1, or within the spread of its authors; null below. */
function austeniteRemark(treatment: Treatment): Warning | null {
  const celsius = hottestOf(holdsOf(treatment));
  const { mean, low, high } = ac1Estimate(treatment.steel);
  if (celsius <= low) return null;
  return {
    code: celsius > mean ? 'above_ac1' : 'near_ac1',
    level: 'warning',
    params: {
      celsius: Math.round(celsius),
      ac1: Math.round(mean),
      low: Math.round(low),
      high: Math.round(high),
    },
    ...(celsius > mean && { outside: [...bestOutputs.map(({ key }) => key), 'mixedHV'] }),
  };
}

/** Returns the value in HRC with its band for the diagram; the band is null above Ac1. */
export function drawnBest(treatment: Treatment) {
  const best = bestOf(treatment);
  return { value: best.value, band: austeniteRemark(treatment)?.outside ? null : best };
}

/** Returns the remarks: where the best value is outside the measured range, or limited by the hardness as quenched. */
export function bestRemarks(treatment: Treatment): readonly Warning[] {
  const { steel, quenchedHRC } = treatment;
  const best = bestOf(treatment);
  const vickers = vickersOfRockwellC(best.value);
  const hardened = quenchedHardness(steel);
  const { min, max } = tensileStrengthLine.range;
  const austenite = austeniteRemark(treatment);
  const found: Warning[] = austenite ? [austenite] : [];
  const far = farFromData('bestHRC', { model: temperedHardnessModel, source: 'grange-1956' }, steel, best);
  if (far) found.push({ ...far, outside: ['bestHV'] });
  if (beyondMeasured(parameterOf(treatment)) > 0)
    found.push({
      code: 'tempering_not_measured',
      level: 'warning',
      params: { output: 'bestHRC' },
      outside: ['bestHV'],
      source: 'grange-1956',
    });
  if (quenchedHRC !== null && quenchedHRC < hardened - (best.high - best.low) / 2)
    found.push({
      code: 'not_hardened_through',
      level: 'warning',
      params: { quenched: quenchedHRC, hardened: Math.round(hardened) },
      source: 'grange-1956',
    });
  else found.push({ code: 'hardened_through', level: 'note', source: 'grange-1956' });
  if (best.value < minRockwellC)
    found.push({ code: 'below_rockwell', level: 'note', params: { output: 'bestHRC' } });
  if (vickers < min || vickers > max)
    found.push({
      code: 'strength_not_measured',
      level: 'warning',
      params: { output: 'RmBest', min, max },
      source: 'nims-fatigue',
    });
  return found;
}

/** Returns the formula line of the equivalent hours at the hotter temperature, if there are two temperings. */
function combinedLines(treatment: Treatment): readonly FormulaLine[] {
  if (treatment.tempers === 'one') return [];
  const { celsius, hours } = combinedHold(treatment);
  const terms = holdsOf(treatment).map(
    (hold) =>
      `10^(${plain(hold.celsius + 273.15)}/${plain(celsius + 273.15)} × (17 + log ${plain(hold.hours)}) − 17)`,
  );
  return [
    {
      formula: 't = \\sum_i 10^{\\,T_i\\,(17 + \\log_{10} t_i)/T - 17},\\quad T = \\max(T_1, T_2)',
      inserted: `= ${terms.join(' + ')}`,
      result: `t = ${plain(hours)} h`,
    },
  ];
}

/** Returns the lines of the regression with its standard errors, and the data of its band. */
export function bestLines(treatment: Treatment, values: OutputValues): readonly FormulaLine[] {
  const parameter = parameterOf(treatment);
  const hold = combinedHold(treatment);
  const best = bestOf(treatment);
  const given = { steel: treatment.steel, parameter };
  const fitted = fittedHardness(given);
  const { intercept, slope } = tensileStrengthLine;
  return [
    ...combinedLines(treatment),
    {
      formula: `P = T\\,(17 + \\log_{10} t)/1000,\\quad ${stageTex}`,
      inserted: `T = ${plain(hold.celsius + 273.15)} K, t = ${plain(hold.hours)} h`,
      result: `P = ${parameter.toFixed(2)}`,
    },
    ...regressionLines(
      {
        symbol: '\\mathrm{HRC}_\\mathrm{t}',
        unit: 'HRC',
        differenceTex: '\\mathrm{HRC}',
        model: temperedHardnessModel,
        terms: temperedHardnessTerms,
      },
      given,
      values['best90LowHRC'] === null ? null : best,
      fitted,
    ),
    ...(best.value < fitted
      ? [
          {
            formula: '\\mathrm{HRC}_\\mathrm{t} \\le \\mathrm{HRC}_\\mathrm{q}',
            result: `${best.value.toFixed(1)} HRC`,
          },
        ]
      : []),
    {
      formula: `R_\\mathrm{m} = ${slope.value}\\,\\mathrm{HV} ${intercept < 0 ? '-' : '+'} ${Math.abs(intercept)}`,
      inserted: `HV = ${vickersOfRockwellC(best.value).toFixed(0)}`,
    },
  ];
}
