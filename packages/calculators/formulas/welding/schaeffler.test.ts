import { describe, expect, it } from 'vitest';
import { sumOf } from '../composition/weighted-sum.ts';
import { heightAt, isInside, signedArea } from '../mathematics/plane-geometry.ts';
import * as diagram from './schaeffler.ts';

describe('Schaeffler diagram (C-01)', () => {
  it('both equivalents of a known analysis have the expected values', () => {
    const steel = { Cr: 18, Mo: 2, Si: 1, Nb: 1, Ni: 8, C: 0.1, Mn: 2 };
    expect(sumOf(diagram.equivalents.creq, steel)).toBeCloseTo(22, 9);
    expect(sumOf(diagram.equivalents.nieq, steel)).toBeCloseTo(12, 9);
  });

  it('304 is within 0.4 of the equivalents printed by BSSA', () => {
    const steel = { C: 0.04, Mn: 1.5, Si: 0.4, Cr: 18.2, Ni: 8.5 };
    expect(sumOf(diagram.equivalents.creq, steel)).toBeCloseTo(18.8, 3);
    expect(sumOf(diagram.equivalents.nieq, steel)).toBeCloseTo(10.45, 3);
    expect(Math.abs(sumOf(diagram.equivalents.creq, steel) - 18.92)).toBeLessThan(0.4);
    expect(Math.abs(sumOf(diagram.equivalents.nieq, steel) - 10.15)).toBeLessThan(0.4);
  });

  it.each([
    [35, 2, 'F'],
    [5, 29, 'A'],
    [5, 30, 'A'],
    [10, 15, 'A+M'],
    [5, 8, 'M'],
  ])('the point (%s, %s) lies in field %s', (x, y, field) => {
    expect(diagram.fieldAt([x, y])).toBe(field);
  });

  it('the fields cover the diagram once: their area is 1200, and each grid point is in exactly one field', () => {
    const areas = diagram.fieldNames.map((name) => Math.abs(signedArea(diagram.fields[name])));
    expect(Math.abs(areas.reduce((sum, each) => sum + each, 0) - 1200)).toBeLessThan(0.1);
    for (let x = 0.25; x < 40; x += 0.5) {
      for (let y = 0.25; y < 30; y += 0.5) {
        expect(diagram.fieldNames.filter((name) => isInside(diagram.fields[name], [x, y]))).toHaveLength(1);
      }
    }
  });

  it('the ferrite content is 10.3 % at (25, 15) and 10 % on the 10 % line', () => {
    expect(Math.abs((diagram.ferriteAt([25, 15]) ?? 0) - 10.3)).toBeLessThan(0.3);
    expect(Math.abs((diagram.ferriteAt([30, 19.52]) ?? 0) - 10)).toBeLessThan(0.1);
  });

  it('halfway between two ferrite lines the ferrite content is their mean', () => {
    diagram.ferriteLines.slice(1).forEach((below, at) => {
      const above = diagram.ferriteLines[at] ?? below;
      const middle = (heightAt(above.line, 30) + heightAt(below.line, 30)) / 2;
      expect(diagram.ferriteAt([30, middle])).toBeCloseTo((above.percent + below.percent) / 2, 9);
    });
  });

  it('a point between the rounded corner of a field and the outermost ferrite line has 0 % or 100 %', () => {
    expect([diagram.fieldAt([17.69, 11.298]), diagram.ferriteAt([17.69, 11.298])]).toEqual(['A+F', 0]);
    expect([diagram.fieldAt([20.59, 2.754]), diagram.ferriteAt([20.59, 2.754])]).toEqual(['A+M+F', 100]);
  });

  it('the distance to the nearest boundary is 0 on a line, and beyond the end of a line the distance to this end', () => {
    expect(diagram.distanceToBoundary([12.15, 0])).toBe(0);
    expect(diagram.distanceToBoundary([40, 30])).toBeCloseTo(40 - 34.73, 9);
  });

  it('Séférian: 304 with the equivalents 18.8 and 10.45 has 7.14 % ferrite by hand', () => {
    expect(diagram.seferianFerrite(18.8, 10.45)).toBeCloseTo(7.1445, 9);
    expect(diagram.seferianInserted('18.8', '10.45')).toBe('3 (18.8 − 0.93 × 10.45 − 6.7)');
  });

  it('there is no ferrite value outside the fields with ferrite lines or outside the diagram', () => {
    expect(diagram.ferriteAt([5, 8])).toBeNull();
    expect(diagram.ferriteAt([41, 20])).toBeNull();
    expect(diagram.fieldAt([41, 20])).toBeNull();
  });

  it('the problem zones contain exactly the points that their rules describe', () => {
    for (let x = 0.25; x < 40; x += 0.5) {
      for (let y = 0.25; y < 30; y += 0.5) {
        const [field, ferrite] = [diagram.fieldAt([x, y]), diagram.ferriteAt([x, y])];
        const zones = diagram.zonesAt([x, y]);
        expect(zones.includes('target')).toBe(
          field === 'A+F' && ferrite !== null && ferrite >= 5 && ferrite <= 10,
        );
        const much = (ferrite !== null && ferrite >= 10) || field === 'F';
        expect(zones.includes('sigma')).toBe(x >= 18 && much);
      }
    }
  });
});
