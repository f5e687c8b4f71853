import { parseId } from '../../../platform/shared/parse-id.ts';
import type { WholePost } from '../archive.contract.ts';
import { commentsPerPage, postTags } from '../archive.rules.ts';
import { formulasAsText } from '../text/plain-text.ts';
import { postNotFound, viewComment } from '../views.ts';
import type { ArchiveDeps } from './deps.ts';

type ReadDeps = Pick<ArchiveDeps, 'layOut' | 'reads'>;

/** Returns a post, or null if it does not exist. */
export async function findPost({ layOut, reads }: ReadDeps, id: string): Promise<WholePost | null> {
  const number = parseId(id);
  if (number === null) return null;
  const from = reads(postTags.one(number));
  const [row, comments, commentCount] = await Promise.all([
    from.find(number),
    from.listComments(number, 0, commentsPerPage),
    from.countComments(number),
  ]);
  if (!row) return null;
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    contentHtml: (await layOut(row.content)).html,
    images: row.images,
    results: [...row.results],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    likeCount: row.likeCount,
    commentCount,
    comments: comments.map(viewComment).reverse(),
  };
}

/** Returns a post. @throws AppError 404 */
export async function requirePost(deps: ReadDeps, id: string): Promise<WholePost> {
  const post = await findPost(deps, id);
  if (!post) throw postNotFound();
  return post;
}

/** Returns the titles of posts by id; unknown ids are omitted. */
export async function findTitles(
  { store }: Pick<ArchiveDeps, 'store'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const numbers = ids.flatMap((id) => parseId(id) ?? []);
  const rows = numbers.length > 0 ? await store.titles(numbers) : [];
  return new Map(rows.map(({ id, title }) => [String(id), formulasAsText(title)]));
}

/** Returns the URLs of all images in posts. */
export async function usedImages({
  layOut,
  store,
}: Pick<ArchiveDeps, 'layOut' | 'store'>): Promise<string[]> {
  const used: string[] = [];
  for (const { content, images } of await store.listUses())
    used.push(...images, ...(await layOut(content)).images);
  return used;
}
