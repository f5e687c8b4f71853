import { describe, expect, it } from 'vitest';
import * as growth from './grain-growth.ts';

const near = (found: number, expected: number): void =>
  expect(Math.abs(found / expected - 1)).toBeLessThan(0.01);

describe('growth of austenite grains (C-01)', () => {
  it('Lee & Lee: 4140 at 870 °C and 8620 at 925 °C for 1 h have the published diameters', () => {
    near(growth.leeDiameter({ C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2 }, 1143.15, 3600), 25);
    near(growth.leeDiameter({ C: 0.2, Mn: 0.8, Cr: 0.5, Ni: 0.55, Mo: 0.2 }, 1198.15, 3600), 42);
  });

  it('Lee & Lee: every element raises the activation energy as printed', () => {
    // By hand: 89098 + 3581 × 0.4 + 1211 × 1 + 1443 × 2 + 4031 × 0.5.
    expect(growth.leeActivation({ C: 0.4, Ni: 1, Cr: 2, Mo: 0.5 })).toBeCloseTo(96642.9, 6);
  });

  it('power laws give the published diameters', () => {
    near(growth.powerLawDiameter('sellars', 50, 1423.15, 60), 93);
    near(growth.powerLawDiameter('hodgson', 20, 1473.15, 3600), 230.1);
    near(growth.powerLawDiameter('hodgsonTitanium', 20, 1473.15, 3600), 44.4);
  });

  it('Power laws: diameters never decrease, and growth starts from the initial size', () => {
    for (const law of Object.keys(growth.powerLaws) as growth.PowerLaw[]) {
      expect(growth.powerLawDiameter(law, 1000, 1000, 1)).toBeGreaterThanOrEqual(1000 - 1e-6);
      expect(growth.powerLawDiameter(law, 20, 900, 1)).toBeCloseTo(20, 2);
    }
  });
});
