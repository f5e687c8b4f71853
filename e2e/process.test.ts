/** Tests starting and stopping the server, as an operator does. */
import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { startEmbeddedPostgres } from '../src/platform/server/database/embedded-postgres.ts';
import { isRunning } from '../test/product.ts';
import {
  copyStartedDataFolder,
  end,
  endAfterTest,
  folder,
  isThere,
  launch,
  nextPort,
  postmasterOf,
  startServer,
  withServerProcesses,
} from './server-process.ts';

withServerProcesses(3560);

/** Starts a process that must refuse to start, and returns its exit status and output. */
async function runUntilExit(
  settings: Record<string, string>,
): Promise<{ status: number | null; lines: string[] }> {
  const { child, output } = launch({ PORT: nextPort(), ...settings });
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { status, lines: output().trim().split('\n') };
}

async function signIn(url: string): Promise<{ access_token: string }> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'premium@demo.local', password: 'walk-the-heat-7', takeOver: true }),
  });
  return (await answer.json()) as { access_token: string };
}

describe('refused start: one line of explanation, status 1, no change', () => {
  it('the start is refused for a port in use', async () => {
    const holder = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const { port } = holder.address() as net.AddressInfo;
    const answer = await runUntilExit({ PORT: String(port), DATA_DIR: folder('busy') });
    holder.close();
    expect(answer).toEqual({ status: 1, lines: [expect.stringContaining(`127.0.0.1:${port} is in use`)] });
    expect(await isThere(folder('busy'))).toBe(false);
  });

  it('the start is refused for a data folder that cannot be written', async () => {
    await fs.writeFile(folder('file'), '');
    const answer = await runUntilExit({ DATA_DIR: path.join(folder('file'), 'data') });
    expect(answer).toEqual({
      status: 1,
      lines: [expect.stringMatching(/^DATA_DIR: the folder .* cannot be written/)],
    });
  });

  it('the start is refused for an unreachable database', async () => {
    const answer = await runUntilExit({
      DATA_DIR: folder('unreachable'),
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none',
    });
    expect(answer).toEqual({
      status: 1,
      lines: [expect.stringMatching(/^DATABASE_URL: the database cannot be reached/)],
    });
    expect(await isThere(path.join(folder('unreachable'), 'postgres'))).toBe(false);
  });

  it('D-01 the start is refused for a database of a newer version', async () => {
    const data = await copyStartedDataFolder('newer');
    const database = await startEmbeddedPostgres(data);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 99999999999999)`,
    );
    await client.end();
    await database.stop();
    expect(await runUntilExit({ DATA_DIR: data })).toEqual({
      status: 1,
      lines: [expect.stringContaining('newer version')],
    });
  });

  it('the start in live mode is refused with missing settings, each on a separate line', async () => {
    const answer = await runUntilExit({ APP_MODE: 'live', DATA_DIR: folder('live') });
    expect(answer.status).toBe(1);
    expect(answer.lines.map((line) => line.split(':')[0])).toEqual([
      'PUBLIC_URL',
      'SERVER_SECRET',
      'SMTP_URL',
      'MAIL_FROM',
      'DEMO_PASSWORD',
    ]);
  });
});

describe('running server process', () => {
  it('the server prints URL and accounts, keeps its data after kill -9 of server and database, and starts again', async () => {
    const data = await copyStartedDataFolder('killed');
    const PORT = nextPort();
    const first = await startServer({ DATA_DIR: data, PORT });
    for (const name of ['admin', 'member', 'premium', 'expired'])
      await expect.poll(() => first.output()).toContain(`${name}@demo.local`);
    const { access_token } = await signIn(first.url);
    await fetch(`${first.url}/api/tools/Welding/Carbon%20Equivalent/access`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}` },
    });

    process.kill(await postmasterOf(data), 'SIGKILL');
    await end(first.child, 'SIGKILL');

    const second = await startServer({ DATA_DIR: data, PORT });
    const profile = await fetch(`${second.url}/api/auth/profile`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(await profile.json()).toMatchObject({ email: 'premium@demo.local', totalToolsUsed: 1 });
  });

  it('D-02 two instances with one DATABASE_URL accept each other’s sessions', async () => {
    const data = await copyStartedDataFolder('server');
    const server = await startEmbeddedPostgres(data);
    const DATABASE_URL = server.url.replace('postgres@/', 'postgres@localhost/');
    const shared = {
      DATABASE_URL,
      SERVER_SECRET: await fs.readFile(path.join(data, 'secret'), 'utf8'),
      PUBLIC_URL: 'http://ferrite.example',
    };
    const [one, two] = await Promise.all([
      startServer({ ...shared, DATA_DIR: folder('instance-1') }),
      startServer({ ...shared, DATA_DIR: folder('instance-2') }),
    ]);
    expect(await isThere(path.join(folder('instance-1'), 'postgres'))).toBe(false);
    const { access_token } = await signIn(one.url);
    const profile = await fetch(`${two.url}/api/auth/profile`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(profile.status).toBe(200);
    await Promise.all([end(one.child, 'SIGTERM'), end(two.child, 'SIGTERM')]);
    await server.stop();
  });

  it('O-07 after SIGTERM readiness ends first, requests are answered for DRAIN_SECONDS, then the server stops its database and exits with status 0, while a second instance on another port with another data folder continues', async () => {
    const data = await copyStartedDataFolder('draining');
    const { child, url } = await startServer({ DATA_DIR: data, DRAIN_SECONDS: '3' });
    // The product of the browser tests is the second instance.
    const [other] = inject('productUrls');
    const database = await postmasterOf(data);
    const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
    const status = (path: string) =>
      new Promise<number | string>((resolve) => {
        http
          .get(`${url}${path}`, { agent }, (answer) => {
            answer.resume();
            answer.once('end', () => resolve(answer.statusCode ?? 0));
          })
          .once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      });
    expect(await status('/api/health/ready')).toBe(200);
    const ended = end(child, 'SIGTERM');
    await expect.poll(() => status('/api/health/ready')).toBe(503);
    // Simulates a load balancer that stops sending requests one second later.
    const until = Date.now() + 1_000;
    const seen = new Set<number | string>();
    while (Date.now() < until) seen.add(await status('/api/tools'));
    expect([...seen]).toEqual([200]);
    await ended;
    expect(child.exitCode).toBe(0);
    agent.destroy();
    // The database process is reaped by another process, slightly later.
    await expect.poll(() => isRunning(database)).toBe(false);
    expect((await fetch(`${other}/api/health/ready`)).status).toBe(200);
  });

  it('S-04 a killed database is restarted: requests get 503 meanwhile, then everything works as before', async () => {
    const data = await copyStartedDataFolder('lost');
    const { url } = await startServer({ DATA_DIR: data });
    const { access_token } = await signIn(url);
    const seen = new Set<number>();
    process.kill(await postmasterOf(data), 'SIGKILL');
    await expect
      .poll(
        async () => {
          const answer = await fetch(`${url}/api/tools?x`);
          seen.add(answer.status);
          expect(await answer.text()).not.toMatch(/\bat .*\.js:/);
          const page = await fetch(`${url}/archive?x`, { headers: { accept: 'text/html' } });
          seen.add(page.status);
          if (page.status === 503) expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
          expect(await page.text()).toContain('</html>');
          const health = await fetch(`${url}/api/health`);
          return [health.status, (await health.json()).restarts.database];
        },
        { timeout: 30_000 },
      )
      .toEqual([200, 1]);
    expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const profile = await fetch(`${url}/api/auth/profile`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(profile.status).toBe(200);
  });

  it('S-01 SIGTERM to npm start stops the server, although the shell does not forward the signal', async () => {
    const PORT = nextPort();
    const shell = spawn('sh', ['-c', `"${process.execPath}" scripts/start/start.mjs; true`], {
      env: {
        PATH: process.env.PATH,
        npm_lifecycle_event: 'start',
        LOG_LEVEL: 'warn',
        DEMO_PASSWORD: 'walk-the-heat-7',
        DEMO_YEAR: 'off',
        DATA_DIR: await copyStartedDataFolder('shell'),
        PORT,
      },
      stdio: 'ignore',
    });
    endAfterTest(shell);
    const status = () =>
      fetch(`http://127.0.0.1:${PORT}/api/health`).then(
        (answer) => answer.status,
        () => null,
      );
    await expect.poll(status, { timeout: 60_000 }).toBe(200);
    await end(shell, 'SIGTERM');
    await expect.poll(status, { timeout: 30_000 }).toBeNull();
  });

  it('S-01 npm start restarts a killed server on the same port, and the health endpoint reports it', async () => {
    const { child, url } = await startServer(
      { DATA_DIR: await copyStartedDataFolder('supervised') },
      'scripts/start/start.mjs',
    );
    const serverPid = async () =>
      Number((await fs.readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')).split(' ')[0]);
    process.kill(await serverPid(), 'SIGKILL');
    await expect
      .poll(
        () =>
          fetch(`${url}/api/health`)
            .then((answer) => answer.json())
            .catch(() => null),
        { timeout: 30_000 },
      )
      .toMatchObject({ status: 'ok', restarts: { server: { count: 1, reason: 'SIGKILL' }, database: 0 } });
    await end(child, 'SIGTERM');
    expect(child.exitCode).toBe(0);
  });
});

describe('process of npm run dev', () => {
  it('npm run dev serves pages and calculators from the sources, and restarts the server when one of its files is saved', async () => {
    const { child, url, output } = await startServer(
      { DATA_DIR: await copyStartedDataFolder('dev'), LOG_LEVEL: 'info', NODE_ENV: 'development' },
      'scripts/start/dev-server.ts',
      // Vite loads 1,900 modules; beside other tests on two slow cores this takes more than a minute.
      300_000,
    );
    const home = await fetch(`${url}/ko/`);
    expect(home.status).toBe(200);
    expect(home.headers.get('content-security-policy')).toBeNull();
    const calculator = await fetch(
      `${url}/calculators/dev/@id/__x00__virtual:calculator/jominy-hardenability`,
    );
    expect(await calculator.text()).toContain('mount(calculator)');

    const save = (file: string) => fs.utimes(file, new Date(), new Date());
    await save('src/site/pages/home.tsx');
    await save('src/features/tools/tools.rules.ts');
    await expect.poll(output, { timeout: 60_000 }).toMatch(/rules\.ts: server restarted/);
    expect(output()).not.toContain('home.tsx: server restarted');
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    const database = await postmasterOf(folder('dev'));
    await end(child, 'SIGTERM');
    expect(child.exitCode).toBe(0);
    await expect.poll(() => isRunning(database)).toBe(false);
  }, 420_000);
});
