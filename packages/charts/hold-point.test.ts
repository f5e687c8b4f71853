import { axisIncluding as holding } from '@ferrite/calculators/core/axis-span.ts';
import type { Axis } from '@ferrite/calculators/core/chart.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extendToPoints } from './hold-point.ts';

const straight: Axis = { label: 'x', scale: 'linear', domain: [0, 300], step: 50 };

describe('B-02 axis extended to contain a point', () => {
  it('an axis is extended by whole ticks, on the side that is too short', () => {
    expect(holding(straight, 302).domain).toEqual([0, 350]);
    expect(holding(straight, -1).domain).toEqual([-50, 300]);
    expect(holding(straight, 300)).toBe(straight);
    expect(holding({ ...straight, domain: [300, 0] }, 302).domain).toEqual([350, 0]);
    expect(holding({ label: 'x', scale: 'log', domain: [1, 100] }, 250).domain).toEqual([1, 1000]);
    expect(holding({ label: 'x', scale: 'log', domain: [1, 100] }, 0).domain).toEqual([1, 100]);
  });

  it('while a point is dragged, the axis contains every point reached and never shrinks', () => {
    const end = fc.double({ min: -1e3, max: 1e3, noNaN: true });
    fc.assert(
      fc.property(end, end, end, end, (from, to, x, y) => {
        fc.pre(Math.abs(from - to) > 1e-3);
        const axis: Axis = { label: 'x', scale: 'linear', domain: [from, to] };
        const drawing = extendToPoints({ x: axis, y: axis, marks: [{ role: 'user', at: [x, y] }] });
        for (const [held, value] of [
          [drawing.x, x],
          [drawing.y, y],
        ] as const) {
          const [low, high] = [Math.min(...held.domain), Math.max(...held.domain)];
          expect(low).toBeLessThanOrEqual(Math.min(value, from, to) + 1e-9);
          expect(high).toBeGreaterThanOrEqual(Math.max(value, from, to) - 1e-9);
        }
      }),
    );
  });
});
