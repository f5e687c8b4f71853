import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Timestamp with time zone and milliseconds, as in JavaScript, so that read values compare equal. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow();

/** Identity column. */
export const rowId = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const rowRef = (name: string) => bigint(name, { mode: 'number' });

/** Words for full-text search, filled by the application, which splits CJK texts. */
export const searchWords = customType<{ data: string; driverData: string }>({
  dataType: () => 'tsvector',
});
