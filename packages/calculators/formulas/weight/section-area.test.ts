import { describe, expect, it } from 'vitest';
import * as section from './section-area.ts';
import * as body from './solid-volume.ts';
import type { StandardSection } from './standard-section.ts';
import { type SectionName, sectionNames, seriesOf, standardSections } from './standard-sections.ts';

const kilogramsPerMetre = (areaMm2: number, density = 7850): number => areaMm2 * density * 1e-6;

/** Area from the stored dimensions, or null where only the mass is printed. */
function areaOf({ dimensions }: StandardSection): number | null {
  if (!dimensions || dimensions.kind === 'taper') return null;
  if (dimensions.kind === 'beam') return section.beamSection(dimensions).area;
  if (dimensions.kind === 'angle') return section.angleSection(dimensions).area;
  if (dimensions.kind === 'hollow')
    return section.hollowSection(dimensions.width, dimensions.height, dimensions.wall, 'hot').area;
  return dimensions.kind === 'tube'
    ? section.roundTube(dimensions.outside, dimensions.wall).area
    : section.roundBar(dimensions.diameter).area;
}

describe('section area and mass (C-01)', () => {
  it.each([
    ['IPE-300', 53.81, 42.24],
    ['HEB-200', 78.08, 61.29],
    ['L-100x10', 19.15, 15.04],
  ] as const)('%s: %s cm², %s kg/m', (name, areaCm2, mass) => {
    const area = areaOf(standardSections[name]) ?? 0;
    expect(Math.abs(area / 100 - areaCm2)).toBeLessThan(0.01);
    expect(Math.abs(kilogramsPerMetre(area) - mass)).toBeLessThan(0.01);
  });

  it('the mass of every stored section matches its printed mass within rounding', () => {
    for (const name of sectionNames) {
      const printed = standardSections[name as SectionName];
      const area = areaOf(printed);
      if (area === null) continue;
      const error = Math.abs(kilogramsPerMetre(area) / printed.kilogramsPerMetre - 1);
      expect(error, `${name}: ${kilogramsPerMetre(area)} against ${printed.kilogramsPerMetre}`).toBeLessThan(
        0.008,
      );
    }
    expect(new Set(sectionNames.map(seriesOf)).size).toBe(14);
  });

  it('hollow section 100 × 100 × 5: hot 14.70, cold 14.41 kg/m', () => {
    const mass = (finish: section.HollowFinish) =>
      kilogramsPerMetre(section.hollowSection(100, 100, 5, finish).area);
    expect(Math.abs(mass('hot') - 14.7)).toBeLessThan(0.01);
    expect(Math.abs(mass('cold') - 14.41)).toBeLessThan(0.01);
    expect(mass('sharp')).toBeCloseTo(14.915, 9);
  });

  it('pipe 168.3 × 7.11, rebar 16 and hexagon 30 have the printed mass', () => {
    expect(Math.abs(kilogramsPerMetre(section.roundTube(168.3, 7.11).area) - 28.26)).toBeLessThan(0.02);
    expect(Math.abs(kilogramsPerMetre(section.roundBar(16).area) - 1.578)).toBeLessThan(0.001);
    expect(Math.abs(kilogramsPerMetre(section.hexagonBar(30).area) - 6.118)).toBeLessThan(0.001);
    expect(section.octagonBar(10).area).toBeCloseTo(82.8427, 4);
  });

  it('the perimeter of IPE 300 is 1.160 m', () => {
    const { perimeter } = section.beamSection({
      height: 300,
      width: 150,
      web: 7.1,
      flange: 10.7,
      radius: 15,
    });
    expect(Math.abs(perimeter - 1160)).toBeLessThan(1);
  });

  it('bodies have the expected mass: plate 353.25 kg, sphere Ø 100 4.110 kg, cone a third of the cylinder', () => {
    expect(body.plateBody(10, 1500, 3000).volume * 7850e-9).toBeCloseTo(353.25, 6);
    expect(Math.abs(body.sphereBody(100, 0).volume * 7850e-9 - 4.11)).toBeLessThan(0.001);
    expect(body.frustumBody(60, 0, 100).volume * 3).toBeCloseTo(body.ringBody(60, 0, 100).volume, 6);
    expect(body.frustumBody(60, 60, 100).surface).toBeCloseTo(body.ringBody(60, 0, 100).surface, 6);
    expect(body.torusBody(200, 20).volume).toBeCloseTo(Math.PI * 200 * section.roundBar(20).area, 6);
    expect(body.elbowBody(114.3, 6.02, 152, Math.PI / 2).volume).toBeCloseTo(
      (section.roundTube(114.3, 6.02).area * 152 * Math.PI) / 2,
      6,
    );
  });
});
