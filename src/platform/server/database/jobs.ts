/**
 * Background jobs. Due work is stored in the product's tables; the job queue only starts a worker on one instance,
 * after changes and on a schedule.
 */
import { PgBoss } from 'pg-boss';
import { inSpan, type TraceHeaders, traceHeaders } from '../traces/span.ts';

export type Job = {
  readonly name: string;
  /** Interval of scheduled runs in minutes. */
  readonly everyMinutes: number;
  /** Processes all due work; a failed run is retried. */
  run(): Promise<void>;
};

export type Jobs = {
  /** Schedules a run of the job soon; several pending calls result in one run. */
  wake(name: string): Promise<void>;
  isRunning(): boolean;
  /** Returns the number of runs on this instance, by the keys `<job> ok` and `<job> failed`. */
  counts(): Readonly<Record<string, number>>;
  stop(): Promise<void>;
};

/** Data of a queued run: trace headers of the request that caused it; null for scheduled runs. */
type Woken = { readonly trace: TraceHeaders } | null;

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
  const counts: Record<string, number> = {};
  async function run(job: Job, cause: TraceHeaders | undefined): Promise<void> {
    let outcome = 'failed';
    try {
      await inSpan(`job ${job.name}`, { kind: 'CONSUMER', cause }, job.run);
      outcome = 'ok';
    } finally {
      counts[`${job.name} ${outcome}`] = (counts[`${job.name} ${outcome}`] ?? 0) + 1;
    }
  }
  const names = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'short', retryLimit: 3, retryBackoff: true });
    await boss.work<Woken>(job.name, { pollingIntervalSeconds: 2 }, ([woken]) =>
      run(job, woken?.data?.trace),
    );
    await boss.schedule(job.name, `*/${job.everyMinutes} * * * *`);
  }
  return {
    async wake(name) {
      await boss.send(name, { trace: traceHeaders() } satisfies Woken);
    },
    isRunning: () => running,
    counts: () => counts,
    async stop() {
      running = false;
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
