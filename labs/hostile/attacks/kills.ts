/** S-01, S-04: kills processes at random times: the server, PostgreSQL, one of its backends, or the image process. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../../scripts/random.ts';
import { childrenOf, commandOf, isWell, type Product } from '../product.ts';
import type { Part } from '../report.ts';

const victims = ['server', 'postmaster', 'backend', 'picture', 'both'] as const;
/** Maximum kills of the server per minute, because the supervisor stops restarting after five crashes within a minute. */
const maxServerEnds = 2;
const longestMs = 45_000;

export type Kills = { server: number; postmasterSinceServer: number };

function kill(pid: number | null | undefined): boolean {
  try {
    if (pid) process.kill(pid, 'SIGKILL');
    return Boolean(pid);
  } catch {
    return false;
  }
}

export async function killAtRandom(options: {
  product: Product;
  part: Part;
  random: Random;
  kills: Kills;
  goesOn: () => boolean;
}): Promise<void> {
  const { product, part, random, kills, goesOn } = options;
  const ends: number[] = [];
  const recovery: Record<string, number> = {};

  async function backend(): Promise<number | null> {
    const rows = await product
      .query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name <> 'hostile-run' ORDER BY random() LIMIT 1`,
      )
      .catch(() => []);
    return rows[0]?.pid ?? null;
  }

  async function one(): Promise<void> {
    const recent = ends.filter((at) => performance.now() - at < 60_000).length;
    const what = random.pick(
      victims.filter((each) => recent < maxServerEnds || (each !== 'server' && each !== 'both')),
    );
    const server = product.serverPid();
    if (what === 'picture') {
      const picture = childrenOf(server ?? 0).find((pid) => commandOf(pid).includes('image'));
      const end = product.failures.begin('picture');
      part.see(kill(picture) ? 'killed: image process' : 'no image process was running');
      end();
      return;
    }
    const pid = what === 'backend' ? await backend() : null;
    const endings = [
      ...(what === 'server' || what === 'both' ? [product.failures.begin('server')] : []),
      ...(what === 'server' ? [] : [product.failures.begin('database')]),
    ];
    const begun = performance.now();
    if (what === 'postmaster' && kill(product.postmasterPid())) kills.postmasterSinceServer += 1;
    if (what === 'both') kill(product.postmasterPid());
    if ((what === 'server' || what === 'both') && kill(server)) {
      ends.push(begun);
      kills.server += 1;
      kills.postmasterSinceServer = 0;
    }
    if (what === 'backend') kill(pid);
    part.see(`killed: ${what}`);
    // The end of the process must be noticed before recovery can be checked.
    await pause(700);
    while (!(await isWell(product))) {
      if (performance.now() - begun > longestMs) {
        part.problem(`not recovered ${longestMs / 1000} s after the end of: ${what}`);
        break;
      }
      await pause(100);
    }
    for (const end of endings) end();
    recovery[what] = Math.max(recovery[what] ?? 0, Math.round(performance.now() - begun));
    part.note('longest recovery, ms', recovery);
  }

  while (goesOn()) {
    await pause(random.between(4_000, 11_000));
    if (goesOn()) await product.failures.alone(one);
  }
}
