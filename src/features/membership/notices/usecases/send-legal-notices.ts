import { mailLanguage } from '../../../../platform/server/mail/language.ts';
import { languages } from '../../../../platform/shared/i18n/i18n.ts';
import { legalNoticeMail } from '../legal-notice-mail.ts';
import type { LegalNoticeDeps, LegalRevision } from './deps.ts';

/** Maximum number of mails per run, so that other mails are not delayed. */
const batch = 200;

/**
 * Notifies members of changes of the legal texts before they take effect: one mail for each revision.
 * @returns the number of mails
 */
export async function sendLegalNotices(deps: LegalNoticeDeps): Promise<number> {
  let sent = 0;
  for (const revision of deps.revisions) {
    if (deps.clock.now() >= new Date(revision.postedOn)) sent += await notifyOf(deps, revision, batch - sent);
  }
  return sent;
}

async function notifyOf(
  { store, clock, site, queueMail }: LegalNoticeDeps,
  revision: LegalRevision,
  limit: number,
): Promise<number> {
  const { postedOn, effectiveFrom } = revision;
  const due = limit > 0 ? await store.findNotNotified(effectiveFrom, new Date(postedOn), limit) : [];
  if (due.length === 0) return 0;
  const texts = new Map(
    await Promise.all(languages.map(async (each) => [each, await revision.texts(each)] as const)),
  );
  for (const { id, email, name, language: ownLanguage } of due) {
    await store.transaction(async (tx) => {
      if (!(await store.insert(tx, id, effectiveFrom, clock.now()))) return;
      const language = mailLanguage(ownLanguage);
      const changes = texts.get(language) ?? [];
      await queueMail(tx, legalNoticeMail({ email, name, language }, changes, new Date(effectiveFrom), site));
    });
  }
  return due.length;
}
