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

export type LegalNoticesOptions = {
  readonly store: LegalNoticeStore;
  readonly clock: Clock;
  readonly site: { readonly name: string; readonly url: string };
  /** Newest revisions of the legal texts, oldest first. */
  readonly revisions: readonly LegalRevision[];
  readonly queueMail: (tx: Executor, mail: Mail) => Promise<void>;
};

export function createLegalNotices({ store, clock, site, revisions, queueMail }: LegalNoticesOptions) {
  return {
    /**
     * Sends notices that are due: one mail for each revision.
     * @returns the number of mails
     */
    async runDue(): Promise<number> {
      let sent = 0;
      for (const revision of revisions) {
        if (clock.now() >= new Date(revision.postedOn)) sent += await notifyOf(revision, batch - sent);
      }
      return sent;
    },
  };

  async function notifyOf(revision: LegalRevision, limit: number): Promise<number> {
    const { postedOn, effectiveFrom } = revision;
    const due = limit > 0 ? await store.findUntold(effectiveFrom, new Date(postedOn), limit) : [];
    if (due.length === 0) return 0;
    const texts = new Map(
      await Promise.all(languages.map(async (each) => [each, await revision.texts(each)] as const)),
    );
    for (const { id, email, name, language: ownLanguage } of due) {
      await store.transaction(async (tx) => {
        if (!(await store.insert(tx, id, effectiveFrom, clock.now()))) return;
        const language = mailLanguage(ownLanguage);
        const member = { email, name, language };
        const changes = texts.get(language) ?? [];
        await queueMail(tx, legalNoticeMail(member, changes, new Date(effectiveFrom), site));
      });
    }
    return due.length;
  }
}
