import autocannon from 'autocannon';
import pg from 'pg';
import { withConnections, withoutIndexes } from '../seed/fast-filling.ts';
import { fillForum } from '../seed/seed-forum.ts';
import { fillMembers, fillUses } from '../seed/seed-members.ts';
import { cpuSeconds, cpuSecondsOfAll, type Running, residentMb, signIn, startProduct } from './processes.ts';

const secondsEach = Number(process.env.BENCH_SECONDS ?? 3);
const connections = 4;
const writeEveryMs = 1_000;
const usesEach = 10;
/** Answers per question. With two, filling a database with a million questions takes less than ten minutes. */
const answersEach = 2;
/** Number of members that are added first, because questions need authors. */
const authors = 50;

/** Limit of a call: absolute in milliseconds, or as a factor of the cost at the smallest size. */
type Limit = { readonly ms: number } | { readonly times: number };
type Call = { readonly name: string; readonly path: string; readonly limit: Limit; readonly as?: 'admin' };

const times = { times: 1.5 } as const;
const search = (name: string, text: string, ms: number): Call => ({
  name,
  path: `/api/forum/posts?page=1&pageSize=3&search=${encodeURIComponent(text)}`,
  limit: { ms },
});
const dashboard = (name: string, rest: string, ms = 5): Call => ({
  name,
  path: `/api/admin/${rest}`,
  limit: { ms },
  as: 'admin',
});

const callsOf = (question: number): readonly Call[] => [
  { name: 'questions, first page', path: '/api/forum/posts?page=1&pageSize=3', limit: times },
  { name: 'questions, first page as HTML', path: '/forum', limit: times },
  { name: 'question with its answers', path: `/api/forum/posts/${question}`, limit: times },
  { name: 'questions, page 500', path: '/api/forum/posts?page=500&pageSize=3', limit: times },
  { name: 'questions of a category', path: '/api/forum/posts?category=welding', limit: times },
  search('search, English word', 'martensite', 3),
  search('search, German word', 'Lichtbogen', 3),
  search('search, part of an English word', 'rtensit', 8),
  search('search, Korean', '마르텐사이', 8),
  search('search, Japanese', 'マルテンサイ', 8),
  search('search, Chinese', '马氏体', 8),
  search('search, frequent Korean word', '템퍼링', 8),
  dashboard('members, first page', 'all-members?page=1&pageSize=50'),
  dashboard('members, page 1,000', 'all-members?page=1000&pageSize=50'),
  dashboard('members, search of 1 %', 'all-members?search=lindqvist&pageSize=50'),
  dashboard('members, search of one', 'all-members?search=bench7777&pageSize=50'),
  dashboard('members, active', 'all-members?status=active&pageSize=50'),
  dashboard('members, pending refund', 'all-members?refund=pending&pageSize=50'),
  dashboard('members by name', 'all-members?sort=name&order=asc&pageSize=50'),
  dashboard('members by end of membership', 'all-members?sort=subscriptionExpiresAt&order=asc&pageSize=50'),
  dashboard('members by uses', 'all-members?sort=totalToolsUsed&order=desc&pageSize=50'),
  dashboard('payments, first page', 'payment-transactions?page=1&pageSize=50'),
  dashboard('payments of one member', 'payment-transactions?search=bench7777&pageSize=50'),
  dashboard('refunds, pending', 'refund-requests?status=pending&pageSize=50'),
  dashboard('payment queue', 'payment-queue?pageSize=50'),
  dashboard('summary', 'summary'),
  dashboard('figures of 12 months', 'figures?months=12', 20),
];

type Target = { readonly product: Running; readonly postmaster: number; readonly admin: string };

/** Returns the CPU milliseconds of one request. */
async function costOf({ product, postmaster, admin }: Target, call: Call): Promise<number> {
  const used = () => cpuSeconds(product.pid) + cpuSecondsOfAll(postmaster);
  const headers = call.as ? { authorization: `Bearer ${admin}` } : {};
  const run = (duration: number) =>
    autocannon({ url: `${product.url}${call.path}`, connections, duration, headers });
  await run(1);
  const before = used();
  const result = await run(secondsEach);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${call.path}: ${result.non2xx} responses were not 2xx, ${result.errors} failed`);
  return Number((((used() - before) * 1_000) / result.requests.total).toFixed(2));
}

/** Writes an answer every second. @returns a function that stops it */
async function startWriter(url: string, question: number): Promise<() => void> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${await signIn(url, 'premium@demo.local')}`,
  };
  let written = 0;
  const timer = setInterval(() => {
    written += 1;
    const body = JSON.stringify({ content: `Answer ${written} of the writer.` });
    void fetch(`${url}/api/forum/posts/${question}/answers`, { method: 'POST', headers, body });
  }, writeEveryMs);
  return () => clearInterval(timer);
}

/**
 * Adds members, questions and uses up to this size. Members and questions are added at the same time on two
 * connections.
 * @returns the seconds that it took
 */
async function grow(databaseUrl: string, from: number, to: number): Promise<number> {
  const start = performance.now();
  const tables = [
    ...['local_users', 'payment_transactions', 'payments', 'refund_requests'],
    ...['forum_posts', 'forum_answers', 'tool_access_logs'],
  ];
  await withConnections(databaseUrl, async (one, other) => {
    await fillMembers(one, authors);
    const fillOfMembers = async () => {
      await fillMembers(one, to);
      await one.query('TRUNCATE tool_access_logs');
      await fillUses(one, usesEach);
    };
    await withoutIndexes([one, other], tables, () =>
      Promise.all([fillOfMembers(), fillForum(other, to - from, answersEach)]),
    );
  });
  return Math.round((performance.now() - start) / 1_000);
}

async function measureSize(target: Target, client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM forum_posts ORDER BY created_at DESC, id DESC OFFSET 20 LIMIT 2',
  );
  const [shown = 0, written = 0] = rows.map(({ id }) => Number(id));
  const stop = await startWriter(target.product.url, written);
  const costs: Record<string, number> = {};
  try {
    for (const call of callsOf(shown)) {
      if (!call.name.includes(chosen)) continue;
      costs[call.name] = await costOf(target, call);
      process.stderr.write(`  ${call.name}: ${costs[call.name]} ms\n`);
    }
  } finally {
    stop();
  }
  return costs;
}

/** Returns for each call its cost at each size, its limit, and whether it is within the limit at the largest size. */
function judge(sizes: readonly { readonly size: number; readonly costs: Record<string, number> }[]) {
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  return Object.fromEntries(
    callsOf(0).map(({ name, limit }) => {
      const [from = 0, to = 0] = [smallest?.costs[name], largest?.costs[name]];
      // CPU time is read in hundredths of a second, so very small costs are compared with a minimum.
      const limitMs = 'ms' in limit ? limit.ms : Number((Math.max(from, 0.1) * limit.times).toFixed(2));
      const cpuMs = Object.fromEntries(sizes.map(({ size, costs }) => [size, costs[name]]));
      return [name, { cpuMs, limitMs, within: to <= limitMs }];
    }),
  );
}

const chosen = process.env.GROWTH_CALLS ?? '';

const countQuestions = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ count: string }>('SELECT count(*) AS count FROM forum_posts');
  return Number(rows[0]?.count);
};

/**
 * Starts a separate product, fills it step by step and measures each size. With `GROWTH_DATA` the data stay in this
 * folder, and the next run measures them without filling. `GROWTH_CALLS` selects calls by a part of their names.
 */
export async function measureGrowth() {
  const sizes = (process.env.GROWTH_SIZES ?? '10000,1000000').split(',').map(Number);
  const kept = process.env.GROWTH_DATA;
  const product = await startProduct(process.env.GROWTH_PORT ?? '3491', {
    LOG_LEVEL: 'warn',
    ...(kept ? { DATA_DIR: kept } : {}),
  });
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    const admin = await signIn(product.url, 'admin@demo.local');
    const target = { product, postmaster: product.databasePid, admin };
    const measured: {
      size: number;
      fillSeconds: number;
      databaseMb: number;
      costs: Record<string, number>;
    }[] = [];
    for (const size of sizes) {
      // A new product contains a few examples, which are not counted.
      const filled = await countQuestions(client);
      const from = sizes.findLast((each) => each <= filled) ?? 0;
      const fillSeconds = from < size ? await grow(product.databaseUrl, from, size) : 0;
      const { rows } = await client.query<{ size: string }>(
        'SELECT pg_database_size(current_database()) AS size',
      );
      process.stderr.write(`${size}: filled in ${fillSeconds} s\n`);
      measured.push({
        size,
        fillSeconds,
        databaseMb: Math.round(Number(rows[0]?.size) / 1024 / 1024),
        costs: await measureSize(target, client),
      });
    }
    return {
      sizes: measured.map(({ costs: _, ...rest }) => rest),
      serverMb: residentMb(product.pid),
      calls: judge(measured),
    };
  } finally {
    await client.end();
    await product.stop();
  }
}
