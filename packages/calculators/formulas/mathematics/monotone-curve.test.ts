import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monotoneCurve, monotonePoints } from './monotone-curve.ts';

const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 50 })), {
  minLength: 2,
  maxLength: 12,
});

describe('monotone curve', () => {
  it('C-03 passes through its points and never turns between rising points', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let [x, y] = [0, 0];
        const points = all.map(([dx, dy]): readonly [number, number] => {
          [x, y] = [x + dx, y + dy];
          return [x, y];
        });
        const curve = monotoneCurve(points);
        for (const [at, value] of points) expect(curve(at)).toBeCloseTo(value, 9);
        const heights = monotonePoints(points, 7).map(([, height]) => height);
        for (const [at, height] of heights.entries())
          if (at > 0) expect(height).toBeGreaterThanOrEqual((heights[at - 1] ?? 0) - 1e-9);
      }),
    );
  });

  it('C-03 follows a straight line exactly', () => {
    const curve = monotoneCurve([
      [0, 1],
      [2, 5],
      [10, 21],
    ]);
    for (const x of [0.5, 3, 9.9]) expect(curve(x)).toBeCloseTo(1 + 2 * x, 9);
  });
});
