import { describe, expect, it } from 'vitest';
import { type CoolingHistory, passageOf, temperatureAt } from './cooling-history.ts';

const state = (seconds: number, celsius: number, rate: number) => ({
  seconds,
  nodes: Float64Array.of(celsius, celsius + 10),
  rates: Float64Array.of(rate, rate),
});
/** Cooling T = 800 − 20 t − t², which cubic interpolation reproduces exactly. */
const history: CoolingHistory = [0, 5, 10].map((t) => state(t, 800 - 20 * t - t * t, -20 - 2 * t));

describe('cooling history: temperatures between the time steps', () => {
  it('W-04 interpolated temperatures follow a parabola exactly, start with the first time step and end with the last', () => {
    expect([0, 2, 5, 7.5, 10].map((seconds) => temperatureAt(history, 0, seconds))).toEqual([
      800, 756, 675, 593.75, 500,
    ]);
    expect(temperatureAt(history, 1, 2)).toBeCloseTo(766, 9);
    expect(temperatureAt(history, 0, 99)).toBe(500);
    expect(temperatureAt([], 0, 1)).toBeNaN();
  });

  it('W-04 each temperature is passed at the time and with the cooling rate of the parabola', () => {
    const passed = passageOf(history, 0, 593.75);
    expect(passed?.seconds).toBeCloseTo(7.5, 9);
    expect(passed?.rate).toBeCloseTo(35, 6);
    expect(passageOf(history, 1, 603.75)?.seconds).toBeCloseTo(7.5, 9);
    expect(passageOf(history, 0, 500)?.seconds).toBeCloseTo(10, 9);
  });

  it('W-04 temperatures above the start or below the end of the cooling are not passed', () => {
    expect([801, 800, 499].map((celsius) => passageOf(history, 0, celsius))).toEqual([null, null, null]);
  });
});
