import { describe, expect, it } from 'vitest';
import * as gas from './gas-solubility.ts';

const near = (value: number, expected: number, share: number): void =>
  expect(Math.abs(value / expected - 1), `${value}, expected ${expected}`).toBeLessThan(share);
const constant = (line: gas.SievertsLine, celsius = 1600): number =>
  gas.sievertsConstant(line, celsius + 273.15);

describe('gas solubility (C-01)', () => {
  it('pure iron at 1600 °C and 1 atm dissolves 24.66 ppm hydrogen and 0.045 % nitrogen', () => {
    near(1e4 * constant(gas.hydrogenWeinstein), 24.66, 0.005);
    near(constant(gas.nitrogenPehlke), 0.045, 0.02);
    near(constant(gas.nitrogenIshii) / constant(gas.nitrogenPehlke), 1.017, 0.005);
  });

  it('Gaskell: in liquid Fe-C-Ti with 5 ppm hydrogen the activity coefficient is 0.6607 and the pressure 0.01497 atm', () => {
    const log = gas.interactionSum({ C: 0.06, Ti: -0.08 }, { C: 1, Ti: 3 });
    near(10 ** log, 0.6607, 0.001);
    near(gas.gasPressure(0.0027, 5e-4, log), 0.01497, 0.005);
  });

  it('304L dissolves 0.2248 % nitrogen', () => {
    const steel = { C: 0.02, Si: 0.4, Mn: 1.5, Cr: 18.2, Ni: 8.2, Mo: 0.2 };
    const log = gas.logActivity('nitrogen', steel, 1873.15);
    near(log, -0.6982, 0.01);
    near(gas.gasContent(constant(gas.nitrogenPehlke), 1, log), 0.2248, 0.01);
  });

  it('interactions of hydrogen are those of 1873 K at any temperature; those of nitrogen are larger at lower temperature', () => {
    const steel = { C: 0.1, Cr: 18, Ni: 8 };
    // By hand: 0.06 × 0.1 − 0.0024 × 18 − 0.0019 × 8.
    for (const kelvin of [1773, 1873])
      expect(gas.logActivity('hydrogen', steel, kelvin)).toBeCloseTo(-0.0524, 9);
    near(
      gas.logActivity('nitrogen', steel, 1773) / gas.logActivity('nitrogen', steel, 1873),
      (3280 / 1773 - 0.75) / (3280 / 1873 - 0.75),
      1e-9,
    );
  });

  it('the solubility follows the square root of the pressure, and its inverse returns the pressure', () => {
    const k = gas.sievertsConstant(gas.hydrogenWeinstein, 1850);
    near(gas.gasContent(k, 10 / 760, 0) / gas.gasContent(k, 1 / 760, 0), 3.162, 0.002);
    near(gas.gasPressure(k, gas.gasContent(k, 0.3, -0.1), -0.1), 0.3, 1e-9);
  });

  it('degassing reduces 6 ppm to 1.504 ppm in 20 min', () => {
    near(gas.degassed(6, 0.8, 0.1, 20), 1.504, 0.003);
    expect(gas.degassed(6, 0.8, 0.1, 0)).toBe(6);
  });
});
