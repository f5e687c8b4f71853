import fc from 'fast-check';
import { expect, it } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

it('V-05 a linear axis has ticks at round values that enclose all values', () => {
  expect(axisTicks([79.2, -55.2, 496], false)).toEqual({
    from: -100,
    to: 500,
    at: [-100, 0, 100, 200, 300, 400, 500],
  });
  expect(axisTicks([20.4, 61], false).at).toEqual([20, 30, 40, 50, 60, 70]);
});

it('V-05 a logarithmic axis has ticks at 1, 2 and 5', () => {
  expect(axisTicks([8.3, 340], true)).toEqual({ from: 5, to: 500, at: [5, 10, 20, 50, 100, 200, 500] });
});

it('V-05 every value is within the axis, and a linear axis has at most nine ticks', () => {
  const value = fc.double({ min: -5000, max: 5000, noNaN: true, noDefaultInfinity: true });
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 30 }), (values) => {
      const { from, to, at } = axisTicks(values, false);
      for (const each of values) {
        expect(each).toBeGreaterThanOrEqual(from - 1e-6);
        expect(each).toBeLessThanOrEqual(to + 1e-6);
      }
      expect(at.length).toBeLessThanOrEqual(9);
    }),
  );
});
