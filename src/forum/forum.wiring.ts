/** Puts the parts of the forum together; what they need of other features comes in as functions. */
import type { Database } from '../platform/database/database.ts';
import type { Site } from '../platform/mail/blanks.ts';
import { type SeedOptions, seedForum } from './demo/seed-first-questions.ts';
import { createForumStore } from './forum.store.ts';
import { createForum, type ForumDependencies } from './forum.ts';
import { wordAuthorMail } from './moderation/author-mail.ts';
import { createHiddenStore } from './moderation/hidden.store.ts';
import { createReportStore } from './moderation/reports.store.ts';
import { createAnswerStore } from './questions/answers.store.ts';
import { wordAnswerMail } from './questions/mails.ts';
import { createSearchStore } from './questions/search.store.ts';

export type ForumFeatureOptions = Omit<
  ForumDependencies,
  'store' | 'answerStore' | 'reports' | 'hiddenStore' | 'searches' | 'sendMail' | 'sendAuthorMail'
> & {
  readonly db: Database;
  readonly site: Site;
  /** Results of calculators that a text of our own quotes. */
  readonly quoteFreely: SeedOptions['quote'];
  readonly send: (mail: ReturnType<typeof wordAnswerMail>) => Promise<void>;
};

export function createForumFeature({ db, site, send, quoteFreely, ...options }: ForumFeatureOptions) {
  const store = createForumStore(db);
  const answerStore = createAnswerStore(db);
  const forum = createForum({
    ...options,
    store,
    answerStore,
    reports: createReportStore(db),
    hiddenStore: createHiddenStore(db),
    searches: createSearchStore(db),
    sendMail: (answerMail) => send(wordAnswerMail(answerMail, site.name)),
    sendAuthorMail: (authorMail) => send(wordAuthorMail(authorMail, site)),
  });
  const { clock, publicUrl } = options;
  return {
    forum,
    /** Example questions for a demo whose forum is empty. */
    seed: (memberOf: SeedOptions['memberOf']) =>
      seedForum({ store, answerStore, clock, publicUrl, memberOf, quote: quoteFreely }),
  };
}
