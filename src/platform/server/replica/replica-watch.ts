import type { Pool } from 'pg';
import type { Cache } from '../cache/cache.ts';
import { codeOf, type ReplicaState, readFacts, remedies, stateOfReplica } from './standby.ts';

const noPrivilege = '42501';
/** PostgreSQL error code for a missing table: a server without the migrations table holds another database. */
const noTable = '42P01';

export type ReplicaStatus = { readonly state: ReplicaState; readonly lagSeconds: number };

export type ReplicaWatchOptions = {
  readonly primary: Pool;
  readonly standby: Pool;
  readonly changes: Cache['changes'];
  /** Writes a line to the log when the state changes. */
  readonly warn: (line: string) => void;
  /** Maximum accepted lag of the replica, in milliseconds. */
  readonly maxLagMs?: number;
  /** Interval of the checks in milliseconds; null switches them off, for tests. */
  readonly checkEveryMs?: number | null;
};

export type ReplicaWatch = ReturnType<typeof createReplicaWatch>;

/** Checks whether the replica may be used, and measures its lag. */
export function createReplicaWatch({
  primary,
  standby,
  changes,
  warn,
  maxLagMs = 10_000,
  checkEveryMs = 1_000,
}: ReplicaWatchOptions) {
  let state: ReplicaState | null = null;
  /**
   * Log position of the primary and the time when it was read. Measures the lag without comparing clocks of two
   * servers.
   */
  let mark = { position: 0, atMs: performance.now() };
  let lagMs = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /**
   * Sets the state of the replica and logs a change.
   * @param reason added to the line in the log
   */
  function setState(next: ReplicaState, reason = ''): void {
    if (next === state || isStopped) return;
    if (next !== 'in_use')
      warn(`DATABASE_READ_URL: ${remedies[next]} The primary serves all reads.${reason && ` (${reason})`}`);
    else if (state !== null) warn('DATABASE_READ_URL: the read replica is in use again.');
    state = next;
  }

  async function check(): Promise<void> {
    const since = changes.last();
    const leading = await readFacts(primary).catch((error: Error) => error);
    if (leading instanceof Error) {
      // An unreachable primary changes nothing. Without the right to read its identity, the replica is not used.
      if (codeOf(leading) === noPrivilege) setState('unreachable', leading.message);
      return;
    }
    changes.resolve(since, leading.position);
    const facts = await readFacts(standby).catch((error: Error) => error);
    if (facts instanceof Error)
      return setState(codeOf(facts) === noTable ? 'other_system' : 'unreachable', facts.message);
    const now = performance.now();
    // After a failover the log may be shorter than before.
    if (facts.position >= mark.position || leading.flushed < mark.position)
      mark = { position: leading.flushed, atMs: now };
    lagMs = now - mark.atMs;
    setState(stateOfReplica(leading, facts, { lagMs, maxLagMs }));
  }

  function schedule(): void {
    if (checkEveryMs === null || isStopped) return;
    timer = setTimeout(() => void check().finally(schedule), checkEveryMs).unref();
  }

  return {
    isUsable: () => state === 'in_use',
    status: (): ReplicaStatus => ({ state: state ?? 'unreachable', lagSeconds: lagMs / 1_000 }),
    /** Sets the state that a failed read has found; the next check may change it. */
    setState,
    check,
    async start(): Promise<void> {
      await check();
      schedule();
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
