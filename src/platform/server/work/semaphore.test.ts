import { describe, expect, it } from 'vitest';
import { AppError } from '../errors/errors.ts';
import { createSemaphore } from './semaphore.ts';

/** Creates a clock that only the test advances. */
function stopwatch() {
  let time = 0;
  return { now: () => time, advance: (ms: number) => (time += ms) };
}
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : 'failed'),
  );
/** Waits until all tasks that can continue have continued. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('S-05 queue of tasks with a time limit', () => {
  it('the queue runs all tasks in order without rejection while the wait is short', async () => {
    const { now, advance } = stopwatch();
    const queue = createSemaphore(1, { longestWaitMs: 100, now });
    const order: number[] = [];
    const all = Array.from({ length: 8 }, (_, n) =>
      outcome(
        queue(async () => {
          order.push(n);
          advance(10);
        }),
      ),
    );
    expect(await Promise.all(all)).toEqual(Array(8).fill('done'));
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('the queue accepts fewer waiting tasks the longer each task takes, and rejects others with 503 and Retry-After', async () => {
    const { now, advance } = stopwatch();
    const queue = createSemaphore(1, { longestWaitMs: 400, now });
    for (let n = 0; n < 60; n += 1) await queue(async () => advance(100));
    const leave = await queue.enter();
    const waiting = Array.from({ length: 10 }, () => outcome(queue(async () => advance(100))));
    await settle();
    leave();
    const answers = await Promise.all(waiting);
    expect(answers.filter((each) => each === 'done')).toHaveLength(4);
    expect(answers.slice(4)).toEqual(Array(6).fill('server.busy'));
    const holding = await queue.enter();
    const refusals = Array.from({ length: 9 }, () => queue.enter());
    const refused = await refusals.at(-1)?.catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect(Number((refused as AppError).headers['retry-after'])).toBeGreaterThan(0);
    await Promise.allSettled([...refusals.slice(4), holding()]);
  });

  it('the queue rejects waiting tasks in time even if no task finishes', async () => {
    const queue = createSemaphore(1, { longestWaitMs: 20 });
    const leave = await queue.enter();
    expect(await Promise.all([1, 2].map(() => outcome(queue.enter())))).toEqual([
      'server.busy',
      'server.busy',
    ]);
    leave();
    expect(await outcome(queue.enter())).toBe('done');
  });

  it('the queue rejects a request that has waited much longer than predicted', async () => {
    const { now, advance } = stopwatch();
    const queue = createSemaphore(1, { longestWaitMs: 100, now });
    const leave = await queue.enter();
    const late = outcome(queue(async () => undefined));
    await settle();
    advance(5_000);
    leave();
    expect(await late).toBe('server.busy');
    expect(await outcome(queue(async () => undefined))).toBe('done');
  });

  it('the queue releases the slot of a failed task', async () => {
    const queue = createSemaphore(1, { longestWaitMs: 100 });
    expect(await outcome(queue(() => Promise.reject(new Error('x'))))).toBe('failed');
    expect(await outcome(queue(async () => undefined))).toBe('done');
  });
});
