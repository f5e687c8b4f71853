/** Reads the hardness to convert: entered, or calculated from an indentation. */
import type { FormulaLine, Warning } from '../../core/calculator.ts';
import { plain } from '../../core/texts/worked-text.ts';
import type { MaterialClass } from '../../formulas/hardness/hardness-conversion.ts';
import type { HardnessScale } from '../../formulas/hardness/hardness-interpolation.ts';
import * as indentation from '../../formulas/hardness/indentation-hardness.ts';
import type { SourceKey } from '../../sources/index.ts';

export type Given = {
  readonly material: MaterialClass;
  readonly scale: HardnessScale;
  readonly value: number;
};

/** Values of the form: a hardness, or an indentation from which it is calculated. */
type Entered = Given & {
  readonly by: 'value' | 'vickers' | 'brinell';
  readonly vickersForceN: number;
  readonly firstDiagonalMm: number;
  readonly secondDiagonalMm: number;
  readonly brinellForceN: number;
  readonly ballMm: number;
  readonly indentationMm: number;
};

/** Returns the entered or calculated hardness. */
export function measured(entered: Entered): Given {
  const { by, material, scale, value } = entered;
  if (by === 'vickers') {
    const { vickersForceN, firstDiagonalMm, secondDiagonalMm } = entered;
    const vickers = indentation.vickersHardness(vickersForceN, firstDiagonalMm, secondDiagonalMm);
    return { material, scale: 'HV', value: vickers };
  }
  if (by === 'brinell') {
    const { brinellForceN, ballMm, indentationMm } = entered;
    const brinell = indentation.brinellHardness(brinellForceN, ballMm, indentationMm);
    return { material, scale: 'HBW', value: brinell };
  }
  return { material, scale, value };
}

/** Returns remarks where an indentation violates the requirements of the standards. */
export function indentationRemarks(entered: Entered): Warning[] {
  const found: Warning[] = [];
  if (entered.by === 'vickers') {
    const { firstDiagonalMm, secondDiagonalMm } = entered;
    const percent = 100 * Math.abs(firstDiagonalMm / secondDiagonalMm - 1);
    if (percent > 5 + 1e-9)
      found.push({ code: 'diagonals_differ', level: 'warning', params: { percent }, source: 'iso-6507' });
  }
  if (entered.by === 'brinell') {
    const ratio = entered.indentationMm / entered.ballMm;
    const { min, max } = indentation.brinellIndentation;
    if (ratio < min - 1e-9 || ratio > max + 1e-9)
      found.push({
        code: 'indentation_size',
        level: 'warning',
        params: { ratio, least: min, most: max },
        source: 'iso-6506',
      });
    const { value } = measured(entered);
    if (value > 650)
      found.push({ code: 'brinell_too_hard', level: 'warning', params: { value }, source: 'iso-6506' });
    const index = indentation.forceDiameterIndex(entered.brinellForceN, entered.ballMm);
    if (Math.abs(index - 30) > 1)
      found.push({ code: 'force_index', level: 'note', params: { index }, source: 'iso-6506' });
  }
  return found;
}

/** Scales for which the scatter of conversions was published. */
const withScatter: readonly string[] = ['HV', 'HRC'];

/** Returns the remark that no uncertainty was published for the scale of the headline. */
export const unstatedRemarks = (
  headline: string,
  value: number | null | undefined,
  source: SourceKey,
): readonly Warning[] =>
  typeof value !== 'number' || withScatter.includes(headline)
    ? []
    : [{ code: 'no_uncertainty', level: 'note', params: { headline }, source }];

/** Returns the approximate tensile strength from the Vickers hardness, only within the range of the rule. */
export function ruleOfThumb(
  given: Given,
  vickers: number | undefined,
  [min, max]: readonly [number, number],
  rule: (hv: number) => number,
): number | null {
  return given.material === 'austenitic' || vickers === undefined || vickers < min || vickers > max
    ? null
    : rule(vickers);
}

/** Returns the formula lines of the hardness from the indentation, with inserted numbers. */
export function indentationLines(entered: Entered): readonly FormulaLine[] {
  const { by, vickersForceN, firstDiagonalMm, secondDiagonalMm, brinellForceN, ballMm, indentationMm } =
    entered;
  const result = plain(Math.round(measured(entered).value * 10) / 10);
  if (by === 'vickers') {
    const mean = plain((firstDiagonalMm + secondDiagonalMm) / 2);
    return [
      {
        formula: '\\mathrm{HV} = 0.1891\\,F/d^2,\\quad d = (d_1 + d_2)/2',
        inserted: `= 0.1891 × ${plain(vickersForceN)}/${mean}²`,
        result,
      },
    ];
  }
  if (by === 'value') return [];
  const [ball, size] = [plain(ballMm), plain(indentationMm)];
  return [
    {
      formula: '\\mathrm{HBW} = 0.102\\,\\frac{2F}{\\pi D\\left(D - \\sqrt{D^2 - d^2}\\right)}',
      inserted: `= 0.102 × 2 × ${plain(brinellForceN)}/[π × ${ball} × (${ball} − √(${ball}² − ${size}²))]`,
      result,
    },
  ];
}
