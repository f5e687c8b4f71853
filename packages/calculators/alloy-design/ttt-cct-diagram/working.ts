/** Formulas of the transformation diagram with inserted numbers. */
import type { FormulaLine, OutputValues } from '../../core/calculator.ts';
import { plain } from '../../core/texts/worked-text.ts';
import { formulaInserted, formulaTex } from '../../formulas/composition/composition-formula.ts';
import * as rates from '../../formulas/hardenability/critical-rates.ts';
import * as kinetics from '../../formulas/transformation/decomposition-kinetics.ts';
import { structureAt, structureVickers, transformationOf } from './case.ts';

type TttCctCase = Parameters<typeof transformationOf>[0] & {
  readonly coolingRateCPerS: number;
  readonly austenitizingTemperatureC: number;
  readonly austenitizingTimeH: number;
};

function hardnessLine(given: TttCctCase, hardness: OutputValues[string] | undefined): FormulaLine {
  const formula =
    '\\mathrm{HV} = X_\\mathrm{F+P}\\,\\mathrm{HV}_\\mathrm{F+P} + X_\\mathrm{B}\\,\\mathrm{HV}_\\mathrm{B} + X_\\mathrm{M}\\,\\mathrm{HV}_\\mathrm{M} + 200\\,X_\\mathrm{RA}';
  if (typeof hardness !== 'number') return { formula };
  const rate = given.coolingRateCPerS;
  const structure = structureAt(given, transformationOf(given), rate);
  const vickers = structureVickers(given.steel, rate);
  const parts = [
    [structure.ferrite + structure.pearlite, vickers.ferritePearlite],
    [structure.bainite, vickers.bainite],
    [structure.martensite, vickers.martensite],
    [structure.retained, vickers.retained],
  ] as const;
  return {
    formula,
    inserted: `= ${parts.map(([share, each]) => `${share.toFixed(4)} × ${each.toFixed(1)}`).join(' + ')}`,
    result: `${hardness.toFixed(1)} HV`,
  };
}

export function tttCctWorking(given: TttCctCase, values: OutputValues): readonly FormulaLine[] {
  const { austenitizingTemperatureC: temperature, austenitizingTimeH: hours } = given;
  return [
    {
      formula:
        't(X,T) = \\frac{F\\,S(X)}{2^{nG}\\,(T_\\mathrm{s} - T)^m\\,e^{-27500/(1.987\\,T_\\mathrm{K})}},\\quad S(X) = \\int_0^X \\frac{\\mathrm{d}x}{x^{0.4(1-x)}(1-x)^{0.4x}}',
      inserted: `G = ${plain(given.grainSize)}, S(0.01) = ${kinetics.kineticIntegral(0.01).toFixed(5)}`,
    },
    ...kinetics.phases.map((phase) => ({
      formula: `F_\\mathrm{${phase.charAt(0).toUpperCase()}} = e^{${formulaTex(kinetics.delays[phase])}},\\quad n = ${kinetics.grainExponent[phase]},\\ m = ${kinetics.undercoolingExponent[phase]}`,
      inserted: `= exp(${formulaInserted(kinetics.delays[phase], given.steel).replace(/^= /, '')})`,
      result: kinetics.delayFactor(phase, given.steel).toPrecision(4).replace('e+', 'e'),
    })),
    {
      formula:
        'P_\\mathrm{a} = \\frac{1}{1/T - (2.3026\\,R/\\Delta H)\\log_{10} t} - 273.15,\\quad \\Delta H = 460\\,\\mathrm{kJ/mol}',
      inserted: `= 1/[1/${plain(temperature + 273.15)} − (2.3026 × 8.314/460000) log ${plain(hours)}] − 273.15`,
      result: `${rates.austenitizingParameter(temperature, hours).toFixed(1)} °C`,
    },
    hardnessLine(given, values['hardnessHV']),
  ];
}
