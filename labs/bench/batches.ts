/** Measures the cost for the server of a batch of 1,000 rows over HTTP. */
import type { CalculatorId } from '@ferrite/calculators/registry.ts';
import { cpuSeconds, type Running } from './processes.ts';

const rows = 1_000;
/**
 * Number of rounds, of which the fastest counts. CPU time is read in hundredths of a second, so a round sends several
 * batches.
 */
const rounds = 5;
const batchesARound = 5;

/** Inputs of a carbon equivalent. */
export const steel = {
  C: 0.18,
  Si: 0.35,
  Mn: 1.45,
  P: 0.015,
  S: 0.008,
  Cr: 0.05,
  Mo: 0.01,
  Ni: 0.04,
  V: 0.003,
  Cu: 0.1,
};
const hardenable = { C: 0.4, Si: 0.25, Mn: 0.85, Ni: 0.1, Cr: 1.05, Mo: 0.2, Cu: 0.1 };

type Measured = {
  readonly id: CalculatorId;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly limitMs: number;
};
const measured: readonly Measured[] = [
  { id: 'carbon-equivalent', inputs: steel, limitMs: 40 },
  { id: 'jominy-hardenability', inputs: { ...hardenable, grainSize: 7 }, limitMs: 400 },
];

export type BatchCost = { readonly cpuMs: number; readonly limitMs: number; readonly within: boolean };

/** Returns the CPU time of the server for one batch, including parsing and response. */
async function measure(
  server: Running,
  token: string,
  { id, inputs, limitMs }: Measured,
): Promise<BatchCost> {
  const body = JSON.stringify(
    Array.from({ length: rows }, (_, at) => ({ ...inputs, C: 0.1 + (at % 40) / 100 })),
  );
  const send = async () => {
    const answer = await fetch(`${server.url}/api/calculators/${id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    });
    const { results, failed } = (await answer.json()) as { results: unknown[]; failed: number };
    if (answer.status !== 200 || results.length !== rows || failed > 0)
      throw new Error(`${id}: ${answer.status}, ${failed} of ${rows} rows failed`);
  };
  await send();
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const before = cpuSeconds(server.pid);
    for (let batch = 0; batch < batchesARound; batch++) await send();
    least = Math.min(least, ((cpuSeconds(server.pid) - before) * 1_000) / batchesARound);
  }
  return { cpuMs: Number(least.toFixed(1)), limitMs, within: least <= limitMs };
}

export async function measureBatches(server: Running, password: string): Promise<Record<string, BatchCost>> {
  const login = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'premium@demo.local', password }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const costs: Record<string, BatchCost> = {};
  for (const each of measured) costs[each.id] = await measure(server, token, each);
  return costs;
}
