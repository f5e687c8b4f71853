/** Sizes that have to level off: rows of what is cleaned up, files, memory. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Shop } from '../../test/shop.ts';

/** Tables whose rows belong to members, payments or texts: they grow with the traffic, by design. */
export const growing: ReadonlySet<string> = new Set([
  ...[
    'local_users',
    'users',
    'auth.users',
    'auth.identities',
    'auth.sessions',
    'auth.amr',
    'logged_in_users',
  ],
  ...['consents', 'payment_transactions', 'payments', 'payment_ledger', 'payment_notices', 'purchases'],
  ...['subscriptions', 'receipts', 'credit_notes', 'refund_requests', 'refund_transactions'],
  ...['admin_refund_actions', 'forum_posts', 'forum_answers', 'tool_access_logs', 'audit_logs'],
]);

export type Sizes = {
  readonly day: number;
  readonly databaseMb: number;
  readonly rows: Readonly<Record<string, number>>;
  readonly files: number;
  readonly heapMb: number;
};

/** Returns the number of rows of every table, files and memory in use. */
export async function sizesOf(shop: Shop, day: number): Promise<Sizes> {
  const tables = await shop.rows<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema', 'drizzle', 'jobs')
      ORDER BY 1`,
  );
  const rows: Record<string, number> = {};
  for (const { name } of tables) {
    const [found] = await shop.rows<{ n: number }>(`SELECT count(*)::int AS n FROM ${name}`);
    rows[name.replace(/^public\./, '')] = found?.n ?? 0;
  }
  const [database] = await shop.rows<{ bytes: string }>(
    'SELECT pg_database_size(current_database()) AS bytes',
  );
  globalThis.gc?.();
  const { heapUsed } = process.memoryUsage();
  return {
    day,
    databaseMb: Math.round(Number(database?.bytes) / 1024 / 1024),
    rows,
    files: await filesIn(path.join(shop.folder, 'files')),
    heapMb: Math.round(heapUsed / 1024 / 1024),
  };
}

async function filesIn(folder: string): Promise<number> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

/** Returns what still grows: the largest number of the last third against that of the second one. */
export function stillGrowing(samples: readonly Sizes[]): readonly string[] {
  const last = samples.at(-1)?.day ?? 0;
  const most = (read: (sizes: Sizes) => number, from: number, to: number) =>
    Math.max(...samples.filter(({ day }) => day > from && day <= to).map(read));
  const grows = (read: (sizes: Sizes) => number, allowance: number) => {
    const [second, third] = [most(read, last / 3, (last * 2) / 3), most(read, (last * 2) / 3, last)];
    return third > second * 1.15 + allowance ? `${second} to ${third}` : null;
  };
  const names = Object.keys(samples.at(-1)?.rows ?? {}).filter((name) => !growing.has(name));
  const found = names.flatMap((name) => {
    const growth = grows(({ rows }) => rows[name] ?? 0, 20);
    return growth ? [`${name}: ${growth} rows`] : [];
  });
  const files = grows(({ files: count }) => count, 10);
  const heap = grows(({ heapMb }) => heapMb, 30);
  return [...found, ...(files ? [`files: ${files}`] : []), ...(heap ? [`memory: ${heap} MB`] : [])];
}
