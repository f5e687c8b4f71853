import { describe, expect, it } from 'vitest';
import { controlLimits, signalsOf } from './control-chart.ts';

describe('B-09 control chart of individual values', () => {
  // Data: NIST/SEMATECH e-Handbook of Statistical Methods, 6.3.2.2, flow rate of ten batches.
  const flowrate = [49.6, 47.6, 49.9, 51.3, 47.8, 51.2, 52.6, 52.4, 53.6, 52.1];

  it('B-09 mean and control limits of a control chart agree with the worked example of the NIST handbook', () => {
    const limits = controlLimits(flowrate);
    expect(limits?.mean).toBeCloseTo(50.81, 4);
    expect(limits?.high).toBeCloseTo(55.8041, 3);
    expect(limits?.low).toBeCloseTo(45.8159, 3);
    expect(limits && signalsOf(flowrate, limits)).not.toContain(true);
  });

  it('B-09 a value outside the control limits is a signal, and so is the ninth successive value on one side of the mean', () => {
    const limits = { mean: 10, low: 7, high: 13 };
    expect(signalsOf([10, 13.5, 9, 6.9], limits)).toEqual([false, true, false, true]);
    const run = [9, ...new Array<number>(10).fill(11), 10, 11];
    expect(signalsOf(run, limits)).toEqual(run.map((_, at) => at === 9 || at === 10));
  });

  it('B-09 fewer than two values have no control limits, and equal values give no signal', () => {
    expect(controlLimits([5])).toBeNull();
    const limits = controlLimits([5, 5, 5]);
    expect(limits).toEqual({ mean: 5, low: 5, high: 5 });
    expect(limits && signalsOf([5, 5, 5], limits)).not.toContain(true);
  });
});
