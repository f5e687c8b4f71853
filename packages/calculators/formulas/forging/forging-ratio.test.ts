import { describe, expect, it } from 'vitest';
import * as forging from './forging-ratio.ts';

describe('forging ratio (C-01)', () => {
  it('forging round 600 mm to round 300 mm has a ratio of 4:1, not 2:1', () => {
    expect(forging.sectionArea('round', 600) / forging.sectionArea('round', 300)).toBeCloseTo(4, 9);
  });

  it('upsetting from 1200 to 480 mm is 1/2.5U with a strain of 0.9163', () => {
    const steps = [{ kind: 'upsetting', ratio: 1200 / 480 }] as const;
    expect(forging.jisNotation(steps)).toBe('1/2.5U');
    expect(forging.forgingTotals(steps).strain).toBeCloseTo(0.9163, 4);
    expect(forging.forgingTotals(steps).drawings).toBeNull();
  });

  it('1/2U 3S: the overall area ratio is 0.6667, the product of all ratios 6, and the drawing ratio 3', () => {
    const steps = [
      { kind: 'upsetting', ratio: 2 },
      { kind: 'drawing', ratio: 3 },
    ] as const;
    const totals = forging.forgingTotals(steps);
    expect(forging.jisNotation(steps)).toBe('1/2U 3S');
    expect(1 / totals.overall).toBeCloseTo(0.6667, 4);
    expect([totals.everything, totals.drawings, totals.drawingSum]).toEqual([6, 3, 3]);
  });

  it('drawing ratios are added only across an upset: 2S 1/2U 3S 1.5S gives 2 + 4.5', () => {
    const steps = [
      { kind: 'drawing', ratio: 2 },
      { kind: 'upsetting', ratio: 2 },
      { kind: 'drawing', ratio: 3 },
      { kind: 'drawing', ratio: 1.5 },
    ] as const;
    expect(forging.forgingTotals(steps).drawingSum).toBe(6.5);
  });

  it('a sequence without drawing has no drawing ratio; without upsetting it is the product of the ratios', () => {
    const upset = forging.forgingTotals([{ kind: 'upsetting', ratio: 2 }]);
    expect([upset.drawings, upset.drawingSum, upset.everything, upset.overall]).toEqual([null, null, 2, 0.5]);
    const drawn = forging.forgingTotals([
      { kind: 'drawing', ratio: 2 },
      { kind: 'drawing', ratio: 1.5 },
    ]);
    expect([drawn.drawings, drawn.drawingSum, drawn.everything, drawn.overall]).toEqual([3, 3, 3, 3]);
    expect(drawn.strain).toBeCloseTo(Math.log(3), 12);
  });

  it('a ratio below 1 adds its absolute logarithm to the strain, and the notation has three digits', () => {
    const steps = [
      { kind: 'drawing', ratio: 2.34567 },
      { kind: 'drawing', ratio: 0.5 },
    ] as const;
    expect(forging.jisNotation(steps)).toBe('2.35S 0.5S');
    expect(forging.forgingTotals(steps).strain).toBeCloseTo(Math.log(2.34567) + Math.LN2, 12);
  });

  it('a reduction of 75 % is 4:1; bloom 400 × 300 to round 220 is 3.157; a hollow uses its ring areas', () => {
    expect(forging.ratioOfReduction(0.75)).toBeCloseTo(4, 9);
    expect(forging.sectionArea('rectangle', 400, 300) / forging.sectionArea('round', 220)).toBeCloseTo(
      3.157,
      3,
    );
    expect(forging.hollowRatio(1000, 500, 700, 500)).toBeCloseTo(3.125, 9);
    expect(forging.sectionArea('octagon', 10)).toBeCloseTo(82.8427, 4);
    expect([forging.sectionArea('square', 10, 20), forging.sectionArea('rectangle', 10, 20)]).toEqual([
      100, 200,
    ]);
  });
});
