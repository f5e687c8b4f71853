import { describe, expect, it } from 'vitest';
import { testClock } from '../../../../test/app.ts';
import { AppError } from '../../../platform/server/errors/errors.ts';
import { WorkLimitExceeded } from '../../../platform/server/work/worker-thread.ts';
import type { ComputedBatch } from './batch.ts';
import { computeRows } from './usecases/compute-rows.ts';
import type { ComputingDeps } from './usecases/deps.ts';

/** Fake thread that returns the number of each row and can be slow, crash or never finish. */
type FakeThreadOptions = {
  readonly msEach?: number;
  readonly dies?: () => boolean;
  readonly isEndless?: boolean;
};
function thread({ msEach = 1, dies = () => false, isEndless = false }: FakeThreadOptions) {
  const asked: unknown[][] = [];
  const run = async (_name: string, ...[, rows]: readonly unknown[]): Promise<unknown> => {
    const portion = rows as unknown[];
    asked.push(portion);
    if (isEndless) throw new WorkLimitExceeded('too long');
    if (dies()) throw new Error('The thread exited with 1.');
    return { text: portion.join(','), failed: 0, ms: portion.length * msEach };
  };
  return { asked, run: run as ComputingDeps['run'] };
}

function counter() {
  const sums = new Map<string, number>();
  return {
    sums,
    count: async (key: string, amount: number, windowMs: number, now: Date) => {
      sums.set(key, (sums.get(key) ?? 0) + amount);
      return { count: sums.get(key) ?? 0, windowEndsAt: new Date(now.getTime() + windowMs) };
    },
  };
}

const clock = testClock();
const numbers = Array.from({ length: 1_000 }, (_, at) => at);
const results = ({ text }: ComputedBatch) => (JSON.parse(text.toString()) as { results: number[] }).results;

describe('S-05 batches', () => {
  it('batches are computed in small portions, which lets several share the thread, and all rows keep their order', async () => {
    const { asked, run } = thread({ msEach: 10 });
    const computing: ComputingDeps = { clock, run, count: counter().count, isLimited: true };
    const [one, two] = await Promise.all([
      computeRows(computing, { id: 'a', rows: numbers }, 'm1'),
      computeRows(computing, { id: 'b', rows: numbers.slice(0, 100) }, 'm2'),
    ]);
    expect(results(one)).toEqual(numbers);
    expect(results(two)).toEqual(numbers.slice(0, 100));
    expect(Math.max(...asked.slice(2).map((rows) => rows.length))).toBeLessThanOrEqual(10);
  });

  it('S-01 a batch completes although its worker thread crashes', async () => {
    let times = 0;
    const dies = () => {
      times += 1;
      return times === 3;
    };
    const { run } = thread({ dies });
    const computing: ComputingDeps = { clock, run, count: counter().count, isLimited: true };
    expect(results(await computeRows(computing, { id: 'a', rows: numbers }, 'm'))).toEqual(numbers);
    expect(times).toBeGreaterThan(3);
  });

  it('batches are charged by time: a member at the limit gets 429 with Retry-After, others continue', async () => {
    const { run } = thread({ msEach: 150 });
    const { sums, count } = counter();
    const computing: ComputingDeps = { clock, run, count, isLimited: true };
    await computeRows(computing, { id: 'a', rows: numbers }, 'm');
    expect(sums.get('computing m')).toBe(150_000);
    const refused = await computeRows(computing, { id: 'a', rows: numbers }, 'm').catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(AppError);
    expect((refused as AppError).code).toBe('tools.computing_time');
    expect(Number((refused as AppError).headers['retry-after'])).toBeGreaterThan(0);
    expect(
      results(await computeRows(computing, { id: 'a', rows: numbers.slice(0, 5) }, 'other')),
    ).toHaveLength(5);
  });

  it('a row that does not finish is rejected and not retried', async () => {
    const { asked, run } = thread({ isEndless: true });
    const computing: ComputingDeps = { clock, run, count: counter().count, isLimited: true };
    const refused = await computeRows(computing, { id: 'a', rows: numbers }, 'm').catch(
      (error: unknown) => error,
    );
    expect((refused as AppError).code).toBe('tools.endless');
    expect(asked).toHaveLength(1);
  });

  it('a batch stops when the client disconnects', async () => {
    const { asked, run } = thread({ msEach: 10 });
    const computing: ComputingDeps = { clock, run, count: counter().count, isLimited: true };
    const gone = new AbortController();
    gone.abort();
    await computeRows(computing, { id: 'a', rows: numbers, signal: gone.signal }, 'm');
    expect(asked).toHaveLength(0);
  });
});
