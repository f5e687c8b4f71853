import type { Changed } from '../../../../platform/server/cache/cache.ts';
import type { Clock } from '../../../../platform/server/clock.ts';
import type { RecordAudit } from '../../../../platform/shared/audit.ts';
import type { AnswerStore } from '../../answers/answers.store.ts';
import type { QuotedResult } from '../../forum.rules.ts';
import type { ForumStore } from '../../forum.store.ts';
import type { Limits } from '../../limits.ts';
import type { ModerationMail } from '../../moderation/moderation-mail.ts';
import type { RenderMarkdown } from '../../text/rendering.ts';
import type { ForumReads } from '../reads.ts';
import type { SearchStore } from '../search.store.ts';

/**
 * Computes the results of the calculators that a text links to and the member may use; results in `before` are kept.
 * Never throws, because a text is saved even if its results cannot be computed.
 */
export type QuoteResults = (
  text: string,
  memberId: string,
  before?: readonly QuotedResult[],
) => Promise<readonly QuotedResult[]>;

export type QuestionDeps = {
  readonly store: ForumStore;
  readonly reads: ForumReads;
  readonly searches: SearchStore;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly render: RenderMarkdown;
  readonly isOwnUrl: (url: string) => boolean;
  readonly quote: QuoteResults;
  readonly audit: RecordAudit;
  readonly findRecipient: AnswerStore['findRecipient'];
  readonly sendModerationMail: (mail: ModerationMail) => Promise<void>;
  /** Called after each change of public content. */
  readonly changed: Changed;
  readonly onError: (error: unknown) => void;
};
