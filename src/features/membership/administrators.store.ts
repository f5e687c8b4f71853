import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/server/database/database.ts';
import { localUsers } from './tables.ts';

export type Administrator = { readonly email: string; readonly name: string; readonly language: string };

/** Returns the administrators to be notified by email; suspended ones are not. */
export const findAdministrators = (executor: Executor): Promise<Administrator[]> =>
  executor
    .select({ email: localUsers.email, name: localUsers.name, language: localUsers.language })
    .from(localUsers)
    .where(and(eq(localUsers.role, 'Admin'), isNull(localUsers.suspendedAt)));
