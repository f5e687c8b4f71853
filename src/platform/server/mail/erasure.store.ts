import { eq, sql } from 'drizzle-orm';
import type { Erase } from '../database/person.ts';
import { mails } from './tables.ts';

/** Mails to a person: sent, waiting and failed ones. */
export const eraseMails: Erase = async (tx, { email }) => {
  await tx.delete(mails).where(eq(sql`lower(${mails.to})`, email.toLowerCase()));
};
