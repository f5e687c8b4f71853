/** Starts etcd and three PostgreSQL members under Patroni, with the configuration in `deploy/`. */
import fs from 'node:fs';
import path from 'node:path';
import { configured, output, type Running, start, waitUntil } from './processes.ts';

export const names = ['postgres1', 'postgres2', 'postgres3'] as const;
export type Name = (typeof names)[number];
export const ports = {
  etcd: 21_379,
  etcdPeers: 21_380,
  api: { postgres1: 21_008, postgres2: 21_009, postgres3: 21_010 },
  sql: { postgres1: 21_432, postgres2: 21_433, postgres3: 21_434 },
} as const;

type Member = { readonly name: string; readonly role: string; readonly state: string };

/** Kills PostgreSQL processes of this run that are still running after their Patroni has ended. */
export function killPostmasters(folder: string): void {
  for (const name of names) {
    const file = path.join(folder, name, 'data/postmaster.pid');
    const pid = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : 0;
    const command =
      pid > 0 && fs.existsSync(`/proc/${pid}/cmdline`) ? fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '';
    if (command.includes(folder)) process.kill(pid, 'SIGKILL');
  }
}

/** Returns the folder with the archived write-ahead log of all members. */
export const archiveIn = (folder: string) => path.join(folder, 'archive');

export async function startCluster(folder: string) {
  const members = new Map<Name, Running>();
  let etcd = startEtcd(folder);
  await waitUntil('etcd answers', isEtcdWell);

  function startMember(name: Name): void {
    const own = path.join(folder, name);
    fs.mkdirSync(own, { recursive: true });
    const file = path.join(own, 'patroni.yml');
    fs.writeFileSync(file, patroniSettings(name, own));
    for (const each of [own, file]) output('chown', ['postgres:postgres', each]).catch(() => undefined);
    members.set(
      name,
      start('/usr/bin/patroni', [file], { log: path.join(folder, `${name}.log`), user: 'postgres' }),
    );
  }

  async function state(): Promise<readonly Member[]> {
    for (const name of names) {
      const answer = await fetch(`http://127.0.0.1:${ports.api[name]}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      }).catch(() => null);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }
  async function leader(): Promise<Name | null> {
    return ((await state()).find(({ role }) => role === 'leader')?.name as Name | undefined) ?? null;
  }
  /** Returns whether the cluster has a leader, a synchronous replica and a third member. */
  const isWhole = async () => {
    const all = await state();
    const synchronous = all.filter(({ role }) => role === 'sync_standby').length;
    return (
      all.length === 3 && synchronous === 1 && all.every((each) => /^(running|streaming)$/.test(each.state))
    );
  };

  fs.mkdirSync(archiveIn(folder));
  await output('chown', ['postgres:postgres', folder, archiveIn(folder)]);
  startMember('postgres1');
  await waitUntil('the first member leads', async () => (await leader()) === 'postgres1', 120_000);
  startMember('postgres2');
  startMember('postgres3');
  await waitUntil('three members, one of them synchronous', isWhole, 180_000);

  const postmaster = (name: Name) =>
    Number(fs.readFileSync(path.join(folder, name, 'data/postmaster.pid'), 'utf8').split('\n')[0]);

  return {
    leader,
    state,
    whole: () => waitUntil('three members, one of them synchronous', isWhole, 180_000),
    /** Simulates the loss of a machine: kills PostgreSQL and Patroni at once. */
    async kill(name: Name): Promise<void> {
      const pid = postmaster(name);
      await members.get(name)?.end('SIGKILL');
      process.kill(pid, 'SIGKILL');
    },
    startMember,
    async switchover(from: Name): Promise<void> {
      const answer = await fetch(`http://127.0.0.1:${ports.api[from]}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: from }),
      });
      if (!answer.ok) throw new Error(`Patroni refuses the switchover: ${await answer.text()}`);
    },
    async restartEtcd(pauseMs: number): Promise<void> {
      await etcd.end('SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      etcd = startEtcd(folder);
      await waitUntil('etcd answers', isEtcdWell);
    },
    async stop(): Promise<void> {
      for (const name of names) {
        const member = members.get(name);
        if (member?.isRunning()) await member.end('SIGTERM');
      }
      await etcd.end();
    },
  };
}

function startEtcd(folder: string): Running {
  const client = `http://127.0.0.1:${ports.etcd}`;
  const peers = `http://127.0.0.1:${ports.etcdPeers}`;
  return start(
    '/usr/bin/etcd',
    [
      ...['--name', 'one', '--data-dir', path.join(folder, 'etcd')],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
      ...['--initial-cluster', `one=${peers}`, '--log-level', 'warn'],
    ],
    { log: path.join(folder, 'etcd.log') },
  );
}

const isEtcdWell = async () =>
  (await (await fetch(`http://127.0.0.1:${ports.etcd}/health`)).text()).includes('true');

function patroniSettings(name: Name, folder: string): string {
  const sql = `127.0.0.1:${ports.sql[name]}`;
  return configured('patroni/patroni.yml', [
    ['name: postgres1', `name: ${name}`],
    [/10\.0\.0\.21:8008/g, `127.0.0.1:${ports.api[name]}`],
    [/10\.0\.0\.21:5432/g, sql],
    [/hosts: .*/, `hosts: 127.0.0.1:${ports.etcd}`],
    ['/var/lib/postgresql/15/ferrite', path.join(folder, 'data')],
    ['/var/lib/postgresql/.pgpass-patroni', path.join(folder, 'pgpass')],
    ['local all all peer', 'local all all trust'],
    [/10\.0\.0\.0\/24 scram-sha-256/g, '127.0.0.1/32 trust'],
    ['max_connections: 200', 'max_connections: 200\n        shared_buffers: 64MB'],
    ['# archive_mode', 'archive_mode'],
    ['# archive_command', 'archive_command'],
    [/\/archive\//g, `${archiveIn(path.dirname(folder))}/`],
    ['  pg_hba:', `  parameters:\n    unix_socket_directories: ${folder}\n  pg_hba:`],
  ]);
}
