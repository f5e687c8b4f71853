import { intervalsOf, spreadsOf } from '@ferrite/calculators/core/analysis/uncertainty.ts';
import { definitions } from '@ferrite/calculators/definitions.ts';
import { expect, it } from 'vitest';
import { createSpreadsWork, type SpreadsSlice } from './spreads.ts';

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
