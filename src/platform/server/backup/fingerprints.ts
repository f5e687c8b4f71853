/** Row counts and checksums of all tables, to compare a restored database with its source. */
import type { ClientBase } from 'pg';

export type Fingerprint = { readonly rows: number; readonly checksum: string };
/** Fingerprint by table name (`schema.table`). */
export type Fingerprints = Readonly<Record<string, Fingerprint>>;

/** SQL that makes the text form of values independent of server settings. */
const neutral = `SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'; SET bytea_output = 'hex'; SET extra_float_digits = 1`;

/**
 * Returns the row count and checksum of every table, read in the current transaction; the order of rows does not
 * matter.
 */
export async function readFingerprints(client: ClientBase): Promise<Fingerprints> {
  await client.query(neutral);
  const { rows } = await client.query<{ name: string; quoted: string }>(
    `SELECT n.nspname || '.' || c.relname AS name, format('%I.%I', n.nspname, c.relname) AS quoted
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg\\_%'
     ORDER BY 1`,
  );
  const found: Record<string, Fingerprint> = {};
  for (const { name, quoted } of rows) {
    const result = await client.query<{ rows: string; checksum: string }>(
      `SELECT count(*)::text AS rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text AS checksum FROM ${quoted} t`,
    );
    const [row] = result.rows;
    found[name] = { rows: Number(row?.rows ?? 0), checksum: row?.checksum ?? '' };
  }
  return found;
}

/** Returns one line per table that differs; empty if the databases have the same rows. */
export function differences(expected: Fingerprints, found: Fingerprints): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort();
  return names.flatMap((name) => {
    const [before, after] = [expected[name], found[name]];
    if (!before) return [`${name}: not in the source`];
    if (!after) return [`${name}: missing`];
    if (before.rows !== after.rows) return [`${name}: ${after.rows} of ${before.rows} rows`];
    return before.checksum === after.checksum ? [] : [`${name}: other contents`];
  });
}
