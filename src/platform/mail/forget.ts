import { eq, sql } from 'drizzle-orm';
import type { Forget } from '../database/person.ts';
import { mails } from './tables.ts';

/** Mails to a person: sent, waiting and failed ones. */
export const forgetMails: Forget = async (tx, { email }) => {
  await tx.delete(mails).where(eq(sql`lower(${mails.to})`, email.toLowerCase()));
};
