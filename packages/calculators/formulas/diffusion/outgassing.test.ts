import { describe, expect, it } from 'vitest';
import { diffusionDataBy } from './diffusion-coefficients.ts';
import { measuredDiffusivity, trappedDiffusivity } from './hydrogen-diffusivity.ts';
import * as outgassing from './outgassing.ts';

const near = (value: number | null | undefined, expected: number, share: number): void =>
  expect(Math.abs((value ?? 0) / expected - 1), `${value}, expected ${expected}`).toBeLessThan(share);

describe('hydrogen removal (C-01)', () => {
  it('Crank’s values of Dt/l²: a plate has 50 % left at 0.0492 and 10 % at 0.212, the centre of a cylinder 10 % at 0.4796', () => {
    const plate = { shape: 'plate', thickness: 1 } as const;
    near(outgassing.diffusionTimeProduct(plate, 'mean', 0.5), 0.0492, 0.005);
    near(outgassing.diffusionTimeProduct(plate, 'mean', 0.1), 0.212, 0.005);
    near(outgassing.diffusionTimeProduct({ shape: 'cylinder', diameter: 2 }, 'centre', 0.1), 0.4796, 0.005);
  });

  it('Crank’s values of Dt/r²: a sphere has lost half of its content at 0.0305, a cylinder at 0.063', () => {
    near(outgassing.diffusionTimeProduct({ shape: 'sphere', diameter: 2 }, 'mean', 0.5), 0.0305, 0.01);
    near(outgassing.diffusionTimeProduct({ shape: 'cylinder', diameter: 2 }, 'mean', 0.5), 0.063, 0.01);
  });

  it('after the D·t computed for a remaining fraction, this fraction remains at the centre, with thickness or radius as reference length', () => {
    for (const size of [0.1, 0.2]) {
      const bodies: readonly outgassing.Body[] = [
        { shape: 'plate', thickness: size },
        { shape: 'bar', thickness: size, width: 3 * size },
        { shape: 'cylinder', diameter: size },
        { shape: 'short-cylinder', diameter: size, length: size },
        { shape: 'sphere', diameter: size },
      ];
      for (const body of bodies) {
        const length = body.shape === 'plate' || body.shape === 'bar' ? size : size / 2;
        expect(outgassing.referenceLength(body)).toBeCloseTo(length, 12);
        const reach = outgassing.diffusionTimeProduct(body, 'centre', 0.3) ?? 0;
        near(outgassing.sharesLeft(body, reach).centre, 0.3, 1e-9);
      }
    }
  });

  it('a remaining share of 1 needs no time, and a remaining share of 0 is never reached', () => {
    const plate = { shape: 'plate', thickness: 1 } as const;
    expect([1, 1.1, 0, -0.1].map((share) => outgassing.diffusionTimeProduct(plate, 'mean', share))).toEqual([
      0,
      0,
      null,
      null,
    ]);
  });

  it('the share left in a short cylinder is that of a long one times that of a plate as thick as its length', () => {
    const short = outgassing.sharesLeft({ shape: 'short-cylinder', diameter: 0.1, length: 0.2 }, 1e-4);
    const long = outgassing.sharesLeft({ shape: 'cylinder', diameter: 0.1 }, 1e-4);
    const plate = outgassing.sharesLeft({ shape: 'plate', thickness: 0.2 }, 1e-4);
    near(short.mean, long.mean * plate.mean, 1e-12);
    near(short.centre, long.centre * plate.centre, 1e-12);
  });

  it('the remaining share is continuous where the short-time solution ends, and decreases monotonically', () => {
    for (const shares of [outgassing.plateShares, outgassing.cylinderShares, outgassing.sphereShares]) {
      near(shares(1e-3).mean, shares(1e-3 - 1e-12).mean, 1e-4);
      near(shares(1e-3).centre, 1, 1e-4);
      for (let fourier = 0.002; fourier < 1; fourier *= 1.3) {
        expect(shares(fourier * 1.3).mean).toBeLessThan(shares(fourier).mean);
        expect(shares(fourier * 1.3).centre).toBeLessThanOrEqual(shares(fourier).centre + 1e-12);
      }
    }
  });

  it('the share left in a rectangular bar is the product of two plates, and that in a very long cylinder equals an infinite one', () => {
    const bar = outgassing.sharesLeft({ shape: 'bar', thickness: 0.1, width: 0.2 }, 1e-3);
    expect(bar.mean).toBeCloseTo(outgassing.plateShares(0.1).mean * outgassing.plateShares(0.025).mean, 12);
    const long = outgassing.sharesLeft({ shape: 'short-cylinder', diameter: 0.1, length: 100 }, 1e-4);
    near(long.centre, outgassing.cylinderShares(0.04).centre, 1e-9);
  });

  it('Oriani: the diffusivity at 25 °C with traps of 30 kJ/mol, one per thousand sites, has the expected value', () => {
    const lattice = diffusionDataBy('kiuchi', 'H', 'ferrite')?.at(298.15, 0) ?? 0;
    near(lattice, 7.2827e-9, 0.001);
    near(trappedDiffusivity(lattice, 298.15, 30000, 1e-3), 4.019e-11, 0.01);
  });

  it('the measured hydrogen diffusivity is interpolated between its points and extrapolated conservatively outside', () => {
    near(measuredDiffusivity(650 + 273.15), 9.9e-9, 1e-9);
    near(measuredDiffusivity(60 + 273.15), 2e-11, 1e-9);
    near(measuredDiffusivity(700 + 273.15), 9.9e-9, 1e-9);
    // Along the line through the points at 60 and 44 °C: 5.2e-12 (20/5.2)^(-2.581e-4/1.514e-4) at 20 °C.
    near(measuredDiffusivity(20 + 273.15), 5.22e-13, 0.01);
  });
});
