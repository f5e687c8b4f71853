import { describe, expect, it } from 'vitest';
import { blend, fade } from './blend.ts';

const voice = (value: number, weight = 1, author = String(value)) => ({ value, weight, author });

describe('the mean of several authors', () => {
  it('C-01: is the plain mean where all count, and their range is the spread', () => {
    expect(blend([voice(10), voice(20), voice(60)])).toEqual({ mean: 30, spread: 50, low: 10, high: 60 });
    expect(blend([voice(10, 0)])).toBeNull();
    expect(blend([])).toBeNull();
  });

  it('C-01: one author has one voice, however many formulas', () => {
    expect(blend([voice(0, 1, 'a'), voice(10, 1, 'a'), voice(20, 1, 'b')])?.mean).toBeCloseTo(12.5, 12);
  });

  it('C-01: a voice leaves without a step in mean or spread', () => {
    const at = (carbon: number) => blend([voice(100), voice(110), voice(300, fade(carbon, 0.4, 0.6))]);
    expect(fade(0.3, 0.4, 0.6)).toBe(1);
    expect(fade(0.6, 0.4, 0.6)).toBe(0);
    expect(fade(0.1, 0.15, 0.1)).toBe(0);
    for (let carbon = 0.3; carbon < 0.7; carbon += 0.001) {
      const [here, next] = [at(carbon), at(carbon + 0.001)];
      expect(Math.abs((here?.mean ?? 0) - (next?.mean ?? 0))).toBeLessThan(2);
      expect(Math.abs((here?.spread ?? 0) - (next?.spread ?? 0))).toBeLessThan(3);
    }
    expect(at(0.7)).toEqual({ mean: 105, spread: 10, low: 100, high: 110 });
  });
});
