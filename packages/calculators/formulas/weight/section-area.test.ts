import { describe, expect, it } from 'vitest';
import * as section from './section-area.ts';
import * as body from './solid-volume.ts';
import type { StandardSection } from './standard-section.ts';
import { type SectionName, sectionNames, seriesOf, standardSections } from './standard-sections.ts';

const kilogramsPerMetre = (areaMm2: number, density = 7850): number => areaMm2 * density * 1e-6;

/** Returns the area from the stored dimensions, or null where only the mass is printed. */
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
  ] as const)('%s has an area of %s cm² and a mass of %s kg/m', (name, areaCm2, mass) => {
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

  it('hollow section 100 × 100 × 5 has a mass of 14.70 kg/m hot finished and 14.41 kg/m cold formed', () => {
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

  it.each([
    ['hot', 5, 7.5, 5],
    ['cold', 6, 12, 6],
    ['cold', 6.1, 15.25, 9.15],
    ['cold', 10, 25, 15],
    ['cold', 10.1, 30.3, 20.2],
    ['sharp', 5, 0, 0],
  ] as const)(
    'EN 10210-2 and 10219-2: %s hollow sections of %s mm have the radii %s and %s mm',
    (finish, wall, outer, inner) => {
      const radii = section.hollowRadii(finish, wall);
      expect(radii.outer).toBeCloseTo(outer, 9);
      expect(radii.inner).toBeCloseTo(inner, 9);
    },
  );

  it('perimeters of bars and tubes match the hand calculation: round 10, flat 40 × 10, hexagon 30, octagon 10, tube 50', () => {
    expect(section.roundBar(10).perimeter).toBeCloseTo(31.416, 3);
    expect(section.rectangularBar(40, 10)).toEqual({ area: 400, perimeter: 100 });
    // The hexagon has six sides of 30/√3, the octagon eight of 10 (√2 − 1).
    expect(section.hexagonBar(30).perimeter).toBeCloseTo(103.923, 3);
    expect(section.octagonBar(10).perimeter).toBeCloseTo(33.137, 3);
    expect(section.roundTube(50, 5).perimeter).toBeCloseTo(157.08, 2);
  });

  it('perimeters of profiles: hollow 100 × 60 × 5 and L 100 × 10 (0.390 m²/m), UPE 200 (0.697 m²/m, 29.0 cm²)', () => {
    // The hollow section has straight edges of 85 and 45 mm, and a circle of 7.5 mm.
    expect(section.hollowSection(100, 60, 5, 'hot').perimeter).toBeCloseTo(260 + 15 * Math.PI, 9);
    expect(section.hollowSection(100, 60, 5, 'sharp').perimeter).toBe(320);
    const leg = { leg: 100, otherLeg: 100, thickness: 10, rootRadius: 12, toeRadius: 6 };
    expect(Math.abs(section.angleSection(leg).perimeter - 390)).toBeLessThan(0.5);
    const channel = section.channelSection({ height: 200, width: 80, web: 6, flange: 11, radius: 13 });
    expect(Math.abs(channel.perimeter - 697)).toBeLessThan(0.5);
    expect(Math.abs(channel.area / 100 - 29)).toBeLessThan(0.05);
  });

  it('a tee of 100 × 80 × 10 × 8 mm with a radius of 10 mm has 1603 mm² and a perimeter of 351.4 mm by hand', () => {
    // By hand: 100 × 10 + 70 × 8 + (2 − π/2) × 10²; 2 (100 + 80) − 2 (2 − π/2) × 10.
    const tee = section.teeSection({ height: 80, width: 100, web: 8, flange: 10, radius: 10 });
    expect(tee.area).toBeCloseTo(1602.92, 2);
    expect(tee.perimeter).toBeCloseTo(351.416, 3);
  });

  it('surfaces and volumes of bodies match the hand calculation: plate, ring, hollow sphere, frustum, closed ring, bend', () => {
    expect(body.plateBody(1, 2, 3)).toEqual({ volume: 6, surface: 22 });
    expect(body.ringBody(10, 6, 5).volume).toBeCloseTo(80 * Math.PI, 9);
    expect(body.ringBody(10, 6, 5).surface).toBeCloseTo((32 + 80) * Math.PI, 9);
    expect(body.sphereBody(10, 6).volume).toBeCloseTo((784 / 6) * Math.PI, 9);
    expect(body.sphereBody(10, 6).surface).toBeCloseTo(100 * Math.PI, 9);
    // Radii of 5 and 2 with a height of 4 have a slant of 5.
    expect(body.frustumBody(10, 4, 4).volume).toBeCloseTo(52 * Math.PI, 9);
    expect(body.frustumBody(10, 4, 4).surface).toBeCloseTo(64 * Math.PI, 9);
    expect(body.torusBody(200, 20).surface).toBeCloseTo(200 * Math.PI * 20 * Math.PI, 6);
    expect(body.elbowBody(50, 5, 100, Math.PI).surface).toBeCloseTo(50 * Math.PI * 100 * Math.PI, 6);
  });

  it('bodies have the expected mass: plate 353.25 kg, sphere Ø 100 4.110 kg, cone a third of the cylinder’s mass', () => {
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
