import type { Clock } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import { isLeaseLive, leaseMs } from './rules.ts';
import type { AuthPort, CallContext } from './service/port.ts';
import type { AuthStore, LeaseRow } from './store.ts';

/** A session that wants its person's one place. */
export type Arrival = {
  readonly userId: string;
  readonly sessionId: string;
  readonly accessToken: string;
  readonly expiresAt: Date;
  readonly deviceId?: string | undefined;
  /** Take the place from whoever has it. */
  readonly takeOver?: boolean | undefined;
};

export type Devices = ReturnType<typeof createDevices>;

/** One device at a time: whoever has the place keeps it while it calls home. */
export function createDevices(options: {
  readonly store: AuthStore;
  readonly port: AuthPort;
  readonly clock: Clock;
  readonly digest: (...parts: string[]) => string;
}) {
  const { store, port, clock, digest } = options;

  /** @returns null with the place taken, else who has it */
  async function take(arrival: Arrival, context: CallContext): Promise<LeaseRow | null> {
    const now = clock.now();
    const wish = {
      userId: arrival.userId,
      sessionToken: arrival.sessionId,
      deviceIdHash: arrival.deviceId ? digest('device', arrival.deviceId) : null,
      deviceLabel: deviceLabel(context.userAgent),
      sessionExpires: arrival.expiresAt,
      now,
      deadBefore: new Date(now.getTime() - leaseMs),
      force: arrival.takeOver === true,
    };
    if (await store.takeLease(wish)) return null;
    const holder = await store.findLease(arrival.userId);
    if (holder && (await port.isSessionLive(holder.sessionToken, arrival.accessToken))) return holder;
    // Its session ended elsewhere, so nobody gave the place back.
    const taken = await store.takeLease(holder ? { ...wish, endedSession: holder.sessionToken } : wish);
    return taken ? null : store.findLease(arrival.userId);
  }

  const inTheWay = (holder: LeaseRow) =>
    new AppError('conflict', 'auth.other_device', {
      message: 'This account is already logged in from another device',
      fields: { deviceLabel: holder.deviceLabel, lastSeenAt: holder.lastSeenAt.toISOString() },
    });

  return {
    /** @throws AppError 409 with the other device when that one is in use */
    async enter(arrival: Arrival, context: CallContext): Promise<void> {
      const holder = await take(arrival, context);
      if (holder) throw inTheWay(holder);
    },

    /** Asks only: who has not shown the second factor yet must not push anybody out. @throws AppError 409 */
    async ask(arrival: Arrival): Promise<void> {
      const holder = await store.findLease(arrival.userId);
      if (!holder || arrival.takeOver || !isLeaseLive(holder, clock.now())) return;
      if (arrival.deviceId && holder.deviceIdHash === digest('device', arrival.deviceId)) return;
      if (await port.isSessionLive(holder.sessionToken, arrival.accessToken)) throw inTheWay(holder);
    },

    /** A sign of life. Takes the place when nobody has it. @throws AppError 401 when another device does */
    async beat(arrival: Arrival, context: CallContext): Promise<void> {
      if (await store.touchLease(arrival.userId, arrival.sessionId, clock.now())) return;
      if (!(await take(arrival, context))) return;
      throw new AppError('unauthenticated', 'auth.session_superseded', {
        message: 'This account was logged in on another device.',
      });
    },
  };
}

type Pattern = readonly [pattern: RegExp, name: string];
const browsers: readonly Pattern[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly Pattern[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** What a person recognises a device by. */
export function deviceLabel(userAgent = ''): string {
  const first = (list: readonly Pattern[]) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const parts = [first(browsers), first(systems)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : 'Unknown device';
}
