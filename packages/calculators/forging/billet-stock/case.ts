/** Reads the values of the form, and computes the density of the metal at temperature. */
import type { FormulaLine, Warning } from '../../core/calculator.ts';
import { plain } from '../../core/texts/worked-text.ts';
import * as density from '../../formulas/weight/steel-density.ts';

export type Given = {
  readonly by: 'part' | 'stock' | 'length';
  readonly partMassKg: number;
  readonly machiningPercent: number;
  readonly flashPercent: number;
  readonly heats: number;
  readonly firstScalePercent: number;
  readonly reheatScalePercent: number;
  readonly cropPercent: number;
  readonly stockMassKg: number;
  readonly cutLengthMm: number;
  readonly barShape: 'round' | 'square';
  readonly barSizeMm: number;
  readonly cornerRadiusMm: number;
  readonly densityKgM3: number;
  readonly barLengthMm: number;
  readonly endTrimMm: number;
  readonly kerfMm: number;
  readonly metal: 'carbon-steel' | 'austenitic' | 'own';
  readonly forgingTemperatureC: number;
  readonly expansion: number;
  readonly C: number;
};

/** Returns the linear thermal expansion as a share, for metals other than carbon steel. */
const growthOf = ({ metal, forgingTemperatureC, expansion }: Given): number =>
  metal === 'austenitic'
    ? density.austeniticGrowth(forgingTemperatureC)
    : expansion * 1e-6 * (forgingTemperatureC - 20);

/** Returns the density at the forging temperature, kg/m³. */
export const hotDensityOf = (given: Given): number =>
  given.metal === 'carbon-steel'
    ? density.austeniteDensity(given.forgingTemperatureC, given.C)
    : density.grownDensity(given.densityKgM3, growthOf(given));

/** Temperature range of each density formula, °C. */
const densityRanges = {
  'carbon-steel': { min: 900, max: 1400, source: 'harste-1988' },
  austenitic: { min: 20, max: 1200, source: 'en-1993-1-2' },
} as const;

/** Returns the remarks on the limits and the basis of the density. */
export function densityRemarks({ metal, densityKgM3, forgingTemperatureC }: Given): Warning[] {
  if (metal === 'own') return [{ code: 'own_expansion', level: 'note' }];
  const found: Warning[] = [];
  const { min, max, source } = densityRanges[metal];
  if (forgingTemperatureC < min || forgingTemperatureC > max) {
    const params = { key: 'forgingTemperatureC', value: forgingTemperatureC, unit: 'C', min, max };
    found.push({ code: 'outside_range', level: 'warning', params, source });
  }
  if (metal === 'austenitic')
    return [
      ...found,
      { code: 'not_confirmed', level: 'note', params: { model: 'growthPercent' }, source },
      ...(densityKgM3 < 7850 || densityKgM3 > 8100
        ? [{ code: 'austenitic_density', level: 'warning' as const }]
        : []),
    ];
  if (Math.abs(densityKgM3 / 7850 - 1) > 0.03)
    found.push({ code: 'carbon_steel_only', level: 'warning', source });
  return [...found, { code: 'density_scatter', level: 'note', source }];
}

/** Returns the formula lines of the thermal expansion with inserted values. */
export function growthLines(given: Given, hot: string): readonly FormulaLine[] {
  const [temperature, result] = [plain(given.forgingTemperatureC), `${hot} kg/m³`];
  if (given.metal === 'carbon-steel')
    return [
      {
        formula: '\\rho_T = \\frac{100\\,(8106 - 0.51\\,T)}{(100 - \\mathrm{C})(1 + 0.008\\,\\mathrm{C})^3}',
        inserted: `= 100 (8106 − 0.51 × ${temperature})/[(100 − ${plain(given.C)})(1 + 0.008 × ${plain(given.C)})³]`,
        result,
      },
    ];
  const share = `${plain(100 * growthOf(given))} %`;
  return [
    given.metal === 'austenitic'
      ? {
          formula: '\\varepsilon = (16 + 0.00479\\,T - 1.243\\cdot10^{-6}\\,T^2)(T - 20)\\cdot10^{-6}',
          inserted: `= (16 + 0.00479 × ${temperature} − 1.243 × 10⁻⁶ × ${temperature}²)(${temperature} − 20) × 10⁻⁶`,
          result: share,
        }
      : {
          formula: '\\varepsilon = \\alpha\\,(T - 20)',
          inserted: `= ${plain(given.expansion)} × 10⁻⁶ × (${temperature} − 20)`,
          result: share,
        },
    {
      formula: '\\rho_T = \\rho/(1 + \\varepsilon)^3',
      inserted: `= ${plain(given.densityKgM3)}/(1 + ${plain(growthOf(given))})³`,
      result,
    },
  ];
}
