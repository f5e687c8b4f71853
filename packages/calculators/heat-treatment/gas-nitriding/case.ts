/** Computes atmosphere, nitriding depth and compound layer from the inputs of the page. */
import type { Composition } from '../../core/elements.ts';
import { convert } from '../../core/quantity.ts';
import * as nitriding from '../../formulas/diffusion/gas-nitriding.ts';

export type NitridingCase = {
  readonly temperatureC: number;
  readonly timeH: number;
  readonly gasBy: 'burette' | 'hydrogen' | 'inlet' | 'potential';
  readonly dissociationPercent: number;
  readonly hydrogenPercent: number;
  readonly ammoniaInletPercent: number;
  readonly hydrogenInletPercent: number;
  readonly crackedPercent: number;
  readonly wantedPotential: number;
  readonly pressureAtm: number;
  readonly steel: Composition;
  readonly layerBy: 'none' | 'one' | 'two';
  readonly layerUm: number;
  readonly layerTimeH: number;
  readonly layerTemperatureC: number;
  readonly secondLayerUm: number;
  readonly secondLayerTimeH: number;
  readonly secondLayerTemperatureC: number;
};

/** Returns the furnace gas and the dissociated share of the ammonia. */
export function gasOf(given: NitridingCase): {
  readonly gas: nitriding.NitridingGas;
  readonly cracked: number;
} {
  if (given.gasBy === 'inlet') {
    const [NH3, H2] = [given.ammoniaInletPercent / 100, given.hydrogenInletPercent / 100];
    const cracked = given.crackedPercent / 100;
    return { gas: nitriding.crackedGas({ NH3, H2, N2: Math.max(0, 1 - NH3 - H2) }, cracked), cracked };
  }
  const readings = {
    burette: () => given.dissociationPercent / 100,
    hydrogen: () => given.hydrogenPercent / 75,
    potential: () => nitriding.buretteReading(given.wantedPotential, given.pressureAtm),
  };
  const reading = readings[given.gasBy]();
  return { gas: nitriding.gasFromBurette(reading), cracked: nitriding.crackedShare(reading) };
}

export const kelvinOf = ({ temperatureC }: NitridingCase): number => convert(temperatureC, 'C', 'K');

export const boundOf = ({ steel }: NitridingCase): number => nitriding.boundNitrogen(steel);

/** Returns the nitrogen content of ferrite at the surface, wt %; saturated if the potential is unlimited. */
export function surfaceOf(given: NitridingCase): number {
  const potential = nitriding.nitridingPotential(gasOf(given).gas, given.pressureAtm);
  return nitriding.surfaceNitrogen(potential ?? Number.POSITIVE_INFINITY, kelvinOf(given));
}

/** Returns the depth of the diffusion zone in mm. */
export function depthMm(given: NitridingCase, hours: number): number {
  const seconds = convert(hours, 'h', 's');
  const depth = nitriding.nitridedDepth(kelvinOf(given), seconds, surfaceOf(given), boundOf(given));
  return convert(depth, 'm', 'mm');
}

/** Returns the penetration depth of nitrogen in pure iron, mm. */
export function ironDepthMm(given: NitridingCase, hours: number): number {
  return convert(nitriding.ironPenetration(kelvinOf(given), convert(hours, 'h', 's')), 'm', 'mm');
}

const measured = (micrometres: number, hours: number, celsius: number): nitriding.MeasuredLayer => ({
  thickness: convert(micrometres, 'um', 'm'),
  seconds: convert(hours, 'h', 's'),
  kelvin: convert(celsius, 'C', 'K'),
});

const layersOf = (given: NitridingCase) =>
  [
    measured(given.layerUm, given.layerTimeH, given.layerTemperatureC),
    measured(given.secondLayerUm, given.secondLayerTimeH, given.secondLayerTemperatureC),
  ] as const;

/** Returns the thickness of the compound layer in µm from measured layers; null without measured layers. */
export function compoundLayerUm(given: NitridingCase, hours: number): number | null {
  const [first, second] = layersOf(given);
  const seconds = convert(hours, 'h', 's');
  if (given.layerBy === 'none') return null;
  if (given.layerBy === 'one') return convert(nitriding.scaledLayer(first, seconds), 'm', 'um');
  const thickness = nitriding.layerBetween(first, second, kelvinOf(given), seconds);
  return thickness === null ? null : convert(thickness, 'm', 'um');
}

/** Returns the activation energy in kJ/mol from two measured layers; null without two. */
export function layerActivationKJmol(given: NitridingCase): number | null {
  if (given.layerBy !== 'two') return null;
  const joules = nitriding.layerActivation(...layersOf(given));
  return joules === null ? null : joules / 1000;
}
