/** Mail leaves from a queue in the database: a request writes the row, a worker sends it. */
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Database } from '../database.ts';
import type { Language } from '../i18n.ts';
import { mails } from './tables.ts';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: Language;
};
export type KeptMail = Mail & { readonly id: number; readonly status: string; readonly createdAt: Date };

export type MailOptions = {
  readonly db: Database;
  readonly clock: Clock;
  /** null: mails stay in the table, which is the mailbox of demo mode. */
  readonly smtpUrl: string | null;
  readonly from: string;
  /** Called after a mail was queued. */
  readonly onQueued: () => Promise<void>;
  readonly onError: (error: unknown) => void;
};

const mostAttempts = 8;
const batch = 20;
const longestShown = 200;

export function createMail({ db, clock, smtpUrl, from, onQueued, onError }: MailOptions) {
  const transport = smtpUrl ? nodemailer.createTransport(smtpUrl) : null;

  /** Sends one due mail; false when none is due. Its row stays locked meanwhile, so that it leaves once. */
  async function sendOne(): Promise<boolean> {
    return db.transaction(async (tx) => {
      const now = clock.now();
      const [mail] = await tx
        .select()
        .from(mails)
        .where(and(eq(mails.status, 'queued'), lte(mails.nextAttemptAt, now)))
        .orderBy(asc(mails.nextAttemptAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!mail) return false;
      const attempts = mail.attempts + 1;
      try {
        await transport?.sendMail({
          from,
          to: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
        });
        await tx.update(mails).set({ status: 'sent', sentAt: now, attempts }).where(eq(mails.id, mail.id));
      } catch (error) {
        onError(error);
        const nextAttemptAt = new Date(now.getTime() + 30_000 * 2 ** attempts);
        const status = attempts >= mostAttempts ? 'failed' : 'queued';
        await tx
          .update(mails)
          .set({ attempts, status, nextAttemptAt, lastError: String(error) })
          .where(eq(mails.id, mail.id));
      }
      return true;
    });
  }

  return {
    /** Queues a mail; it leaves within seconds, or later when the mail server is away. */
    async send(mail: Mail): Promise<void> {
      await db.insert(mails).values({ ...mail, nextAttemptAt: clock.now(), createdAt: clock.now() });
      await onQueued().catch(onError);
    },

    /** Sends what is due. */
    async sendDue(): Promise<void> {
      for (let sent = 0; sent < batch && (await sendOne()); sent++);
    },

    /** The newest mails, for the mailbox of demo mode. */
    async list(to?: string): Promise<KeptMail[]> {
      const rows = await db
        .select()
        .from(mails)
        .where(to ? eq(sql`lower(${mails.to})`, to.toLowerCase()) : undefined)
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(longestShown);
      return rows.map(({ id, to: address, subject, text, html, language, status, createdAt }) => ({
        id: Number(id),
        to: address,
        subject,
        text,
        html,
        language: language as Language,
        status,
        createdAt,
      }));
    },
  };
}

export type MailUseCases = ReturnType<typeof createMail>;
