import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../platform/server/clock.ts';
import type { AppError } from '../../../platform/server/errors/errors.ts';
import { siteCookie } from '../../../platform/server/http/cookies.ts';
import type { AuditAction, AuditDetails } from '../../../platform/shared/audit.ts';
import { refuse } from '../refusals.ts';

/** Number of wrong codes that cause a block, and its duration. */
export const wrongCodeLimit = { most: 5, blockMs: 15 * 60_000 } as const;
const goodForMs = 60 * 60_000;

export type TestCodeCaller = { readonly memberId: string | null; readonly ip: string };

export type TestPlanOptions = {
  /** Valid codes, known to the staff; without codes the plan is unavailable. */
  readonly codes: readonly string[];
  readonly clock: Clock;
  readonly secret: string;
  readonly siteUrl: string;
  /** Store of the failure counters; null turns the limit off, for load tests. */
  readonly limits: {
    blockedUntil(keys: readonly string[], now: Date): Promise<Date | null>;
    countFailure(key: string, windowMs: number, now: Date): Promise<number>;
    block(key: string, until: Date, windowMs: number): Promise<void>;
    reset(key: string): Promise<void>;
  } | null;
  readonly audit: (entry: {
    action: AuditAction;
    memberId: string | null;
    details: AuditDetails;
    at: Date;
  }) => Promise<void>;
};

/** Creates the functions of the test plan for staff: a code unlocks the plan for this browser for an hour. */
export function createTestPlan({ codes, clock, secret, siteUrl, limits, audit }: TestPlanOptions) {
  const cookie = siteCookie('test-plan', siteUrl);
  const keyed = (...parts: string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['test plan', ...parts]))
      .digest('base64url');
  const known = codes.map((code) => keyed('code', plain(code)));

  function isKnown(code: string): boolean {
    const given = Buffer.from(keyed('code', plain(code)));
    // Compares with every code, so that the response time reveals nothing.
    return known.filter((each) => timingSafeEqual(Buffer.from(each), given)).length > 0;
  }

  function tooMany(until: Date, now: Date): AppError {
    const seconds = String(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)));
    return refuse('membership.too_many_test_codes', { about: seconds, headers: { 'retry-after': seconds } });
  }

  /** Counts a try before the code is verified, so that simultaneous tries are limited too. */
  async function counted({ memberId, ip }: TestCodeCaller, now: Date) {
    if (!limits) return { wrong: async () => undefined, right: async () => undefined };
    const keys = [keyed('address', ip), ...(memberId ? [keyed('member', memberId)] : [])];
    const blocked = await limits.blockedUntil(keys, now);
    if (blocked) throw tooMany(blocked, now);
    const counts = await Promise.all(
      keys.map((key) => limits.countFailure(key, wrongCodeLimit.blockMs, now)),
    );
    const until = new Date(now.getTime() + wrongCodeLimit.blockMs);
    if (counts.some((count) => count > wrongCodeLimit.most)) throw tooMany(until, now);
    return {
      async wrong() {
        // The counting window ends together with the block, so the tries start again from zero.
        for (const [index, key] of keys.entries())
          if ((counts[index] ?? 0) >= wrongCodeLimit.most) await limits.block(key, until, 0);
      },
      right: async () => void (await Promise.all(keys.map((key) => limits.reset(key)))),
    };
  }

  return {
    cookieName: cookie.name,

    /**
     * Verifies a code.
     * @returns the cookie that unlocks the plan
     * @throws AppError 400 for a wrong code, 429 with Retry-After after five within 15 minutes
     */
    async unlock(code: string, guesser: TestCodeCaller) {
      const now = clock.now();
      const tries = await counted(guesser, now);
      if (!isKnown(code)) {
        await tries.wrong();
        const details = { ip: guesser.ip };
        await audit({ action: 'membership.test_code_wrong', memberId: guesser.memberId, details, at: now });
        throw refuse('membership.test_code_wrong');
      }
      await tries.right();
      const expires = new Date(now.getTime() + goodForMs);
      const payload = String(expires.getTime());
      return { value: `${payload}.${keyed('cookie', payload)}`, attributes: cookie.until(expires) };
    },

    /** Returns whether the cookie unlocks the plan; false if missing, altered or expired. */
    isUnlocked(value: string | undefined): boolean {
      const [payload = '', signature = ''] = (value ?? '').split('.');
      const [expected, given] = [Buffer.from(keyed('cookie', payload)), Buffer.from(signature)];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return Number(payload) > clock.now().getTime();
    },
  };
}

export type TestPlan = ReturnType<typeof createTestPlan>;

/** Normalizes a code: case and surrounding spaces do not matter. */
function plain(code: string): string {
  return code.normalize('NFKC').trim().toLowerCase();
}
