import { and, desc, eq, getTableColumns, lte, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgTimestamp } from 'drizzle-orm/pg-core';
import { type Database, type Executor, lockName } from '../../../platform/server/database/database.ts';
import { heats, heatVersions } from '../tables.ts';
import { type HeatContent, maxVersions } from './heat.rules.ts';

type HeatRow = typeof heats.$inferSelect;
export type StoredHeat = Omit<HeatRow, 'userId'>;

const columns = (({ userId: _, ...rest }) => rest)(getTableColumns(heats));
const versionColumns = (({ id: _, heatId: _heat, userId: _user, ...rest }) => rest)(
  getTableColumns(heatVersions),
);
/** Returns the SQL of a column as JSON shows it: times in the format of `Date.toISOString`. */
const shown = (column: PgColumn): SQL =>
  column instanceof PgTimestamp
    ? sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`${column}`;
const shownColumns = Object.fromEntries(
  Object.entries(columns).map(([name, column]) => [name, shown(column).as(name)]),
);

type Owned = { readonly memberId: string; readonly id: number };

const isOwn = ({ memberId, id }: Owned) => and(eq(heats.id, id), eq(heats.userId, memberId));

const contentOf = (row: HeatContent): HeatContent => {
  const { name, grade, analysis, tolerance, below, section, notes, sources } = row;
  return { name, grade, analysis, tolerance, below, section, notes, sources };
};

/** Stores `row` as an earlier version, replaces the content of the heat, and deletes versions beyond the limit. */
async function replaceHeat(
  tx: Executor,
  memberId: string,
  { row, content, now }: { row: StoredHeat; content: HeatContent; now: Date },
): Promise<StoredHeat> {
  const { id, version, updatedAt } = row;
  await tx
    .insert(heatVersions)
    .values({ ...contentOf(row), heatId: id, userId: memberId, version, savedAt: updatedAt });
  await tx
    .delete(heatVersions)
    .where(and(eq(heatVersions.heatId, id), lte(heatVersions.version, version - maxVersions)));
  const [changed] = await tx
    .update(heats)
    .set({ ...contentOf(content), version: version + 1, updatedAt: now })
    .where(eq(heats.id, id))
    .returning(columns);
  if (!changed) throw new Error('The update returned no heat.');
  return changed;
}

export function createHeatStore(db: Database) {
  return {
    transaction: <T>(work: (tx: Executor) => Promise<T>): Promise<T> => db.transaction(work),

    /**
     * Inserts heats, the last first, so that lists show them in this order.
     * @returns the heats in this order; null if the member would have more than `limit`
     */
    async insert(
      rows: readonly HeatContent[],
      { memberId, limit, now }: { memberId: string; limit: number; now: Date },
    ): Promise<readonly StoredHeat[] | null> {
      return db.transaction(async (tx) => {
        await lockName(tx, `heats ${memberId}`);
        if ((await tx.$count(heats, eq(heats.userId, memberId))) + rows.length > limit) return null;
        const made = await tx
          .insert(heats)
          .values(
            rows
              .map((row) => ({ ...contentOf(row), userId: memberId, createdAt: now, updatedAt: now }))
              .toReversed(),
          )
          .returning(columns);
        return made.toSorted((a, b) => b.id - a.id);
      });
    },

    /**
     * Returns the member's heats as a JSON array, last changed first. The database creates the JSON, which saves time
     * here.
     */
    async listJson(memberId: string, limit: number): Promise<string> {
      const own = db
        .select(shownColumns)
        .from(heats)
        .where(eq(heats.userId, memberId))
        .orderBy(desc(heats.updatedAt), desc(heats.id))
        .limit(limit)
        .as('own');
      const [row] = await db
        .select({ list: sql<string>`'[' || coalesce(string_agg(row_to_json(own)::text, ','), '') || ']'` })
        .from(own);
      if (!row) throw new Error('The query returned no list.');
      return row.list;
    },

    async find(owned: Owned): Promise<StoredHeat | null> {
      const [row] = await db.select(columns).from(heats).where(isOwn(owned));
      return row ?? null;
    },

    async lock(tx: Executor, owned: Owned): Promise<StoredHeat | null> {
      const [row] = await tx.select(columns).from(heats).where(isOwn(owned)).for('update');
      return row ?? null;
    },

    replace: replaceHeat,

    /** Removes a heat; returns false if the member has no such heat. */
    async remove(owned: Owned): Promise<boolean> {
      const rows = await db.delete(heats).where(isOwn(owned)).returning({ id: heats.id });
      return rows.length === 1;
    },

    versions: (id: number) =>
      db
        .select(versionColumns)
        .from(heatVersions)
        .where(eq(heatVersions.heatId, id))
        .orderBy(desc(heatVersions.version)),
  };
}

export type HeatStore = ReturnType<typeof createHeatStore>;
