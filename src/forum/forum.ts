/** The forum's use cases, joined. */
import type { RecordDeed } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { SpendLimit } from '../platform/flood-limit.ts';
import type { Language } from '../platform/i18n.ts';
import type { AnswerStore } from './answers.store.ts';
import { type AnswersDependencies, createAnswers } from './answers.ts';
import { createDeedNotes, type DeedOptions } from './deed-notes.ts';
import type { ForumStore } from './forum.store.ts';
import type { HiddenStore } from './hidden.store.ts';
import { createLimits, type Visitor } from './limits.ts';
import { createModeration } from './moderation.ts';
import { createQuestions } from './questions.ts';
import { createRendering, type RenderMarkdown } from './rendering.ts';
import type { ReportStore } from './reports.store.ts';
import type { SearchStore } from './search.store.ts';

export type ForumDependencies = Pick<
  AnswersDependencies,
  'sendMail' | 'digest' | 'onError' | 'changed' | 'publicUrl'
> &
  Pick<DeedOptions, 'sendAuthorMail'> & {
    readonly store: ForumStore;
    readonly answerStore: AnswerStore;
    readonly reports: ReportStore;
    readonly hiddenStore: HiddenStore;
    readonly searches: SearchStore;
    readonly clock: Clock;
    readonly spend: SpendLimit;
    readonly audit: RecordDeed;
    readonly isOwnUrl: (url: string) => boolean;
    /** Markdown → safe HTML, within limits of time and memory. */
    readonly layOut: RenderMarkdown;
  };

export function createForum(dependencies: ForumDependencies) {
  const { store, answerStore, reports, hiddenStore, clock, digest, changed, spend } = dependencies;
  const deeds = createDeedNotes({ ...dependencies, findPerson: answerStore.findPerson });
  const render = createRendering(dependencies.layOut);
  const limits = createLimits(spend, digest);
  const questions = createQuestions({ ...dependencies, answers: answerStore, limits, render, deeds });
  const answers = createAnswers({ ...dependencies, store: answerStore, questions, limits, render, deeds });
  const moderation = createModeration({
    reports,
    hiddenStore,
    store,
    answerStore,
    questions,
    answers,
    clock,
    limits,
    deeds,
    render,
    changed,
  });
  return {
    questions,
    answers,
    moderation,

    /** How a text will look. @throws AppError 429 */
    async preview(content: string, person: Visitor, language: Language): Promise<string> {
      await limits.spend('preview', person);
      return render(content, language);
    },

    /** For lists of all questions. */
    addresses: { between: store.listAddresses, lastId: store.lastId },

    /** Pictures in use, for the clearing of forgotten ones. */
    usedImages: () => answerStore.usedImages(),
  };
}

export type Forum = ReturnType<typeof createForum>;
