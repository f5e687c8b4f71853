/** Reads the list of tables in docs/operations.md: the reason for each why it does not grow without limit. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export type TableRule = {
  readonly table: string;
  /** Cause of new rows. */
  readonly rows: string;
  readonly removed: string;
  /** Job that removes rows, and the days or calendar months until then; null where no job does. */
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

/** Returns a rule per table. */
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
