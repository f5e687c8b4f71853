/** Prints the table of the run, and the problems found. */
import { readLedger } from '@ferrite/payment-sandbox/control.ts';
import { violationQueries } from '../faults/audit.ts';
import type { Entry, Kind, Records } from './records.ts';
import type { Site } from './site.ts';
import type { Traffic, Written } from './traffic.ts';

export type Period = { readonly name: string; readonly from: number; readonly to: number };
type Row = {
  readonly event: string;
  readonly seconds: string;
  readonly requests: number;
  readonly 'reads failed': string;
  readonly 'writes failed': string;
  readonly 'uploads failed': string;
  /** Longest duration of all responses, including correct ones. */
  readonly 'longest answer': string;
  readonly '5xx but 503': number;
  readonly lost: number;
  readonly duplicated: number;
};

const reads: readonly Kind[] = ['read', 'steady', 'compute'];

/** Returns the number of failed requests, and the seconds between the first and the last of them. */
function failed(entries: readonly Entry[], kinds: readonly Kind[]): string {
  const bad = entries.filter(({ kind, outcome }) => kinds.includes(kind) && outcome !== 'ok');
  const [first, last] = [bad[0], bad.at(-1)];
  if (!first || !last) return '0';
  return `${bad.length} in ${((last.at + last.ms - first.at) / 1_000).toFixed(1)} s`;
}

type Stored = { readonly times: ReadonlyMap<string, number> };
async function storedMarks(site: Site): Promise<Stored> {
  const times = new Map<string, number>();
  for (const query of [
    `SELECT title AS mark FROM forum_posts WHERE title LIKE 'cluster %'`,
    `SELECT content AS mark FROM forum_answers WHERE content LIKE 'cluster %'`,
    `SELECT name AS mark FROM saved_calculations WHERE name LIKE 'cluster %'`,
  ])
    for (const { mark } of await site.rows<{ mark: string }>(query))
      times.set(mark, (times.get(mark) ?? 0) + 1);
  return { times };
}

export async function summarize(
  site: Site,
  records: Records,
  traffic: Traffic,
  periods: readonly Period[],
): Promise<{ readonly rows: readonly Row[]; readonly problems: readonly string[] }> {
  const { times } = await storedMarks(site);
  const isLost = ({ mark, outcome }: Written) => outcome === 'acknowledged' && !times.has(mark);
  const isTwice = ({ mark }: Written) => (times.get(mark) ?? 0) > 1;
  const missing = new Set<string>();
  for (const { url } of traffic.uploads)
    if ((await records.send({ kind: 'read', path: new URL(url, 'http://site').pathname })).status !== 200)
      missing.add(url);
  const rows = periods.map(({ name, from, to }) => {
    const within = <T extends { readonly at: number }>(all: readonly T[]) =>
      all.filter(({ at }) => at >= from && at < to);
    const entries = within(records.entries);
    return {
      event: name,
      seconds: ((to - from) / 1_000).toFixed(0),
      requests: entries.length,
      'reads failed': failed(entries, reads),
      'writes failed': failed(entries, ['write', 'sign-in']),
      'uploads failed': failed(entries, ['upload']),
      'longest answer': `${(Math.max(0, ...entries.map(({ ms }) => ms)) / 1_000).toFixed(1)} s`,
      '5xx but 503': entries.filter(({ outcome }) => outcome === 'error').length,
      lost:
        within(traffic.written).filter(isLost).length +
        within(traffic.uploads).filter(({ url }) => missing.has(url)).length,
      duplicated: within(traffic.written).filter(isTwice).length,
    };
  });
  return {
    rows,
    problems: [
      ...problemsOf(rows, records, traffic),
      ...(await paymentProblems(site, traffic)),
      ...(await jobProblems(site)),
    ],
  };
}

function problemsOf(rows: readonly Row[], records: Records, traffic: Traffic): string[] {
  const problems: string[] = [];
  for (const row of rows) {
    if (row.lost > 0) problems.push(`${row.event}: ${row.lost} acknowledged writes are lost`);
    if (row.duplicated > 0) problems.push(`${row.event}: ${row.duplicated} writes stand twice`);
    if (row['5xx but 503'] > 0)
      problems.push(`${row.event}: ${row['5xx but 503']} answers 5xx other than 503`);
  }
  const wrong = Map.groupBy(
    records.entries.filter(({ outcome }) => outcome === 'error'),
    ({ what, status }) => `${status} ${what}`,
  );
  for (const [what, all] of wrong) problems.push(`  ${all.length} × ${what}`);
  const silent = records.entries.filter(
    ({ outcome, retryAfter }) => outcome === 'unavailable' && !retryAfter,
  );
  if (silent.length > 0)
    problems.push(`${silent.length} returns 503 without Retry-After, e.g. ${silent[0]?.what}`);
  const { stale } = traffic.caches();
  for (const { url, title } of stale) problems.push(`${url} still shows an older title than “${title}”`);
  const rolling = rows.find(({ event }) => event.includes('rolling update'));
  const lostSteady = records.entries.filter(({ kind, outcome }) => kind === 'steady' && outcome !== 'ok');
  if (rolling && lostSteady.length > 0)
    problems.push(`rolling update: ${lostSteady.length} requests at a steady rate failed`);
  return problems;
}

async function paymentProblems(site: Site, { paid }: Traffic): Promise<string[]> {
  const { orders, entries } = readLedger(site.sandbox.core);
  const problems: string[] = [];
  const charges = Object.values(orders).filter(({ charged }) => charged > 0).length;
  const twice = Map.groupBy(
    entries.filter(({ kind }) => kind === 'charge'),
    ({ orderRef }) => orderRef,
  );
  for (const [order, all] of twice)
    if (all.length > 1) problems.push(`${order} was charged ${all.length} times`);
  const [granted] = await site.rows<{ number: number }>(
    `SELECT count(*)::int AS number FROM subscriptions WHERE payment_transaction_id IS NOT NULL AND revoked_at IS NULL`,
  );
  if (granted?.number !== charges)
    problems.push(`${charges} orders were charged, ${granted?.number} memberships granted`);
  for (const { email, acknowledged } of paid) {
    const [row] = await site.rows<{ number: number }>(
      `SELECT count(*)::int AS number FROM subscriptions s JOIN local_users u ON u.id = s.user_id WHERE lower(u.email) = $1`,
      email,
    );
    if ((row?.number ?? 0) > 1) problems.push(`${email} has ${row?.number} memberships for one payment`);
    if (acknowledged && row?.number !== 1)
      problems.push(`${email} paid and has ${row?.number ?? 0} memberships`);
  }
  for (const [what, query] of violationQueries)
    for (const row of await site.rows(query)) problems.push(`${what}: ${Object.values(row).join(' ')}`);
  return problems;
}

/** Returns the jobs that ran twice, which would send a mail twice or settle a payment twice. */
async function jobProblems(site: Site): Promise<string[]> {
  const mails = await site.rows<{ subject: string; number: number }>(
    `SELECT subject, count(*)::int AS number FROM mails GROUP BY "to", subject, text HAVING count(*) > 1`,
  );
  return mails.map(({ subject, number }) => `the mail “${subject}” was queued ${number} times`);
}

export function table(rows: readonly Row[]): string {
  const heads = Object.keys(rows[0] ?? {}) as (keyof Row)[];
  const lines = [heads, heads.map(() => '---'), ...rows.map((row) => heads.map((head) => String(row[head])))];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}
