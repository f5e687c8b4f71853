import { describe, expect, it } from 'vitest';
import { maxCurvePoints, maxReadPoints } from '../section.rules.ts';
import { thinRows } from './curve-rows.rules.ts';

const counted = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('rows of a cooling curve', () => {
  it('W-04 all rows of a cooling curve are used if their number does not exceed the limit', () => {
    const rows = counted(maxCurvePoints);
    expect(thinRows(rows, maxCurvePoints)).toEqual({ rows, thinned: null });
  });

  it('W-04 a cooling curve with more rows is reduced to every nth row plus the last, never more than the limit', () => {
    const { rows, thinned } = thinRows(counted(480), maxCurvePoints);
    expect(thinned).toEqual({ read: 480, used: 241, step: 2 });
    expect([rows[0], rows[1], rows[2], rows.at(-1)]).toEqual([0, 2, 4, 479]);
    for (const count of [401, 799, 800, 801, 1_197, 5_000, maxReadPoints]) {
      const some = thinRows(counted(count), maxCurvePoints).rows;
      expect(some.length, `${count} rows`).toBeLessThanOrEqual(maxCurvePoints);
      expect(some.length, `${count} rows`).toBeGreaterThan(maxCurvePoints / 2);
      expect([some[0], some.at(-1)]).toEqual([0, count - 1]);
    }
  });

  it('W-04 the thinned curve stays within 1 K of a quench from 850 °C logged at 10 Hz', () => {
    const celsius = (seconds: number) => 60 + 790 / (1 + Math.exp((seconds - 12) / 2.5));
    const logged = Array.from({ length: 600 }, (_, at) => [at / 10, celsius(at / 10)] as const);
    const { rows } = thinRows(logged, maxCurvePoints);
    const between = (seconds: number) => {
      const after = rows.findIndex(([each]) => each >= seconds);
      const [from, to] = [rows[Math.max(0, after - 1)], rows[after]];
      if (!from || !to || to === from) return rows[after]?.[1] ?? Number.NaN;
      return from[1] + ((to[1] - from[1]) * (seconds - from[0])) / (to[0] - from[0]);
    };
    for (const [seconds, expected] of logged) expect(Math.abs(between(seconds) - expected)).toBeLessThan(1);
  });
});
