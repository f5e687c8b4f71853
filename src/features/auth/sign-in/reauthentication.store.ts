import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import { sessions } from '../tables.ts';

const keyOf = (sessionId: string) => `sudo:${sessionId}`;

/** Creates the store of sessions whose password was verified recently; a job deletes expired rows. */
export function createReauthenticationStore(db: Database) {
  return {
    async save(sessionId: string, until: Date): Promise<void> {
      const row = { sess: { purpose: 'sudo' }, expire: until };
      await db
        .insert(sessions)
        .values({ sid: keyOf(sessionId), ...row })
        .onConflictDoUpdate({ target: sessions.sid, set: row });
    },

    async isRecent(sessionId: string, now: Date): Promise<boolean> {
      const [row] = await db
        .select({ sid: sessions.sid })
        .from(sessions)
        .where(and(eq(sessions.sid, keyOf(sessionId)), gt(sessions.expire, now)));
      return row !== undefined;
    },
  };
}
