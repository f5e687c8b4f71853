import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../platform/server/clock.ts';
import { siteCookie } from '../../../platform/server/http/cookies.ts';
import { verificationValidityMs } from '../auth.rules.ts';

/** Creates the cookie that proves for an hour that this browser has verified an email address. */
export function createVerifiedEmails(options: {
  readonly clock: Clock;
  readonly digest: (...parts: string[]) => string;
  readonly siteUrl: string;
}) {
  const { clock, digest, siteUrl } = options;
  const cookie = siteCookie('verified-email', siteUrl);
  const sign = (payload: string) => digest('verified-email', payload);

  return {
    cookieName: cookie.name,
    clearing: cookie.attributes,

    /** Returns the cookie: `<base64url of expiry and email address>.<signature>`, HttpOnly. */
    cookie(email: string) {
      const expires = new Date(clock.now().getTime() + verificationValidityMs);
      const payload = Buffer.from(`${expires.getTime()} ${email.toLowerCase()}`).toString('base64url');
      return { value: `${payload}.${sign(payload)}`, attributes: cookie.until(expires) };
    },

    /** Returns the email address in lower case; null if the cookie is missing, altered or expired. */
    read(value: string | undefined): string | null {
      const [payload = '', signature = ''] = (value ?? '').split('.');
      const [expected, given] = [Buffer.from(sign(payload)), Buffer.from(signature)];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const [expiry = '', email = ''] = Buffer.from(payload, 'base64url').toString().split(' ');
      return Number(expiry) > clock.now().getTime() ? email : null;
    },
  };
}
