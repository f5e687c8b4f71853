/** A buyer's browser: calls the site with its cookies, over real connections that may break. */
import { setTimeout as pause } from 'node:timers/promises';

export type Json = Record<string, unknown>;
/** Response of a call. `status` 0: the connection was broken or there was no response. */
export type Answer = { readonly status: number; readonly json: Json; readonly text: string };
export type Browser = ReturnType<typeof openBrowser>;

const patienceMs = 100_000;
const tryAgainMs = 400;
const mailTries = 40;

/**
 * Creates a buyer's browser. @param site returns the URL of the site; a function, because the URL can change when a
 * load balancer is bypassed
 */
export function openBrowser(site: () => string) {
  const cookies = new Map<string, string>([['selectedLanguage', 'en']]);
  let bearer: string | null = null;

  async function call(method: string, path: string, body?: unknown): Promise<Answer> {
    try {
      const answer = await fetch(site() + path, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          // Each call uses a separate connection, so any instance may get it.
          connection: 'close',
          'x-requested-with': 'XMLHttpRequest',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      return { status: answer.status, json: readJson(text), text };
    } catch {
      return { status: 0, json: {}, text: '' };
    }
  }

  /** Repeats a call while connections break or the site is unavailable. */
  async function insist(method: string, path: string, body?: unknown, tries = 40): Promise<Answer> {
    for (let left = tries; ; left--) {
      const answer = await call(method, path, body);
      if ((answer.status !== 0 && answer.status < 500) || left <= 1) return answer;
      await pause(tryAgainMs);
    }
  }

  return {
    call,
    insist,

    /**
     * Verifies an email address with the code from the mailbox.
     * @returns whether it is verified
     */
    async verify(email: string): Promise<boolean> {
      for (let round = 0; round < 3; round++) {
        const before = (await mails(email)).length;
        await insist('POST', '/api/auth/send-verification', { email });
        let code: string | undefined;
        for (let step = 0; step < mailTries && !code; step++) {
          const all = await mails(email);
          if (all.length > before) code = /\b\d{6}\b/.exec(all[0]?.text ?? '')?.[0];
          else await pause(100);
        }
        if (!code) continue;
        // A code may have been used although its response was lost; then another code is requested.
        const { status } = await insist('POST', '/api/auth/verify-code', { email, code });
        if (status === 200) return true;
      }
      return false;
    },

    /** Signs in. @returns whether it succeeded */
    async signIn(email: string, password: string): Promise<boolean> {
      const { json } = await insist('POST', '/api/auth/login', { email, password, takeOver: true });
      bearer = typeof json['access_token'] === 'string' ? json['access_token'] : null;
      return bearer !== null;
    },
  };

  async function mails(email: string): Promise<{ text: string }[]> {
    const { text, status } = await insist('GET', `/api/dev/mailbox?to=${encodeURIComponent(email)}`);
    return status === 200 ? (JSON.parse(text) as { text: string }[]) : [];
  }
}

function readJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return {};
  }
}
