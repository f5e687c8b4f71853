/** Hardness formulas of the heat-affected zone with their ranges and sources. */
import type { Model } from '../../core/calculator.ts';

/** Carbon range of each formula, wt %. */
export const carbonRanges = { duren: { min: 0.05, max: 0.2 }, suzuki: { min: 0.03, max: 0.18 } } as const;

export const hardnessModels: readonly Model[] = [
  {
    output: 'hardnessYurioka',
    source: 'yurioka-1987',
    confirmed: false,
    range: { C: { max: 0.8 }, N: { max: 0.01 } },
    formula:
      '\\frac{H_\\mathrm{M}+H_\\mathrm{B}}{2} - \\frac{H_\\mathrm{M}-H_\\mathrm{B}}{2.2}\\arctan\\left[\\frac{4\\log(t/t_\\mathrm{M})}{\\log(t_\\mathrm{B}/t_\\mathrm{M})} - 2\\right]',
  },
  {
    output: 'hardnessDuren',
    source: 'lorenz-duren',
    confirmed: false,
    range: { C: carbonRanges.duren },
    formula:
      '2019\\,[\\mathrm{C}(1-0.5\\log t) + 0.3(\\mathrm{CE}_\\mathrm{B}-\\mathrm{C})] + 66\\,(1-0.8\\log t)',
  },
  {
    output: 'hardnessSuzuki',
    source: 'suzuki-1985',
    confirmed: false,
    range: { C: carbonRanges.suzuki },
    formula: 'H_\\infty + \\frac{K}{1 + \\exp[a\\,(\\log t - Y_5)]}',
  },
];
