/**
 * S-01, S-05: clients that send one byte per second or stop reading, and slow batches; measures the waiting time of all
 * others meanwhile.
 */
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../../scripts/random.ts';
import { type Asked, jsonOf, sendCall, textOf } from '../calls.ts';
import { type Person, signIn } from '../inside.ts';
import type { Product } from '../product.ts';
import type { Part } from '../report.ts';

const senders = 50;
const readers = 25;
/** Paths whose responses are larger than the buffers of both sockets. */
const long = ['/api/admin/members.csv', '/api/admin/payments.csv', '/api/forum/posts', '/api/docs/json'];

/** Keeps the given number of sockets open; closed ones reconnect. */
export async function holdSlowSockets(
  product: Product,
  part: Part,
  admin: Person,
  goesOn: () => boolean,
): Promise<void> {
  const open = new Set<net.Socket>();
  const connect = (what: string, begin: (socket: net.Socket) => void) => {
    const socket = net.connect(product.port, '127.0.0.1', () => begin(socket));
    open.add(socket);
    part.see(what);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    return socket;
  };
  const counts = { sender: new Set<net.Socket>(), reader: new Set<net.Socket>() };
  const head = (method: string, path: string) =>
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin.token}\r\nContent-Type: application/json\r\n`;
  let server = product.serverPid();
  while (goesOn()) {
    // A client that does not read does not notice that the server has ended.
    if (server !== product.serverPid()) for (const socket of counts.reader) socket.destroy();
    server = product.serverPid();
    for (const each of Object.values(counts))
      for (const socket of each) if (socket.destroyed) each.delete(socket);
    if (counts.sender.size < senders)
      counts.sender.add(
        connect('slow senders', (socket) => {
          const inHead = counts.sender.size % 2 === 0;
          socket.resume();
          socket.write(
            inHead
              ? 'POST /api/forum/preview HTTP/1.1\r\nHost: x\r\nX-Slow: '
              : `${head('POST', '/api/forum/preview')}Content-Length: 500\r\n\r\n`,
          );
        }),
      );
    if (counts.reader.size < readers)
      counts.reader.add(
        connect('readers that stop', (socket) => {
          socket.pause();
          socket.write(`${head('GET', long[counts.reader.size % long.length] ?? '/')}\r\n`.repeat(4));
        }),
      );
    if (counts.sender.size >= senders && counts.reader.size >= readers) {
      for (const socket of counts.sender) if (socket.writable) socket.write('x');
      await pause(1_000);
    } else await pause(20);
  }
  for (const socket of open) socket.destroy();
}

const rows = Array.from({ length: 200 }, (_, at) => ({
  C: 0.1 + at / 500,
  Si: 0.35,
  Mn: 1.45,
  P: 0.015,
  S: 0.008,
  Cr: 0.05,
  Mo: 0.01,
  Ni: 0.04,
  V: 0.003,
  Cu: 0.1,
}));
/** Rows that take the maximum computing time. */
const heavy: readonly Asked[] = [
  {
    method: 'POST',
    path: '/api/calculators/ttt-cct-diagram',
    body: Array.from({ length: 1_000 }, () => ({
      C: 0.4,
      Si: 0.25,
      Mn: 0.85,
      Ni: 0.1,
      Cr: 1.05,
      Mo: 0.2,
      grainSize: 7,
      austenitizing: 860,
    })),
  },
  {
    method: 'POST',
    path: '/api/calculators/jominy-hardenability',
    body: Array.from({ length: 1_000 }, () => ({
      C: 0.4,
      Si: 0.25,
      Mn: 0.85,
      Ni: 0.1,
      Cr: 1.05,
      Mo: 0.2,
      Cu: 0.1,
      grainSize: 7,
    })),
  },
  {
    method: 'POST',
    path: '/api/calculators/carbon-equivalent',
    body: Array.from({ length: 10 }, () =>
      Object.fromEntries(Array.from({ length: 7_000 }, (_, at) => [`k${at}`, 0])),
    ),
  },
  {
    method: 'POST',
    path: '/api/calculators/carbon-equivalent',
    body: `[${'['.repeat(2_000)}${']'.repeat(2_000)}]`,
  },
  { method: 'POST', path: '/api/calculators/carbon-equivalent', body: [{ C: '1'.repeat(900_000) }] },
];

/**
 * Sends slow and ordinary batches at the same time. Responses to ordinary ones must be complete even if the thread is
 * restarted.
 */
export async function sendBatches(options: {
  product: Product;
  part: Part;
  random: Random;
  heavyCaller: Person;
  caller: Person;
  goesOn: () => boolean;
}): Promise<void> {
  const { product, part, random, heavyCaller, caller, goesOn } = options;
  const hurt = async () => {
    while (goesOn()) {
      const answer = await sendCall(product, part, { ...random.pick(heavy), token: heavyCaller.token });
      if (answer.status === 401) await signIn(product, part, heavyCaller);
      const code = jsonOf<{ code?: string }>(answer)?.code;
      if (code === 'tools.endless') part.see('a batch ended with its thread');
      await pause(random.between(1_500, 4_000));
    }
  };
  const usual = async () => {
    while (goesOn()) {
      const answer = await sendCall(product, part, {
        method: 'POST',
        path: '/api/calculators/carbon-equivalent',
        body: rows,
        token: caller.token,
      });
      if (answer.status === 401) await signIn(product, part, caller);
      const found = jsonOf<{ results: { ok: boolean }[]; failed: number }>(answer);
      const isWhole = found?.results?.length === rows.length && found.results.every(({ ok }) => ok);
      if (answer.status === 200 && !isWhole)
        part.problem(`incomplete batch: ${textOf(answer).slice(0, 120)}`);
      if (![200, 401, 503, 0].includes(answer.status))
        part.problem(`a batch: ${answer.status} ${textOf(answer).slice(0, 120)}`);
      await pause(700);
    }
  };
  await Promise.all([hurt(), usual()]);
}

const usualPaths = [
  '/',
  '/tools',
  '/api/tools',
  '/api/forum/posts?page=1',
  '/api/materials/posts?page=1',
  '/forum',
];

/** Measures the waiting times of ordinary requests, except during injected faults. */
export async function measureOthers(
  product: Product,
  part: Part,
  random: Random,
  goesOn: () => boolean,
): Promise<void> {
  const times: number[] = [];
  while (goesOn()) {
    const answer = await sendCall(product, part, { method: 'GET', path: random.pick(usualPaths) });
    const inTrouble = product.failures.during(answer.from, answer.to, 'server', 'database', 'disk');
    if (answer.status > 0 && !inTrouble) times.push(answer.to - answer.from);
    await pause(200);
  }
  times.sort((a, b) => a - b);
  const over = (ms: number) => times.filter((each) => each > ms).length;
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  part.note('others', {
    asked: times.length,
    medianMs: at(0.5),
    p95Ms: at(0.95),
    maxMs: at(1),
    over2s: over(2_000),
    over5s: over(5_000),
  });
  if (over(5_000) > 0.05 * times.length)
    part.problem(`${over(5_000)} of ${times.length} waited longer than 5 s`);
}
