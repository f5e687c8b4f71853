import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import calculator from '../../ingot/microsegregation/index.ts';
import {
  armFourierNumber,
  armSpacing,
  backDiffusion,
  backDiffusionModels,
  clyneKurzOmega,
  interfaceTemperature,
  liquidRatio,
  segregatingElements,
  segregationData,
  solidDiffusivity,
} from './microsegregation.ts';

const partition = fc.double({ min: 0.02, max: 0.98, noNaN: true });
const solid = fc.double({ min: 0, max: 0.99, noNaN: true });
const alpha = fc.double({ min: 0, max: 50, noNaN: true });

describe('microsegregation: models of back-diffusion', () => {
  it.each([
    ['scheil', { k: 0.78, a: 0, c0: 1.5, f: 0.9, expected: 2.4894 }],
    ['lever', { k: 0.13, a: 0, c0: 0.015, f: 0.9, expected: 0.069124 }],
    ['brody-flemings', { k: 0.76, a: 0.1, c0: 1.5, f: 0.95, expected: 2.3845 }],
    ['clyne-kurz', { k: 0.76, a: 0.1, c0: 1.5, f: 0.95, expected: 2.3949 }],
    ['ohnaka-plate', { k: 0.76, a: 0.1, c0: 1.5, f: 0.95, expected: 2.4397 }],
    ['brody-flemings', { k: 0.34, a: 0.5, c0: 0.4, f: 0.8, expected: 0.84746 }],
  ] as const)(
    'C-01: %s gives the expected C_L for k, α (a), C0 and f: %j',
    (model, { k, a, c0, f, expected }) => {
      expect((c0 * liquidRatio(k, backDiffusion(model, a), f)) / expected).toBeCloseTo(1, 4);
    },
  );

  it('C-01: Ω is 0.096626 at α = 0.1, 0 without diffusion, and ½ in the limit of complete diffusion', () => {
    expect(clyneKurzOmega(0.1)).toBeCloseTo(0.096626, 6);
    expect(clyneKurzOmega(0)).toBe(0);
    expect(clyneKurzOmega(1e6)).toBeCloseTo(0.5, 5);
  });

  it('C-01: at α = 0.1, columnar arms after Ohnaka have x = 0.4/1.4, and Won and Thomas add 0.1 to α', () => {
    expect(backDiffusion('ohnaka-columnar', 0.1)).toBeCloseTo(0.4 / 1.4, 12);
    // x = 2 Ω(0.4), Ω = 0.4 (1 − e^(−2.5)) − ½ e^(−1.25).
    expect(backDiffusion('won-thomas', 0.1)).toBeCloseTo(0.447827, 6);
  });

  it('C-01: without diffusion every model except Won–Thomas equals Scheil', () => {
    for (const model of backDiffusionModels) {
      if (model === 'lever' || model === 'won-thomas') continue;
      expect(backDiffusion(model, 0), model).toBe(0);
    }
  });

  it('C-01: with complete diffusion every model except Scheil equals the lever rule', () => {
    fc.assert(
      fc.property(partition, solid, (k, f) => {
        for (const model of backDiffusionModels) {
          if (model === 'scheil') continue;
          const ratio = liquidRatio(k, backDiffusion(model, 1e9), f);
          expect(ratio / liquidRatio(k, 1, f), model).toBeCloseTo(1, 6);
        }
      }),
    );
  });

  it('C-01: every model lies between the lever rule and Scheil, with less enrichment for more diffusion', () => {
    fc.assert(
      fc.property(partition, solid, alpha, (k, f, a) => {
        const [lever, scheil] = [liquidRatio(k, 1, f), liquidRatio(k, 0, f)];
        for (const model of backDiffusionModels) {
          const ratio = liquidRatio(k, backDiffusion(model, a), f);
          expect(ratio, model).toBeGreaterThanOrEqual(lever * (1 - 1e-9));
          expect(ratio, model).toBeLessThanOrEqual(scheil * (1 + 1e-9));
          const more = liquidRatio(k, backDiffusion(model, a + 0.1), f);
          expect(more, model).toBeLessThanOrEqual(ratio * (1 + 1e-9));
        }
      }),
    );
  });

  it('C-01: the lever rule conserves the mass of the solute', () => {
    fc.assert(
      fc.property(partition, solid, (k, f) => {
        const liquid = liquidRatio(k, 1, f);
        expect(k * liquid * f + liquid * (1 - f)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('C-01: Scheil conserves the mass of the solute over the whole solid', () => {
    const [k, f, steps] = [0.3, 0.9, 20_000];
    let frozen = 0;
    for (let at = 0; at < steps; at++)
      frozen += (k * liquidRatio(k, 0, ((at + 0.5) / steps) * f) * f) / steps;
    expect(frozen + liquidRatio(k, 0, f) * (1 - f)).toBeCloseTo(1, 6);
  });

  it('C-01: where 1 − x k is 0, the formula returns its limit', () => {
    expect(liquidRatio(0.5, 2, 0.6)).toBeCloseTo(liquidRatio(0.5, 2 - 1e-7, 0.6), 6);
  });
});

describe('microsegregation: data of steel', () => {
  it('C-01: 200 µm, 1000 s and 2e-13 m²/s give α = 0.02; arms of 0.1 % C at 1 K/s are 97.01 µm apart', () => {
    expect(armFourierNumber(2e-13, 1000, 200e-6)).toBeCloseTo(0.02, 12);
    expect(armSpacing(0.1, 1)).toBeCloseTo(97.01, 2);
    expect(armSpacing(0.4, 0.1)).toBeGreaterThan(armSpacing(0.4, 1));
  });

  it('C-01: the arm spacing follows Won and Thomas below 0.13 and above 0.17 % C, and is their mean at 0.15 %', () => {
    // The two laws are 169.1 − 720.9 C, and 143.9 C^(0.5501 − 1.996 C), at 1 K/s.
    expect(armSpacing(0.13, 1)).toBeCloseTo(75.383, 3);
    expect(armSpacing(0.17, 1)).toBeCloseTo(99.05, 2);
    expect(armSpacing(0.15, 1)).toBeCloseTo(75.2, 2);
    expect(armSpacing(0.15, 4)).toBeCloseTo((30.7584 + 54.1754) / 2, 3);
  });

  it('C-01: carbon has the diffusivity printed by Won and Thomas, checked by hand at 1723 K', () => {
    // By hand: 1.27e-6 exp(−19450/(1.987 × 1723)) and 7.61e-6 exp(−32160/(1.987 × 1723)).
    const [delta, gamma] = (['delta', 'gamma'] as const).map((phase) => solidDiffusivity('C', phase, 1723));
    expect(Number(delta?.value) / 4.33022e-9).toBeCloseTo(1, 5);
    expect(Number(gamma?.value) / 6.33561e-10).toBeCloseTo(1, 5);
    expect(delta?.confirmed).toBe(true);
  });

  it('C-01: data from compilations are marked as not confirmed', () => {
    expect(solidDiffusivity('Mo', 'delta', 1723).confirmed).toBe(false);
    expect(solidDiffusivity('Mn', 'delta', 1723).confirmed).toBe(true);
    expect(solidDiffusivity('Mn', 'delta', 1723).value).not.toBe(solidDiffusivity('Mn', 'gamma', 1723).value);
  });

  it('C-01: every element has a diffusivity in both phases near the melting point, highest for carbon', () => {
    for (const phase of ['delta', 'gamma'] as const) {
      const carbon = solidDiffusivity('C', phase, 1723).value;
      for (const element of segregatingElements) {
        const { value } = solidDiffusivity(element, phase, 1723);
        expect(value, `${element} in ${phase}`).toBeGreaterThan(1e-15);
        expect(value, `${element} in ${phase}`).toBeLessThanOrEqual(carbon);
        expect(segregationData[element][phase]).toBeLessThan(1);
      }
    }
  });

  it('C-01: every element diffuses faster in delta ferrite than in the denser austenite', () => {
    for (const element of segregatingElements)
      expect(solidDiffusivity(element, 'delta', 1723).value, element).toBeGreaterThan(
        solidDiffusivity(element, 'gamma', 1723).value,
      );
  });

  it('C-01: pure iron melts at 1536 °C, and 1 % carbon lowers this by 78 K', () => {
    expect(interfaceTemperature({})).toBe(1536);
    expect(interfaceTemperature({ C: 1 })).toBe(1458);
  });
});

describe('microsegregation: solidus', () => {
  it.each(backDiffusionModels)(
    'C-01: the solidus with %s exists at every carbon content and decreases with it',
    (model) => {
      const solidi = Array.from({ length: 16 }, (_, tenth) => {
        const steel = { C: tenth / 10, Si: 0.25, Mn: 0.35, Cr: 1.5, element: 'Cr', model };
        const found = evaluate(calculator, steel);
        return found.ok ? Number(found.values['solidusC'] ?? Number.NaN) : Number.NaN;
      });
      for (const [at, solidus] of solidi.entries())
        expect(solidus, `${at / 10} % C`).toBeLessThan(solidi[at - 1] ?? 1536);
    },
  );
});
