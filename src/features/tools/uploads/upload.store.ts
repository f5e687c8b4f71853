import { count, desc, eq, sql } from 'drizzle-orm';
import { type Database, type Executor, lockName } from '../../../platform/server/database/database.ts';
import { localUsers } from '../../membership/tables.ts';
import { toolUploads } from '../tables.ts';
import type { Unread } from './upload.rules.ts';

export type UploadState = 'new' | 'accepted' | 'declined';
export type NewUpload = {
  readonly userId: string;
  readonly fileName: string;
  readonly fileKey: string;
  readonly sizeBytes: number;
  readonly contentType: string;
  readonly createdAt: Date;
};

const listed = {
  id: toolUploads.id,
  fileName: toolUploads.fileName,
  fileKey: toolUploads.fileKey,
  sizeBytes: toolUploads.sizeBytes,
  contentType: toolUploads.contentType,
  state: toolUploads.state,
  notes: toolUploads.notes,
  decidedAt: toolUploads.decidedAt,
  createdAt: toolUploads.createdAt,
  senderId: toolUploads.userId,
  sender: localUsers.nickname,
  senderLanguage: localUsers.language,
  senderEmail: localUsers.email,
};

async function unreadOf(executor: Executor, memberId: string): Promise<Unread> {
  const [row] = await executor
    .select({
      ofMember: sql<number>`coalesce(sum(size_bytes) FILTER (WHERE user_id = ${memberId}), 0)::float8`,
      ofAllMembers: sql<number>`coalesce(sum(size_bytes), 0)::float8`,
    })
    .from(toolUploads)
    .where(eq(toolUploads.state, 'new'));
  return row ?? { ofMember: 0, ofAllMembers: 0 };
}

const selectListed = (db: Database) =>
  db.select(listed).from(toolUploads).leftJoin(localUsers, eq(localUsers.id, toolUploads.userId));

/** Creates the store for the rows of uploaded files; their content is in the file store. */
export function createUploadStore(db: Database) {
  return {
    /** Inserts an upload. @returns the id, or the exceeded quota. Concurrent uploads are counted one after another. */
    async insert(
      upload: NewUpload,
      exceeded: (unread: Unread, bytes: number) => 'member' | 'total' | null,
    ): Promise<number | 'member' | 'total'> {
      return db.transaction(async (tx) => {
        await lockName(tx, 'tool uploads');
        const quota = exceeded(await unreadOf(tx, upload.userId), upload.sizeBytes);
        if (quota) return quota;
        const [row] = await tx.insert(toolUploads).values(upload).returning({ id: toolUploads.id });
        if (!row) throw new Error('The upload was not inserted.');
        return row.id;
      });
    },

    unread: (memberId: string): Promise<Unread> => unreadOf(db, memberId),

    /** Returns one page of uploads, newest first. */
    async list(state: UploadState | null, offset: number, limit: number) {
      return selectListed(db)
        .where(state ? eq(toolUploads.state, state) : undefined)
        .orderBy(desc(toolUploads.createdAt), desc(toolUploads.id))
        .limit(limit)
        .offset(offset);
    },

    async count(state: UploadState | null): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(toolUploads)
        .where(state ? eq(toolUploads.state, state) : undefined);
      return row?.n ?? 0;
    },

    async find(id: number) {
      const [row] = await selectListed(db).where(eq(toolUploads.id, id));
      return row ?? null;
    },

    transaction: <T>(work: (tx: Executor) => Promise<T>): Promise<T> => db.transaction(work),

    /** Saves a decision. @returns whether the upload existed */
    async decide(
      tx: Executor,
      id: number,
      decision: { state: UploadState; notes: string | null; decidedBy: string; decidedAt: Date },
    ): Promise<boolean> {
      const rows = await tx
        .update(toolUploads)
        .set(decision)
        .where(eq(toolUploads.id, id))
        .returning({ id: toolUploads.id });
      return rows.length > 0;
    },

    async listKeys(): Promise<string[]> {
      return (await db.select({ key: toolUploads.fileKey }).from(toolUploads)).map(({ key }) => key);
    },
  };
}

export type UploadStore = ReturnType<typeof createUploadStore>;
export type UploadRow = NonNullable<Awaited<ReturnType<UploadStore['find']>>>;
