import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/**
 * Defines a timestamp column with time zone and millisecond precision like JavaScript's Date, so that a value compares
 * equal after it was stored and read.
 */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const createdAt = () => timestamptz('created_at').notNull().defaultNow();
export const updatedAt = () => timestamptz('updated_at').notNull().defaultNow();

/** Defines the identity column of a table. */
export const rowId = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const rowRef = (name: string) => bigint(name, { mode: 'number' });

/**
 * Column type for full-text search. The application splits texts into words, because PostgreSQL cannot split CJK texts.
 */
export const searchWords = customType<{ data: string; driverData: string }>({
  dataType: () => 'tsvector',
});
