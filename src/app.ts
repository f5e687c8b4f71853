/** Composition root: creates platform and features and connects them, starts background work, and closes everything. */
import { createDemo } from './demo.ts';
import { listKnownPayments } from './features/payments/demo/known.ts';
import { createFailpoint, type Failpoint } from './features/payments/failpoint.ts';
import { createFeatures, type FeatureOptions } from './features.ts';
import { createFoundation } from './foundation.ts';
import { jobsOf } from './jobs.ts';
import { consentsOn } from './legal-versions.ts';
import { createPageData } from './page-data.ts';
import { type Clock, systemClock } from './platform/server/clock.ts';
import type { RunningConfig } from './platform/server/config/config.ts';
import { watchDisk } from './platform/server/database/disk.ts';
import { startJobs } from './platform/server/database/jobs.ts';
import { registerInstance } from './platform/server/instances/instances.ts';
import { platformGauges } from './platform/server/metrics/platform-gauges.ts';
import type { Restarts } from './platform/server/operations/health.contract.ts';
import { createHealth, createReadiness } from './platform/server/operations/health.ts';
import { createLog, reportTo } from './platform/server/operations/log.ts';

export type AppOptions = {
  readonly config: RunningConfig;
  readonly databaseUrl: string;
  /** Password of the demo accounts; null if no demo accounts are created. */
  readonly demoPassword: string | null;
  readonly version: string;
  readonly clock?: Clock;
  /** Receives errors that occur outside of requests; by default they are logged. */
  readonly onError?: (error: unknown) => void;
  /** Receives lines about the state of the read replica; by default they are logged. */
  readonly warn?: (line: string) => void;
  /** False switches scheduled jobs off, for tests that change the clock. */
  readonly runJobs?: boolean;
  /** Returns the number of process restarts, for the health endpoint. */
  readonly restarts?: () => Restarts;
  /** Called at each failpoint of a payment, for fault tests; by default crashes at the one named by CRASH_AT in demo mode. */
  readonly failpoint?: Failpoint;
  readonly modules?: FeatureOptions['modules'];
};

export type App = Awaited<ReturnType<typeof createApp>>;

type AppPageData = ReturnType<App['pageData']>;
declare module './platform/shared/rendering/context.ts' {
  interface PageData extends AppPageData {}
}

export async function createApp({
  config,
  databaseUrl,
  demoPassword,
  version,
  clock = systemClock,
  onError = reportTo(createLog(config.logLevel)),
  warn = (line) => createLog(config.logLevel).warn(line),
  runJobs = true,
  restarts = () => ({ server: null, database: 0 }),
  failpoint = createFailpoint(config.crashAt),
  modules = [],
}: AppOptions) {
  const foundation = await createFoundation({ config, databaseUrl, clock, onError, warn });
  const { db, mail, uploads } = foundation;
  const features = await createFeatures(foundation, { config, version, failpoint, modules });
  const { payments } = features;
  const demo = createDemo({ ...foundation, ...features, config, demoPassword, consentsOn });
  await demo.seedStart();
  const jobList = jobsOf(features.modules, foundation, config.logMonths);
  const jobs = runJobs ? await startJobs(databaseUrl, jobList, onError) : null;
  if (jobs) foundation.runs(jobs);
  const diskState = watchDisk(config.dataFolder);
  const readiness = createReadiness(foundation.cache.isListening);
  const registration = runJobs
    ? await registerInstance({
        db,
        version,
        port: config.port,
        dataFolder: config.dataFolder,
        secretMark: foundation.digest('secret of the instances').slice(0, 16),
        isDraining: readiness.isDraining,
        onError,
      })
    : null;

  return {
    ...features,
    uploads,
    cache: foundation.cache,
    /** Read replica; null without DATABASE_READ_URL. */
    replica: foundation.replica,
    consume: foundation.consume,
    idempotency: foundation.idempotency,
    mailbox: mail,
    diskState,
    health: createHealth({ ...foundation, diskState, restarts, isWorking: () => jobs?.isRunning() ?? true }),
    readiness,
    gauges: [
      ...platformGauges({ ...foundation, jobs, readiness, restarts, dataFolder: config.dataFolder }),
      ...features.modules.flatMap((each) => each.gauges ?? []),
    ],
    seedExamples: demo.seedExamples,
    /** Returns the generated payments of the demo year, for the sandbox. */
    listDemoPayments: () => listKnownPayments(db),
    jobNames: jobList.map(({ name }) => name),
    /** Runs one job, for tests in which time does not pass. */
    runJob(name: string): Promise<void> {
      const job = jobList.find((each) => each.name === name);
      if (!job) throw new Error(`Unknown job ${name}.`);
      return job.run();
    },
    pageData: createPageData(features, config),
    /** Resolves when the work that continues after the responses has finished, e.g. queueing emails. */
    settled: foundation.backgroundWork.drained,
    async close(): Promise<void> {
      await foundation.backgroundWork.drained();
      payments.stop();
      await registration?.stop();
      await foundation.close();
    },
  };
}
