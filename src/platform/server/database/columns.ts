import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/**
 * A moment. Milliseconds, as JavaScript has them: a time that was read and is compared again must be equal.
 * Always with time zone, so that the server's own zone never matters.
 */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow();

/** Counting key of rows whose number may be seen. */
export const rowId = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const rowRef = (name: string) => bigint(name, { mode: 'number' });

/** Words prepared for full-text search. The application fills it, because it cuts CJK runs itself. */
export const searchWords = customType<{ data: string; driverData: string }>({
  dataType: () => 'tsvector',
});
