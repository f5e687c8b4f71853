/** Puts the parts of the forum together; what they need of other features comes in as functions. */
import type { Database } from '../platform/database.ts';
import { createAnswerStore } from './answers.store.ts';
import { createForumStore } from './forum.store.ts';
import { createForum, type ForumDependencies } from './forum.ts';
import { createHiddenStore } from './hidden.store.ts';
import { wordAnswerMail } from './mails.ts';
import { createReportStore } from './reports.store.ts';
import { createSearchStore } from './search.store.ts';
import { type SeedOptions, seedForum } from './seed.ts';

export type ForumFeatureOptions = Omit<
  ForumDependencies,
  'store' | 'answerStore' | 'reports' | 'hiddenStore' | 'searches' | 'sendMail'
> & {
  readonly db: Database;
  readonly siteName: string;
  readonly send: (mail: ReturnType<typeof wordAnswerMail>) => Promise<void>;
};

export function createForumFeature({ db, siteName, send, ...options }: ForumFeatureOptions) {
  const store = createForumStore(db);
  const answerStore = createAnswerStore(db);
  const forum = createForum({
    ...options,
    store,
    answerStore,
    reports: createReportStore(db),
    hiddenStore: createHiddenStore(db),
    searches: createSearchStore(db),
    sendMail: (answerMail) => send(wordAnswerMail(answerMail, siteName)),
  });
  const { clock, publicUrl } = options;
  return {
    forum,
    /** Example questions for a demo whose forum is empty. */
    seed: (memberOf: SeedOptions['memberOf']) =>
      seedForum({ store, answerStore, clock, publicUrl, memberOf }),
  };
}
