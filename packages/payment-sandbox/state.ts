/** State of the sandbox: documents in a SQLite file (or in memory), so that it survives a restart. */
import fs from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export type State = {
  get<T>(kind: string, id: string): T | undefined;
  /** Returns the newest document with this second key. */
  find<T>(kind: string, key: string): T | undefined;
  /** Returns the documents of a kind, newest first. */
  list<T>(kind: string, limit?: number): T[];
  put(kind: string, id: string, value: unknown, key?: string): void;
  remove(kind: string, id: string): void;
  removeAll(kind: string): void;
  /** Deletes all documents of a kind except the newest ones. */
  trim(kind: string, keep: number): void;
  /** Runs the work in a transaction: all changes are committed together or not at all. */
  transaction<T>(work: () => T): T;
  nextNumber(): number;
  close(): void;
};

/**
 * Opens the stored state.
 * @param file path of the file, or `:memory:`
 */
export function openState(file: string): State {
  if (file !== ':memory:') restrictToOwner(file);
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA busy_timeout = 3000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = OFF;
    PRAGMA cache_size = -512;
    CREATE TABLE IF NOT EXISTS document (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL, id TEXT NOT NULL, key TEXT, data TEXT NOT NULL,
      UNIQUE (kind, id)
    );
    CREATE INDEX IF NOT EXISTS document_key ON document (kind, key);
    CREATE TABLE IF NOT EXISTS counter (value INTEGER NOT NULL);
    INSERT INTO counter SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM counter);
  `);
  const get = database.prepare('SELECT data FROM document WHERE kind = ? AND id = ?');
  const find = database.prepare(
    'SELECT data FROM document WHERE kind = ? AND key = ? ORDER BY number DESC LIMIT 1',
  );
  const list = database.prepare('SELECT data FROM document WHERE kind = ? ORDER BY number DESC LIMIT ?');
  const put = database.prepare(`INSERT INTO document (kind, id, key, data) VALUES (?, ?, ?, ?)
    ON CONFLICT (kind, id) DO UPDATE SET data = excluded.data, key = coalesce(excluded.key, key)`);
  const remove = database.prepare('DELETE FROM document WHERE kind = ? AND id = ?');
  const removeAll = database.prepare('DELETE FROM document WHERE kind = ?');
  const trim = database.prepare(`DELETE FROM document WHERE kind = ?1 AND number <=
    (SELECT number FROM document WHERE kind = ?1 ORDER BY number DESC LIMIT 1 OFFSET ?2)`);
  const next = database.prepare('UPDATE counter SET value = value + 1 RETURNING value');
  const read = <T>(row: unknown): T | undefined =>
    row === undefined ? undefined : (JSON.parse((row as { data: string }).data) as T);
  let depth = 0;

  return {
    get: (kind, id) => read(get.get(kind, id)),
    find: (kind, key) => read(find.get(kind, key)),
    list: <T>(kind: string, limit = 10_000) => list.all(kind, limit).map((row) => read<T>(row) as T),
    put: (kind, id, value, key) => void put.run(kind, id, key ?? null, JSON.stringify(value)),
    remove: (kind, id) => void remove.run(kind, id),
    removeAll: (kind) => void removeAll.run(kind),
    trim: (kind, keep) => void trim.run(kind, keep),
    transaction(work) {
      if (depth > 0) return work();
      depth += 1;
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      } finally {
        depth -= 1;
      }
    },
    nextNumber: () => (next.get() as { value: number }).value,
    close: () => database.close(),
  };
}

/** Makes the file readable by its owner only; the files that SQLite creates beside it get the same permissions. */
function restrictToOwner(file: string): void {
  fs.closeSync(fs.openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (fs.existsSync(each)) fs.chmodSync(each, 0o600);
}
