import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundNitrogen,
  buretteReading,
  crackedGas,
  crackedShare,
  gasFromBurette,
  ironPenetration,
  layerActivation,
  layerBetween,
  lehrerBoundaries,
  nitridedDepth,
  nitridingPotential,
  nitrogenDiffusivity,
  nitrogenSolubility,
  scaledLayer,
  surfaceNitrogen,
  surfacePhase,
} from './gas-nitriding.ts';

const kelvin = (celsius: number) => celsius + 273.15;

describe('gas nitriding: atmosphere', () => {
  it.each([
    [0.3, 6.559],
    [0.6, 1.325],
  ])('C-01: pure ammonia with a burette reading of %f has K_N %f', (reading, expected) => {
    expect(Number(nitridingPotential(gasFromBurette(reading), 1)) / expected).toBeCloseTo(1, 3);
  });

  it('C-01: a K_N of 3 is reached at a burette reading of 43.7 %', () => {
    expect(buretteReading(3, 1)).toBeCloseTo(0.437, 3);
  });

  it('C-01: the burette formula for pure ammonia does not apply to ammonia diluted with nitrogen', () => {
    const gas = crackedGas({ NH3: 0.6, H2: 0, N2: 0.4 }, 0.5);
    expect(gas.NH3).toBeCloseTo(0.2308, 4);
    expect(gas.H2).toBeCloseTo(0.3462, 4);
    expect(nitridingPotential(gas, 1)).toBeCloseTo(1.133, 3);
  });

  it('C-01: burette reading, dissociation and gas composition agree for pure ammonia at any reading and pressure', () => {
    const inside = { min: 0.001, max: 0.999, noNaN: true };
    fc.assert(
      fc.property(fc.double(inside), fc.double({ min: 0.2, max: 5, noNaN: true }), (reading, pressure) => {
        const [read, cracked] = [
          gasFromBurette(reading),
          crackedGas({ NH3: 1, H2: 0, N2: 0 }, crackedShare(reading)),
        ];
        for (const part of ['NH3', 'H2', 'N2'] as const) expect(cracked[part]).toBeCloseTo(read[part], 12);
        expect(buretteReading(Number(nitridingPotential(read, pressure)), pressure)).toBeCloseTo(reading, 8);
      }),
    );
    expect(nitridingPotential({ NH3: 1, H2: 0, N2: 0 }, 1)).toBeNull();
  });
});

describe('gas nitriding: phases and depth', () => {
  it.each([
    [500, 0.27, 4],
    [520, 0.224, 3.19],
    [550, 0.17, 2.3],
    [580, 0.14, 1.7],
  ])('C-01: the phase boundaries at %i °C have a K_N of %f and %f', (celsius, low, high) => {
    expect(Math.abs(lehrerBoundaries.gammaPrime(kelvin(celsius)) / low - 1)).toBeLessThan(0.04);
    expect(Math.abs(lehrerBoundaries.epsilon(kelvin(celsius)) / high - 1)).toBeLessThan(0.04);
  });

  it('C-01: the phase changes exactly at each boundary of K_N', () => {
    for (const celsius of [420, 500, 590]) {
      const [low, high] = [
        lehrerBoundaries.gammaPrime(kelvin(celsius)),
        lehrerBoundaries.epsilon(kelvin(celsius)),
      ];
      expect(surfacePhase(low * 0.999, kelvin(celsius))).toBe('ferrite');
      expect(surfacePhase(low * 1.001, kelvin(celsius))).toBe('gamma-prime');
      expect(surfacePhase(high * 0.999, kelvin(celsius))).toBe('gamma-prime');
      expect(surfacePhase(high * 1.001, kelvin(celsius))).toBe('epsilon');
    }
  });

  it('C-01: 1 % chromium after 20 h at 520 °C gives a depth of 0.41 mm', () => {
    const depth = nitridedDepth(
      kelvin(520),
      72_000,
      nitrogenSolubility(kelvin(520)),
      boundNitrogen({ Cr: 1 }),
    );
    expect(Number(depth) * 1000).toBeCloseTo(0.41, 2);
    expect(nitridedDepth(kelvin(520), 72_000, nitrogenSolubility(kelvin(520)), 0)).toBe(
      ironPenetration(kelvin(520), 72_000),
    );
  });

  it('C-01: nitrogen at the surface is proportional to the potential up to the γ′ boundary and saturated above it', () => {
    const at = kelvin(500);
    const [boundary, full] = [lehrerBoundaries.gammaPrime(at), nitrogenSolubility(at)];
    expect(surfaceNitrogen(boundary / 4, at) / full).toBeCloseTo(0.25, 12);
    expect(surfaceNitrogen(boundary, at)).toBeCloseTo(full, 12);
    expect(surfaceNitrogen(10 * boundary, at)).toBe(full);
  });

  it('C-01: each element binds nitrogen in its mass ratio: 1 Cr, 0.5 Al and 0.1 V together bind 0.5565 %', () => {
    // By hand: 0.2694 + 0.5 × 0.5191 + 0.1 × 0.275.
    expect(boundNitrogen({ Cr: 1, Al: 0.5, V: 0.1, Ni: 5 })).toBeCloseTo(0.55645, 9);
  });

  it('C-01: a trace of chromium does not nitride deeper than pure iron, and four times the time doubles the depth', () => {
    const depth = (seconds: number, bound: number) => nitridedDepth(kelvin(520), seconds, 0.06, bound);
    expect(depth(3600, 1e-6)).toBe(ironPenetration(kelvin(520), 3600));
    expect(depth(4 * 3600, 0.27) / depth(3600, 0.27)).toBeCloseTo(2, 12);
    expect(depth(3600, 0.27) / depth(3600, 4 * 0.27)).toBeCloseTo(2, 12);
  });

  it('C-01: nitrogen in ferrite: 3.60e-12 m²/s and 0.056 % at 500 °C, about 0.1 % at 592 °C', () => {
    expect(nitrogenDiffusivity(kelvin(500)) / 3.6e-12).toBeCloseTo(1, 2);
    expect(nitrogenSolubility(kelvin(500))).toBeCloseTo(0.056, 3);
    expect(nitrogenSolubility(kelvin(592))).toBeCloseTo(0.1, 2);
    expect(ironPenetration(kelvin(500), 3600)).toBeCloseTo(2 * Math.sqrt(3.6e-12 * 3600), 5);
  });
});

describe('gas nitriding: compound layer', () => {
  const first = { thickness: 8e-6, seconds: 36_000, kelvin: kelvin(500) };
  const second = { thickness: 20e-6, seconds: 36_000, kelvin: kelvin(560) };

  it('C-01: the compound layer grows with the square root of time and matches both measured layers', () => {
    expect(scaledLayer(first, 4 * 36_000)).toBeCloseTo(16e-6, 12);
    expect(layerBetween(first, second, second.kelvin, second.seconds)).toBeCloseTo(second.thickness, 12);
    expect(layerBetween(first, second, first.kelvin, first.seconds)).toBeCloseTo(first.thickness, 12);
    // By hand: R ln[(20/8)²]/(1/773.15 K − 1/833.15 K).
    expect(Number(layerActivation(first, second))).toBeCloseTo(163_581, -2);
  });

  it('C-01: between two measured temperatures the logarithm of the thickness is linear in 1/T', () => {
    const middle = 2 / (1 / first.kelvin + 1 / second.kelvin);
    expect(Number(layerBetween(first, second, middle, 36_000)) * 1e6).toBeCloseTo(Math.sqrt(8 * 20), 6);
  });

  it('C-01: two layers measured at the same temperature give no activation energy', () => {
    expect(layerActivation(first, { ...second, kelvin: first.kelvin })).toBeNull();
    expect(layerBetween(first, { ...second, kelvin: first.kelvin }, 800, 3600)).toBeNull();
  });
});
