import { refuse } from '../../refusals.ts';
import type { ComputingDeps } from './deps.ts';

/** Maximum computing time per member and time window; a third of the thread's time. */
const budget = { maxMs: 200_000, windowMs: 10 * 60_000 };

/** Adds computing time to that of a member. @throws AppError 429 `tools.computing_time` when it is used up */
export async function chargeTime(
  { clock, count, isLimited }: Pick<ComputingDeps, 'clock' | 'count' | 'isLimited'>,
  memberId: string,
  ms: number,
): Promise<void> {
  if (!isLimited) return;
  const now = clock.now();
  const used = await count(`computing ${memberId}`, Math.round(ms), budget.windowMs, now);
  if (used.count <= budget.maxMs) return;
  const seconds = Math.max(1, Math.ceil((used.windowEndsAt.getTime() - now.getTime()) / 1_000));
  throw refuse('tools.computing_time', {
    about: { mostSeconds: budget.maxMs / 1_000, windowMinutes: budget.windowMs / 60_000, seconds },
    headers: { 'retry-after': String(seconds) },
    fields: { retryAfterSeconds: seconds },
  });
}
