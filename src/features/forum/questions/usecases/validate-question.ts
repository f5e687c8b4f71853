import { indexWords } from '../../../../platform/server/database/search-words.ts';
import type { NewPost } from '../../forum.store.ts';
import { refuse } from '../../refusals.ts';
import type { QuestionDeps } from './deps.ts';

export type QuestionInput = Omit<NewPost, 'words' | 'results'>;

/**
 * Returns a question with the words of its search index.
 * @throws AppError 400 for images of other sites
 */
export function validateQuestion(
  { isOwnUrl }: Pick<QuestionDeps, 'isOwnUrl'>,
  input: QuestionInput,
): Omit<NewPost, 'results'> {
  if (!input.images.every(isOwnUrl)) throw refuse('forum.foreign_image');
  return { ...input, words: indexWords(`${input.title}\n${input.content}`) };
}
