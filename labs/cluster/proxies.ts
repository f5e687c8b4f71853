/** Starts HAProxy and PgBouncer with the configuration in `deploy/`. */
import fs from 'node:fs';
import path from 'node:path';
import { ports as databasePorts, names } from './database.ts';
import { configured, type Running, start } from './processes.ts';

export const ports = {
  site: 21_800,
  leader: 21_500,
  replicas: 21_501,
  pooler: 21_600,
  instances: [21_801, 21_802, 21_803],
} as const;

export function startProxy(folder: string): Running {
  const file = path.join(folder, 'haproxy.cfg');
  const changes: (readonly [string | RegExp, string])[] = [
    [/bind :443 .*/, `bind 127.0.0.1:${ports.site}`],
    ['bind 127.0.0.1:5432', `bind 127.0.0.1:${ports.leader}`],
    ['bind 127.0.0.1:5434', `bind 127.0.0.1:${ports.replicas}`],
    [/ {2}stats socket .*\n/, ''],
    ...ports.instances.map(
      (port, at) =>
        [new RegExp(`server ferrite${at + 1} \\S+`), `server ferrite${at + 1} 127.0.0.1:${port}`] as const,
    ),
    ...names.map(
      (name) =>
        [
          new RegExp(`server ${name} .*`, 'g'),
          `server ${name} 127.0.0.1:${databasePorts.sql[name]} port ${databasePorts.api[name]}`,
        ] as const,
    ),
  ];
  fs.writeFileSync(file, configured('haproxy/haproxy.cfg', changes));
  return start('/usr/sbin/haproxy', ['-db', '-f', file], { log: path.join(folder, 'haproxy.log') });
}

export function startPooler(folder: string): Running {
  const file = path.join(folder, 'pgbouncer.ini');
  const users = path.join(folder, 'userlist.txt');
  fs.writeFileSync(users, '"postgres" ""\n');
  fs.writeFileSync(
    file,
    configured('pgbouncer/pgbouncer.ini', [
      ['port=5432', `port=${ports.leader}`],
      ['listen_port = 6432', `listen_port = ${ports.pooler}`],
      ['auth_type = scram-sha-256', 'auth_type = trust'],
      [/auth_file = .*/, `auth_file = ${users}`],
      [/unix_socket_dir = .*/, 'unix_socket_dir ='],
    ]),
  );
  return start('/usr/sbin/pgbouncer', [file], { log: path.join(folder, 'pgbouncer.log'), user: 'postgres' });
}
