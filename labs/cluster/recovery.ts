/** Recovers a point in time with a base backup, the archived write-ahead log, and a scratch server that replays the log. */
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { archiveIn } from './database.ts';
import { output, type Running, start, waitUntil } from './processes.ts';
import { ports } from './proxies.ts';

const bin = '/usr/lib/postgresql/15/bin';
const scratchPort = 21_440;
const [rowsBefore, rowsAfter] = [500, 300];
/** Seconds before the recovery target up to which rows of users are counted, because later transactions may still be open. */
const settledSeconds = 10;

type Counts = Readonly<Record<'marks' | 'questions' | 'answers' | 'uses' | 'orders', number>>;

async function query<Row extends object>(port: number, text: string, ...values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: `postgresql://postgres@127.0.0.1:${port}/ferrite` });
  await client.connect();
  return (await client.query<Row>(text, values).finally(() => client.end())).rows;
}

async function countUntil(port: number, time: string): Promise<Counts> {
  const until = `$1::timestamptz - interval '${settledSeconds} s'`;
  const [row] = await query<Counts>(
    port,
    `SELECT (SELECT count(*) FROM recovery_marks)::int AS marks,
       (SELECT count(*) FROM forum_posts WHERE created_at <= ${until})::int AS questions,
       (SELECT count(*) FROM forum_answers WHERE created_at <= ${until})::int AS answers,
       (SELECT count(*) FROM tool_access_logs WHERE accessed_at <= ${until})::int AS uses,
       (SELECT count(*) FROM purchases WHERE created_at <= ${until})::int AS orders`,
    time,
  );
  if (!row) throw new Error('No counts.');
  return row;
}

const insertMarks = (count: number) =>
  query(ports.leader, 'INSERT INTO recovery_marks SELECT FROM generate_series(1, $1::int)', count);

/** Ends the current segment of the write-ahead log and waits until it is archived. */
async function archiveAll(archive: string): Promise<void> {
  const [row] = await query<{ segment: string }>(
    ports.leader,
    'SELECT pg_walfile_name(pg_current_wal_lsn()) AS segment, pg_switch_wal()',
  );
  await waitUntil('the log is archived', async () => fs.existsSync(path.join(archive, row?.segment ?? '')));
}

/** Starts a scratch server from a base backup, which replays the archived log up to a time. */
async function restore(own: string, archive: string, time: string): Promise<Running> {
  const data = path.join(own, 'base');
  fs.writeFileSync(path.join(data, 'recovery.signal'), '');
  // Patroni sets every recovery target in members that were replicas, which PostgreSQL rejects as more than one target.
  const file = path.join(data, 'postgresql.conf');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^(?:recovery|primary)_.*$/gm, ''));
  fs.mkdirSync(path.join(own, 'sockets'));
  await output('chown', ['-R', 'postgres:postgres', own]);
  const settings = [
    `port=${scratchPort}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${own}/sockets`,
    `hba_file=${data}/pg_hba.conf`,
    'max_connections=200',
    // The scratch server has no standby to wait for, and must not write to the archive.
    'synchronous_standby_names=',
    'archive_mode=off',
    `restore_command=cp ${archive}/%f %p`,
    `recovery_target_time=${time}`,
    'recovery_target_action=promote',
  ];
  const server = start(`${bin}/postgres`, ['-D', data, ...settings.flatMap((each) => ['-c', each])], {
    log: path.join(own, 'restored.log'),
    user: 'postgres',
  });
  await waitUntil(`the restored server accepts writes; see ${own}/restored.log`, async () => {
    const [row] = await query<{ recovers: boolean }>(scratchPort, 'SELECT pg_is_in_recovery() AS recovers');
    return row?.recovers === false;
  });
  return server;
}

/**
 * Takes a base backup of the leader, writes rows, writes more rows and drops their table, and restores a time in
 * between. @returns a line with the row counts @throws Error if the restored server differs
 */
export async function recoverToTime(folder: string): Promise<string> {
  const own = path.join(folder, 'recovery');
  const archive = archiveIn(path.join(folder, 'database'));
  fs.mkdirSync(own);
  await query(ports.leader, 'CREATE TABLE recovery_marks ()');
  await output(`${bin}/pg_basebackup`, [
    ...['-d', `postgresql://replicator@127.0.0.1:${ports.leader}`],
    ...['-D', path.join(own, 'base'), '--checkpoint=fast'],
  ]);
  await insertMarks(rowsBefore);
  const [moment] = await query<{ time: string }>(ports.leader, 'SELECT clock_timestamp()::text AS time');
  const time = moment?.time ?? '';
  const expected = await countUntil(ports.leader, time);
  await insertMarks(rowsAfter);
  const [after] = await query<{ count: number }>(
    ports.leader,
    'SELECT count(*)::int AS count FROM recovery_marks',
  );
  await query(ports.leader, 'DROP TABLE recovery_marks');
  await archiveAll(archive);
  const from = Date.now();
  const restored = await restore(own, archive, time);
  try {
    const found = await countUntil(scratchPort, time);
    const line = `restored ${JSON.stringify(found)} of ${time} in ${((Date.now() - from) / 1_000).toFixed(1)} s; later ${after?.count} marks and their table dropped`;
    if (JSON.stringify(found) !== JSON.stringify(expected) || found.marks !== rowsBefore)
      throw new Error(`Recovery differs: ${line}; expected ${JSON.stringify(expected)}.`);
    return line;
  } finally {
    await restored.end('SIGINT');
  }
}
