import { intervalsOf, spreadsOf } from '@ferrite/calculators/core/analysis/uncertainty.ts';
import { definitions } from '@ferrite/calculators/definitions.ts';
import { describe, expect, it } from 'vitest';
import { createSpreadsWork, type SpreadsSlice } from './spreads.ts';
import { computeIntervals } from './usecases/compute-intervals.ts';
import type { ComputingDeps } from './usecases/deps.ts';

const calculator = definitions['carbon-equivalent'];
const raw = { C: '0.42±0.05', Mn: '0.75±0.1' };
const spreads = spreadsOf(calculator, raw);
const expected = spreads && intervalsOf(calculator, spreads);
/** Number of slices after which a test gives up. */
const most = 10_000;

function finished(next: () => SpreadsSlice): SpreadsSlice | undefined {
  for (let slices = 0; slices < most; slices += 1) {
    const slice = next();
    if (slice.isDone) return slice;
  }
  return undefined;
}

it('V-07 intervals computed in slices, beside those of another job, equal those computed at once', () => {
  const work = createSpreadsWork(() => calculator, 0);
  const found = finished(() => {
    work('other', calculator.id, { C: '0.2±0.01' });
    return work('mine', calculator.id, raw);
  });
  expect(found).toMatchObject({ isDone: true, intervals: expected });
});

it('V-07 inputs without ± have no intervals', () => {
  expect(createSpreadsWork(() => calculator)('job', calculator.id, { C: 0.42 })).toMatchObject({
    isDone: true,
    intervals: null,
  });
});

/** Returns computations whose slices take no time, and the sums charged by key. */
function createExample(usedMs = 0) {
  const charged = new Map<string, number>();
  const work = createSpreadsWork(() => calculator, 0);
  const computing: ComputingDeps = {
    clock: { now: () => new Date(0) },
    run: async <T>(_name: string, ...args: readonly unknown[]) =>
      work(...(args as Parameters<typeof work>)) as T,
    count: async (key, amount, windowMs, now) => {
      charged.set(key, (charged.get(key) ?? usedMs) + amount);
      return { count: charged.get(key) ?? 0, windowEndsAt: new Date(now.getTime() + windowMs) };
    },
    isLimited: true,
  };
  return { charged, computing };
}

describe('V-07 S-05 computing of intervals', () => {
  it('V-07 intervals are computed in several slices; without ± nothing is computed or charged', async () => {
    const { computing, charged } = createExample();
    expect(await computeIntervals(computing, { id: calculator.id, inputs: { C: 0.42 } }, 'm1')).toBeNull();
    expect([...charged]).toEqual([]);
    expect(await computeIntervals(computing, { id: calculator.id, inputs: raw }, 'm1')).toHaveProperty(
      'CE_IIW',
    );
    expect([...charged.keys()]).toEqual(['computing m1']);
  });

  it('S-05 a member whose computing time is used up is refused, a call with a separate limit is not', async () => {
    const { computing } = createExample(200_001);
    await expect(computeIntervals(computing, { id: calculator.id, inputs: raw }, 'm1')).rejects.toMatchObject(
      {
        code: 'tools.computing_time',
      },
    );
    expect(await computeIntervals(computing, { id: calculator.id, inputs: raw }, null)).toHaveProperty(
      'CE_IIW',
    );
  });
});
