/** Ranges of the models that form the mean, and the models outside of them. */
import type { Ranges } from '../../core/calculator.ts';
import { type Composition, percentOf } from '../../core/elements.ts';

/** Strains in which all models of the mean are in range. */
export const meanStrain = { min: 0.04, max: 0.5 };

/** Ranges stated by the authors, by the output of each model. */
export const ranges = {
  misakaMPa: {
    C: { max: 1.2 },
    temperatureC: { min: 750, max: 1200 },
    strain: { max: meanStrain.max },
    strainRate: { min: 30, max: 200 },
  },
  shidaMPa: {
    C: { max: 1.2 },
    temperatureC: { min: 700, max: 1200 },
    strain: { max: 0.7 },
    strainRate: { min: 0.1, max: 100 },
  },
  spittelMPa: {
    temperatureC: { min: 800, max: 1250 },
    strain: { min: meanStrain.min, max: 1.5 },
    strainRate: { min: 0.01, max: 150 },
  },
} as const satisfies Readonly<Record<string, Ranges>>;

/** Authors as printed in every language. */
const authors = { misakaMPa: 'Misaka', shidaMPa: 'Shida', spittelMPa: 'Hensel–Spittel' } as const;

type Pass = {
  readonly steel: Composition;
  readonly temperatureC: number;
  readonly strain: number;
  readonly strainRate: number;
};

/** Returns the authors of the mean for which an input is out of range; without the strain if `inputs` leaves it out. */
export function outsideAuthors(
  { steel, temperatureC, strain, strainRate }: Pass,
  inputs: readonly string[] = ['C', 'temperatureC', 'strain', 'strainRate'],
): readonly string[] {
  const values: Readonly<Record<string, number>> = {
    C: percentOf(steel, 'C'),
    temperatureC,
    strain,
    strainRate,
  };
  return (Object.keys(ranges) as (keyof typeof ranges)[])
    .filter((model) =>
      Object.entries<{ readonly min?: number; readonly max?: number }>(ranges[model]).some(
        ([key, { min = -Infinity, max = Infinity }]) =>
          inputs.includes(key) && (Number(values[key]) < min || Number(values[key]) > max),
      ),
    )
    .map((model) => authors[model]);
}
