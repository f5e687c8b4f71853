/** Wires up the forum. Functions of other features are injected. */
import type { Database } from '../platform/server/database/database.ts';
import type { Site } from '../platform/server/mail/blanks.ts';
import { type SeedOptions, seedForum } from './demo/seed-first-questions.ts';
import { createForumStore } from './forum.store.ts';
import { createForum, type ForumDependencies } from './forum.ts';
import { createHiddenStore } from './moderation/hidden.store.ts';
import { localizeModerationMail } from './moderation/moderation-mail.ts';
import { createReportStore } from './moderation/reports.store.ts';
import { localizeAnswerMail } from './questions/answer-mail.ts';
import { createAnswerStore } from './questions/answers.store.ts';
import { createSearchStore } from './questions/search.store.ts';

export type ForumFeatureOptions = Omit<
  ForumDependencies,
  'store' | 'answerStore' | 'reports' | 'hiddenStore' | 'searches' | 'sendMail' | 'sendModerationMail'
> & {
  readonly db: Database;
  readonly site: Site;
  /** Computes the calculator results quoted in the demo texts, without access checks. */
  readonly quoteFreely: SeedOptions['quote'];
  readonly send: (mail: ReturnType<typeof localizeAnswerMail>) => Promise<void>;
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
    sendMail: (answerMail) => send(localizeAnswerMail(answerMail, site.name)),
    sendModerationMail: (authorMail) => send(localizeModerationMail(authorMail, site)),
  });
  const { clock, publicUrl } = options;
  return {
    forum,
    /** Seeds example questions when the forum is empty. */
    seed: (memberOf: SeedOptions['memberOf']) =>
      seedForum({ store, answerStore, clock, publicUrl, memberOf, quote: quoteFreely }),
  };
}
