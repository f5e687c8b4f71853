import { describe, expect, it } from 'vitest';
import { createBackgroundWork } from './background-work.ts';

describe('background work after the response', () => {
  it('work starts after the response, can be awaited including nested work, and reports failures', async () => {
    const done: string[] = [];
    const failed: unknown[] = [];
    const backgroundWork = createBackgroundWork((error) => failed.push(error));
    backgroundWork.run(async () => {
      done.push('first');
      backgroundWork.run(async () => done.push('second'));
    });
    backgroundWork.run(() => Promise.reject(new Error('gone')));
    expect(done).toEqual([]);
    await backgroundWork.drained();
    expect(done).toEqual(['first', 'second']);
    expect(failed).toEqual([new Error('gone')]);
  });

  it('S-05 above the limit of queued work, further work is refused as busy', async () => {
    const backgroundWork = createBackgroundWork(() => undefined);
    let end = () => {};
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    const begin = () => backgroundWork.run(() => held);
    for (let count = 0; count < 1_000; count++) begin();
    expect(begin).toThrow(expect.objectContaining({ code: 'server.busy' }));
    end();
    await backgroundWork.drained();
    expect(begin).not.toThrow();
  });
});
