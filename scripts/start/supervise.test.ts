import { type ChildProcess, spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { supervise } from './supervise.mjs';

type Restarts = { count: number; at: string; reason: string };

/**
 * Supervises a real process that runs a one-line program.
 * @returns the output, and the environment of each start
 */
function run(program: string) {
  const lines: string[] = [];
  const told: { restarts: Restarts | null; port: string | null }[] = [];
  const children: ChildProcess[] = [];
  // Listens from the start, because the program may send its ready message before the test waits for it.
  const served: Promise<unknown>[] = [];
  const server = supervise({
    start: (variables: Record<string, string>) => {
      told.push({ restarts: JSON.parse(variables.RESTARTS ?? 'null'), port: variables.PORT ?? null });
      const child = spawn(process.execPath, ['-e', program], {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        env: { ...process.env, ...variables, STARTS: String(told.length) },
      });
      children.push(child);
      served.push(new Promise((resolve) => child.once('message', resolve)));
      return child;
    },
    say: (line: string) => lines.push(line),
  });
  return { server, lines, told, children, served };
}

const serve = `process.on('SIGTERM', () => process.exit(0)); process.send({ ready: true, port: 4711 });`;
const stay = 'setInterval(() => undefined, 1000);';

describe('S-01 supervision of the server process', () => {
  it('a process that exits is restarted on the same port with the count, time and reason of restarts, until it exits with status 0', async () => {
    const { server, lines, told, served } = run(
      `${serve} if (process.env.STARTS === '1') process.exit(7); ${stay}`,
    );
    await expect.poll(() => told.length).toBe(2);
    expect(told[0]).toEqual({ restarts: null, port: null });
    expect(told[1]).toEqual({
      restarts: { count: 1, at: expect.stringMatching(/^\d{4}-/), reason: 'status 7' },
      port: '4711',
    });
    await served[1];
    server.stop('SIGTERM');
    expect(await server.status).toBe(0);
    expect(lines).toEqual(['The server ended (status 7) and is started again.']);
  });

  it('a process is restarted after SIGKILL', async () => {
    const { server, told, children, served } = run(`${serve} ${stay}`);
    await served[0];
    children[0]?.kill('SIGKILL');
    await expect.poll(() => told.length).toBe(2);
    expect(told[1]?.restarts?.reason).toBe('SIGKILL');
    server.stop('SIGKILL');
    await server.status;
  });

  it('a process is restarted after SIGKILL at the moment of its ready message', async () => {
    const { server, told } = run(
      `${serve} if (process.env.STARTS === '1') process.kill(process.pid, 'SIGKILL'); ${stay}`,
    );
    await expect.poll(() => told.length).toBe(2);
    expect(told[1]).toMatchObject({ restarts: { count: 1, reason: 'SIGKILL' }, port: '4711' });
    server.stop('SIGKILL');
    await server.status;
  });

  it('a process that refuses to start is not restarted; its exit status is returned', async () => {
    const { server, lines, told } = run('process.exit(1)');
    expect(await server.status).toBe(1);
    expect(told).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  it('after five exits within a minute the process is not restarted: status 1 and one line of explanation', async () => {
    const { server, lines, told } = run(`${serve} setTimeout(() => process.exit(3), 20);`);
    expect(await server.status).toBe(1);
    expect(told).toHaveLength(5);
    expect(lines.at(-1)).toBe(
      'The server ended 5 times within a minute (last: status 3) and is not started again.',
    );
  });
});
