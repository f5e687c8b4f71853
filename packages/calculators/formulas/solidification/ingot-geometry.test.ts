import { describe, expect, it } from 'vitest';
import * as ingot from './ingot-geometry.ts';

const octagon = { kind: 'polygon', sides: 8, radius: 0 } as const;

describe('ingot geometry (C-01)', () => {
  it('section areas: octagon 0.828427 d², dodecagon 0.803848 d², rounded square a² - (4 - π) r²', () => {
    expect(ingot.sectionArea(octagon, 1)).toBeCloseTo(0.828427, 6);
    expect(ingot.sectionArea({ kind: 'polygon', sides: 12, radius: 0 }, 1)).toBeCloseTo(0.803848, 6);
    const square = ingot.sectionArea({ kind: 'polygon', sides: 4, radius: 0.08 }, 0.6);
    expect(square).toBeCloseTo(0.36 - (4 - Math.PI) * 0.0064, 9);
    expect(ingot.sectionArea({ kind: 'chamfered', chamfer: 0.1 }, 0.6)).toBeCloseTo(0.34, 9);
  });

  it('volumes of a round ingot 500/560 x 1500 mm and an octagonal one 800/900 x 2000 mm match the hand calculation', () => {
    expect(ingot.bodyVolume({ section: { kind: 'round' }, bottom: 0.5, top: 0.56, height: 1.5 })).toBeCloseTo(
      0.33128,
      4,
    );
    const body = { section: octagon, bottom: 0.8, top: 0.9, height: 2 };
    expect(ingot.bodyVolume(body)).toBeCloseTo(1.1985, 3);
    expect(ingot.totalTaper(body)).toBeCloseTo(5, 9);
    const [a1, a2] = [ingot.sectionArea(octagon, 0.8), ingot.sectionArea(octagon, 0.9)];
    expect(ingot.bodyVolume(body)).toBeCloseTo((2 / 3) * (a1 + a2 + Math.sqrt(a1 * a2)), 9);
    expect(ingot.volumeUpTo(body, 2)).toBeCloseTo(ingot.bodyVolume(body), 12);
  });

  it('a hollow ingot has the area of its ring and also cools at its bore', () => {
    const hollow = { kind: 'hollow', bore: 0.5 } as const;
    expect(ingot.sectionArea(hollow, 1)).toBeCloseTo((Math.PI * 0.75) / 4, 12);
    expect(ingot.sectionPerimeter(hollow, 1)).toBeCloseTo(Math.PI * 1.5, 12);
  });

  it('perimeters by hand: a square of 0.6 m has 2.166 m with chamfers of 0.1 m, and 2.263 m with radii of 0.08 m', () => {
    // The first has four straight edges of 0.4 m and four of 0.1 √2 m; the second four of 0.44 m and a circle.
    expect(ingot.sectionPerimeter({ kind: 'chamfered', chamfer: 0.1 }, 0.6)).toBeCloseTo(
      1.6 + 0.4 * Math.SQRT2,
      12,
    );
    expect(ingot.sectionPerimeter({ kind: 'polygon', sides: 4, radius: 0.08 }, 0.6)).toBeCloseTo(
      1.76 + 0.16 * Math.PI,
      12,
    );
  });

  it('the side faces of a frustum of 0.5 and 1.1 m with a height of 0.4 m have a slant of 0.5 m', () => {
    const body = { section: { kind: 'round' }, bottom: 0.5, top: 1.1, height: 0.4 } as const;
    const ends = (Math.PI / 4) * (0.5 ** 2 + 1.1 ** 2);
    expect(ingot.bodySurface(body)).toBeCloseTo(Math.PI * 0.8 * 0.5 + ends, 12);
    expect(ingot.bodyModulus(body)).toBeCloseTo(ingot.bodyVolume(body) / ingot.bodySurface(body), 12);
    expect(ingot.totalTaper(body)).toBeCloseTo(150, 9);
  });

  it('the volume up to half the height of a cone from 0 to 1 m is an eighth of the whole', () => {
    const cone = { section: { kind: 'round' }, bottom: 0, top: 1, height: 2 } as const;
    expect(ingot.volumeUpTo(cone, 1) / ingot.bodyVolume(cone)).toBeCloseTo(1 / 8, 12);
    const frustum = { ...cone, bottom: 0.4 };
    expect(ingot.volumeUpTo(frustum, 1)).toBeCloseTo(
      ingot.bodyVolume({ ...frustum, top: 0.7, height: 1 }),
      12,
    );
  });

  it('a polygon whose corner radius makes it a circle has the values of the circle', () => {
    const rounded = { kind: 'polygon', sides: 8, radius: 0.4 } as const;
    expect(ingot.sectionArea(rounded, 0.8)).toBeCloseTo(ingot.sectionArea({ kind: 'round' }, 0.8), 12);
    expect(ingot.sectionPerimeter(rounded, 0.8)).toBeCloseTo(Math.PI * 0.8, 12);
  });

  it('the modulus of a long cylinder is D/4, that of a cube a/6', () => {
    expect(ingot.bodyModulus({ section: { kind: 'round' }, bottom: 1, top: 1, height: 1e6 })).toBeCloseTo(
      0.25,
      5,
    );
    expect(
      ingot.bodyModulus({ section: { kind: 'polygon', sides: 4, radius: 0 }, bottom: 1, top: 1, height: 1 }),
    ).toBeCloseTo(1 / 6, 9);
  });
});
