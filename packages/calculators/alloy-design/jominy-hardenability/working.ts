/** Formulas of the Jominy curve with inserted numbers. */
import { type FormulaLine, numberIn, type OutputValues } from '../../core/calculator.ts';
import { type Composition, percentOf } from '../../core/elements.ts';
import { plain, polynomialInserted, polynomialTex, productsInserted } from '../../core/texts/worked-text.ts';
import * as curve from '../../formulas/hardenability/end-quench-curve.ts';
import { carbonCap, carbonPolynomials } from '../../formulas/hardenability/end-quench-hardness.ts';
import * as factors from '../../formulas/hardenability/hardenability-factors.ts';
import { type Boron, boronFactorOf, idealDiameterMm } from './case.ts';

export const just1969Tex =
  '98\\sqrt{\\mathrm{C}} - 0.025\\,E^2\\sqrt{\\mathrm{C}} + 20\\,\\mathrm{Cr} + 6.4\\,\\mathrm{Ni} + 19\\,\\mathrm{Mn} + 34\\,\\mathrm{Mo} + 28\\,\\mathrm{V} - 24\\sqrt{E} + 2.86\\,E - 7';
export const justGrainTex =
  '88\\sqrt{\\mathrm{C}} - 0.0135\\,E^2\\sqrt{\\mathrm{C}} + 19\\,\\mathrm{Cr} + 6.3\\,\\mathrm{Ni} + 16\\,\\mathrm{Mn} + 35\\,\\mathrm{Mo} + 5\\,\\mathrm{Si} - 0.82\\,G - 20\\sqrt{E} + 2.11\\,E - 2';

type JominyCase = {
  readonly steel: Composition;
  readonly boron: Boron;
  readonly grainSize: number;
  readonly distanceMm: number;
};

function diameterLine({ steel, boron }: JominyCase): FormulaLine {
  const [base, diameter] = [factors.carbonFactor(percentOf(steel, 'C')), idealDiameterMm(steel, boron)];
  const formula = `D_\\mathrm{I} = ${['C', ...factors.alloyElements].map((each) => `f_\\mathrm{${each}}`).join('\\,')}\\,B_\\mathrm{F}`;
  if (base === null || diameter === null) return { formula };
  const part = (element: factors.AlloyElement): string =>
    factors.alloyFactor(element, percentOf(steel, element)).toFixed(3);
  return {
    formula,
    inserted: `= ${base.toFixed(4)} × ${factors.alloyElements.map(part).join(' × ')} × ${boronFactorOf(steel, boron).toFixed(2)} = ${(diameter / 25.4).toFixed(3)} in`,
    result: `${diameter.toFixed(1)} mm`,
  };
}

/** Returns the formula line of a regression; the line shows the upper limit if it applies. */
function justLine(
  formula: string,
  { inserted, value, carbon }: { readonly inserted: string; readonly value: number; readonly carbon: number },
): FormulaLine {
  const isCapped = value >= curve.justEndHardness(carbon) - 1e-9;
  return {
    formula,
    inserted: isCapped ? `= 60 × √${plain(carbon)} + 20` : inserted,
    result: `${value.toFixed(1)} HRC`,
  };
}

function justLines({ steel, grainSize, distanceMm }: JominyCase, values: OutputValues): FormulaLine[] {
  const of = (element: 'C' | 'Si' | 'Mn' | 'Ni' | 'Cr' | 'Mo' | 'V'): number => percentOf(steel, element);
  const [carbon, e] = [of('C'), plain(distanceMm / curve.sixteenthMm)];
  const root = `√${plain(carbon)}`;
  const cap = '\\quad (\\le 60\\sqrt{\\mathrm{C}} + 20)';
  const lines: readonly (readonly [string, FormulaLine])[] = [
    [
      'hardnessJust1969HRC',
      justLine(`J_{1969} = ${just1969Tex}${cap},\\quad E = d/1.5875`, {
        inserted: `= 98 × ${root} − 0.025 × ${e}² × ${root} ${productsInserted([
          [20, of('Cr')],
          [6.4, of('Ni')],
          [19, of('Mn')],
          [34, of('Mo')],
          [28, of('V')],
        ])} − 24 × √${e} + 2.86 × ${e} − 7`,
        value: numberIn(values, 'hardnessJust1969HRC'),
        carbon,
      }),
    ],
    [
      'hardnessJustGrainHRC',
      justLine(`J_G = ${justGrainTex}${cap}`, {
        inserted: `= 88 × ${root} − 0.0135 × ${e}² × ${root} ${productsInserted([
          [19, of('Cr')],
          [6.3, of('Ni')],
          [16, of('Mn')],
          [35, of('Mo')],
          [5, of('Si')],
          [-0.82, grainSize],
        ])} − 20 × √${e} + 2.11 × ${e} − 2`,
        value: numberIn(values, 'hardnessJustGrainHRC'),
        carbon,
      }),
    ],
  ];
  return lines.flatMap(([output, line]) => (typeof values[output] === 'number' ? [{ ...line, output }] : []));
}

/** Returns the formula lines of the standard, then those of the regressions that have a value. */
export function jominyWorking(given: JominyCase, values: OutputValues): readonly FormulaLine[] {
  const { steel, boron, distanceMm } = given;
  const carbon = percentOf(steel, 'C');
  const diameter = idealDiameterMm(steel, boron);
  const shown = (key: string): string => numberIn(values, key).toFixed(1);
  const line = (which: 'full' | 'half', symbol: string, key: string): FormulaLine => ({
    formula: `${symbol} = ${polynomialTex(carbonPolynomials[which], '\\mathrm{C}')}`,
    inserted: polynomialInserted(carbonPolynomials[which], Math.min(carbon, carbonCap[which])),
    result: `${shown(key)} HRC`,
  });
  return [
    diameterLine(given),
    line('full', '\\mathrm{IH}', 'endHardnessHRC'),
    {
      formula:
        'H(d) = \\mathrm{IH}/\\mathrm{DF},\\quad \\mathrm{DF} = \\sum_{i=0}^{5} a_i(d)\\,D_\\mathrm{I}^{\\,i} \\ge 1',
      ...(diameter === null
        ? {}
        : {
            inserted: `= ${shown('endHardnessHRC')}/${curve.dividingFactor(distanceMm, diameter).toFixed(4)}`,
            result: `${shown('hardnessA255HRC')} HRC`,
          }),
    },
    line('half', 'H_{50}', 'halfMartensiteHRC'),
    ...justLines(given, values),
  ];
}
