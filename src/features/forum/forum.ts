import type { Clock } from '../../platform/server/clock.ts';
import type { ConsumeLimit } from '../../platform/server/rate-limit/rate-limit.ts';
import type { RecordAudit } from '../../platform/shared/audit.ts';
import type { Language } from '../../platform/shared/i18n/i18n.ts';
import type { AnswerStore } from './answers/answers.store.ts';
import { type AnswersDependencies, createAnswers } from './answers/answers.ts';
import { questionTags } from './forum.rules.ts';
import type { ForumStore } from './forum.store.ts';
import { createLimits, type ForumCaller } from './limits.ts';
import type { HiddenStore } from './moderation/hidden.store.ts';
import { createModeration } from './moderation/moderation.ts';
import { createModerationLog, type ModerationLogOptions } from './moderation/moderation-log.ts';
import type { ReportStore } from './moderation/reports.store.ts';
import { createQuestions, type QuoteResults } from './questions/questions.ts';
import type { ForumReads } from './questions/reads.ts';
import type { SearchStore } from './questions/search.store.ts';
import { createRendering, type RenderMarkdown } from './text/rendering.ts';

export type ForumDependencies = Pick<
  AnswersDependencies,
  'sendMail' | 'digest' | 'onError' | 'changed' | 'publicUrl'
> &
  Pick<ModerationLogOptions, 'sendModerationMail'> & {
    readonly store: ForumStore;
    readonly answerStore: AnswerStore;
    readonly reports: ReportStore;
    readonly hiddenStore: HiddenStore;
    readonly searches: SearchStore;
    readonly reads: ForumReads;
    readonly clock: Clock;
    readonly consume: ConsumeLimit;
    readonly audit: RecordAudit;
    readonly isOwnUrl: (url: string) => boolean;
    readonly quote: QuoteResults;
    /** Renders Markdown to sanitized HTML within limits of time and memory. */
    readonly layOut: RenderMarkdown;
  };

export function createForum(dependencies: ForumDependencies) {
  const { store, answerStore, reports, hiddenStore, reads, clock, digest, changed, consume } = dependencies;
  const moderationLog = createModerationLog({ ...dependencies, findRecipient: answerStore.findRecipient });
  const render = createRendering(dependencies.layOut);
  const limits = createLimits(consume, digest);
  const questions = createQuestions({ ...dependencies, limits, render, moderationLog });
  const answers = createAnswers({
    ...dependencies,
    store: answerStore,
    questions,
    limits,
    render,
    moderationLog,
  });
  const moderation = createModeration({
    reports,
    hiddenStore,
    store,
    answerStore,
    questions,
    answers,
    clock,
    limits,
    moderationLog,
    render,
    changed,
  });
  return {
    questions,
    answers,
    moderation,

    /**
     * Renders Markdown for the preview.
     * @throws AppError 429
     */
    async preview(content: string, person: ForumCaller, language: Language): Promise<string> {
      await limits.consume('preview', person);
      return render(content, language);
    },

    addresses: {
      between: (first: number, last: number) =>
        reads.posts(questionTags.lists).listSitemapEntries(first, last),
      lastId: () => reads.posts(questionTags.lists).lastId(),
    },

    /** Returns the URLs of images in use, so that the clean-up does not delete them. */
    usedImages: () => answerStore.usedImages(),
  };
}

export type Forum = ReturnType<typeof createForum>;
