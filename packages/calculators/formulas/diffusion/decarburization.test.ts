import { describe, expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import calculator from '../../diffusion/decarburization-depth/index.ts';
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
  it('the depth in austenite without scale is 1.486 mm after 1 h with D = 1e-10 m²/s', () => {
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

  it('the depth with scale matches Birks & Jackson', () => {
    const steel = { core: 0.6, surface: 0, diffusivity: 8e-11, scaling: 1e-11 };
    near(decarb.metalLoss(1e-11, 3600), 0.2683e-3, 0.005);
    near(decarb.austeniticCarbon(steel, 0.8e-3, 3600), 0.358, 0.005);
    const depth = decarb.austeniticDepth(steel, 0.92, 3600) ?? 0;
    near(decarb.austeniticCarbon(steel, depth, 3600), 0.92 * 0.6, 1e-6);
    expect(decarb.austeniticCarbon(steel, 0.2e-3, 3600)).toBeNull();
  });

  it('ferrite layers grow as expected at 800 °C (carbon gradient in austenite) and at 760 °C (two-phase core)', () => {
    const rich = ferriteAt(800, 0.6);
    near(rich.ferriteSide, 0.0132, 0.002);
    near(rich.austeniteSide, 0.2936, 0.001);
    const lambda = decarb.ferriteGrowth(rich);
    near(lambda, 0.09338, 0.01);
    near(2 * (lambda ?? 0) * Math.sqrt(rich.ferriteDiffusivity * 14400), 0.1994e-3, 0.01);
    const lean = ferriteAt(760, 0.2);
    near(decarb.ferriteGrowth(lean), 0.2183, 0.01);
  });

  it('the carbon profile meets the contents at the phase boundary and the depth criterion', () => {
    const steel = ferriteAt(800, 0.6);
    const lambda = decarb.ferriteGrowth(steel) ?? 0;
    const layer = 2 * lambda * Math.sqrt(steel.ferriteDiffusivity * 14400);
    near(decarb.ferriticCarbon(steel, lambda, layer * (1 - 1e-9), 14400), steel.ferriteSide, 1e-4);
    near(decarb.ferriticCarbon(steel, lambda, layer * (1 + 1e-9), 14400), steel.austeniteSide, 1e-4);
    const depth = decarb.ferriticDepth(steel, lambda, 0.92, 14400);
    near(decarb.ferriticCarbon(steel, lambda, depth, 14400), 0.92 * 0.6, 1e-6);
  });

  it('without scale the carbon profile follows erfc: 0.360 % at 0.6 mm for 0.6 % and a surface of 0.1 %, by hand', () => {
    // By hand: u = 0.6 mm/(2 √(1e-10 × 3600 s)) = 0.5; 0.6 − 0.5 erfc 0.5.
    const steel = { core: 0.6, surface: 0.1, diffusivity: 1e-10, scaling: 0 };
    near(decarb.austeniticCarbon(steel, 0.6e-3, 3600), 0.6 - 0.5 * 0.4795, 1e-4);
    near(decarb.austeniticCarbon(steel, 0, 3600), 0.1, 1e-12);
  });

  it('with scale, the carbon content at the inner side of the scale is that of the surface', () => {
    const steel = { core: 0.6, surface: 0.1, diffusivity: 8e-11, scaling: 1e-11 };
    near(decarb.austeniticCarbon(steel, decarb.metalLoss(1e-11, 3600), 3600), 0.1, 1e-9);
  });

  it('there is no depth where scale grows faster than carbon diffuses, nor for a content below that of the surface', () => {
    const fast = { core: 0.6, surface: 0, diffusivity: 1e-10, scaling: 1e-6 };
    expect(decarb.austeniticDepth(fast, 0.9, 3600)).toBeNull();
    const rich = { core: 0.6, surface: 0.3, diffusivity: 1e-10, scaling: 0 };
    expect(decarb.austeniticDepth(rich, 0.1, 3600)).toBeNull();
    near(decarb.austeniticCarbon(rich, decarb.austeniticDepth(rich, 0.9, 3600) ?? 0, 3600), 0.54, 1e-9);
  });

  it('no ferrite layer forms if the surface has the carbon content of ferrite, the core has no more, or the phase lines cross', () => {
    const steel = ferriteAt(800, 0.6);
    expect(decarb.ferriteGrowth({ ...steel, surface: steel.ferriteSide })).toBeNull();
    expect(decarb.ferriteGrowth({ ...steel, core: steel.ferriteSide })).toBeNull();
    expect(decarb.ferriteGrowth({ ...steel, austeniteSide: 0.01 })).toBeNull();
    expect(decarb.ferriteGrowth({ ...steel, surface: 0.5 * steel.ferriteSide })).toBeGreaterThan(0);
  });

  it('a two-phase core keeps its carbon up to the ferrite layer, and the depth is the thickness of the layer', () => {
    const lean = ferriteAt(760, 0.2);
    const lambda = decarb.ferriteGrowth(lean) ?? 0;
    const layer = 2 * lambda * Math.sqrt(lean.ferriteDiffusivity * 3600);
    expect(decarb.ferriticCarbon(lean, lambda, 1.001 * layer, 3600)).toBe(0.2);
    expect(decarb.ferriticCarbon(lean, lambda, 0, 3600)).toBe(0);
    near(decarb.ferriticDepth(lean, lambda, 0.9, 3600), layer, 1e-12);
    const rich = ferriteAt(800, 0.6);
    const growth = decarb.ferriteGrowth(rich) ?? 0;
    near(
      decarb.ferriticDepth(rich, growth, 0.4, 3600),
      2 * growth * Math.sqrt(rich.ferriteDiffusivity * 3600),
      1e-12,
    );
  });

  it('phase lines: 0.813 % at 727 °C on A3; 0.0218 % in ferrite at 727 °C, half at 613.5 and 819.5 °C, none at 912 °C', () => {
    // By hand: [(910 − 727)/203]².
    near(decarb.austeniteLine(727), 0.81266, 1e-4);
    expect(decarb.austeniteLine(911)).toBe(decarb.ferriteSolubility(911));
    const solubility = [727, 613.5, 819.5, 500, 400, 912, 950].map(decarb.ferriteSolubility);
    expect(solubility.map((each) => Number(each.toFixed(6)))).toEqual([
      0.0218, 0.0109, 0.0109, 0.001, 0.001, 0, 0,
    ]);
  });

  it('the ferrite layer vanishes at 912 °C, where both phase lines end', () => {
    const [at900, at911] = [900, 911.9].map((celsius) => decarb.ferriteGrowth(ferriteAt(celsius, 0.6)) ?? 0);
    expect(at911).toBeGreaterThan(0);
    expect(at911).toBeLessThan(0.02 * (at900 ?? 0));
    expect(decarb.ferriteGrowth(ferriteAt(912, 0.6))).toBeNull();
  });

  it.each(['tibbetts', 'callister', 'own'])(
    'the depth is a continuous function of temperature with the D of %s',
    (diffusivityModel) => {
      const depthAt = (temperatureC: number, surfaceCarbonPercent: number): number => {
        const steel = { temperatureC, timeH: 1, coreCarbonPercent: 0.6, surfaceCarbonPercent };
        const own = diffusivityModel === 'own' ? { ownDiffusivityM2S: 1e-9 } : {};
        const found = evaluate(calculator, { ...steel, diffusivityModel, ...own });
        return found.ok ? Number(found.values['totalDepthMm'] ?? Number.NaN) : Number.NaN;
      };
      for (const surface of [0, 0.01]) {
        for (let celsius = 780; celsius < 960; celsius += 1) {
          const step = Math.abs(depthAt(celsius + 1, surface) / depthAt(celsius, surface) - 1);
          expect(step, `${celsius} °C, ${surface} %`).toBeLessThan(0.05);
        }
      }
    },
  );

  it('an entered D is also used below 912 °C', () => {
    const depth = (ownDiffusivityM2S: number) => {
      const steel = { temperatureC: 850, timeH: 1, coreCarbonPercent: 0.6, diffusivityModel: 'own' };
      const found = evaluate(calculator, { ...steel, ownDiffusivityM2S });
      return found.ok ? Number(found.values['totalDepthMm']) : Number.NaN;
    };
    expect(depth(1e-9)).toBeGreaterThan(2 * depth(1e-11));
  });
});
