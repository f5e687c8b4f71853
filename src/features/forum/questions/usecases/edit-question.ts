import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { Post } from '../../forum.contract.ts';
import { questionTags } from '../../forum.rules.ts';
import type { ForumCaller } from '../../limits.ts';
import { recordUnlessAuthor } from '../../moderation/usecases/record-decision.ts';
import { refuse } from '../../refusals.ts';
import type { QuestionDeps } from './deps.ts';
import { findEditableQuestion } from './find-question.ts';
import { showSavedQuestion } from './show-question.ts';
import { type QuestionInput, validateQuestion } from './validate-question.ts';

export type QuestionEdit = {
  readonly id: string;
  readonly input: QuestionInput;
  /** `updatedAt` of the version that was edited; null skips the check for a newer version. */
  readonly seen: Date | null;
};

/**
 * Updates a question.
 * @throws AppError 404, 403, 429; 409 `forum.changed_meanwhile` with the newer version as `post`
 */
export async function editQuestion(
  deps: QuestionDeps,
  { id, input, seen }: QuestionEdit,
  person: ForumCaller,
  language: Language,
): Promise<Post> {
  const before = await findEditableQuestion(deps, id, person);
  const post = validateQuestion(deps, input);
  await deps.limits.consume('edit', person);
  const results = await deps.quote(post.content, person.memberId, before.results);
  const { store, clock } = deps;
  const details = { question: before.id };
  const by = person.memberId;
  const decision = { action: 'forum.question_changed', by, authorId: before.userId, details } as const;
  const isSaved = await store.transaction(async (tx) => {
    const saved = await store.updatePost(tx, before.id, { ...post, results }, { seen, at: clock.now() });
    if (saved === null) throw refuse('forum.post_not_found');
    if (saved) await recordUnlessAuthor(deps, decision, tx);
    return saved;
  });
  const now = await showSavedQuestion(deps, before.id, language);
  if (!isSaved) throw refuse('forum.changed_meanwhile', { fields: { post: now } });
  await deps.changed(questionTags.one(before.id), questionTags.lists, questionTags.lines);
  return now;
}
