/** Derives warnings for the operator from the state of the installation. */
import type { ReplicaStatus } from '../../../platform/server/replica/replica-watch.ts';

export const problemCodes = [
  'instance_silent',
  'clock_off',
  'versions_differ',
  'disk_low',
  'replica_lags',
  'read_replica_unreachable',
  'read_replica_not_standby',
  'read_replica_other_system',
  'read_replica_older_schema',
  'read_replica_lagging',
  'connections_low',
  'job_late',
  'mail_late',
  'mail_failed',
  'mail_mailbox',
  'payments_manual',
  'payments_late',
  'backup_none',
  'backup_old',
] as const;
export type ProblemCode = (typeof problemCodes)[number];
/** Warning and its subject, e.g. the name of an instance. */
export type SystemProblem = { readonly code: ProblemCode; readonly subject: string | null };

export const warningLimits = {
  silentSeconds: 45,
  clockOffsetMs: 5_000,
  diskFreeBytes: 1_000_000_000,
  replicaLagSeconds: 30,
  /** Maximum share of the database's connections that may be in use. */
  connectionShare: 0.85,
  jobSeconds: 900,
  mailSeconds: 900,
  backupHours: 48,
} as const;

export type SystemFacts = {
  readonly isLive: boolean;
  readonly instances: readonly {
    readonly name: string;
    readonly version: string;
    readonly seenSeconds: number;
    readonly clockOffsetMs: number;
    readonly diskFreeBytes: number;
  }[];
  readonly database: {
    readonly connections: number;
    readonly mostConnections: number;
    readonly replicas: readonly { readonly name: string; readonly lagSeconds: number | null }[];
    /** State of the read replica; null without DATABASE_READ_URL. */
    readonly readReplica: Pick<ReplicaStatus, 'state'> | null;
  };
  readonly jobs: readonly { readonly name: string; readonly dueSeconds: number }[];
  readonly mail: { readonly isSent: boolean; readonly oldestSeconds: number; readonly failedLastDay: number };
  readonly payments: { readonly manual: number; readonly late: number };
  /** Hours since the last backup; null without one. */
  readonly backupHours: number | null;
};

/** Returns the warnings, most urgent first for each part of the installation; empty if there are none. */
export function problemsOf(facts: SystemFacts): SystemProblem[] {
  const { instances, database, jobs, mail, payments } = facts;
  const found: SystemProblem[] = [];
  const add = (code: ProblemCode, isFound: boolean, subject: string | null = null) => {
    if (isFound) found.push({ code, subject });
  };
  for (const each of instances) {
    const isSilent = each.seenSeconds > warningLimits.silentSeconds;
    add('instance_silent', isSilent, each.name);
    add('clock_off', !isSilent && Math.abs(each.clockOffsetMs) > warningLimits.clockOffsetMs, each.name);
    add('disk_low', !isSilent && each.diskFreeBytes < warningLimits.diskFreeBytes, each.name);
  }
  const running = instances.filter(({ seenSeconds }) => seenSeconds <= warningLimits.silentSeconds);
  const versions = new Set(running.map(({ version }) => version));
  add('versions_differ', versions.size > 1, [...versions].sort().join(', '));
  for (const { name, lagSeconds } of database.replicas)
    add('replica_lags', (lagSeconds ?? 0) > warningLimits.replicaLagSeconds, name);
  const reading = database.readReplica?.state ?? 'in_use';
  if (reading !== 'in_use') add(`read_replica_${reading}`, true);
  add('connections_low', database.connections > database.mostConnections * warningLimits.connectionShare);
  for (const { name, dueSeconds } of jobs) add('job_late', dueSeconds > warningLimits.jobSeconds, name);
  add('mail_mailbox', facts.isLive && !mail.isSent);
  add('mail_late', mail.isSent && mail.oldestSeconds > warningLimits.mailSeconds);
  add('mail_failed', mail.failedLastDay > 0, String(mail.failedLastDay));
  add('payments_manual', payments.manual > 0, String(payments.manual));
  add('payments_late', payments.late > 0, String(payments.late));
  add('backup_none', facts.isLive && facts.backupHours === null);
  add('backup_old', (facts.backupHours ?? 0) > warningLimits.backupHours);
  return found;
}
