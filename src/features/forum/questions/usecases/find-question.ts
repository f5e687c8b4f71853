import { isAdministrator } from '../../../../platform/shared/administrator.rules.ts';
import { parseId } from '../../../../platform/shared/parse-id.ts';
import { mayEdit, questionTags } from '../../forum.rules.ts';
import type { ForumStore, PostRow } from '../../forum.store.ts';
import type { ForumCaller } from '../../limits.ts';
import { refuse } from '../../refusals.ts';
import type { QuestionDeps } from './deps.ts';

/** Finds a question, hidden or not; null also for a malformed id. */
export async function findQuestion(
  { store }: Pick<QuestionDeps, 'store'>,
  id: string,
): Promise<PostRow | null> {
  const key = parseId(id);
  return key === null ? null : store.findPost(key);
}

/**
 * Finds a visible question, to change it or its answers.
 * @throws AppError 404
 */
export async function findVisibleQuestion(
  { store }: Pick<QuestionDeps, 'store'>,
  id: string,
): Promise<PostRow> {
  return findVisibleIn(() => store, id);
}

/**
 * Finds a visible question, to read it; may use the read replica.
 * @throws AppError 404
 */
export async function readVisibleQuestion(
  { reads }: Pick<QuestionDeps, 'reads'>,
  id: string,
): Promise<PostRow> {
  return findVisibleIn((key) => reads.posts(questionTags.one(key)), id);
}

/**
 * Finds a question that the member may edit.
 * @throws AppError 404; 403 if the member may not edit it
 */
export async function findEditableQuestion(
  deps: Pick<QuestionDeps, 'store'>,
  id: string,
  person: ForumCaller,
): Promise<PostRow> {
  const post = await findQuestion(deps, id);
  if (!post || (post.hiddenAt && !isAdministrator(person))) throw refuse('forum.post_not_found');
  if (!mayEdit(person, post.userId)) throw refuse('forum.not_your_post');
  return post;
}

async function findVisibleIn(
  from: (id: number) => Pick<ForumStore, 'findPost'>,
  id: string,
): Promise<PostRow> {
  const key = parseId(id);
  const post = key === null ? null : await from(key).findPost(key);
  if (!post || post.hiddenAt) throw refuse('forum.post_not_found');
  return post;
}
