/**
 * Work besides requests. What is due stands in the product's own rows; the queue only wakes a worker,
 * on every change and by the clock, on one instance at a time.
 */
import { PgBoss } from 'pg-boss';

export type Job = {
  readonly name: string;
  /** Minutes between two wakings by the clock. */
  readonly everyMinutes: number;
  /** Does all that is due; called again when it fails. */
  run(): Promise<void>;
};

export type Jobs = {
  /** Wakes a worker soon; several wakings that wait are one. */
  wake(name: string): Promise<void>;
  isRunning(): boolean;
  stop(): Promise<void>;
};

export async function startJobs(
  url: string,
  jobs: readonly Job[],
  onError: (error: unknown) => void,
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: 3,
    application_name: 'ferrite-jobs',
  });
  boss.on('error', onError);
  await boss.start();
  let running = true;
  const names = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'short', retryLimit: 3, retryBackoff: true });
    await boss.work(job.name, { pollingIntervalSeconds: 2 }, async () => job.run());
    await boss.schedule(job.name, `*/${job.everyMinutes} * * * *`);
  }
  return {
    async wake(name) {
      await boss.send(name);
    },
    isRunning: () => running,
    async stop() {
      running = false;
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
