import { questionTags } from '../../forum.rules.ts';
import type { PostRow } from '../../forum.store.ts';
import type { QuestionDeps } from './deps.ts';

/** Returns id, title and update time of visible questions with ids in a range (inclusive), ordered by id. */
export async function listSitemapEntries(
  { reads }: Pick<QuestionDeps, 'reads'>,
  first: number,
  last: number,
): Promise<Pick<PostRow, 'id' | 'title' | 'updatedAt'>[]> {
  return reads.posts(questionTags.lists).listSitemapEntries(first, last);
}

/** Returns the highest id, or 0 without questions. */
export async function findLastId({ reads }: Pick<QuestionDeps, 'reads'>): Promise<number> {
  return reads.posts(questionTags.lists).lastId();
}
