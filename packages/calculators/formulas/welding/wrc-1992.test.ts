import { describe, expect, it } from 'vitest';
import { sumOf } from '../composition/weighted-sum.ts';
import * as wrc from './wrc-1992.ts';

describe('WRC-1992 diagram (C-01)', () => {
  it('the chromium and nickel equivalents of the 304 weld metal in Table 3 of the paper are 18.83 and 12.45', () => {
    const steel = { C: 0.05, Mn: 1.6, Si: 0.4, Cr: 18.75, Ni: 9.9, Mo: 0.08, N: 0.04 };
    expect(Math.abs(sumOf(wrc.equivalents.creq, steel) - 18.83)).toBeLessThan(0.005);
    expect(Math.abs(sumOf(wrc.equivalents.nieq, steel) - 12.45)).toBeLessThan(0.005);
  });

  it.each([
    [18.83, 12.45, 3.2, 0.5],
    [20.3, 13.6, 4.6, 0.5],
    [24.6, 14.95, 17.4, 0.7],
    [28.14, 14.57, 46, 2],
    [24.02, 9.81, 69, 2],
    [23.13, 10.81, 40, 4],
  ])('Creq %s and Nieq %s of the paper give FN %s ± %s', (creq, nieq, expected, tolerance) => {
    expect(Math.abs((wrc.ferriteNumber([creq, nieq]) ?? -99) - expected)).toBeLessThanOrEqual(tolerance);
  });

  it.each([
    [18.2, 16, 'A'],
    [19.6, 14.3, 'AF'],
    [20, 12.3, 'FA'],
    [22.3, 10.4, 'F'],
  ] as const)('the solidification mode at Creq %s and Nieq %s is %s', (creq, nieq, mode) => {
    expect(wrc.solidificationMode([creq, nieq])).toBe(mode);
  });

  it('the ferrite number is null beyond the lines and 0 left of the line FN 0', () => {
    expect(wrc.ferriteNumber([30.5, 17.5])).toBeNull();
    expect(wrc.ferriteNumber([15, 12])).toBeNull();
    expect(wrc.ferriteNumber([30.9, 10])).toBeNull();
    expect(wrc.ferriteNumber([18.2, 16])).toBe(0);
  });

  it('a mode boundary passes through its points, is straight between them and extended beyond its ends', () => {
    const line = wrc.modeBoundaries['AF-FA'];
    for (const [creq, nieq] of line) expect(wrc.creqAt(line, nieq)).toBeCloseTo(creq, 9);
    expect(wrc.creqAt(line, 12.43)).toBeCloseTo((17.71 + 18.02) / 2, 9);
    expect(wrc.creqAt(line, 12 - 0.31)).toBeCloseTo(17.15 - 0.56, 9);
    expect(wrc.creqAt(line, 17.74 + 0.31)).toBeCloseTo(24.6 + 0.42, 9);
    expect(() => wrc.creqAt([[17, 12]], 12)).toThrow('two points');
  });

  it('the covered area ends at its slanted edges, including the closing edge', () => {
    expect(
      [
        [17.45, 12.7],
        [17.3, 12.7],
        [26.8, 10],
        [28, 10],
        [28.5, 15.3],
        [28.7, 15.3],
      ].map(([creq = 0, nieq = 0]) => wrc.isInFan([creq, nieq])),
    ).toEqual([true, false, true, false, true, false]);
  });

  it('the ferrite number is 0 on the line FN 0 and left of it as far as the axes', () => {
    expect(wrc.ferriteNumber([wrc.creqAt(wrc.modeBoundaries['A-AF'], 14.15), 14.15])).toBe(0);
    expect([wrc.ferriteNumber([17, 13]), wrc.ferriteNumber([16.99, 13])]).toEqual([0, null]);
    expect([wrc.ferriteNumber([20, 18]), wrc.ferriteNumber([20, 18.01])]).toEqual([0, null]);
  });

  it('FN increases with Creq at each Nieq of the diagram', () => {
    for (let nieq = 9; nieq <= 18; nieq += 0.1) {
      const line = wrc.crossings(nieq);
      line.slice(1).forEach(({ creq, number }, at) => {
        expect(creq, `FN ${number} at Nieq ${nieq}`).toBeGreaterThan(line[at]?.creq ?? 0);
      });
    }
  });

  it('the middle of each line has the FN of the line', () => {
    for (const {
      number,
      line: [[x1, y1], [x2, y2]],
    } of wrc.ferriteNumberLines) {
      expect(wrc.ferriteNumber([(x1 + x2) / 2, (y1 + y2) / 2])).toBeCloseTo(number, 6);
    }
  });
});
