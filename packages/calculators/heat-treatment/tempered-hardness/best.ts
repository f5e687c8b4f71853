/** Hardness after tempering by regression on measured steels, with its band, and the resulting tensile strength. */
import type { FormulaLine, Output, OutputValues, Warning } from '../../core/calculator.ts';
import type { Composition } from '../../core/elements.ts';
import { vickersOfRockwellC } from '../../formulas/hardness/hardness-conversion.ts';
import { farFromData } from '../../formulas/measured/far-from-data.ts';
import { regressionLines } from '../../formulas/measured/regression-lines.ts';
import {
  beyondMeasured,
  fittedHardness,
  quenchedHardness,
  temperedHardness,
  temperedHardnessModel,
  temperedHardnessTerms,
  temperingParameter,
} from '../../formulas/measured/tempered-hardness.ts';
import { tensileStrength, tensileStrengthLine } from '../../formulas/measured/tensile-strength.ts';

/** Steel and tempering conditions; the hardness as quenched is null if not measured. */
export type Treatment = {
  readonly steel: Composition;
  readonly quenchedHRC: number | null;
  readonly temperatureC: number;
  readonly timeH: number;
};

export const bestOutputs: readonly Output[] = [
  {
    key: 'bestHRC',
    unit: 'HRC',
    symbol: '\\mathrm{HRC}_\\mathrm{t}',
    digits: 1,
    role: 'answer',
    band: { low: 'best90LowHRC', high: 'best90HighHRC' },
  },
  { key: 'best90LowHRC', unit: 'HRC', digits: 1, role: 'quantity' },
  { key: 'best90HighHRC', unit: 'HRC', digits: 1, role: 'quantity' },
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

/** Value and band in HRC. */
export const bestOf = ({ steel, quenchedHRC, temperatureC, timeH }: Treatment) =>
  temperedHardness(steel, { celsius: temperatureC, hours: timeH }, quenchedHRC);

/** Limit below which Rockwell C is not used; Vickers and Brinell are used instead. */
const leastRockwellC = 20;

/** Returns null for a negative Rockwell C value. */
const onScale = (rockwell: number): number => Math.max(0, rockwell);

export function bestValues(treatment: Treatment): OutputValues {
  const { value, low, high } = bestOf(treatment);
  const vickers = vickersOfRockwellC(value);
  const strength = tensileStrength(vickers, {
    low: vickersOfRockwellC(low),
    high: vickersOfRockwellC(high),
  });
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

/** Remarks where the best value is outside the measured range or limited by the hardness as quenched. */
export function bestRemarks(treatment: Treatment): readonly Warning[] {
  const { steel, quenchedHRC, temperatureC, timeH } = treatment;
  const best = bestOf(treatment);
  const vickers = vickersOfRockwellC(best.value);
  const hardened = quenchedHardness(steel);
  const { min, max } = tensileStrengthLine.range;
  const found: Warning[] = [];
  const far = farFromData('bestHRC', { model: temperedHardnessModel, source: 'grange-1956' }, steel, best);
  if (far) found.push(far);
  if (beyondMeasured(temperingParameter(temperatureC, timeH)) > 0)
    found.push({
      code: 'tempering_not_measured',
      level: 'warning',
      params: { output: 'bestHRC' },
      source: 'grange-1956',
    });
  if (quenchedHRC !== null && quenchedHRC < hardened - (best.high - best.low) / 2)
    found.push({
      code: 'not_hardened_through',
      level: 'warning',
      params: { quenched: quenchedHRC, hardened: Math.round(hardened) },
      source: 'grange-1956',
    });
  if (best.value < leastRockwellC)
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

/** Lines of the regression with its standard errors, and the data of its band. */
export function bestLines(treatment: Treatment): readonly FormulaLine[] {
  const parameter = temperingParameter(treatment.temperatureC, treatment.timeH);
  const best = bestOf(treatment);
  const given = { steel: treatment.steel, parameter };
  const fitted = fittedHardness(given);
  const { intercept, slope } = tensileStrengthLine;
  return [
    {
      formula:
        'P = T\\,(17 + \\log_{10} t)/1000,\\quad S_a^b = u^2\\,(3 - 2u),\\quad u = \\min(1, \\max(0, (P - a)/(b - a)))',
      inserted: `T = ${(treatment.temperatureC + 273.15).toFixed(1)} K, t = ${treatment.timeH} h`,
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
      best,
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
