import { expect, it } from 'vitest';
import { problemsOf, type SystemFacts, warningLimits } from './system.rules.ts';

const instance = {
  name: 'web1:3000',
  version: '1.0.0',
  seenSeconds: 3,
  clockOffsetMs: 40,
  diskFreeBytes: 50_000_000_000,
};
const well: SystemFacts = {
  isLive: true,
  instances: [instance],
  database: {
    connections: 20,
    mostConnections: 100,
    replicas: [{ name: 'postgres2', lagSeconds: null }],
    readReplica: { state: 'in_use' },
  },
  jobs: [{ name: 'mail', dueSeconds: 20 }],
  mail: { isSent: true, oldestSeconds: 10, failedLastDay: 0 },
  payments: { manual: 0, late: 0 },
  backupHours: 10,
};
const found = (changes: Partial<SystemFacts>) =>
  problemsOf({ ...well, ...changes }).map(({ code, subject }) => (subject ? `${code} ${subject}` : code));

it('O-03 a healthy installation has no warnings', () => {
  expect(found({})).toEqual([]);
});

it.each<readonly [Partial<SystemFacts>, string[]]>([
  [
    { instances: [instance, { ...instance, name: 'web2:3000', seenSeconds: 60 }] },
    ['instance_silent web2:3000'],
  ],
  [{ instances: [{ ...instance, clockOffsetMs: -600_000 }] }, ['clock_off web1:3000']],
  [{ instances: [{ ...instance, diskFreeBytes: 900_000_000 }] }, ['disk_low web1:3000']],
  [{ instances: [instance, { ...instance, version: '1.1.0' }] }, ['versions_differ 1.0.0, 1.1.0']],
  [
    { database: { ...well.database, replicas: [{ name: 'postgres2', lagSeconds: 60 }] } },
    ['replica_lags postgres2'],
  ],
  [{ database: { ...well.database, readReplica: null } }, []],
  [{ database: { ...well.database, readReplica: { state: 'not_standby' } } }, ['read_replica_not_standby']],
  [{ database: { ...well.database, connections: 90 } }, ['connections_low']],
  [{ jobs: [{ name: 'payments', dueSeconds: 1_000 }] }, ['job_late payments']],
  [{ mail: { isSent: true, oldestSeconds: 1_000, failedLastDay: 2 } }, ['mail_late', 'mail_failed 2']],
  [{ mail: { isSent: false, oldestSeconds: 1_000, failedLastDay: 0 } }, ['mail_mailbox']],
  [{ payments: { manual: 1, late: 3 } }, ['payments_manual 1', 'payments_late 3']],
  [{ backupHours: null }, ['backup_none']],
  [{ backupHours: 72 }, ['backup_old']],
  [{ isLive: false, backupHours: null, mail: { ...well.mail, isSent: false } }, []],
])('O-03 an installation with %j has the warnings %j', (changes, codes) => {
  expect(found(changes)).toEqual(codes);
});

it('O-03 the version of a stopped instance causes no warning', () => {
  const ended = { ...instance, name: 'web2:3000', version: '0.9.0', seenSeconds: 300 };
  expect(found({ instances: [instance, ended] })).toEqual(['instance_silent web2:3000']);
});

it('O-03 a value exactly at its limit causes no warning', () => {
  const atLimits = {
    ...instance,
    seenSeconds: warningLimits.silentSeconds,
    clockOffsetMs: -warningLimits.clockOffsetMs,
    diskFreeBytes: warningLimits.diskFreeBytes,
  };
  expect(
    found({
      instances: [atLimits],
      database: {
        ...well.database,
        connections: well.database.mostConnections * warningLimits.connectionShare,
        replicas: [{ name: 'postgres2', lagSeconds: warningLimits.replicaLagSeconds }],
      },
      jobs: [{ name: 'mail', dueSeconds: warningLimits.jobSeconds }],
      mail: { ...well.mail, oldestSeconds: warningLimits.mailSeconds },
      backupHours: warningLimits.backupHours,
    }),
  ).toEqual([]);
  const newer = { ...atLimits, name: 'web2:3000', version: '0.9.0' };
  expect(found({ instances: [atLimits, newer] })).toEqual(['versions_differ 0.9.0, 1.0.0']);
});
