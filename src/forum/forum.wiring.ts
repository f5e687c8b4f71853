/** Puts the parts of the forum together; what they need of other features comes in as functions. */
import type { Database } from '../platform/database.ts';
import type { Site } from '../platform/mail/blanks.ts';
import { createAnswerStore } from './answers.store.ts';
import { wordAuthorMail } from './author-mail.ts';
import { createForumStore } from './forum.store.ts';
import { createForum, type ForumDependencies } from './forum.ts';
import { createHiddenStore } from './hidden.store.ts';
import { wordAnswerMail } from './mails.ts';
import { createReportStore } from './reports.store.ts';
import { createSearchStore } from './search.store.ts';
import { type SeedOptions, seedForum } from './seed.ts';

export type ForumFeatureOptions = Omit<
  ForumDependencies,
  'store' | 'answerStore' | 'reports' | 'hiddenStore' | 'searches' | 'sendMail' | 'sendAuthorMail'
> & {
  readonly db: Database;
  readonly site: Site;
  readonly send: (mail: ReturnType<typeof wordAnswerMail>) => Promise<void>;
};

export function createForumFeature({ db, site, send, ...options }: ForumFeatureOptions) {
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
      seedForum({ store, answerStore, clock, publicUrl, memberOf }),
  };
}
