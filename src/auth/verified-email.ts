import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import { verifiedForMs } from './rules.ts';

export type VerifiedEmails = ReturnType<typeof createVerifiedEmails>;

/** The cookie that proves, for an hour, that its browser's owner received a code at this address. */
export function createVerifiedEmails(options: {
  readonly clock: Clock;
  readonly digest: (...parts: string[]) => string;
  readonly secure: boolean;
}) {
  const { clock, digest, secure } = options;
  const sign = (payload: string) => digest('verified-email', payload);

  return {
    cookieName: 'verified-email',

    /** `<base64url of expiry and address>.<signature>`, unreadable to scripts */
    cookie(email: string) {
      const expires = new Date(clock.now().getTime() + verifiedForMs);
      const payload = Buffer.from(`${expires.getTime()} ${email.toLowerCase()}`).toString('base64url');
      const attributes = { path: '/api', httpOnly: true, sameSite: 'lax', secure, expires } as const;
      return { value: `${payload}.${sign(payload)}`, attributes };
    },

    /** The address in lower case, or null when the cookie is missing, altered or too old. */
    read(value: string | undefined): string | null {
      const [payload = '', signature = ''] = (value ?? '').split('.');
      const [expected, given] = [Buffer.from(sign(payload)), Buffer.from(signature)];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const [expiry = '', email = ''] = Buffer.from(payload, 'base64url').toString().split(' ');
      return Number(expiry) > clock.now().getTime() ? email : null;
    },
  };
}
