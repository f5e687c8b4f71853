/** Use cases of the archive: reading, searching, writing and liking posts. */
import type { Changed } from '../../platform/server/cache/cache.ts';
import type { Clock } from '../../platform/server/clock.ts';
import { searchQuery } from '../../platform/server/database/search-words.ts';
import type { Caller } from '../../platform/server/http/api.ts';
import type { ConsumeLimit } from '../../platform/server/rate-limit/rate-limit.ts';
import { listUpTo, mapSequentially } from '../../platform/server/work/list-rows.ts';
import type { AuditAction, AuditDetails, RecordAudit } from '../../platform/shared/audit.ts';
import type { PostListing, PostPage, WholePost } from './archive.contract.ts';
import {
  commentsPerPage,
  imagesLimit,
  postsPerPage,
  postTags,
  type QuotedResult,
  rateLimits,
  searchWords,
} from './archive.rules.ts';
import type { ArchiveStore, ListedPost, SearchCondition } from './archive.store.ts';
import { type ArchiveReads, createComments } from './comments.ts';
import { refuse } from './refusals.ts';
import { previewOf } from './text/formulas.ts';
import { formulasAsText } from './text/plain-text.ts';
import { postText, type ReadPost } from './text/post-text.ts';
import type { RenderPost } from './text/rendering.ts';
import { postNotFound, viewComment } from './views.ts';

/** Maximum number of posts in the list without pages. */
const listLimit = 1_000;
/** Length of a preview in characters; it fills three lines on the widest card. */
const previewLength = 280;

export type ArchiveDependencies = {
  readonly layOut: RenderPost;
  readonly read: ReadPost;
  readonly store: ArchiveStore;
  /** Public queries, which may run on a read replica. */
  readonly reads: ArchiveReads;
  readonly clock: Clock;
  readonly consume: ConsumeLimit;
  readonly audit: RecordAudit;
  /** Called after every change of public content, with the cache tags to invalidate. */
  readonly changed: Changed;
  /** Computes the results of quoted calculators that the member may open; keeps those in `before`. Never throws. */
  readonly quote: (
    text: string,
    memberId: string,
    before?: readonly QuotedResult[],
  ) => Promise<readonly QuotedResult[]>;
  /** Returns, by post id, the ids of the calculators that list the post as a related link. */
  readonly calculatorsOfPosts: () => Promise<ReadonlyMap<string, readonly string[]>>;
  readonly removeImages: (urls: readonly string[]) => Promise<void>;
};

export function createArchive(dependencies: ArchiveDependencies) {
  const {
    layOut,
    read,
    store,
    reads,
    clock,
    consume,
    audit,
    changed,
    quote,
    calculatorsOfPosts,
    removeImages,
  } = dependencies;
  const note = (
    action: AuditAction,
    { memberId }: Caller,
    details: AuditDetails,
    targetId: string | null = null,
  ) => audit({ action, memberId, targetId, details, at: clock.now() });

  function requireId(text: string): number {
    const id = store.idOf(text);
    if (id === null) throw postNotFound();
    return id;
  }

  async function listing({
    plainText,
    isCut,
    content,
    images,
    createdAt,
    updatedAt,
    author,
    ...row
  }: ListedPost): Promise<Omit<PostListing, 'calculators'>> {
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

  async function existing(id: string) {
    const row = await store.find(requireId(id));
    if (!row) throw postNotFound();
    return row;
  }

  /** Returns the condition for the typed words, or for similar words if no post contains them. */
  async function findSearchCondition(
    search: string,
  ): Promise<{ wanted: SearchCondition | null; total: number }> {
    const query = searchQuery(search);
    const { count } = reads(postTags.lists);
    if (search.trim() === '') return { wanted: null, total: await count(null) };
    if (query === null) return { wanted: { alike: [search.trim().slice(0, 60)], exact: null }, total: 0 };
    const exact = await count({ query });
    if (exact > 0) return { wanted: { query }, total: exact };
    const { long, short } = searchWords(search);
    const alike = { alike: long, exact: searchQuery(short.join(' ')) };
    if (alike.alike.length === 0) return { wanted: { query }, total: 0 };
    return { wanted: alike, total: await count(alike) };
  }

  return {
    ...createComments({ store, reads, clock, consume, note, changed, existing }),

    /** Returns the newest posts in full: at most 1,000 and at most two megabytes of content. */
    async listPosts() {
      return listUpTo(listLimit, reads(postTags.lists).listAll, async (row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        updatedAt: row.updatedAt.toISOString(),
      }));
    },

    /** Returns one page of posts, newest first; a page number beyond the end returns the last page. */
    async listPage({
      page = 1,
      pageSize = postsPerPage,
      search = '',
    }: {
      page?: number;
      pageSize?: number;
      search?: string;
    }): Promise<PostPage> {
      const { wanted, total } = await findSearchCondition(search);
      const last = Math.max(1, Math.ceil(total / pageSize));
      const shown = Math.min(Math.max(1, page), last);
      const rows =
        total === 0 ? [] : await reads(postTags.lists).listPage(wanted, (shown - 1) * pageSize, pageSize);
      const calculators = await calculatorsOfPosts();
      const items = await mapSequentially(rows, async (row) => ({
        ...(await listing(row)),
        calculators: [...(calculators.get(String(row.id)) ?? [])],
      }));
      return { items, total, page: shown, pageSize };
    },

    /** Returns a post, or null if it does not exist. */
    async findPost(id: string): Promise<WholePost | null> {
      const number = store.idOf(id);
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
    },

    /**
     * Creates a post.
     * @throws AppError 400 for a missing or too long title or content, 429 after too many posts
     */
    async createPost(
      { title, content, images }: { title: string; content: string; images: readonly string[] },
      author: Caller,
    ): Promise<WholePost> {
      const post = await postText(read, title, content);
      await consume(rateLimits.post, author.memberId);
      const row = await store.insert({
        ...post,
        results: await quote(post.content, author.memberId),
        images: images.slice(0, imagesLimit),
        authorId: author.memberId,
        at: clock.now(),
      });
      await note('archive.post_written', author, { post: row.id });
      await changed(postTags.one(row.id), postTags.lists, postTags.titles);
      return this.requirePost(String(row.id));
    },

    /**
     * Validates the title and content of a post before its images are processed.
     * @throws AppError 400
     */
    checkPost: async (title: string, content: string): Promise<void> =>
      void (await postText(read, title, content)),

    async requirePost(id: string): Promise<WholePost> {
      const post = await this.findPost(id);
      if (!post) throw postNotFound();
      return post;
    },

    /**
     * Updates a post.
     * @param seen `updatedAt` of the edited version; without it the stored version is overwritten
     * @throws AppError 400, 404, or 409 `archive.edited_meanwhile` with the stored version as `post`
     */
    async updatePost(
      id: string,
      { title, content }: { title: string; content: string },
      seen: string | null,
      caller: Caller,
    ): Promise<WholePost> {
      const number = requireId(id);
      const post = await postText(read, title, content);
      const before = await store.find(number);
      const results = await quote(post.content, caller.memberId, before?.results);
      const since = seen === null ? null : new Date(seen);
      const written = await store.update(number, { ...post, results }, since, clock.now());
      if (!written) throw postNotFound();
      if (written.conflict) {
        const { row } = written;
        throw refuse('archive.edited_meanwhile', {
          fields: {
            post: { title: row.title, content: row.content, updatedAt: row.updatedAt.toISOString() },
          },
        });
      }
      await note('archive.post_changed', caller, { post: number });
      await changed(postTags.one(number), postTags.lists, postTags.titles);
      return this.requirePost(id);
    },

    /** Deletes a post with its comments, likes and images. @throws AppError 404 */
    async deletePost(id: string, caller: Caller): Promise<void> {
      const number = requireId(id);
      const row = await store.find(number);
      if (!row || !(await store.remove(number))) throw postNotFound();
      await note('archive.post_deleted', caller, { post: number });
      await changed(postTags.one(number), postTags.lists, postTags.titles);
      await removeImages([...row.images, ...(await layOut(row.content)).images]);
    },

    /**
     * Adds the caller's like, or removes an existing one.
     * @throws AppError 404, 429
     */
    async like(id: string, caller: Caller): Promise<{ likeCount: number; liked: boolean }> {
      const number = requireId(id);
      await consume(rateLimits.like, caller.memberId);
      const answer = await store.toggleLike(number, caller.memberId, clock.now());
      if (!answer) throw postNotFound();
      await changed(postTags.one(number), postTags.lists);
      return answer;
    },

    likedPosts: (caller: Caller): Promise<number[]> => store.likedBy(caller.memberId),

    /** Returns the titles of posts by id; unknown ids are omitted. */
    async titles(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const numbers = ids.flatMap((id) => store.idOf(id) ?? []);
      const rows = numbers.length > 0 ? await store.titles(numbers) : [];
      return new Map(rows.map(({ id, title }) => [String(id), formulasAsText(title)]));
    },

    /** Returns the ids and update times of the newest posts. */
    addresses: (most: number) => store.listIds(most),

    /** Returns the URLs of all images in posts. */
    async usedFiles(): Promise<string[]> {
      const used: string[] = [];
      for (const { content, images } of await store.listUses())
        used.push(...images, ...(await layOut(content)).images);
      return used;
    },
  };
}

export type ArchiveUseCases = ReturnType<typeof createArchive>;
