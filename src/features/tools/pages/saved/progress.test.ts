import { describe, expect, it } from 'vitest';
import { nextProgress, progressResetMs, progressStepMs } from './progress.ts';

describe('displayed progress of an upload', () => {
  it('T-11 progress increases by 10 every 200 ms up to 90 and resets after 1 s', () => {
    const seen = [0];
    for (let step = 0; step < 12; step++) seen.push(nextProgress(seen.at(-1) ?? 0));
    expect(seen).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 90, 90, 90]);
    expect([progressStepMs, progressResetMs]).toEqual([200, 1_000]);
  });
});
