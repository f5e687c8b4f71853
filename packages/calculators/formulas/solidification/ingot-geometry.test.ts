import { describe, expect, it } from 'vitest';
import * as ingot from './ingot-geometry.ts';

const octagon = { kind: 'polygon', sides: 8, radius: 0 } as const;

describe('ingot geometry (C-01)', () => {
  it('areas: octagon 0.828427 d², dodecagon 0.803848 d², rounded square a² - (4 - π) r²', () => {
    expect(ingot.sectionArea(octagon, 1)).toBeCloseTo(0.828427, 6);
    expect(ingot.sectionArea({ kind: 'polygon', sides: 12, radius: 0 }, 1)).toBeCloseTo(0.803848, 6);
    const square = ingot.sectionArea({ kind: 'polygon', sides: 4, radius: 0.08 }, 0.6);
    expect(square).toBeCloseTo(0.36 - (4 - Math.PI) * 0.0064, 9);
    expect(ingot.sectionArea({ kind: 'chamfered', chamfer: 0.1 }, 0.6)).toBeCloseTo(0.34, 9);
  });

  it('volumes: round 500/560 x 1500 mm, octagon 800/900 x 2000 mm', () => {
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

  it('a body rounded to a circle has the values of the circle', () => {
    const rounded = { kind: 'polygon', sides: 8, radius: 0.4 } as const;
    expect(ingot.sectionArea(rounded, 0.8)).toBeCloseTo(ingot.sectionArea({ kind: 'round' }, 0.8), 12);
    expect(ingot.sectionPerimeter(rounded, 0.8)).toBeCloseTo(Math.PI * 0.8, 12);
  });

  it('the modulus of a long cylinder is D/4, of a cube a/6', () => {
    expect(ingot.bodyModulus({ section: { kind: 'round' }, bottom: 1, top: 1, height: 1e6 })).toBeCloseTo(
      0.25,
      5,
    );
    expect(
      ingot.bodyModulus({ section: { kind: 'polygon', sides: 4, radius: 0 }, bottom: 1, top: 1, height: 1 }),
    ).toBeCloseTo(1 / 6, 9);
  });
});
