/** Tests stopping the server while something holds it up. */
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isRunning } from '../test/product.ts';
import {
  copyStartedDataFolder,
  end,
  launch,
  nextPort,
  postmasterOf,
  startServer,
  withServerProcesses,
} from './server-process.ts';

withServerProcesses(3600);

/** Connection that sends text and reads nothing. */
async function sendTo(url: string, text: string): Promise<net.Socket> {
  const { port } = new URL(url);
  const socket = net.connect({ port: Number(port), host: '127.0.0.1' });
  socket.pause().on('error', () => undefined);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  await new Promise<void>((resolve) => socket.write(text, () => resolve()));
  return socket;
}

const head = 'host: 127.0.0.1\r\n';
const halfRequest = `GET /api/health HTTP/1.1\r\n${head}`;
const halfBody = `POST /api/auth/login HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: 500\r\n\r\n{`;

/** Returns requests whose responses together exceed every buffer of a connection. */
async function requestLargeFile(): Promise<string> {
  const folder = 'build/client/assets';
  const names = (await fs.readdir(folder)).filter((name) => name.startsWith('pdf.worker'));
  return `GET /assets/${names[0]} HTTP/1.1\r\n${head}\r\n`.repeat(60);
}

describe('S-01 a stop that something holds up', () => {
  it('S-01 requests whose header or body is incomplete, and responses that the client does not read, do not prevent the stop: the database ends and the status is 0', {
    timeout: 240_000,
  }, async () => {
    const data = await copyStartedDataFolder('stopping');
    const { child, url } = await startServer({ DATA_DIR: data });
    const database = await postmasterOf(data);
    const texts = [halfRequest, halfBody, await requestLargeFile()];
    const sockets = await Promise.all(texts.map((text) => sendTo(url, text)));
    // The answer to a later request shows that the server has received the earlier texts.
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    await end(child, 'SIGTERM');
    for (const socket of sockets) socket.destroy();
    expect(child.exitCode).toBe(0);
    await expect.poll(() => isRunning(database)).toBe(false);
  });

  it('S-01 a server whose output is no longer read continues to serve, and stops with status 0', {
    timeout: 240_000,
  }, async () => {
    const data = await copyStartedDataFolder('unread');
    const { child, url } = await startServer({ DATA_DIR: data, LOG_LEVEL: 'info' });
    const database = await postmasterOf(data);
    child.stdout?.destroy();
    child.stderr?.destroy();
    // The log writes its buffer several times, because 300 requests have more lines than it holds.
    for (let request = 0; request < 300; request++)
      expect((await fetch(`${url}/api/tools`)).status).toBe(200);
    await end(child, 'SIGTERM');
    expect(child.exitCode).toBe(0);
    await expect.poll(() => isRunning(database)).toBe(false);
  });

  it('S-01 work that does not finish is abandoned: the database ends and the status is 1', {
    timeout: 240_000,
  }, async () => {
    const data = await copyStartedDataFolder('locked');
    const { child, url } = await startServer({ DATA_DIR: data });
    const database = await postmasterOf(data);
    const client = await connectTo(data);
    // The unfinished request takes 8 s, the locked table 10 s more: together longer than the limit of 12 s.
    await client.query('BEGIN; LOCK TABLE instances IN ACCESS EXCLUSIVE MODE');
    const socket = await sendTo(url, halfRequest);
    await end(child, 'SIGTERM');
    expect(child.exitCode).toBe(1);
    await expect.poll(() => isRunning(database)).toBe(false);
    socket.destroy();
  });

  it.each(['SIGTERM', 'SIGHUP'] as const)(
    'S-01 %s during the start ends the database that was already started',
    { timeout: 240_000 },
    async (signal) => {
      const data = await copyStartedDataFolder('starting');
      const { child } = launch({ DATA_DIR: data, PORT: nextPort() });
      await expect
        .poll(() => postmasterLines(data), { timeout: 60_000 })
        .toContainEqual(expect.stringMatching(/^ready/));
      const database = await postmasterOf(data);
      await end(child, signal);
      await expect.poll(() => isRunning(database)).toBe(false);
    },
  );

  it('S-01 a start that fails after the database was started ends the database', {
    timeout: 240_000,
  }, async () => {
    const holder = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const { port } = holder.address() as net.AddressInfo;
    const data = await copyStartedDataFolder('failing');
    const { child, output } = launch({
      DATA_DIR: data,
      PORT: nextPort(),
      METRICS_PORT: String(port),
    });
    const status = await new Promise<number | null>((resolve) => child.once('exit', resolve));
    holder.close();
    expect({ status, lines: output().trim().split('\n') }).toEqual({
      status: 1,
      lines: [expect.stringContaining(String(port))],
    });
    expect(await fs.readFile(path.join(data, 'postgres.log'), 'utf8')).toMatch(
      /ready to accept connections[\s\S]*shut down\s*$/,
    );
  });
});

const postmasterLines = async (data: string) =>
  (await fs.readFile(path.join(data, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');

async function connectTo(data: string): Promise<pg.Client> {
  const socket = (await postmasterLines(data))[4] ?? '';
  const client = new pg.Client({
    connectionString: `postgresql://postgres@/ferrite?host=${encodeURIComponent(socket)}`,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
