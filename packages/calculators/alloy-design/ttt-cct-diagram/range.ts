/** Range of the formulas of Maynier et al.; outside it no structure or hardness is returned. */
import type { Interval, Warning } from '../../core/calculator.ts';
import { type Composition, type ElementSymbol, percentOf } from '../../core/elements.ts';
import { rangeWarning } from '../../core/evaluate.ts';

export const maynierRange: Readonly<Record<string, Interval>> = {
  C: { min: 0.1, max: 0.5 },
  Si: { max: 1 },
  Mn: { max: 2 },
  Ni: { max: 4 },
  Cr: { max: 3 },
  Mo: { max: 1 },
  V: { max: 0.2 },
};

/** Maximum of Mn + Ni + Cr + Mo in the steels of Maynier et al., wt %. */
export const maxAlloy = 5;
export const alloyOf = (steel: Composition): number =>
  (['Mn', 'Ni', 'Cr', 'Mo'] as const).reduce((sum, each) => sum + percentOf(steel, each), 0);

export const outsideOf = (steel: Composition): readonly Warning[] =>
  Object.entries(maynierRange).flatMap(([key, range]) => {
    const value = percentOf(steel, key as ElementSymbol);
    return rangeWarning({ key, value, unit: 'wt%' }, range, 'maynier-1978', 'hardnessHV') ?? [];
  });

/** Returns whether the steel is within the range of the formulas for structure and hardness. */
export const hasStructure = (steel: Composition): boolean =>
  outsideOf(steel).length === 0 && alloyOf(steel) < maxAlloy;

export const structures = ['ferrite', 'pearlite', 'bainite', 'martensite', 'retained'] as const;
export const structureOutputs = ['hardnessHV', 'hardnessHRC', ...structures.map((each) => `${each}Percent`)];
