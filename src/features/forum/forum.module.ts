/** Forum feature: questions, answers, moderation. */
import type { Cache } from '../../platform/server/cache/cache.ts';
import type { Database } from '../../platform/server/database/database.ts';
import type { FeatureModule } from '../../platform/server/feature-module.ts';
import type { Uploads } from '../../platform/server/files/uploads.ts';
import type { Site } from '../../platform/server/mail/placeholders.ts';
import type { createReadsOf } from '../../platform/server/replica/reads-of.ts';
import { localizeAnswerMail } from './answers/answer-mail.ts';
import { createAnswerStore } from './answers/answers.store.ts';
import { type SeedOptions, seedForum } from './demo/seed-first-questions.ts';
import { forumFeed } from './feed.routes.ts';
import { forumApi } from './forum.routes.ts';
import { createForumStore } from './forum.store.ts';
import { createForum, type ForumDependencies } from './forum.ts';
import { createHiddenStore } from './moderation/hidden.store.ts';
import { localizeModerationMail } from './moderation/moderation-mail.ts';
import { createReportStore } from './moderation/reports.store.ts';
import { pages } from './pages/forum.pages.ts';
import { createSearchStore } from './questions/search.store.ts';
import { forumRefusals } from './refusals.ts';
import { forumSitemap } from './sitemap.routes.ts';
import { forumExport } from './tables.ts';

export type ForumModuleOptions = Omit<
  ForumDependencies,
  | 'store'
  | 'answerStore'
  | 'reports'
  | 'hiddenStore'
  | 'searches'
  | 'reads'
  | 'sendMail'
  | 'sendModerationMail'
> & {
  readonly db: Database;
  readonly readsOf: ReturnType<typeof createReadsOf>;
  readonly cache: Cache;
  readonly uploads: Uploads;
  readonly site: Site;
  /** Computes the calculator results quoted in the demo texts, without checking access rights. */
  readonly quoteFreely: SeedOptions['quote'];
  readonly send: (mail: ReturnType<typeof localizeAnswerMail>) => Promise<void>;
};

export function createForumModule({ db, readsOf, site, send, quoteFreely, ...options }: ForumModuleOptions) {
  const store = createForumStore(db);
  const answerStore = createAnswerStore(db);
  const forum = createForum({
    ...options,
    store,
    answerStore,
    reports: createReportStore(db),
    hiddenStore: createHiddenStore(db),
    searches: createSearchStore(db),
    reads: {
      posts: readsOf(createForumStore),
      answers: readsOf(createAnswerStore),
      searches: readsOf((on) => createSearchStore(on)),
    },
    sendMail: (answerMail) => send(localizeAnswerMail(answerMail, site.name)),
    sendModerationMail: (authorMail) => send(localizeModerationMail(authorMail, site)),
  });
  const { cache, clock, publicUrl, uploads } = options;
  const module: FeatureModule = {
    name: 'forum',
    pages,
    tags: { forum: 'Forum: questions, answers, reports, moderation' },
    refusals: forumRefusals,
    exportData: forumExport,
    fileApi: (api) => forumApi(api, { forum, uploads, cache }),
    async routes(server) {
      await server.register(forumFeed, { forum, cache, publicUrl, siteName: site.name });
      await server.register(forumSitemap, { forum, publicUrl });
    },
    usedFiles: { forum: forum.usedImages },
    seedDemo: ({ memberOf }) =>
      seedForum({ store, answerStore, clock, publicUrl, memberOf, quote: quoteFreely }),
  };
  return { module, forum };
}
