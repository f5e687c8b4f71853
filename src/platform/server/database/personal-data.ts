import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Executor } from './database.ts';

/** Ids and email address that identify a person's rows. */
export type Person = {
  /** Member id, primary key in local_users. */
  readonly memberId: string;
  /** User id at the auth service; null before the account exists there. */
  readonly userId: string | null;
  readonly email: string;
};

/** Deletes or anonymizes a feature's data about a person, within the given transaction. */
export type Erase = (tx: Executor, person: Person) => Promise<void>;

/**
 * Part of the personal data export: the rows of one table that belong to a person. Columns are listed explicitly, so
 * secrets (hashes, tokens, notes of other people) are never included by accident.
 */
export type ExportSection = {
  /** Key of this section in the exported JSON file. */
  readonly name: string;
  readonly table: PgTable;
  readonly columns: readonly string[];
  readonly theirs: (person: Person) => SQL;
};

export type PersonalFile = {
  /** Path of the file in the archive. */
  readonly path: string;
  /** Key of the file in the file store. */
  readonly key: string;
  readonly storedAt: Date;
};

/** Returns all stored files of a member. The feature must limit their number and size. */
export type ExportFiles = (memberId: string) => Promise<readonly PersonalFile[]>;

/** Returns an SQL condition for rows whose column contains the member's id. */
export const byMember =
  (column = 'user_id') =>
  ({ memberId }: Person) =>
    sql`${sql.identifier(column)} = ${memberId}`;

const maxRows = 10_000;
/** Number of rows read at once, to limit memory: 10,000 texts of 20 kB would take 200 MB. */
const rowsAtOnce = 100;

export type ExportPiece = {
  readonly name: string;
  readonly rows: readonly Record<string, unknown>[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

/**
 * Creates the store that reads personal data for the export.
 * @param sections returns the sections of all features; called for each export
 */
export function createExportStore(db: Database, sections: () => readonly ExportSection[]) {
  return {
    /** Yields each section in pieces of at most 100 rows; every section has at least one piece. */
    async *read(person: Person): AsyncGenerator<ExportPiece> {
      for (const { name, table, columns, theirs } of sections()) {
        const names = sql.join(
          columns.map((column) => sql.identifier(column)),
          sql`, `,
        );
        let place = '(0,0)';
        for (let read = 0; ; read += rowsAtOnce) {
          const { rows } = await db.execute<Record<string, unknown>>(
            sql`SELECT ctid AS place, ${names} FROM ${table}
              WHERE ${theirs(person)} AND ctid > ${place}::tid ORDER BY ctid LIMIT ${rowsAtOnce}`,
          );
          place = String(rows.at(-1)?.['place']);
          const isLast = rows.length < rowsAtOnce || read + rowsAtOnce >= maxRows;
          yield { name, rows: rows.map(({ place: _, ...row }) => row), isFirst: read === 0, isLast };
          if (isLast) break;
        }
      }
    },
  };
}

export type ExportStore = ReturnType<typeof createExportStore>;
