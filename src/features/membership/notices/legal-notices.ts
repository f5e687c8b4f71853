/** Notifies members of changes of the legal texts, once, before the changes take effect. */
import type { Clock } from '../../../platform/server/clock.ts';
import type { Executor } from '../../../platform/server/database/database.ts';
import { mailLanguage } from '../../../platform/server/mail/language.ts';
import type { Mail } from '../../../platform/server/mail/mail.ts';
import { type Language, languages } from '../../../platform/shared/i18n/i18n.ts';
import type { LegalNoticeStore } from './legal-notice.store.ts';
import { type LegalChange, legalNoticeMail } from './legal-notice-mail.ts';

/** Maximum number of mails per run, so that other mails are not delayed. */
const batch = 200;

export type LegalRevision = {
  /** Calendar days (YYYY-MM-DD) on which the revision was published and takes effect. */
  readonly postedOn: string;
  readonly effectiveFrom: string;
  /** Returns the changed texts in a language. */
  readonly texts: (language: Language) => Promise<readonly LegalChange[]>;
};

export function createLegalNotices({
  store,
  clock,
  site,
  revision,
  queueMail,
}: {
  readonly store: LegalNoticeStore;
  readonly clock: Clock;
  readonly site: { readonly name: string; readonly url: string };
  /** Latest revision of the legal texts; null if there is none. */
  readonly revision: LegalRevision | null;
  readonly queueMail: (tx: Executor, mail: Mail) => Promise<void>;
}) {
  return {
    /**
     * Sends notices that are due.
     * @returns the number of notified members
     */
    async runDue(): Promise<number> {
      const now = clock.now();
      if (!revision || now < new Date(revision.postedOn)) return 0;
      const version = revision.effectiveFrom;
      const texts = new Map(
        await Promise.all(languages.map(async (each) => [each, await revision.texts(each)] as const)),
      );
      const due = await store.findUntold(version, new Date(revision.postedOn), batch);
      for (const { id, email, name, language: ownLanguage } of due) {
        await store.transaction(async (tx) => {
          if (!(await store.insert(tx, id, version, now))) return;
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
