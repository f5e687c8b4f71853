import { describe, expect, it } from 'vitest';
import * as flow from './hot-flow-stress.ts';

const near = (value: number | null, expected: number, share = 0.005): void =>
  expect(Math.abs((value ?? Number.NaN) / expected - 1), `${value}, expected ${expected}`).toBeLessThan(
    share,
  );

describe('hot flow stress (C-01)', () => {
  it('Misaka: 0.45 % C at 1100 °C, strain 0.3 and 50 1/s gives 131.8 MPa', () =>
    near(flow.misakaStress({ carbon: 0.45, factor: 1 }, 1373.15, 0.3, 50), 131.8));

  it('Misaka: 1 Mn, 0.1 V, 0.5 Mo and 2 Ni give the factor 1.2384 by hand, and the stress is multiplied by it', () => {
    expect(flow.misakaFactor({ Mn: 1, V: 0.1, Mo: 0.5, Ni: 2 })).toBeCloseTo(1.2384, 9);
    const at = (factor: number): number => flow.misakaStress({ carbon: 0.2, factor }, 1300, 0.2, 10);
    expect(at(1.2384) / at(1)).toBeCloseTo(1.2384, 12);
  });

  it('Shida: the stress is 109.4 MPa in austenite, 182.6 MPa below 880.4 °C', () => {
    near(flow.shidaStress(0.45, 1373.15, 0.3, 10), 109.4);
    near(flow.shidaStress(0.1, 1023.15, 0.2, 10), 182.6);
    expect(Math.abs(flow.shidaTransition(0.1) - 273.15 - 880.4)).toBeLessThan(0.1);
  });

  it('Shida: ten times the strain rate multiplies the stress by 10^m, m 0.1450 in austenite and 0.1201 with ferrite', () => {
    // The exponents m are (−0.019 C + 0.126) t + 0.075 C − 0.05, and
    // (0.081 C − 0.154) t − 0.019 C + 0.207 + 0.027/(C + 0.32).
    const faster = (carbon: number, kelvin: number): number =>
      flow.shidaStress(carbon, kelvin, 0.3, 100) / flow.shidaStress(carbon, kelvin, 0.3, 10);
    near(faster(0.45, 1373.15), 10 ** 0.145027, 1e-5);
    near(faster(0.1, 1023.15), 10 ** 0.120108, 1e-5);
  });

  it('Shida by hand for 0.3 % C at 950 K, strain 0.3 and 100 1/s: 461.4 MPa', () =>
    near(flow.shidaStress(0.3, 950, 0.3, 100), 461.448, 1e-4));

  it('Hensel–Spittel by hand for C45 at 1000 °C, strain 0.04 and 5 1/s: 90.8 MPa', () =>
    near(flow.spittelStress('C45', 1000, 0.04, 5), 90.8035, 1e-4));

  it('Hensel–Spittel: C45 at 1100 °C, strain 0.3 and 10 1/s gives 114.0 MPa', () =>
    near(flow.spittelStress('C45', 1100, 0.3, 10), 114));

  it('Medina & Hernandez: the example gives Q 282941 J/mol, ln A 23.703, ln Z 24.782 and 89.96 MPa', () => {
    const steel = { C: 0.42, Mn: 0.75, Si: 0.25, Mo: 0.22 };
    const activation = flow.medinaActivation(steel);
    near(activation, 282941, 1e-5);
    near(flow.medinaLogFactor(steel, activation), 23.703, 1e-4);
    near(flow.logZener(1, activation, 1373.15), 24.782, 1e-4);
    near(flow.medinaPeakStress(steel, 1373.15, 1), 89.96);
    expect(flow.medinaPeakStress({ Nb: 1 }, 1373.15, 1)).toBeNull();
  });

  it('Medina & Hernandez: each element counts as printed: Q 301996 J/mol, and niobium lowers the factor A', () => {
    const steel = { C: 0.1, Mn: 1, Si: 0.3, Mo: 0.1, Ti: 0.02, Nb: 0.03, V: 0.05 };
    expect(flow.medinaActivation(steel)).toBeCloseTo(301996.35, 2);
    // By hand: ln(12.197 + 6.559 − 1.47156) + 7.076e-5 × 300000.
    expect(flow.medinaLogFactor(steel, 300000)).toBeCloseTo(24.0778, 4);
  });

  it('Zener–Hollomon: 1 1/s, 312 kJ/mol and 1000 °C give ln Z 29.474', () =>
    near(flow.logZener(1, 312000, 1273.15), 29.474, 0.001));
});
