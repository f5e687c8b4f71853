import { describe, expect, it } from 'vitest';
import { tibbettsDiffusivity } from './carbon-diffusivity.ts';
import * as decarb from './decarburization.ts';
import { arrhenius } from './diffusion-coefficients.ts';

const near = (value: number | null, expected: number, share: number): void =>
  expect(Math.abs((value ?? 0) / expected - 1), `${value}, expected ${expected}`).toBeLessThan(share);

const ferriteAt = (celsius: number, core: number): decarb.FerriteForming => ({
  core,
  surface: 0,
  ferriteSide: decarb.ferriteSolubility(celsius),
  austeniteSide: decarb.austeniteLine(celsius),
  ferriteDiffusivity: arrhenius(6.2e-7, 80000, celsius + 273.15),
  austeniteDiffusivity: arrhenius(2.3e-5, 148000, celsius + 273.15),
});

describe('decarburization (C-01)', () => {
  it('austenite without scale', () => {
    const steel = { core: 0.45, surface: 0, diffusivity: 1e-10, scaling: 0 };
    near(decarb.austeniticDepth(steel, 0.92, 3600), 1.486e-3, 0.005);
    const diffusivity = tibbettsDiffusivity(1373.15, 0.3);
    near(diffusivity, 7.7519e-11, 0.001);
    near(
      decarb.austeniticDepth({ core: 0.6, surface: 0, diffusivity, scaling: 0 }, 0.95, 7200),
      2.071e-3,
      0.01,
    );
  });

  it('with scale: Birks & Jackson', () => {
    const steel = { core: 0.6, surface: 0, diffusivity: 8e-11, scaling: 1e-11 };
    near(decarb.metalLoss(1e-11, 3600), 0.2683e-3, 0.005);
    near(decarb.austeniticCarbon(steel, 0.8e-3, 3600), 0.358, 0.005);
    const depth = decarb.austeniticDepth(steel, 0.92, 3600) ?? 0;
    near(decarb.austeniticCarbon(steel, depth, 3600), 0.92 * 0.6, 1e-6);
    expect(decarb.austeniticCarbon(steel, 0.2e-3, 3600)).toBeNull();
  });

  it('ferrite layer at 800 °C with a gradient in austenite, at 760 °C over a two-phase core', () => {
    const rich = ferriteAt(800, 0.6);
    near(rich.ferriteSide, 0.0132, 0.002);
    near(rich.austeniteSide, 0.2936, 0.001);
    const lambda = decarb.ferriteGrowth(rich);
    near(lambda, 0.09338, 0.01);
    near(2 * (lambda ?? 0) * Math.sqrt(rich.ferriteDiffusivity * 14400), 0.1994e-3, 0.01);
    const lean = ferriteAt(760, 0.2);
    near(decarb.ferriteGrowth(lean), 0.2183, 0.01);
  });

  it('carbon meets both sides of the boundary and the criterion', () => {
    const steel = ferriteAt(800, 0.6);
    const lambda = decarb.ferriteGrowth(steel) ?? 0;
    const layer = 2 * lambda * Math.sqrt(steel.ferriteDiffusivity * 14400);
    near(decarb.ferriticCarbon(steel, lambda, layer * (1 - 1e-9), 14400), steel.ferriteSide, 1e-4);
    near(decarb.ferriticCarbon(steel, lambda, layer * (1 + 1e-9), 14400), steel.austeniteSide, 1e-4);
    const depth = decarb.ferriticDepth(steel, lambda, 0.92, 14400);
    near(decarb.ferriticCarbon(steel, lambda, depth, 14400), 0.92 * 0.6, 1e-6);
  });

  it('no layer where ferrite is not stable beside austenite', () => {
    expect(decarb.ferriteGrowth(ferriteAt(905, 0.6))).toBeNull();
  });
});
