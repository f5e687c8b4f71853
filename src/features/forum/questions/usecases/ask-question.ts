import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { Post } from '../../forum.contract.ts';
import { questionTags } from '../../forum.rules.ts';
import type { ForumCaller } from '../../limits.ts';
import type { QuestionDeps } from './deps.ts';
import { showSavedQuestion } from './show-question.ts';
import { type QuestionInput, validateQuestion } from './validate-question.ts';

/**
 * Saves a new question.
 * @throws AppError 400 for images of other sites, 429
 */
export async function askQuestion(
  deps: QuestionDeps,
  input: QuestionInput,
  person: ForumCaller,
  language: Language,
): Promise<Post> {
  const post = validateQuestion(deps, input);
  await deps.limits.consume('ask', person);
  const results = await deps.quote(post.content, person.memberId);
  const id = await deps.store.transaction((tx) =>
    deps.store.insertPost(tx, person.memberId, { ...post, results }, deps.clock.now()),
  );
  await deps.changed(questionTags.one(id), questionTags.lists, questionTags.lines);
  return showSavedQuestion(deps, id, language);
}
