/** Base of all features: database, cache, mail, rate limits, files, worker threads, keyed hashes. */
import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import path from 'node:path';
import { createAuditStore, eraseAuditDetails } from './platform/server/audit/audit.store.ts';
import { createCache } from './platform/server/cache/cache.ts';
import type { Clock } from './platform/server/clock.ts';
import type { RunningConfig } from './platform/server/config/config.ts';
import { connectDatabase } from './platform/server/database/database.ts';
import type { Jobs } from './platform/server/database/jobs.ts';
import { createDiskFiles } from './platform/server/files/disk.ts';
import type { FileStore } from './platform/server/files/files.port.ts';
import { createBucketFiles } from './platform/server/files/s3.ts';
import { createUploads } from './platform/server/files/uploads.ts';
import {
  createIdempotencyStore,
  eraseIdempotencyKeys,
} from './platform/server/idempotency/idempotency.store.ts';
import { createIdempotency } from './platform/server/idempotency/idempotency.ts';
import { eraseMails } from './platform/server/mail/erasure.store.ts';
import { createMail } from './platform/server/mail/mail.ts';
import { createRateLimitStore, type RateLimitStore } from './platform/server/rate-limit/rate-limit.store.ts';
import { createRateLimiter } from './platform/server/rate-limit/rate-limit.ts';
import { openReadReplica } from './platform/server/replica/read-replica.ts';
import { createReadsOf } from './platform/server/replica/reads-of.ts';
import { createBackgroundWork } from './platform/server/work/background-work.ts';
import { createWorker } from './platform/server/work/worker-thread.ts';
import type { TextProgramData } from './programs/text-program.ts';

export type FoundationOptions = {
  readonly config: RunningConfig;
  readonly databaseUrl: string;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  readonly warn: (line: string) => void;
};
export type Foundation = Awaited<ReturnType<typeof createFoundation>>;

/** A row takes 50 ms at most, and starting the thread takes more than a batch. */
const computing = { cpuMs: 5_000, heapMb: 128, idleMs: 5 * 60_000 };
/**
 * Current results in public reports, computed in a separate thread, so that anonymous readers cannot occupy the
 * thread of members.
 */
const computingForReaders = { ...computing, maxWaiting: 24, idleMs: 60_000 };
/** One document is made while one other waits; further requests are refused with 503. */
const documenting = { cpuMs: 10_000, heapMb: 96, maxWaiting: 1, idleMs: 60_000 };

export async function createFoundation(options: FoundationOptions) {
  const { config, clock, onError } = options;
  const { close: disconnect, ...database } = await connect(options);
  const { db, cache, replica } = database;

  /** Null without scheduled jobs, e.g. in tests that move the clock. */
  const running: { jobs: Jobs | null } = { jobs: null };
  const wake = async (job: string): Promise<void> => running.jobs?.wake(job);
  const mail = createMail({
    db,
    clock,
    smtpUrl: config.mail.smtpUrl,
    from: config.mail.from,
    onQueued: () => wake('mail'),
    onError,
  });

  const limitStore = createRateLimitStore(db);
  const consume = createRateLimiter({ store: limitStore, clock, enabled: config.rateLimits });
  const uploads = createUploads({
    temporaryFolder: path.join(config.dataFolder, 'incoming'),
    store: await createFileStore(config),
    clock,
    consume,
  });
  const threads = createThreads(config);
  const auditStore = createAuditStore(db);
  const backgroundWork = createBackgroundWork(onError);

  return {
    ...database,
    clock,
    readsOf: createReadsOf(db, replica),
    /** Invalidates caches of public data. */
    changed: cache.changed,
    site: { name: config.appName, url: config.publicUrl },
    publicUrl: config.publicUrl,
    mail,
    send: mail.send,
    sendWith: mail.sendWith,
    auditStore,
    /** Delete the personal data of a member that the platform stores. */
    erasers: [eraseMails, eraseAuditDetails, eraseIdempotencyKeys],
    audit: auditStore.record,
    limitStore,
    consume,
    idempotency: createIdempotency(createIdempotencyStore(db), clock),
    count: createCount(limitStore),
    uploads,
    ...threads,
    threads,
    digest: createDigest(config.secret),
    randomToken: () => randomBytes(32).toString('base64url'),
    backgroundWork,
    wake,
    /** Sets the jobs that `wake` starts. */
    runs(jobs: Jobs): void {
      running.jobs = jobs;
    },
    onError,
    async close(): Promise<void> {
      for (const thread of Object.values(threads)) thread.close();
      await running.jobs?.stop();
      await disconnect();
    },
  };
}

/** Connects to the database and its read replica, and creates the cache. */
async function connect({ config, databaseUrl, onError, warn }: FoundationOptions) {
  const pooling = {
    timeouts: config.databaseTimeouts,
    max: config.databasePoolSize,
    keepsSessions: config.databaseDirectUrl === null,
  };
  const { db, pool, close } = connectDatabase(databaseUrl, onError, pooling);
  const cache = await createCache(pool, onError, { directUrl: config.databaseDirectUrl });
  const replica = config.databaseReadUrl
    ? await openReadReplica({ url: config.databaseReadUrl, primary: pool, cache, warn, ...pooling })
    : null;
  return {
    db,
    pool,
    cache,
    replica,
    async close(): Promise<void> {
      await replica?.close();
      await cache.close();
      await close();
    },
  };
}

const createFileStore = async ({ bucket, dataFolder }: RunningConfig): Promise<FileStore> =>
  bucket ? createBucketFiles(bucket) : createDiskFiles(path.join(dataFolder, 'files'));

function createThreads({ publicUrl }: RunningConfig) {
  const textData: TextProgramData = { publicUrl };
  return {
    texts: createWorker({ program: 'text-program', data: textData }),
    computer: createWorker({ program: 'calculator-program', data: null, ...computing }),
    readersComputer: createWorker({ program: 'calculator-program', data: null, ...computingForReaders }),
    printer: createWorker({ program: 'report-program', data: null, ...documenting }),
  };
}

/** Returns the function that hashes texts with the secret. */
function createDigest(secret: string) {
  // A key object: given text, `createHmac` makes one each time, at ten times the cost of the hash.
  const key = createSecretKey(Buffer.from(secret));
  return (...parts: string[]): string =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}

/** Returns the function that adds to a count that all processes share within a time window. */
function createCount(store: RateLimitStore) {
  return async (key: string, more: number, windowMs: number, now: Date) => {
    const windowEndsAt = new Date(now.getTime() + windowMs);
    const [sum] = await store.add([{ key, count: more, windowEndsAt }], now);
    if (!sum) throw new Error('The count was not stored.');
    return sum;
  };
}
