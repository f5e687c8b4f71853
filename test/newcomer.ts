/** New customers for tests: they have valid form data and verify an email address with the mailed code. */
import { vi } from 'vitest';
import { demoPassword, type TestApp } from './app.ts';

let made = 0;

/** Returns valid form data of a new person on each call. */
export function newcomer(changes: Record<string, unknown> = {}) {
  made += 1;
  return {
    name: `Newcomer ${made}`,
    nickname: `newcomer-${made}`,
    email: `newcomer-${made}@example.org`,
    password: demoPassword,
    country: 'Japan',
    industry: 'Shipbuilding',
    job: 'Metallurgist',
    avatar: 'robot',
    membershipType: 'annual',
    agreeToTerms: true,
    ...changes,
  };
}

/** Returns valid form data of the buyer with this number. */
export const buyer = (number: number) => ({
  name: `Kim Cheol ${number}`,
  nickname: `kim${number}`,
  email: `kim${number}@example.org`,
  password: 'glowing-ingot-9',
  membershipType: 'monthly',
  agreeToTerms: true,
});

/** Returns the cookie header of a browser in which the code sent to this email address was entered. */
export async function provenCookie(server: TestApp, email: string): Promise<string> {
  const sent = await server.call('POST', '/api/auth/send-verification', { body: { email } });
  if (sent.statusCode !== 200) throw new Error(`sending a code answered ${sent.statusCode} ${sent.body}`);
  // The email is queued after the response.
  const code = await vi.waitFor(async () => {
    const [mail] = await server.app.mailbox.list(email);
    const digits = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
    if (!digits) throw new Error(`no code for ${email} yet`);
    return digits;
  }, 15_000);
  const verified = await server.call('POST', '/api/auth/verify-code', { body: { email, code } });
  const cookie = verified.cookies.find(({ name }) => name.endsWith('verified-email'));
  if (!cookie) throw new Error(`verifying answered ${verified.statusCode} ${verified.body}`);
  return `${cookie.name}=${cookie.value}`;
}
