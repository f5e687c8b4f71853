import { describe, expect, it } from 'vitest';
import * as flow from './hot-flow-stress.ts';

const near = (value: number | null, expected: number, share = 0.005): void =>
  expect(Math.abs((value ?? Number.NaN) / expected - 1), `${value}, expected ${expected}`).toBeLessThan(
    share,
  );

describe('hot flow stress (C-01)', () => {
  it('Misaka: 0.45 % C, 1100 °C, 0.3, 50 1/s give 131.8 MPa', () =>
    near(flow.misakaStress({ carbon: 0.45, factor: 1 }, 1373.15, 0.3, 50), 131.8));

  it('Shida: 109.4 MPa in austenite, 182.6 MPa below 880.4 °C', () => {
    near(flow.shidaStress(0.45, 1373.15, 0.3, 10), 109.4);
    near(flow.shidaStress(0.1, 1023.15, 0.2, 10), 182.6);
    expect(Math.abs(flow.shidaTransition(0.1) - 273.15 - 880.4)).toBeLessThan(0.1);
  });

  it('Hensel–Spittel: C45 at 1100 °C, 0.3, 10 1/s gives 114.0 MPa', () =>
    near(flow.spittelStress('C45', 1100, 0.3, 10), 114));

  it('Medina & Hernandez: Q 282941 J/mol, ln A 23.703, ln Z 24.782, 89.96 MPa', () => {
    const steel = { C: 0.42, Mn: 0.75, Si: 0.25, Mo: 0.22 };
    const activation = flow.medinaActivation(steel);
    near(activation, 282941, 1e-5);
    near(flow.medinaLogFactor(steel, activation), 23.703, 1e-4);
    near(flow.logZener(1, activation, 1373.15), 24.782, 1e-4);
    near(flow.medinaPeakStress(steel, 1373.15, 1), 89.96);
    expect(flow.medinaPeakStress({ Nb: 1 }, 1373.15, 1)).toBeNull();
  });

  it('Zener–Hollomon: 1 1/s, 312 kJ/mol, 1000 °C give ln Z 29.474', () =>
    near(flow.logZener(1, 312000, 1273.15), 29.474, 0.001));
});
