/** Forum feature: questions, answers, moderation. */
import type { Cache } from '../../platform/server/cache/cache.ts';
import type { Database, Executor } from '../../platform/server/database/database.ts';
import type { FeatureModule } from '../../platform/server/feature-module.ts';
import type { Uploads } from '../../platform/server/files/uploads.ts';
import type { Mail } from '../../platform/server/mail/mail.ts';
import type { Site } from '../../platform/server/mail/placeholders.ts';
import type { ConsumeLimit } from '../../platform/server/rate-limit/rate-limit.ts';
import type { createReadsOf } from '../../platform/server/replica/reads-of.ts';
import type { Language } from '../../platform/shared/i18n/i18n.ts';
import { localizeAnswerMail } from './answers/answer-mail.ts';
import { createAnswerStore } from './answers/answers.store.ts';
import type { AnswerDeps } from './answers/usecases/deps.ts';
import { type SeedOptions, seedForum } from './demo/seed-first-questions.ts';
import { forumFeed } from './feed.routes.ts';
import { forumApi } from './forum.routes.ts';
import { createForumStore } from './forum.store.ts';
import { createLimits } from './limits.ts';
import { createHiddenStore } from './moderation/hidden.store.ts';
import { localizeModerationMail } from './moderation/moderation-mail.ts';
import { reportNoticeMail } from './moderation/report-notice-mail.ts';
import { createReportStore } from './moderation/reports.store.ts';
import type { ModerationDeps } from './moderation/usecases/deps.ts';
import { pages } from './pages/forum.pages.ts';
import { createSearchStore } from './questions/search.store.ts';
import type { QuestionDeps } from './questions/usecases/deps.ts';
import { listQuestionsContaining } from './questions/usecases/list-newest-questions.ts';
import { type ListOptions, listQuestions } from './questions/usecases/list-questions.ts';
import { showQuestion } from './questions/usecases/show-question.ts';
import { forumRefusals } from './refusals.ts';
import { forumSitemap } from './sitemap.routes.ts';
import { forumExport } from './tables.ts';
import { createRendering, type RenderMarkdown } from './text/rendering.ts';

export type ForumModuleOptions = Pick<
  QuestionDeps & AnswerDeps,
  'clock' | 'isOwnUrl' | 'quote' | 'audit' | 'changed' | 'digest' | 'publicUrl' | 'onError'
> & {
  readonly db: Database;
  readonly readsOf: ReturnType<typeof createReadsOf>;
  readonly cache: Cache;
  readonly uploads: Uploads;
  readonly site: Site;
  readonly consume: ConsumeLimit;
  /** Renders Markdown to sanitized HTML within limits of time and memory. */
  readonly layOut: RenderMarkdown;
  /** Computes the calculator results quoted in the demo texts, without checking access rights. */
  readonly quoteFreely: SeedOptions['quote'];
  readonly send: (mail: Mail) => Promise<void>;
  readonly findAdministrators: (executor: Executor) => ReturnType<ModerationDeps['findAdministrators']>;
};

export function createForumModule(options: ForumModuleOptions) {
  const { cache, uploads, publicUrl, site, quoteFreely } = options;
  const deps = createDeps(options);
  const { questions, answers } = deps;
  const module: FeatureModule = {
    name: 'forum',
    pages,
    tags: { forum: 'Forum: questions, answers, reports, moderation' },
    refusals: forumRefusals,
    exportData: forumExport,
    fileApi: (api) => forumApi(api, { ...deps, uploads, cache }),
    async routes(server) {
      await server.register(forumFeed, { questions, cache, publicUrl, siteName: site.name });
      await server.register(forumSitemap, { questions, publicUrl });
    },
    usedFiles: { forum: answers.answerStore.usedImages },
    seedDemo: ({ memberOf }) => seedForum({ ...answers, memberOf, quote: quoteFreely }),
  };
  return {
    module,
    /** Functions that page loaders call. */
    forum: {
      showQuestion: (id: string, language: Language) => showQuestion(questions, id, language),
      listQuestions: (asked: ListOptions, language: Language) => listQuestions(questions, asked, language),
      listQuestionsContaining: (part: string, limit: number) =>
        listQuestionsContaining(questions, part, limit),
    },
  };
}

/** Creates the dependencies of the use cases. */
function createDeps(options: ForumModuleOptions) {
  const { db, readsOf, site, send } = options;
  const answerStore = createAnswerStore(db);
  const questions: QuestionDeps = {
    ...options,
    store: createForumStore(db),
    reads: {
      posts: readsOf(createForumStore),
      answers: readsOf(createAnswerStore),
      searches: readsOf((on) => createSearchStore(on)),
    },
    searches: createSearchStore(db),
    limits: createLimits(options.consume, options.digest),
    render: createRendering(options.layOut),
    findRecipient: answerStore.findRecipient,
    sendModerationMail: (mail) => send(localizeModerationMail(mail, site)),
  };
  const answers: AnswerDeps = {
    ...options,
    ...questions,
    answerStore,
    sendAnswerMail: (mail) => send(localizeAnswerMail(mail, site.name)),
  };
  const moderation: ModerationDeps = {
    ...answers,
    reports: createReportStore(db),
    hiddenStore: createHiddenStore(db),
    findAdministrators: () => options.findAdministrators(db),
    sendReportNotice: (notice, admin) => send(reportNoticeMail(notice, admin, site)),
  };
  return { questions, answers, moderation };
}
