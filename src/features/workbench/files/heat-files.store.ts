import { and, desc, eq, sql } from 'drizzle-orm';
import { type Database, lockName } from '../../../platform/server/database/database.ts';
import type { PersonalFile } from '../../../platform/server/database/personal-data.ts';
import { heatFiles, heats } from '../tables.ts';
import type { HeatFileUse } from './heat-file.rules.ts';

export type NewHeatFile = Omit<typeof heatFiles.$inferInsert, 'id'>;
type Owned = { readonly memberId: string; readonly heatId: number; readonly fileId: number };

const shown = {
  id: heatFiles.id,
  name: heatFiles.name,
  sizeBytes: heatFiles.sizeBytes,
  createdAt: heatFiles.createdAt,
};

/** Creates the store for the rows of heat files; their content is in the file store. */
export function createHeatFileStore(db: Database) {
  const isOwn = ({ memberId, heatId, fileId }: Owned) =>
    and(eq(heatFiles.id, fileId), eq(heatFiles.heatId, heatId), eq(heatFiles.userId, memberId));
  return {
    list: (heatId: number) =>
      db
        .select(shown)
        .from(heatFiles)
        .where(eq(heatFiles.heatId, heatId))
        .orderBy(desc(heatFiles.createdAt), desc(heatFiles.id)),

    async count(memberId: string, heatId: number): Promise<HeatFileUse> {
      return countFiles(db, memberId, heatId);
    },

    /**
     * Inserts a file. Insertions of one member run one after the other.
     * @returns the stored row, or the limit that it exceeds; null if the heat was deleted
     */
    async insert<Limit>(row: NewHeatFile, exceeded: (use: HeatFileUse, bytes: number) => Limit | null) {
      return db.transaction(async (tx) => {
        await lockName(tx, `heat files ${row.userId}`);
        const isOwnHeat = and(eq(heats.id, row.heatId), eq(heats.userId, row.userId));
        const [heat] = await tx.select({ id: heats.id }).from(heats).where(isOwnHeat).for('key share');
        if (!heat) return null;
        const limit = exceeded(await countFiles(tx, row.userId, row.heatId), row.sizeBytes);
        if (limit !== null) return { limit };
        const [file] = await tx.insert(heatFiles).values(row).returning(shown);
        if (!file) throw new Error('The insert returned no file.');
        return { file };
      });
    },

    async find(owned: Owned) {
      const [row] = await db.select().from(heatFiles).where(isOwn(owned));
      return row ?? null;
    },

    /** Returns the key of the removed file; null if the member has no such file. */
    async remove(owned: Owned): Promise<string | null> {
      const [row] = await db.delete(heatFiles).where(isOwn(owned)).returning({ key: heatFiles.fileKey });
      return row?.key ?? null;
    },

    /** Returns the files of a member for the personal data archive, with the ids of the member's list of files. */
    async listOfMember(memberId: string): Promise<PersonalFile[]> {
      const { id, heatId, name, fileKey: key, createdAt: storedAt } = heatFiles;
      const rows = await db
        .select({ id, heatId, name, key, storedAt })
        .from(heatFiles)
        .where(eq(heatFiles.userId, memberId))
        .orderBy(id);
      return rows.map((row) => ({
        path: `heats/${row.heatId}/${row.id}-${row.name}`,
        key: row.key,
        storedAt: row.storedAt,
      }));
    },

    async listKeys(): Promise<string[]> {
      const rows = await db.select({ key: heatFiles.fileKey }).from(heatFiles);
      return rows.map(({ key }) => key);
    },
  };
}

async function countFiles(
  executor: Pick<Database, 'select'>,
  memberId: string,
  heatId: number,
): Promise<HeatFileUse> {
  const [row] = await executor
    .select({
      count: sql<number>`(count(*) FILTER (WHERE heat_id = ${heatId}))::int`,
      memberBytes: sql<number>`coalesce(sum(size_bytes), 0)::float8`,
    })
    .from(heatFiles)
    .where(eq(heatFiles.userId, memberId));
  return row ?? { count: 0, memberBytes: 0 };
}

export type HeatFileStore = ReturnType<typeof createHeatFileStore>;
