/** Computes the force at each height by every formula for the chosen forging process. */

import { convert } from '../../core/quantity.ts';
import * as load from '../../formulas/forging/forging-load.ts';

export type LoadCase = {
  readonly mode: 'upset' | 'strip' | 'cogging';
  readonly diameterMm: number;
  readonly widthMm: number;
  readonly lengthMm: number;
  readonly biteMm: number;
  readonly heightMm: number;
  readonly finalHeightMm: number;
  readonly flowStressBy: 'constant' | 'power';
  readonly flowStressMPa: number;
  readonly strengthMPa: number;
  readonly hardeningExponent: number;
  readonly friction: number;
  readonly frictionFactor: number;
  readonly speedMmS: number;
  readonly pressMN: number;
  readonly usablePercent: number;
};

const metres = (millimetres: number): number => convert(millimetres, 'mm', 'm');

/** Returns the flow stress in Pa at a height in mm. */
export function flowStress(given: LoadCase, heightMm: number): number {
  if (given.flowStressBy === 'constant') return convert(given.flowStressMPa, 'MPa', 'Pa');
  const strain = Math.max(0, load.upsetStrain(given.heightMm, heightMm));
  return convert(given.strengthMPa, 'MPa', 'Pa') * strain ** given.hardeningExponent;
}

/** Returns the disc at a height with constant volume. */
export function discAt(given: LoadCase, heightMm: number): load.Disc {
  const start = { diameter: metres(given.diameterMm), height: metres(given.heightMm) };
  const height = metres(heightMm);
  return { diameter: load.upsetDiameter(start, height), height };
}

/** Returns the strip at a height; it spreads sideways with constant length. */
export function stripAt(given: LoadCase, heightMm: number): load.Strip {
  return {
    width: (metres(given.widthMm) * given.heightMm) / heightMm,
    height: metres(heightMm),
    length: metres(given.lengthMm),
  };
}

/** Returns the friction coefficient μ of the strip formula, limited where friction reaches the shear yield stress. */
export const stripFriction = ({ friction }: LoadCase): number => Math.min(0.5, friction);

export const loadModels = {
  upset: ['loadIdealMN', 'loadSiebelMN', 'loadGrooverMN', 'loadFrictionFactorMN', 'loadSlabMN'],
  strip: ['loadStripMN'],
  cogging: ['loadCoggingMN'],
} as const;
export type LoadModel = (typeof loadModels)[LoadCase['mode']][number];

/** Returns the force in N by one formula at a height in mm. */
export function forceBy(model: LoadModel, given: LoadCase, heightMm: number): number {
  const sigma = flowStress(given, heightMm);
  const { friction } = given;
  switch (model) {
    case 'loadIdealMN':
      return load.idealUpset(discAt(given, heightMm), sigma);
    case 'loadSiebelMN':
      return load.siebelUpset(discAt(given, heightMm), sigma, friction);
    case 'loadGrooverMN':
      return load.grooverUpset(discAt(given, heightMm), sigma, friction);
    case 'loadFrictionFactorMN':
      return load.frictionFactorUpset(discAt(given, heightMm), sigma, given.frictionFactor);
    case 'loadSlabMN':
      return load.slabUpset(discAt(given, heightMm), sigma, friction);
    case 'loadStripMN':
      return load.stripForce(stripAt(given, heightMm), sigma, stripFriction(given));
    case 'loadCoggingMN':
      return load.coggingForce(
        { width: metres(given.widthMm), bite: metres(given.biteMm), height: metres(heightMm) },
        sigma,
        friction,
      );
  }
}

/** Returns the contact area in m² at a height in mm. */
export function contactArea(given: LoadCase, heightMm: number): number {
  if (given.mode === 'upset') return (Math.PI * discAt(given, heightMm).diameter ** 2) / 4;
  if (given.mode === 'cogging') return metres(given.widthMm) * metres(given.biteMm);
  const { width, length } = stripAt(given, heightMm);
  return width * length;
}

/**
 * Returns the recommended formula: for a disc the slab method with sliding and sticking zones; other shapes have only
 * one formula.
 */
export function recommended({ mode }: LoadCase): LoadModel {
  return ({ upset: 'loadSlabMN', strip: 'loadStripMN', cogging: 'loadCoggingMN' } as const)[mode];
}
