/** Members are told of a change of the legal texts before it holds, each once. */
import { and, asc, lt, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database, Executor } from '../platform/database.ts';
import { type Language, languages } from '../platform/i18n.ts';
import { mailLanguage } from '../platform/mail/language.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { type LegalChange, legalNoticeMail } from './legal-notice-mail.ts';
import { consents, legalNotices, localUsers } from './tables.ts';

/** So many are told in one run: the mail server is needed for other letters, too. */
const batch = 200;

export type LegalRevision = {
  /** Calendar days. */
  readonly postedOn: string;
  readonly effectiveFrom: string;
  /** The texts that change, in one language. */
  readonly texts: (language: Language) => Promise<readonly LegalChange[]>;
};

export function createLegalNotices({
  db,
  clock,
  site,
  revision,
  queueMail,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: { readonly name: string; readonly url: string };
  /** The newest one; null where nothing has been revised yet. */
  readonly revision: LegalRevision | null;
  readonly queueMail: (tx: Executor, mail: Mail) => Promise<void>;
}) {
  return {
    /** @returns how many were told */
    async runDue(): Promise<number> {
      const now = clock.now();
      if (!revision || now < new Date(revision.postedOn)) return 0;
      const version = revision.effectiveFrom;
      const texts = new Map(
        await Promise.all(languages.map(async (each) => [each, await revision.texts(each)] as const)),
      );
      const isUntold = and(
        // Whoever came later agreed to the new text.
        lt(localUsers.createdAt, new Date(revision.postedOn)),
        sql`not exists (select 1 from ${legalNotices} where ${legalNotices.userId} = ${localUsers.id}
          and ${legalNotices.version} = ${version})`,
        sql`not exists (select 1 from ${consents} where ${consents.userId} = ${localUsers.id}
          and ${consents.document} <> 'activation' and ${consents.version} = ${version})`,
      );
      const due = await db
        .select({
          id: localUsers.id,
          email: localUsers.email,
          name: localUsers.name,
          language: localUsers.language,
        })
        .from(localUsers)
        .where(isUntold)
        .orderBy(asc(localUsers.createdAt))
        .limit(batch);
      for (const { id, email, name, language: ownLanguage } of due) {
        await db.transaction(async (tx) => {
          // Of two workers one tells: the second waits for the row, and then finds it there.
          const [told] = await tx
            .insert(legalNotices)
            .values({ userId: id, version, toldAt: now })
            .onConflictDoNothing()
            .returning({ id: legalNotices.id });
          if (!told) return;
          const language = mailLanguage(ownLanguage);
          const mail = legalNoticeMail(
            { email, name, language },
            texts.get(language) ?? [],
            new Date(version),
            site,
          );
          await queueMail(tx, mail);
        });
      }
      return due.length;
    },
  };
}
