import { eq, sql } from 'drizzle-orm';
import type { Erase, ExportSection } from '../database/personal-data.ts';
import { mails } from './tables.ts';

export const eraseMails: Erase = async (tx, { email }) => {
  await tx.delete(mails).where(eq(sql`lower(${mails.to})`, email.toLowerCase()));
};

export const mailExport: readonly ExportSection[] = [
  {
    name: 'mails',
    table: mails,
    columns: ['subject', 'status', 'language', 'created_at', 'sent_at'],
    theirs: ({ email }) => sql`lower("to") = ${email.toLowerCase()}`,
  },
];
