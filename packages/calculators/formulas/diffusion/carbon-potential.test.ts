import { describe, expect, it } from 'vitest';
import * as carbon from './carbon-potential.ts';

const near = (found: number | null, expected: number, share: number): void =>
  expect(Math.abs((found ?? 0) / expected - 1)).toBeLessThan(share);

describe('carbon potential (C-01)', () => {
  it('the carbon potential is computed from CO2, probe voltage and dew point', () => {
    const dioxide = carbon.activityFromDioxide(1198.15, 0.2, 0.0025);
    near(dioxide, 0.31, 0.01);
    near(carbon.carbonAtActivity(1198.15, dioxide), 0.508, 0.01);
    const oxygen = carbon.oxygenFromProbe(1200.15, 1140);
    expect(Math.log10(oxygen)).toBeCloseTo(-19.83, 2);
    const probe = carbon.activityFromOxygen(1200.15, 0.2, oxygen);
    near(probe, 0.54, 0.01);
    near(carbon.carbonAtActivity(1200.15, probe), 0.804, 0.01);
    near(carbon.oxygenAt(1200.15, 0.2, probe), oxygen, 1e-9);
    const water = carbon.activityFromWater(1200.15, 0.2, 0.4, carbon.waterPressure(0));
    near(water, 0.349, 0.01);
    near(carbon.carbonAtActivity(1200.15, water), 0.564, 0.01);
  });

  it('the saturation at 927 °C and the alloy factor of 16MnCr5 have the expected values', () => {
    near(carbon.carbonAtActivity(1200.15, 1), 1.269, 0.005);
    near(carbon.alloyFactor({ Si: 0.25, Mn: 1.15, Cr: 0.95 }), 0.9137, 0.005);
    expect([1e9, 0, -1].map((activity) => carbon.carbonAtActivity(1200.15, activity))).toEqual([
      null,
      null,
      null,
    ]);
  });
});
