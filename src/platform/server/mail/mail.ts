/** Sends emails from a queue in the database: a request inserts the row, a worker sends the email. */
import { and, asc, desc, eq, lt, lte, ne, sql } from 'drizzle-orm';
import type { Transporter } from 'nodemailer';
import nodemailer from 'nodemailer';
import { htmlLang, type Language } from '../../shared/i18n/i18n.ts';
import type { Clock } from '../clock.ts';
import type { Database, Executor } from '../database/database.ts';
import { loggedError } from '../operations/error-log.ts';
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
  /** URL of the mail server; null if emails stay in the table, which is the mailbox of demo mode. */
  readonly smtpUrl: string | null;
  readonly from: string;
  /** Called after an email was queued, e.g. to wake the worker. */
  readonly onQueued: () => Promise<void>;
  readonly onError: (error: unknown) => void;
};

const maxAttempts = 8;
const batch = 20;
const longestShown = 200;
/** Days for which sent and failed emails are kept. */
const keptDays = 30;
/** Time in milliseconds after which a mail server that does not respond counts as unavailable. */
const patienceMs = 20_000;

export function createMail({ db, clock, smtpUrl, from, onQueued, onError }: MailOptions) {
  const transport = smtpUrl
    ? nodemailer.createTransport({
        url: smtpUrl,
        connectionTimeout: patienceMs,
        greetingTimeout: patienceMs,
        socketTimeout: patienceMs,
      })
    : null;
  const sender: Sender = { db, clock, transport, from, onError };

  async function queue(executor: Executor, mail: Mail): Promise<void> {
    await executor.insert(mails).values({ ...mail, nextAttemptAt: clock.now(), createdAt: clock.now() });
  }

  return {
    /** Queues an email; it is sent within seconds, or later if the mail server is unavailable. */
    async send(mail: Mail): Promise<void> {
      await queue(db, mail);
      await onQueued().catch(onError);
    },

    /**
     * Queues an email within a transaction. It is sent within a minute after the commit, and not sent after a rollback.
     */
    sendWith: queue,

    /** Sends due emails and deletes old ones. */
    async sendDue(): Promise<void> {
      for (let sent = 0; sent < batch && (await sendNext(sender)); sent++);
      const before = new Date(clock.now().getTime() - keptDays * 86_400_000);
      if (transport)
        await db.delete(mails).where(and(ne(mails.status, 'queued'), lt(mails.createdAt, before)));
    },

    async find(id: number): Promise<KeptMail | null> {
      const [row] = await db.select().from(mails).where(eq(mails.id, id));
      return row ? kept(row) : null;
    },

    /** Returns the newest emails, for the mailbox of demo mode. */
    async list(to?: string): Promise<KeptMail[]> {
      const rows = await db
        .select()
        .from(mails)
        .where(to ? eq(sql`lower(${mails.to})`, to.toLowerCase()) : undefined)
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(longestShown);
      return rows.map(kept);
    },
  };
}

type Sender = Pick<MailOptions, 'db' | 'clock' | 'from' | 'onError'> & {
  readonly transport: Transporter | null;
};
type MailRow = typeof mails.$inferSelect;

/**
 * Sends one due email and returns true; false if none is due. The row is locked meanwhile, so the email is sent only
 * once.
 */
function sendNext({ db, clock, transport, from, onError }: Sender): Promise<boolean> {
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
      await transport?.sendMail(messageOf(mail, from));
      // After sending, the content is deleted, so that codes and names are stored no longer than necessary.
      const content = transport ? { text: '', html: '' } : {};
      await tx
        .update(mails)
        .set({ status: 'sent', sentAt: now, attempts, ...content })
        .where(eq(mails.id, mail.id));
    } catch (error) {
      onError(error);
      const nextAttemptAt = new Date(now.getTime() + 30_000 * 2 ** attempts);
      const status = attempts >= maxAttempts ? 'failed' : 'queued';
      await tx
        .update(mails)
        .set({ attempts, status, nextAttemptAt, lastError: whyNotSent(error) })
        .where(eq(mails.id, mail.id));
    }
    return true;
  });
}

function messageOf(mail: MailRow, from: string) {
  const senderDomain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // The id stays the same: if a confirmation is lost, the recipient's server recognizes the second copy.
    messageId: `<ferrite-${mail.id}-${mail.createdAt.getTime()}@${senderDomain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': htmlLang[mail.language as Language] },
  };
}

/**
 * Returns the reason of a failure without the server's message, which contains email addresses and is stored longer
 * than the email.
 */
function whyNotSent(error: unknown): string {
  const { message, responseCode } = loggedError(error);
  return typeof responseCode === 'number' ? `${message} (${responseCode})` : message;
}

function kept({ id, to, subject, text, html, language, status, createdAt }: MailRow): KeptMail {
  return { id: Number(id), to, subject, text, html, language: language as Language, status, createdAt };
}

export type MailUseCases = ReturnType<typeof createMail>;
