import path from 'node:path';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { watchEmbeddedPostgres } from './embedded-postgres-watch.ts';
import { migrateDatabase } from './migrate.ts';

export type OpenDatabase = {
  readonly url: string;
  readonly embedded: boolean;
  /** Returns the number of restarts of the embedded server. */
  restarts(): number;
  stop(): Promise<void>;
};

/** Callbacks for failures of the embedded server, see `watchEmbeddedPostgres`, and for an interrupted start. */
export type DatabaseTrouble = {
  readonly onTrouble: (error: Error) => void;
  readonly onMoved: () => void;
  /** Receives a function that stops the embedded server, also while it is starting or the database is migrated. */
  readonly onOpening?: (stop: () => Promise<void>) => void;
};

/** Collations (UTF-8) with which CJK texts can be searched. */
const goodCollations = /utf-?8/i;

/**
 * Opens and migrates the configured database: an external server, or the embedded one, which is restarted after
 * crashes.
 * @throws Error with a clear message if it is unreachable, unsuitable or newer than this version
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'> & Partial<Pick<Config, 'databaseDirectUrl'>>,
  migrationsFolder: string,
  { onTrouble, onMoved, onOpening }: DatabaseTrouble = {
    onTrouble: () => undefined,
    onMoved: () => undefined,
  },
): Promise<OpenDatabase> {
  if (config.databaseDirectUrl) await checkServer(config.databaseDirectUrl, 'DATABASE_DIRECT_URL');
  const opening: Promise<OpenDatabase> = config.databaseUrl
    ? checkServer(config.databaseUrl, 'DATABASE_URL')
    : watchEmbeddedPostgres(config.dataFolder, onTrouble, onMoved).then(({ url, restarts, stop }) => ({
        url,
        embedded: true,
        restarts,
        stop,
      }));
  onOpening?.(() =>
    opening.then(
      ({ stop }) => stop(),
      () => undefined,
    ),
  );
  const opened = await opening;
  try {
    await migrateDatabase(config.databaseDirectUrl ?? opened.url, path.resolve(migrationsFolder));
  } catch (error) {
    await opened.stop();
    throw error;
  }
  return opened;
}

async function checkServer(url: string, setting: string): Promise<OpenDatabase> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client
      .query(
        `SELECT current_setting('server_encoding') AS encoding, current_setting('server_version_num')::int AS version,
              coalesce(datlocale, datcollate) AS collation FROM pg_database WHERE datname = current_database()`,
      )
      .catch(() =>
        client.query(
          `SELECT current_setting('server_encoding') AS encoding, current_setting('server_version_num')::int AS version,
              datcollate AS collation FROM pg_database WHERE datname = current_database()`,
        ),
      );
    const { encoding, version, collation } = rows[0] as {
      encoding: string;
      version: number;
      collation: string;
    };
    if (version < 150_000)
      throw new Error(
        `${setting}: PostgreSQL 15 or newer is needed, the server is ${Math.floor(version / 10_000)}.`,
      );
    if (encoding !== 'UTF8' || !goodCollations.test(collation)) {
      throw new Error(
        `${setting}: the database must have encoding UTF8 and a UTF-8 locale such as C.UTF-8; it has ${encoding} and ${collation}.`,
      );
    }
  } catch (error) {
    if (error instanceof Error && error.message.startsWith(setting)) throw error;
    throw new Error(`${setting}: the database cannot be reached (${describe(error)}).`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
  return { url, embedded: false, restarts: () => 0, stop: async () => undefined };
}

function describe(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return message || code || 'no answer';
}
