/** Measures sizes that must stop growing: rows of every table, files, memory. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { readRetention, type TableRule } from '../../test/retention.ts';
import type { Shop } from '../../test/shop.ts';

export type Sizes = {
  readonly day: number;
  readonly members: number;
  readonly databaseMb: number;
  readonly rows: Readonly<Record<string, number>>;
  /** Number of rows inserted since the database was created, by table. */
  readonly inserted: Readonly<Record<string, number>>;
  readonly files: number;
  readonly heapMb: number;
};

/** Differences in rows, files and MB up to which growth is ignored. */
const allowance = { rows: 20, files: 10, heapMb: 30 };
/** Factor of growth from one third of the run to the next up to which a size counts as level. */
const levelFactor = 1.15;
/** Days for which rows may exist longer than their retention rule. */
const slackDays = 3;
const rules = readRetention();
const daysOf = ({ days, months }: { readonly days: number; readonly months: number }) => days + months * 31;

/** Returns the number of rows of every table, files and memory in use. */
export async function sizesOf(shop: Shop, day: number, members: number): Promise<Sizes> {
  const rows: Record<string, number> = {};
  for (const { table } of rules) {
    const [found] = await shop.rows<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
    rows[table] = found?.n ?? 0;
  }
  const statistics = await shop.rows<{ name: string; n: number }>(
    `SELECT CASE schemaname WHEN 'public' THEN relname ELSE schemaname || '.' || relname END AS name, n_tup_ins::int AS n
       FROM pg_stat_user_tables`,
  );
  const [database] = await shop.rows<{ bytes: string }>(
    'SELECT pg_database_size(current_database()) AS bytes',
  );
  globalThis.gc?.();
  const { heapUsed } = process.memoryUsage();
  return {
    day,
    members,
    databaseMb: Math.round(Number(database?.bytes) / 1024 / 1024),
    rows,
    inserted: Object.fromEntries(statistics.map(({ name, n }) => [name, n])),
    files: await filesIn(path.join(shop.folder, 'files')),
    heapMb: Math.round(heapUsed / 1024 / 1024),
  };
}

async function filesIn(folder: string): Promise<number> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

type Read = (sizes: Sizes) => number;

/** Returns the growth of a value from the second to the last third of the run; null if it did not grow. */
function growth(samples: readonly Sizes[], read: Read, noise: number): string | null {
  const last = samples.at(-1)?.day ?? 0;
  const most = (from: number, to: number) =>
    Math.max(...samples.filter(({ day }) => day > from && day <= to).map(read));
  const [second, third] = [most(last / 3, (last * 2) / 3), most((last * 2) / 3, last)];
  return third > second * levelFactor + noise ? `${second} to ${third}` : null;
}

/** Returns how many rows of a cleaned table exceed those inserted within the days of its retention rule; null if none do. */
function outlived(samples: readonly Sizes[], table: string, days: number): string | null {
  for (const { day, rows, inserted } of samples) {
    const before = samples.filter((each) => each.day <= day - days - slackDays).at(-1);
    if (!before) continue;
    const recent = (inserted[table] ?? 0) - (before.inserted[table] ?? 0);
    const found = rows[table] ?? 0;
    if (found > recent + allowance.rows) return `${found} rows on day ${day}, ${recent} inserted recently`;
  }
  return null;
}

function problemOf(samples: readonly Sizes[], { table, rows: cause, job }: TableRule): string | null {
  if (job) return outlived(samples, table, daysOf(job));
  const count: Read = ({ rows }) => rows[table] ?? 0;
  if (cause === 'fixed') return growth(samples, count, allowance.rows);
  if (!/^per (member|account)/.test(cause)) return null;
  const growing = growth(samples, (sizes) => count(sizes) / Math.max(1, sizes.members), 0.5);
  return growing ? `${growing} per member` : null;
}

/**
 * Returns the sizes that keep growing. Checked are rows older than the retention rule in tables that a job cleans, rows
 * per member in tables with rows per member, files, and memory. Records of payments, texts and logs grow with the
 * traffic.
 */
export function stillGrowing(samples: readonly Sizes[]): readonly string[] {
  const found = rules.flatMap((rule) => {
    const problem = problemOf(samples, rule);
    return problem ? [`${rule.table}: ${problem}`] : [];
  });
  const files = growth(samples, ({ files: count }) => count, allowance.files);
  const heap = growth(samples, ({ heapMb }) => heapMb, allowance.heapMb);
  return [...found, ...(files ? [`files: ${files}`] : []), ...(heap ? [`memory: ${heap} MB`] : [])];
}

/** Longest retention rule in days that is shorter than the time without traffic; logs are kept for years. */
export const quietDays = Math.max(...rules.flatMap(({ job }) => (job && job.months === 0 ? [job.days] : [])));

/** Returns the number of rows of every cleaned table, for the report. */
export function cleanedRows({ rows }: Sizes): string {
  return rules.flatMap(({ table, job }) => (job ? [`${table} ${rows[table] ?? 0}`] : [])).join(', ');
}

/** Returns the cleaned tables that still contain rows of the traffic after the time without traffic. */
export function leftOver({ rows }: Sizes): readonly string[] {
  return rules.flatMap(({ table, job }) =>
    job && job.months === 0 && (rows[table] ?? 0) > allowance.rows ? [`${table}: ${rows[table]} rows`] : [],
  );
}
