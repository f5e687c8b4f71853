/** Reads the list of tables in docs/operations.md, which states for each why it does not grow without limit. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export type TableRule = {
  readonly table: string;
  /** Event that adds rows. */
  readonly rows: string;
  readonly removed: string;
  /** Job that deletes rows, and their age in days or calendar months; null if no job does. */
  readonly job: { readonly name: string; readonly days: number; readonly months: number } | null;
};

const heading = '## Growth of the database';
const names = (cell: string) => [...cell.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name);

function jobOf(removed: string): TableRule['job'] {
  const name = /\bby `([\w-]+)`/.exec(removed)?.[1];
  const [, number, unit] = /(\d+) (day|month)s?\b/.exec(removed) ?? [];
  if (!name) return null;
  if (number === undefined) throw new Error(`"${removed}" names no days.`);
  return {
    name,
    days: unit === 'day' ? Number(number) : 0,
    months: unit === 'month' ? Number(number) : 0,
  };
}

/** Returns the documented rule of each table. */
export function readRetention(): readonly TableRule[] {
  const text = readFileSync(path.resolve(import.meta.dirname, '../docs/operations.md'), 'utf8');
  const section = text.split(heading)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => /^\| `[a-z]/.test(line))
    .flatMap((line) => {
      const [, tables = '', rows = '', removed = ''] = line.split('|').map((cell) => cell.trim());
      return names(tables).map((table) => ({ table, rows, removed, job: jobOf(removed) }));
    });
}
