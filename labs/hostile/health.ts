/** S-01: checks the responses of the health endpoint during the run, and records when it does not respond. */
import { setTimeout as pause } from 'node:timers/promises';
import { residentMb } from '../bench/processes.ts';
import type { Kills } from './attacks/kills.ts';
import { jsonOf, sendCall } from './calls.ts';
import type { Product } from './product.ts';
import type { Part } from './report.ts';

type Health = { restarts: { server: { count: number } | null; database: number } };

export async function watchHealth(product: Product, part: Part, goesOn: () => boolean): Promise<void> {
  let [heard, longestGap, illInPeace] = [performance.now(), 0, 0];
  while (goesOn()) {
    const answer = await sendCall(product, part, { method: 'GET', path: '/api/health' });
    if (answer.status > 0) {
      longestGap = Math.max(longestGap, answer.to - heard);
      heard = answer.to;
    }
    const isExcused = product.failures.during(answer.from, answer.to, 'server', 'database', 'disk');
    if (answer.status === 503 && !isExcused) illInPeace += 1;
    part.note('longest gap, ms', Math.round(longestGap));
    part.note('503 without a fault', illInPeace);
    await pause(200);
  }
  if (longestGap > 30_000) part.problem(`no response of health for ${Math.round(longestGap / 1000)} s`);
}

/** Checks that the health endpoint counts every killed process, and that no other process has ended. */
export async function compareRestarts(product: Product, part: Part, kills: Kills): Promise<void> {
  const answer = await sendCall(product, part, { method: 'GET', path: '/api/health' });
  const reported = jsonOf<Health>(answer)?.restarts;
  part.note('reported restarts', reported);
  part.note('kills', kills);
  if (answer.status !== 200) part.problem(`at the end: ${answer.status}`);
  if ((reported?.server?.count ?? 0) !== kills.server)
    part.problem(`${reported?.server?.count ?? 0} restarts of the server for ${kills.server} kills`);
  if ((reported?.database ?? 0) !== kills.postmasterSinceServer)
    part.problem(`${reported?.database} restarts of the database for ${kills.postmasterSinceServer} kills`);
}

export const memoryOf = (product: Product) => residentMb(product.serverPid() ?? 0);
