/** Registers this instance in the database, where other instances and the status page read it. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { prepareDataFolder } from '../config/data-folder.ts';
import type { Database } from '../database/database.ts';
import { instances } from './tables.ts';

export const heartbeatMs = 10_000;
/** An instance whose row was not renewed for this time has stopped or hangs. */
export const silentAfterMs = 45_000;

export type RegisterOptions = {
  readonly db: Database;
  readonly version: string;
  readonly port: number;
  readonly dataFolder: string;
  /** Keyed hash that is equal on instances with the same secret. */
  readonly secretMark: string;
  readonly isDraining: () => boolean;
  readonly onError: (error: unknown) => void;
};

/**
 * Refuses to start if a running instance of the same database has another secret, and renews the row of this instance
 * until `stop`.
 * @throws Error naming SERVER_SECRET if a running instance has another secret, or DATA_DIR if that folder cannot be
 *   created
 */
export async function registerInstance(options: RegisterOptions) {
  const { db, version, port, dataFolder, secretMark, isDraining, onError } = options;
  const id = randomUUID();
  const startedAt = new Date();
  const name = `${os.hostname()}:${port}`;
  await refuseOtherSecret(db, secretMark);
  // If database and bucket are external, nothing has created the folder yet.
  await prepareDataFolder(dataFolder);

  async function renew(): Promise<void> {
    const { bavail, bsize } = await fs.statfs(dataFolder);
    const before = Date.now();
    const { rows } = await db.execute<{ now: string }>(
      sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint::text AS now`,
    );
    const after = Date.now();
    const values = {
      isDraining: isDraining(),
      // Assumes that the database read its clock halfway between sending the query and receiving the result.
      clockOffsetMs: Math.round((before + after) / 2 - Number(rows[0]?.now)),
      diskFreeBytes: bavail * bsize,
      seenAt: sql`clock_timestamp()`,
    };
    await db
      .insert(instances)
      .values({ id, name, version, startedAt, secretMark, ...values })
      .onConflictDoUpdate({ target: instances.id, set: values });
  }

  await renew();
  await db.delete(instances).where(lt(instances.seenAt, sql`now() - interval '1 day'`));
  const timer = setInterval(() => void renew().catch(onError), heartbeatMs).unref();
  return {
    id,
    renew,
    async stop(): Promise<void> {
      clearInterval(timer);
      await db.delete(instances).where(eq(instances.id, id)).catch(onError);
    },
  };
}

async function refuseOtherSecret(db: Database, secretMark: string): Promise<void> {
  const [other] = await db
    .select({ name: instances.name })
    .from(instances)
    .where(
      and(
        ne(instances.secretMark, secretMark),
        gt(instances.seenAt, sql`now() - ${silentAfterMs} * interval '1 millisecond'`),
      ),
    )
    .limit(1);
  if (other)
    throw new Error(
      `SERVER_SECRET: the running instance ${other.name} of the same database uses another secret; use one secret on all instances, or stop the others first.`,
    );
}
