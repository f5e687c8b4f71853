import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import { localUsers } from '../../membership/tables.ts';

export function createAlertStore(db: Database) {
  return {
    /** Returns the administrators who receive alerts. */
    async findAdmins() {
      return db
        .select({ email: localUsers.email, name: localUsers.name, language: localUsers.language })
        .from(localUsers)
        .where(and(eq(localUsers.role, 'Admin'), isNotNull(localUsers.supabaseUserId)));
    },
  };
}

export type AlertStore = ReturnType<typeof createAlertStore>;
