import { describe, expect, it } from 'vitest';
import {
  agrenAusteniteDiffusivity,
  agrenFerriteDiffusivity,
  slyckeDiffusivity,
  tibbettsDiffusivity,
} from './carbon-diffusivity.ts';
import {
  diffusingElements,
  diffusionDataBy,
  diffusionDataOf,
  isInDiffusionRange,
  preferredDiffusionData,
} from './diffusion-coefficients.ts';

const near = (value: number | undefined, expected: number, share: number): void =>
  expect(Math.abs((value ?? 0) / expected - 1)).toBeLessThan(share);

describe('diffusion coefficients (C-01)', () => {
  it('coefficients match Callister’s table: iron in ferrite, carbon in austenite', () => {
    near(diffusionDataBy('callister', 'Fe', 'ferrite')?.at(1173.15, 0), 1.8e-15, 0.06);
    near(diffusionDataBy('callister', 'C', 'austenite')?.at(1173.15, 0), 5.9e-12, 0.03);
    near(diffusionDataBy('callister', 'C', 'austenite')?.at(1373.15, 0), 5.3e-11, 0.03);
  });

  it('activation energies published in calories give the published Q/R: Mn in austenite at 1200 °C', () => {
    near(diffusionDataBy('wonThomas', 'Mn', 'austenite')?.at(1473.15, 0), 7.9003e-15, 0.0005);
  });

  it('three independent fits agree for carbon in austenite at 900 °C', () => {
    near(tibbettsDiffusivity(1173.15, 0.8), 1.6088e-11, 0.001);
    near(agrenAusteniteDiffusivity(1173.15, 0.8), 1.456e-11, 0.001);
    near(slyckeDiffusivity(1173.15, 0.8), 1.552e-11, 0.001);
    near(tibbettsDiffusivity(1173.15, 0.2), 7.68e-12, 0.002);
    near(agrenAusteniteDiffusivity(1173.15, 0.2), 7.72e-12, 0.002);
    near(slyckeDiffusivity(1173.15, 0.2), 7.69e-12, 0.002);
  });

  it('for carbon in ferrite, Ågren’s equation agrees with Wert’s in the range of the latter, and exceeds it at high temperature', () => {
    const wert = diffusionDataBy('wert', 'C', 'ferrite');
    near(agrenFerriteDiffusivity(373.15), wert?.at(373.15, 0) ?? 0, 0.1);
    expect(agrenFerriteDiffusivity(1073.15)).toBeGreaterThan(wert?.at(1073.15, 0) ?? 0);
  });

  it('the preferred equation for carbon in ferrite agrees with measurements on single crystals (Budke & Herzig 1991)', () => {
    const preferred = preferredDiffusionData('C', 'ferrite');
    near(preferred?.at(1123, 0), 3.13e-10, 0.25);
    near(preferred?.at(1072, 0), 1.85e-10, 0.25);
  });

  it('the two branches of Ågren’s equation for carbon in ferrite meet near the Curie temperature', () => {
    const share = (kelvin: number): number =>
      Math.log(agrenFerriteDiffusivity(kelvin) / (2e-6 * Math.exp(-10115 / kelvin))) / 0.5898;
    near(share(15309 / 14.985), 1, 1e-9);
    expect(share(600)).toBeLessThan(0.1);
    expect(share(1700)).toBeGreaterThan(1.85);
    near(agrenFerriteDiffusivity(1073.15), 3.676e-10, 0.001);
  });

  it('coefficients exist for each element in both phases, except for boron in ferrite', () => {
    for (const element of diffusingElements) {
      expect(diffusionDataOf(element, 'austenite').length).toBeGreaterThan(0);
      expect(diffusionDataOf(element, 'ferrite').length > 0).toBe(element !== 'B');
    }
  });

  it('diffusion data are in range from the lowest to the highest temperature and carbon content given by their author', () => {
    const [wert, tibbetts, johnson, agren] = [
      diffusionDataBy('wert', 'C', 'ferrite'),
      diffusionDataBy('tibbetts', 'C', 'austenite'),
      diffusionDataBy('johnsonHill', 'H', 'ferrite'),
      diffusionDataBy('agren', 'C', 'austenite'),
    ];
    if (!wert || !tibbetts || !johnson || !agren) throw new Error('missing data');
    expect([-35.1, -35, 750, 750.1].map((celsius) => isInDiffusionRange(wert, celsius, 5))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([0.09, 0.1, 1.3, 1.31].map((carbon) => isInDiffusionRange(tibbetts, 900, carbon))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isInDiffusionRange(tibbetts, 700, 0.5)).toBe(false);
    expect([199, 200, 5000].map((celsius) => isInDiffusionRange(johnson, celsius, 0))).toEqual([
      false,
      true,
      true,
    ]);
    expect(isInDiffusionRange(agren, 5000, 5)).toBe(true);
  });

  it('confirmed diffusion data are preferred; data of compilations are used only where there are no others', () => {
    expect(preferredDiffusionData('Mo', 'ferrite')?.author).toBe('compiled');
    expect(preferredDiffusionData('Fe', 'ferrite')?.author).toBe('callister');
    expect(preferredDiffusionData('B', 'ferrite')).toBeUndefined();
    expect(diffusionDataBy('callister', 'H', 'ferrite')).toBeUndefined();
  });

  it('coefficients increase with temperature continuously in both phases', () => {
    for (const element of diffusingElements) {
      for (const phase of ['ferrite', 'austenite'] as const) {
        const data = preferredDiffusionData(element, phase);
        for (let kelvin = 300; data && kelvin < 1773; kelvin += 1) {
          const rise = data.at(kelvin + 1, 0.1) / data.at(kelvin, 0.1);
          expect(rise, `${element} in ${phase} at ${kelvin} K`).toBeGreaterThan(1);
          expect(rise, `${element} in ${phase} at ${kelvin} K`).toBeLessThan(1.5);
        }
      }
    }
  });
});
