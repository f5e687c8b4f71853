import { searchQuery } from '../../../platform/server/database/search-words.ts';
import { listUpTo, mapSequentially } from '../../../platform/server/work/list-rows.ts';
import type { PostListing, PostPage } from '../archive.contract.ts';
import { postsPerPage, postTags, searchWords } from '../archive.rules.ts';
import type { ListedPost, SearchCondition } from '../archive.store.ts';
import { previewOf } from '../text/formulas.ts';
import type { ArchiveDeps } from './deps.ts';

/** Maximum number of posts in the list without pages. */
const listLimit = 1_000;
/** Length of a preview in characters; it fills three lines on the widest card. */
const previewLength = 280;

/** Returns the newest posts in full: at most 1,000 and at most two megabytes of content. */
export const listPosts = ({ reads }: Pick<ArchiveDeps, 'reads'>) =>
  listUpTo(listLimit, reads(postTags.lists).listAll, async (row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));

type PageRequest = { readonly page?: number; readonly pageSize?: number; readonly search?: string };

/** Returns one page of posts, newest first; a page number beyond the end returns the last page. */
export async function listPage(
  deps: Pick<ArchiveDeps, 'layOut' | 'reads' | 'calculatorsOfPosts'>,
  { page = 1, pageSize = postsPerPage, search = '' }: PageRequest,
): Promise<PostPage> {
  const { condition, total } = await findSearchCondition(deps, search);
  const last = Math.max(1, Math.ceil(total / pageSize));
  const shown = Math.min(Math.max(1, page), last);
  const rows =
    total === 0 ? [] : await deps.reads(postTags.lists).listPage(condition, (shown - 1) * pageSize, pageSize);
  const calculators = await deps.calculatorsOfPosts();
  const items = await mapSequentially(rows, async (row) => ({
    ...(await listing(deps, row)),
    calculators: [...(calculators.get(String(row.id)) ?? [])],
  }));
  return { items, total, page: shown, pageSize };
}

/** Returns the condition for the typed words, or for similar words if no post contains them. */
async function findSearchCondition(
  { reads }: Pick<ArchiveDeps, 'reads'>,
  search: string,
): Promise<{ condition: SearchCondition | null; total: number }> {
  const query = searchQuery(search);
  const { count } = reads(postTags.lists);
  if (search.trim() === '') return { condition: null, total: await count(null) };
  if (query === null) return { condition: { alike: [search.trim().slice(0, 60)], exact: null }, total: 0 };
  const exact = await count({ query });
  if (exact > 0) return { condition: { query }, total: exact };
  const { long, short } = searchWords(search);
  const alike = { alike: long, exact: searchQuery(short.join(' ')) };
  if (alike.alike.length === 0) return { condition: { query }, total: 0 };
  return { condition: alike, total: await count(alike) };
}

async function listing(
  { layOut }: Pick<ArchiveDeps, 'layOut'>,
  { plainText, isCut, content, images, createdAt, updatedAt, author, ...row }: ListedPost,
): Promise<Omit<PostListing, 'calculators'>> {
  const [pictured] = images.length > 0 ? images : (await layOut(content)).images;
  return {
    ...row,
    author: author ?? '',
    preview: previewOf(plainText, isCut, previewLength),
    images: images.length > 0 ? images : pictured ? [pictured] : [],
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
