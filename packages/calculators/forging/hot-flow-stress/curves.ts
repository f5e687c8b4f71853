/** Flow stress of every model for a pass, and their curves. */
import { numberIn, type OutputValues, type Ranges } from '../../core/calculator.ts';
import type { Composition } from '../../core/elements.ts';
import { convert } from '../../core/quantity.ts';
import * as flow from '../../formulas/forging/hot-flow-stress.ts';
import type { Curve, Pass } from './charts.ts';
import { alloyRemarks, isOtherInputOutside, outsideAuthors, peakRange, ranges } from './ranges.ts';

export type Given = {
  readonly steel: Composition;
  readonly temperatureC: number;
  readonly strain: number;
  readonly strainRate: number;
  readonly misakaBy: 'carbon' | 'alloyed';
  readonly spittelSteel: flow.SpittelSteel;
  readonly activationKJmol: number;
};

export const factorOf = ({ misakaBy, steel }: Given): number =>
  misakaBy === 'carbon' ? 1 : flow.misakaFactor(steel);

export function stresses(given: Given, celsius: number, strain: number) {
  const { steel, strainRate: rate, spittelSteel } = given;
  const [kelvin, carbon] = [convert(celsius, 'C', 'K'), steel.C ?? 0];
  return {
    misaka: flow.misakaStress({ carbon, factor: factorOf(given) }, kelvin, strain, rate),
    shida: flow.shidaStress(carbon, kelvin, strain, rate),
    spittel: flow.spittelStress(spittelSteel, celsius, strain, rate),
    medina: flow.medinaPeakStress(steel, kelvin, rate),
  };
}

export function curvesOf(given: Given): readonly Curve[] {
  const isAlloyed = alloyRemarks(given.steel).length > 0;
  const curve = (literal: string, key: keyof ReturnType<typeof stresses>, range: Ranges): Curve => ({
    literal,
    model: `${key}MPa`,
    stress: (celsius, strain) => stresses(given, celsius, strain)[key],
    isBeyond:
      isAlloyed && range !== peakRange
        ? { strain: true, temperatureC: true }
        : isOtherInputOutside(range, given),
  });
  return [
    curve('Misaka', 'misaka', ranges.misakaMPa),
    curve('Shida', 'shida', ranges.shidaMPa),
    curve(`Hensel–Spittel ${given.spittelSteel}`, 'spittel', ranges.spittelMPa),
    { ...curve('Medina–Hernandez', 'medina', peakRange), isPeak: true },
  ];
}

export function passOf(given: Given, values: OutputValues): Pass {
  const isBeyond = (...others: readonly string[]): boolean =>
    alloyRemarks(given.steel).length > 0 || outsideAuthors(given, ['C', 'strainRate', ...others]).length > 0;
  return {
    celsius: given.temperatureC,
    strain: given.strain,
    isBeyond: { strain: isBeyond('temperatureC'), temperatureC: isBeyond('strain') },
    stress: numberIn(values, 'meanStressMPa'),
  };
}
