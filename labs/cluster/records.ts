/** Records the requests and responses of the run. */

export type Kind = 'read' | 'write' | 'upload' | 'sign-in' | 'compute' | 'steady' | 'stale';
export type Outcome = 'ok' | 'unavailable' | 'no answer' | 'error';
export type Entry = {
  readonly kind: Kind;
  readonly what: string;
  readonly outcome: Outcome;
  readonly status: number;
  readonly retryAfter: boolean;
  /** Time of sending; `ms` is the duration. */
  readonly at: number;
  readonly ms: number;
};
export type Sent = { readonly status: number; readonly text: string; readonly json: Record<string, unknown> };
export type Request = {
  readonly kind: Kind;
  readonly method?: string;
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly form?: FormData;
  /** Base URL to use instead of that of the site. */
  readonly base?: string;
};

const patienceMs = 60_000;

export function createRecords(site: string) {
  const entries: Entry[] = [];
  function add(request: Request, status: number, retryAfter: boolean, at: number): void {
    const outcome: Outcome =
      status === 0 ? 'no answer' : status === 503 ? 'unavailable' : status >= 500 ? 'error' : 'ok';
    const what = `${request.method ?? 'GET'} ${request.path.replace(/\d+/g, 'N')}`;
    entries.push({ kind: request.kind, what, outcome, status, retryAfter, at, ms: Date.now() - at });
  }

  return {
    entries,
    /** Sends one request, without retries. Status 0: the connection was broken, or no response arrived within a minute. */
    async send(request: Request): Promise<Sent> {
      const { method = 'GET', path, token, body, form, base = site } = request;
      const at = Date.now();
      try {
        const answer = await fetch(base + path, {
          method,
          signal: AbortSignal.timeout(patienceMs),
          headers: {
            'x-requested-with': 'XMLHttpRequest',
            ...(token && { authorization: `Bearer ${token}` }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          body: form ?? (body === undefined ? null : JSON.stringify(body)),
        });
        const text = await answer.text();
        add(request, answer.status, answer.headers.has('retry-after'), at);
        return { status: answer.status, text, json: parsed(text) };
      } catch {
        add(request, 0, false, at);
        return { status: 0, text: '', json: {} };
      }
    },
  };
}

export type Records = ReturnType<typeof createRecords>;

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
