/** Faults: killed processes, database restarts, corrupted responses, repeated and reordered messages. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Operation } from '@ferrite/payment-sandbox/faults.ts';
import type { Mode } from '@ferrite/payment-sandbox/outside/outbox.ts';
import type { Random } from '../../scripts/random.ts';
import { failpoints } from '../../src/features/payments/failpoint.ts';
import { type Method, methods } from './buying.ts';
import type { Instance } from './instance.ts';
import type { Postgres } from './postgres.ts';
import type { Site } from './site.ts';

const operations: Readonly<Record<Method, readonly Operation[]>> = {
  paypal: ['token', 'create', 'query', 'capture', 'capture', 'refund', 'refund'],
  toss: ['query', 'confirm', 'confirm', 'refund', 'refund'],
  eximbay: ['ready', 'verify', 'retrieve', 'retrieve', 'refund', 'refund'],
};
/** Kinds of corrupted responses. Lost ones are rare, because callers then wait for their full timeout. */
const kinds = [
  ...Array.from({ length: 9 }, () => 'reset' as const),
  ...Array.from({ length: 5 }, () => 'http' as const),
  ...Array.from({ length: 4 }, () => 'garbage' as const),
  ...Array.from({ length: 2 }, () => 'delay' as const),
  'drop' as const,
];
const modes: readonly (readonly [name: string, mode: Mode])[] = [
  ['as they are', {}],
  ['each three times', { duplicate: 2 }],
  ['in reverse order', { reorder: true }],
  ['twice and in reverse order', { duplicate: 1, reorder: true }],
  ['before the answer', { beforeResponse: true }],
  ['late', { delayMs: 90_000 }],
  ['never', { deliver: 'off' }],
  ['wrongly signed', { badSignature: true }],
  ['cut in half', { truncateBody: true }],
];
const maxArmed = 4;
const restMs = [800, 3_500] as const;

export function createTroubles(site: Site, postgres: Postgres, random: Random) {
  const { faults, outbox } = site.sandbox.core;
  const counts = new Map<string, number>();
  const count = (what: string, by = 1) => counts.set(what, (counts.get(what) ?? 0) + by);
  const armed = new Map<string, string>();
  const described = new Map<Method, string>();
  /** Processes killed by this test, with the reason. */
  const killed = new Map<Instance, string>();
  /** Instance that will end at its failpoint. */
  let doomed: Instance | null = null;
  let isCalm = false;
  let isHeld = false;
  let isOver = false;

  // Counts the messages of the providers by their simulated delivery.
  const { send } = outbox;
  outbox.send = (message) => {
    count(`messages ${described.get(message.provider) ?? 'as they are'}`);
    send(message);
  };

  /** Restarts an instance whenever its process ends, for the duration of the test. */
  async function keep(instance: Instance): Promise<void> {
    while (!isOver) {
      if (isHeld) {
        await pause(100);
        continue;
      }
      // Only one of the two is killed at a time, which keeps one instance running.
      const mayCrash = !isCalm && doomed === null && random.chance(0.7);
      const crashAt = mayCrash ? random.pick(failpoints) : undefined;
      if (crashAt) doomed = instance;
      const isStarted = await instance.start(crashAt).then(
        () => true,
        () => false,
      );
      if (isStarted) await instance.gone();
      else await pause(300);
      if (doomed === instance) doomed = null;
      const reason =
        killed.get(instance) ?? (isStarted && crashAt && !isOver ? `kill -9 at ${crashAt}` : null);
      killed.delete(instance);
      if (reason) count(reason);
    }
  }
  const keeping = site.instances.map(keep);

  async function kill(instance: Instance, reason = 'kill -9 at a random moment'): Promise<void> {
    if (instance.isUp()) killed.set(instance, reason);
    await instance.kill();
  }

  function arm(): void {
    const provider = random.pick(methods);
    const phase = random.pick(['before', 'after'] as const);
    const kind = random.pick(kinds);
    const delayMs = random.between(1_000, 6_000);
    const fault = faults.arm({
      provider,
      op: random.pick(operations[provider]),
      phase,
      kind,
      times: 1,
      ...(kind === 'http' ? { status: random.pick([500, 502, 503]) } : {}),
      ...(kind === 'delay' ? { delayMs } : {}),
    });
    armed.set(fault.id, `answers: ${words[kind]}, ${phase} the effect`);
  }

  function change(): void {
    const provider = random.pick(methods);
    const [name, mode] = random.pick(modes);
    outbox.setMode(provider, mode);
    described.set(provider, name);
  }

  return {
    count,
    /** Triggers a fault every few moments until `work` is done. */
    async during(work: Promise<unknown>): Promise<void> {
      let isDone = false;
      const end = work.finally(() => {
        isDone = true;
      });
      while (!isDone) {
        while (faults.list().length < maxArmed) arm();
        if (random.chance(0.5)) change();
        await Promise.race([pause(random.between(...restMs)), end.catch(() => undefined)]);
        const areUp = site.instances.every((each) => each.isUp());
        if (isDone || !areUp) continue;
        if (random.chance(0.1)) {
          await postgres.restart();
          count('PostgreSQL killed and restarted');
        } else if (random.chance(0.35)) await kill(random.pick(site.instances));
      }
      await end;
    },

    /** Kills all processes at once, and restarts them after the given time. */
    async outage(seconds: number): Promise<void> {
      isHeld = true;
      await Promise.all(site.instances.map((each) => kill(each, 'kill -9 of both at once')));
      await site.pass(seconds);
      isHeld = false;
      await this.up();
    },

    /** Waits until an instance responds again. */
    async up(all = false): Promise<void> {
      const enough = () =>
        all ? site.instances.every((each) => each.isUp()) : site.instances.some((each) => each.isUp());
      while (!enough()) await pause(100);
    },

    /** Stops all faults: messages are delivered normally. */
    calm(): void {
      isCalm = true;
      const left = new Set(faults.list().map(({ id }) => id));
      for (const [id, name] of armed) if (!left.has(id)) count(name);
      armed.clear();
      faults.clear();
      for (const provider of methods) outbox.setMode(provider, {});
      described.clear();
    },

    async stop(): Promise<void> {
      isOver = true;
      isHeld = false;
      await Promise.all(site.instances.map((each) => each.kill()));
      await Promise.all(keeping);
    },

    counts: () => [...counts].sort(([a], [b]) => a.localeCompare(b)),
  };
}

const words = {
  reset: 'connection cut',
  http: 'error 5xx',
  garbage: 'half a page',
  delay: 'late',
  drop: 'silence',
} as const;
