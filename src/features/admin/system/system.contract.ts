import { z } from 'zod';
import { contract } from '../../../platform/server/http/contract.ts';
import { replicaStates } from '../../../platform/server/replica/standby.ts';
import { problemCodes } from './system.rules.ts';

const instance = z.object({
  name: z.string(),
  version: z.string(),
  startedAt: z.string(),
  /** Seconds since the instance sent its last heartbeat. */
  seenSeconds: z.number(),
  isDraining: z.boolean(),
  clockOffsetMs: z.number(),
  diskFreeBytes: z.number(),
});
const replica = z.object({
  name: z.string(),
  /** Replication mode, `sync` or `async`. */
  mode: z.string(),
  /** Lag in seconds; null if the replica is idle or the database role may not read the lag. */
  lagSeconds: z.number().nullable(),
});
const readReplica = z.object({ state: z.enum(replicaStates), lagSeconds: z.number() });
const database = z.object({
  version: z.string(),
  isEmbedded: z.boolean(),
  sizeBytes: z.number(),
  connections: z.number(),
  mostConnections: z.number(),
  replicas: z.array(replica),
  /** Read replica used by the instance that responds; null without DATABASE_READ_URL. */
  readReplica: readReplica.nullable(),
});
const job = z.object({
  name: z.string(),
  /** Seconds for which the oldest due run has waited; 0 if none is waiting. */
  dueSeconds: z.number(),
  lastDoneAt: z.string().nullable(),
  failedLastDay: z.number(),
});
const provider = z.object({ name: z.string(), mode: z.enum(['off', 'sandbox', 'live']) });
const status = z.object({
  state: z.enum(['ok', 'attention']),
  problems: z.array(z.object({ code: z.enum(problemCodes), subject: z.string().nullable() })),
  instances: z.array(instance),
  database,
  jobs: z.array(job),
  mail: z.object({
    /** Whether mails are really sent; false for the mailbox of demo mode. */
    isSent: z.boolean(),
    queued: z.number(),
    oldestSeconds: z.number(),
    failedLastDay: z.number(),
  }),
  providers: z.array(provider),
  payments: z.object({ manual: z.number(), late: z.number() }),
  backup: z
    .object({ madeAt: z.string(), sizeBytes: z.number(), verifiedAt: z.string().nullable() })
    .nullable(),
});
export type SystemStatus = z.infer<typeof status>;

export const systemContract = contract('admin', {
  status: {
    method: 'GET',
    path: '/api/admin/system',
    guard: 'staff',
    limit: 'none',
    summary: 'Get the state of instances, database, jobs, mail, payments and backup, with warnings',
    answers: { 200: status },
  },
});
