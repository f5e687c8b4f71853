import { randomUUID } from 'node:crypto';
import { isUncertain } from '@ferrite/calculators/core/analysis/uncertain-inputs.ts';
import type { RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { findDefinition } from '@ferrite/calculators/definitions.ts';
import { refuse } from '../../refusals.ts';
import { refuseEndless } from '../refuse-endless.ts';
import type { Intervals, SpreadsSlice } from '../spreads.ts';
import { chargeTime } from './charge-time.ts';
import type { ComputingDeps } from './deps.ts';

/** Maximum computing time of the intervals of one calculation in ms. */
const longestMs = 60_000;

/**
 * Computes the intervals of results whose inputs have a ±; null without ±.
 * @param memberId member whose computing time is charged; null for calls with a separate limit
 * @throws AppError 429 `tools.computing_time` when the member's time is used up; otherwise as `computeResults`
 */
export async function computeIntervals(
  deps: ComputingDeps,
  { id, inputs }: { readonly id: string; readonly inputs: RawInputs },
  memberId: string | null,
): Promise<Intervals | null> {
  const calculator = findDefinition(id);
  if (!calculator || !isUncertain(calculator, inputs)) return null;
  const charge = async (ms: number) => memberId !== null && chargeTime(deps, memberId, ms);
  await charge(0);
  const job = randomUUID();
  let ms = 0;
  while (ms < longestMs) {
    const slice = await deps.run<SpreadsSlice>('spreads', job, id, inputs).catch(refuseEndless);
    ms += slice.ms;
    if (!slice.isDone) continue;
    // Completed intervals are returned even if the remaining time does not cover them.
    await charge(ms).catch(() => undefined);
    return slice.intervals;
  }
  await charge(ms);
  throw refuse('tools.endless');
}
