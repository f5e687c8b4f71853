/** Computes spacing and diffusivity from the inputs of the homogenization page. */
import { convert } from '../../core/quantity.ts';
import * as diffusion from '../../formulas/diffusion/diffusion-coefficients.ts';
import * as homogenizing from '../../formulas/diffusion/homogenization.ts';

export const elements = [
  'Mn',
  'Cr',
  'Ni',
  'Mo',
  'Si',
  'P',
  'S',
  'V',
  'Nb',
  'Ti',
  'Cu',
  'Al',
  'C',
  'N',
] as const;
export const authors = [
  'wonThomas',
  'jonsson',
  'tibbetts',
  'agren',
  'slycke',
  'callister',
  'honeycombe',
  'bohnekamp',
  'grieveson',
  'kurokawa',
  'moll',
  'compiled',
] as const;
/** Carbon content in wt % for the diffusivity of carbon, whose homogenization takes seconds by every law. */
export const carbonContent = 0.4;

export type Given = {
  readonly element: (typeof elements)[number];
  readonly dataSet: 'preferred' | 'own' | (typeof authors)[number];
  readonly ownDiffusivityM2S: number;
  readonly temperatureC: number;
  readonly spacingUm: number;
  readonly convention: 'full' | 'half';
  readonly forging: 'drawn' | 'flattened';
  readonly forgingRatio: number;
  readonly targetResidual: number;
  readonly timeH: number;
  readonly segregatedSolidusC: number;
};

/** Returns the distance between adjacent maxima after forging, m. */
export function wavelengthOf({ spacingUm, convention, forgingRatio, forging }: Given): number {
  const full = convert(convention === 'full' ? spacingUm : 2 * spacingUm, 'um', 'm');
  return homogenizing.forgedSpacing(full, forgingRatio, forging);
}

export function chosenData({ element, dataSet }: Given): diffusion.DiffusionData | undefined {
  if (dataSet === 'own') return undefined;
  if (dataSet !== 'preferred') return diffusion.diffusionDataBy(dataSet, element, 'austenite');
  return diffusion.preferredDiffusionData(element, 'austenite');
}

/** Returns D in m²/s as a function of °C; an entered value is independent of temperature. */
export function diffusivityOf(given: Given): (celsius: number) => number {
  const data = chosenData(given);
  return (celsius) => data?.at(convert(celsius, 'C', 'K'), carbonContent) ?? given.ownDiffusivityM2S;
}

/** Returns the data for the diagrams. */
export function stateOf(given: Given, timeForTargetH: number) {
  const { temperatureC, targetResidual, timeH, segregatedSolidusC: solidusC } = given;
  return {
    wavelength: wavelengthOf(given),
    diffusivityAt: diffusivityOf(given),
    measured: chosenData(given)?.celsius,
    temperatureC,
    solidusC,
    targetResidual,
    timeH,
    timeForTargetH,
  };
}
