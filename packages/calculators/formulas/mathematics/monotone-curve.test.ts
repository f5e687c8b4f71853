import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monotoneCurve, monotonePoints, monotoneSpline } from './monotone-curve.ts';

const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 50 })), {
  minLength: 2,
  maxLength: 12,
});

describe('monotone curve', () => {
  it('C-03 the curve passes through its points and never turns between rising points', () => {
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

  it('C-03 the curve has the slopes of Fritsch and Butland: 7/13 and 1.548 midway between 0, 1 and 2 at 0, 1 and 3, by hand', () => {
    // Slope at the middle point: 9/(5/1 + 4/0.5) = 9/13; at the ends the slope of the chord.
    const curve = monotoneCurve([
      [0, 0],
      [1, 1],
      [3, 2],
    ]);
    expect(curve(0.5)).toBeCloseTo(7 / 13, 12);
    expect(curve(2)).toBeCloseTo(1.5 + (2 * (9 / 13 - 0.5)) / 8, 12);
  });

  it('C-03 the spline has the slopes of the natural spline through 0, 1 and 2 at 0, 1 and 3: 13/12, 5/6 and 1/3, by hand', () => {
    const curve = monotoneSpline([
      [0, 0],
      [1, 1],
      [3, 2],
    ]);
    // Midway: mean of the ends plus an eighth of the width times the difference of the slopes.
    expect(curve(0.5)).toBeCloseTo(0.5 + (13 / 12 - 5 / 6) / 8, 12);
    expect(curve(2)).toBeCloseTo(1.5 + (2 * (5 / 6 - 1 / 3)) / 8, 12);
  });

  it('C-03 the slope of the spline is at most three times that of the flatter side, which prevents a turn', () => {
    const curve = monotoneSpline([
      [0, 0],
      [1, 0.1],
      [2, 10],
      [3, 10.1],
    ]);
    // The slope of the secant at 1 and at 2 is 0.3.
    expect((curve(1) - curve(1 - 1e-6)) / 1e-6).toBeCloseTo(0.3, 4);
    expect((curve(2 + 1e-6) - curve(2)) / 1e-6).toBeCloseTo(0.3, 4);
  });

  it('C-03 the curve has a level tangent at a turning point and never exceeds it', () => {
    const peak = [
      [0, 0],
      [1, 2],
      [2, 0],
    ] as const;
    const curve = monotoneCurve(peak);
    for (let x = 0; x <= 2; x += 0.05) {
      expect(curve(x)).toBeLessThanOrEqual(2 + 1e-12);
      expect(curve(x)).toBeCloseTo(curve(2 - x), 12);
    }
  });

  it('C-03 the curve keeps its first and last value outside its points, and is NaN without points', () => {
    const curve = monotoneCurve([
      [1, 3],
      [2, 5],
    ]);
    expect([curve(0), curve(1), curve(2), curve(9)]).toEqual([3, 3, 5, 5]);
    expect([0, 2, 5].map(monotoneCurve([[2, 7]]))).toEqual([7, 7, 7]);
    expect(monotoneCurve([])(1)).toBeNaN();
  });

  it('C-03 the curve is drawn with equally spaced points between its given points', () => {
    const line = [
      [0, 1],
      [2, 5],
    ] as const;
    expect(monotonePoints(line, 4)).toEqual([
      [0, 1],
      [0.5, 2],
      [1, 3],
      [1.5, 4],
      [2, 5],
    ]);
  });

  it.each([monotoneCurve, monotoneSpline])(
    'C-03 the curve follows a straight line exactly',
    (curveThrough) => {
      const curve = curveThrough([
        [0, 1],
        [2, 5],
        [10, 21],
      ]);
      for (const x of [0.5, 3, 9.9]) expect(curve(x)).toBeCloseTo(1 + 2 * x, 9);
    },
  );

  it('C-03 the spline passes through its points, and never turns between rising points', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let [x, y] = [0, 0];
        const points = all.map(([dx, dy]): readonly [number, number] => {
          [x, y] = [x + dx, y + dy];
          return [x, y];
        });
        const curve = monotoneSpline(points);
        for (const [at, value] of points) expect(curve(at)).toBeCloseTo(value, 9);
        const [from = 0, to = 0] = [points[0]?.[0], x];
        const heights = Array.from({ length: 101 }, (_, at) => curve(from + ((to - from) * at) / 100));
        for (const [at, height] of heights.entries())
          if (at > 0) expect(height).toBeGreaterThanOrEqual((heights[at - 1] ?? 0) - 1e-9);
      }),
    );
  });

  it('C-03 the spline has no waves between points whose curvature keeps its sign', () => {
    const curve = monotoneSpline([1, 2, 4, 5, 8, 10, 13].map((x) => [x, Math.sqrt(x)] as const));
    const slopes = Array.from({ length: 110 }, (_, at) => curve(1.5 + (at + 1) / 10) - curve(1.5 + at / 10));
    for (const [at, slope] of slopes.entries())
      if (at > 0) expect(slope).toBeLessThan((slopes[at - 1] ?? 0) + 1e-12);
  });
});
