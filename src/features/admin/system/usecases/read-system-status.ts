import type { SystemStatus } from '../system.contract.ts';
import { problemsOf } from '../system.rules.ts';
import type { SystemDeps } from './deps.ts';

const hourMs = 3_600_000;

/** Returns the state of the installation. The route admits only administrators. */
export async function readSystemStatus({
  store,
  clock,
  installation,
  readReplica,
}: SystemDeps): Promise<SystemStatus> {
  const { isLive, isEmbedded, sendsMail, providers } = installation;
  const [instances, server, jobs, mail, payments, backup] = await Promise.all([
    store.instances(),
    store.database(),
    store.jobs(),
    store.mail(),
    store.payments(),
    store.backup(),
  ]);
  const database = { ...server, readReplica: readReplica() };
  const shownMail = { isSent: sendsMail, ...mail };
  const backupHours = backup ? (clock.now().getTime() - backup.madeAt.getTime()) / hourMs : null;
  const problems = problemsOf({ isLive, instances, database, jobs, mail: shownMail, payments, backupHours });
  return {
    state: problems.length === 0 ? 'ok' : 'attention',
    problems,
    instances: instances.map((each) => ({ ...each, startedAt: each.startedAt.toISOString() })),
    database: { ...database, isEmbedded },
    jobs,
    mail: shownMail,
    providers,
    payments,
    backup: backup && {
      madeAt: backup.madeAt.toISOString(),
      sizeBytes: backup.sizeBytes,
      verifiedAt: backup.verifiedAt?.toISOString() ?? null,
    },
  };
}
