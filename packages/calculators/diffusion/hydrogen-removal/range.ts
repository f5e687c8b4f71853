/** Temperature ranges in which the diffusivities of hydrogen were measured. */
import { type DiffusionAuthor, diffusionDataBy } from '../../formulas/diffusion/diffusion-coefficients.ts';
import { hydrogenRemovalModels } from './models.ts';

/** Output key of each diffusivity of ferrite. */
export const ferritic = {
  kiuchi: 'timeKiuchiH',
  johnsonHill: 'timeJohnsonHillH',
  coe: 'timeCoeH',
  oriani: 'timeOrianiH',
} as const;
export const austenitic: readonly string[] = ['perng', 'reiter'];

export type DiffusivityModel = keyof typeof ferritic | 'byTemperature' | 'perng' | 'reiter' | 'own';

/** Highest temperature of ferrite in steel, °C. */
export const ferriteTo = 720;

export const austeniteData = (model: DiffusivityModel) =>
  austenitic.includes(model) ? diffusionDataBy(model as DiffusionAuthor, 'H', 'austenite') : undefined;

/** Returns whether a temperature in °C is within the range of a diffusivity. */
export function isMeasured(model: DiffusivityModel, celsius: number): boolean {
  if (model === 'own') return true;
  const key = model === 'byTemperature' ? ferritic.coe : ferritic[model as keyof typeof ferritic];
  const ofModel = hydrogenRemovalModels.find(({ output }) => output === key)?.range?.['temperatureC'];
  const { min = -Infinity, max = Infinity } = austeniteData(model)?.celsius ?? ofModel ?? { max: ferriteTo };
  return celsius >= min && celsius <= max;
}
