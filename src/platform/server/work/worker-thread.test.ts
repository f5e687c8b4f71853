import { afterAll, describe, expect, it } from 'vitest';
import { createWorker, WorkLimitExceeded } from './worker-thread.ts';

const worker = createWorker({
  program: '../platform/server/work/worker-thread-example',
  data: { greeting: 'hello' },
  cpuMs: 200,
  maxWaiting: 2,
});
afterAll(() => worker.close());

describe('worker thread for tasks of unknown duration', () => {
  it('S-02 a task returns the result of the function in the worker thread, or throws its error', async () => {
    expect(await worker.run('greet', 'Ann')).toBe('hello Ann');
    await expect(worker.run('fail')).rejects.toThrow('failed on purpose');
    expect(await worker.run('greet', 'Ben')).toBe('hello Ben');
  });

  it.each(['loop', 'backtrack', 'fill'])(
    'S-02 a task that exceeds time or memory (%s) is stopped, and the next task is completed',
    async (name) => {
      const [endless, next] = [worker.run(name), worker.run('greet', 'Cy')];
      await expect(endless).rejects.toBeInstanceOf(WorkLimitExceeded);
      expect(await next).toBe('hello Cy');
    },
  );

  it('S-02 arguments that cannot be posted are rejected, and following tasks run', async () => {
    let nested: unknown = 1;
    for (let depth = 0; depth < 20_000; depth += 1) nested = { nested };
    const tasks = [worker.run('greet', nested), worker.run('greet', () => 0), worker.run('greet', 'Eve')];
    const [deep, uncloneable, next] = await Promise.allSettled(tasks);
    expect(deep?.status).toBe('rejected');
    expect(uncloneable?.status).toBe('rejected');
    expect(next).toEqual({ status: 'fulfilled', value: 'hello Eve' });
  });

  it('S-02 a task does not block the event loop', async () => {
    let done = false;
    const endless = worker.run('loop').catch(() => (done = true));
    let turns = 0;
    while (!done && turns < 1_000) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    expect(turns).toBe(1_000);
    await endless;
  });

  it('closing the worker thread rejects running and waiting tasks', async () => {
    const short = createWorker({ program: '../platform/server/work/worker-thread-example', data: {} });
    const tasks = [short.run('loop'), short.run('greet', 'Gus')];
    short.close();
    const ends = await Promise.allSettled(tasks);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('S-02 a task beyond the queue limit is refused with 503 and Retry-After', async () => {
    const running = [worker.run('loop'), worker.run('greet', 'Di'), worker.run('greet', 'Ed')];
    await expect(worker.run('greet', 'Flo')).rejects.toMatchObject({
      status: 503,
      code: 'server.busy',
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    const [first, ...others] = await Promise.allSettled(running);
    expect(first?.status).toBe('rejected');
    expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });
});
