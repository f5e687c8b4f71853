/** The forum's use cases, joined. */

import type { Clock } from '../platform/clock.ts';
import type { Language } from '../platform/i18n/i18n.ts';
import type { RecordAudit } from '../platform/operations/audit.ts';
import type { ConsumeLimit } from '../platform/work/flood-limit.ts';
import type { ForumStore } from './forum.store.ts';
import { createLimits, type Visitor } from './limits.ts';
import { type ActionOptions, createDecisionNotes } from './moderation/decision-notes.ts';
import type { HiddenStore } from './moderation/hidden.store.ts';
import { createModeration } from './moderation/moderation.ts';
import type { ReportStore } from './moderation/reports.store.ts';
import type { AnswerStore } from './questions/answers.store.ts';
import { type AnswersDependencies, createAnswers } from './questions/answers.ts';
import { createQuestions, type QuoteResults } from './questions/questions.ts';
import type { SearchStore } from './questions/search.store.ts';
import { createRendering, type RenderMarkdown } from './text/rendering.ts';

export type ForumDependencies = Pick<
  AnswersDependencies,
  'sendMail' | 'digest' | 'onError' | 'changed' | 'publicUrl'
> &
  Pick<ActionOptions, 'sendAuthorMail'> & {
    readonly store: ForumStore;
    readonly answerStore: AnswerStore;
    readonly reports: ReportStore;
    readonly hiddenStore: HiddenStore;
    readonly searches: SearchStore;
    readonly clock: Clock;
    readonly consume: ConsumeLimit;
    readonly audit: RecordAudit;
    readonly isOwnUrl: (url: string) => boolean;
    readonly quote: QuoteResults;
    /** Markdown → safe HTML, within limits of time and memory. */
    readonly layOut: RenderMarkdown;
  };

export function createForum(dependencies: ForumDependencies) {
  const { store, answerStore, reports, hiddenStore, clock, digest, changed, consume } = dependencies;
  const decisionNotes = createDecisionNotes({ ...dependencies, findPerson: answerStore.findPerson });
  const render = createRendering(dependencies.layOut);
  const limits = createLimits(consume, digest);
  const questions = createQuestions({ ...dependencies, answers: answerStore, limits, render, decisionNotes });
  const answers = createAnswers({
    ...dependencies,
    store: answerStore,
    questions,
    limits,
    render,
    decisionNotes,
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
    decisionNotes,
    render,
    changed,
  });
  return {
    questions,
    answers,
    moderation,

    /** How a text will look. @throws AppError 429 */
    async preview(content: string, person: Visitor, language: Language): Promise<string> {
      await limits.consume('preview', person);
      return render(content, language);
    },

    /** For lists of all questions. */
    addresses: { between: store.listAddresses, lastId: store.lastId },

    /** Pictures in use, for the clearing of forgotten ones. */
    usedImages: () => answerStore.usedImages(),
  };
}

export type Forum = ReturnType<typeof createForum>;
