/**
 * Sends requests at a fixed rate (open loop), or with a fixed number of concurrent callers (closed loop). Runs as a
 * separate process, which allows it a separate core: `node open-loop.ts <json of Load>`, prints JSON of Outcome.
 */
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export type Call = {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
};
export type Load = {
  readonly url: string;
  /** Calls that are sent alternately; `{n}` in a path is replaced by the number of the request. */
  readonly calls: readonly Call[];
  readonly seconds: number;
} & ({ readonly rate: number } | { readonly callers: number });
export type Outcome = {
  readonly sent: number;
  readonly answered: number;
  /** Number of responses within a second. */
  readonly inTime: number;
  readonly refused: number;
  /** Number of rejections without a Retry-After header. */
  readonly withoutRetryAfter: number;
  /** Number of requests neither answered nor rejected: other statuses and broken connections. */
  readonly failed: number;
  readonly failures: readonly string[];
  readonly medianMs: number;
  readonly p99Ms: number;
};

const inTimeMs = 1_000;

async function run(load: Load): Promise<Outcome> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const { hostname, port } = new URL(load.url);
  const times: number[] = [];
  const failures = new Set<string>();
  let [sent, inTime, refused, withoutRetryAfter, failed] = [0, 0, 0, 0, 0];

  function ask(): Promise<void> {
    const call = load.calls[sent % load.calls.length] as Call;
    const path = call.path.replace('{n}', String(sent));
    sent += 1;
    const begun = performance.now();
    return new Promise((resolve) => {
      const fail = (what: string) => {
        failed += 1;
        failures.add(`${call.path}: ${what}`);
        resolve();
      };
      const request = http.request(
        { agent, hostname, port, path, method: call.method, headers: call.headers },
        (answer) => {
          answer.resume();
          answer.on('error', (error) => fail(error.message));
          answer.on('end', () => {
            const ms = performance.now() - begun;
            if (answer.statusCode === 200) {
              times.push(ms);
              if (ms <= inTimeMs) inTime += 1;
            } else if (answer.statusCode === 503) {
              refused += 1;
              if (!answer.headers['retry-after']) withoutRetryAfter += 1;
            } else return fail(String(answer.statusCode));
            resolve();
          });
        },
      );
      request.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
      request.end(call.body);
    });
  }

  const begun = performance.now();
  const elapsed = () => (performance.now() - begun) / 1_000;
  const open = new Set<Promise<void>>();
  if ('rate' in load) {
    while (elapsed() < load.seconds) {
      for (let due = Math.floor(elapsed() * load.rate) - sent; due > 0; due -= 1) {
        const one = ask().finally(() => open.delete(one));
        open.add(one);
      }
      await pause(1);
    }
  } else {
    const callers = Array.from({ length: load.callers }, async () => {
      while (elapsed() < load.seconds) await ask();
    });
    await Promise.all(callers);
  }
  await Promise.all(open);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  return {
    sent,
    answered: times.length,
    inTime,
    refused,
    withoutRetryAfter,
    failed,
    failures: [...failures].slice(0, 5),
    medianMs: at(0.5),
    p99Ms: at(0.99),
  };
}

process.stdout.write(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '{}') as Load)));
