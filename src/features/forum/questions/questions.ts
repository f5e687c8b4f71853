import type { Changed } from '../../../platform/server/cache/cache.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import { indexWords, searchQuery } from '../../../platform/server/database/search-words.ts';
import { listUpTo, mapSequentially, maxListCharacters } from '../../../platform/server/work/list-rows.ts';
import { isAdministrator } from '../../../platform/shared/administrator.rules.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { OwnQuestion, Post, PostPage, Question } from '../forum.contract.ts';
import {
  answersPerPage,
  maxQuestionsListed,
  maxSearchResults,
  mayEdit,
  pageWindow,
  parseId,
  type QuotedResult,
  questionTags,
  type Scope,
  slugOf,
  unfiltered,
} from '../forum.rules.ts';
import type { ForumStore, NewPost, PostRow } from '../forum.store.ts';
import type { ForumCaller, Limits } from '../limits.ts';
import { authoredContent, type ModerationLog } from '../moderation/moderation-log.ts';
import { refuse } from '../refusals.ts';
import type { RenderMarkdown } from '../text/rendering.ts';
import type { ForumReads } from './reads.ts';
import type { SearchStore } from './search.store.ts';
import { viewAnswer, viewPost, viewPostWithHtml } from './views.ts';

export type QuestionsDependencies = {
  readonly store: ForumStore;
  readonly reads: ForumReads;
  readonly searches: SearchStore;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly render: RenderMarkdown;
  readonly isOwnUrl: (url: string) => boolean;
  readonly quote: QuoteResults;
  readonly moderationLog: ModerationLog;
  /** Called after each change of public content. */
  readonly changed: Changed;
};

/** Number of own questions that the workbench lists. */
const maxOwnQuestions = 5;

export type PostInput = Omit<NewPost, 'words' | 'results'>;
export type ListOptions = {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  /** Language of the titles to list. */
  readonly written?: Language | undefined;
};

/**
 * Computes the results of the calculators that a text links to and the member may use; results in `before` are kept.
 * Never throws, because a text is saved even if its results cannot be computed.
 */
export type QuoteResults = (
  text: string,
  memberId: string,
  before?: readonly QuotedResult[],
) => Promise<readonly QuotedResult[]>;

export type QuestionLine = { readonly slug: string; readonly title: string; readonly answerCount: number };

export const postNotFound = () => refuse('forum.post_not_found');

const defaultPageSize = 20;
/** Minimum length of a part; shorter parts cannot be found by trigrams. */
const minPartLength = 3;
/** Minimum similarity of a misspelt word, from 0 to 1 (trigram word similarity). */
const minSimilarity = { title: 0.45, content: 0.6 } as const;

export function createQuestions(dependencies: QuestionsDependencies) {
  const { store, reads, searches, clock, limits, render, isOwnUrl, quote, moderationLog, changed } =
    dependencies;

  /**
   * Searches for words and beginnings of words; if nothing is found, for parts of words, then for similar words.
   * Newest first.
   */
  async function search(typed: string, scope: Scope): Promise<readonly number[]> {
    const limit = maxSearchResults + 1;
    const query = searchQuery(typed);
    if (query === null) return [];
    const from = reads.searches(questionTags.lists);
    const whole = await from.find(query, scope, limit);
    if (whole.length > 0) return whole;
    const parts = typed.trim().split(/\s+/);
    if (parts.some((part) => [...part].length < minPartLength)) return [];
    const found = await from.findParts(parts, scope, limit);
    if (found.length > 0) return found;
    const title = searches.titleIsSimilar(parts);
    const similar = title ? await from.findSimilar(title, minSimilarity.title, scope, limit) : [];
    if (similar.length > 0) return similar;
    const content = searches.contentIsSimilar(parts);
    return content ? from.findSimilar(content, minSimilarity.content, scope, limit) : [];
  }

  async function findVisibleIn(
    from: (id: number) => Pick<ForumStore, 'findPost'>,
    id: string,
  ): Promise<PostRow> {
    const key = parseId(id);
    const post = key === null ? null : await from(key).findPost(key);
    if (!post || post.hiddenAt) throw postNotFound();
    return post;
  }

  /**
   * Finds a visible question, to change it or its answers.
   * @throws AppError 404
   */
  const findVisible = (id: string) => findVisibleIn(() => store, id);
  /**
   * Finds a visible question, to read it; may use the read replica.
   * @throws AppError 404
   */
  const readVisible = (id: string) => findVisibleIn((key) => reads.posts(questionTags.one(key)), id);

  /**
   * Finds a question that the member may edit.
   * @throws AppError 404; 403 if the member may not edit it
   */
  async function findEditable(id: string, person: ForumCaller): Promise<PostRow> {
    const key = parseId(id);
    const post = key === null ? null : await store.findPost(key);
    if (!post || (post.hiddenAt && !isAdministrator(person))) throw postNotFound();
    if (!mayEdit(person, post.userId)) throw refuse('forum.not_your_post');
    return post;
  }

  function validate(input: PostInput): Omit<NewPost, 'results'> {
    if (!input.images.every(isOwnUrl)) throw refuse('forum.foreign_image');
    return { ...input, words: indexWords(`${input.title}\n${input.content}`) };
  }

  async function read(id: number, language: Language): Promise<Post> {
    const post = await store.findPost(id);
    if (!post) throw postNotFound();
    return viewPostWithHtml(post, render, language);
  }

  return {
    findVisible,
    readVisible,

    /** Returns the newest questions, at most 1,000 and two megabytes, for clients that do not use paging. */
    async listAll(): Promise<Post[]> {
      return listUpTo(
        maxQuestionsListed,
        (offset, count) => reads.posts(questionTags.lists).list(null, { offset, count, fromEnd: false }),
        async (row) => viewPost(row),
      );
    },

    /** Returns the member's own newest visible questions. */
    async listOwn(memberId: string): Promise<OwnQuestion[]> {
      const rows = await reads.posts(questionTags.lists).listOf(memberId, maxOwnQuestions);
      return rows.map(({ id, title, isAnswered, answerCount, createdAt }) => ({
        ...{ id, title, isAnswered, answerCount },
        slug: slugOf({ id, title }),
        createdAt: createdAt.toISOString(),
      }));
    },

    /** Returns the newest visible questions that contain `part`, e.g. the URL of a calculator. */
    async containing(part: string, limit: number): Promise<QuestionLine[]> {
      const ids = await reads.searches(questionTags.lines).findParts([part], unfiltered, limit);
      return (await reads.posts(questionTags.lines).findByIds(ids)).map((row) => ({
        slug: slugOf(row),
        title: row.title,
        answerCount: row.answerCount,
      }));
    },

    /**
     * Returns one page; a page number beyond the end gives the last page. A search and a language filter cover only
     * the newest 200 matches.
     */
    async list(options: ListOptions, language: Language): Promise<PostPage> {
      const pageSize = options.pageSize ?? defaultPageSize;
      const category = options.category ?? null;
      const posts = reads.posts(questionTags.lists);
      const counts = await posts.countByCategory();
      let length = 0;
      const view = async (row: PostRow): Promise<Post> => {
        if (length > maxListCharacters) return viewPost(row);
        const post = await viewPostWithHtml(row, render, language);
        length += post.contentHtml.length;
        return post;
      };
      const typed = options.search?.trim() ? options.search : null;
      const scope: Scope = { category, written: options.written ?? null };
      if (typed !== null || scope.written) {
        const limit = maxSearchResults + 1;
        const found =
          typed === null
            ? await reads.searches(questionTags.lists).findCostly(searches.matchesAll, scope, limit)
            : await search(typed, scope);
        const total = Math.min(found.length, maxSearchResults);
        const { page } = pageWindow(options.page ?? 1, pageSize, total);
        const ids = found.slice(0, maxSearchResults).slice((page - 1) * pageSize, page * pageSize);
        const items = await mapSequentially(await posts.findByIds(ids), view);
        return { items, total, more: found.length > maxSearchResults, page, pageSize, counts };
      }
      const total = category
        ? (counts[category] ?? 0)
        : Object.values(counts).reduce((sum, posts) => sum + posts, 0);
      const window = pageWindow(options.page ?? 1, pageSize, total);
      const items = total > 0 ? await mapSequentially(await posts.list(category, window), view) : [];
      return { items, total, more: false, page: window.page, pageSize, counts };
    },

    /**
     * Returns a question with its first page of answers.
     * @throws AppError 404, also for a hidden question or malformed id
     */
    async question(id: string, language: Language): Promise<Question> {
      const post = await readVisible(id);
      const rows = await reads.answers(questionTags.one(post.id)).listAnswers(post.id, 0, answersPerPage);
      return {
        ...(await viewPostWithHtml(post, render, language)),
        answers: await mapSequentially(rows, (row) => viewAnswer(row, render, language)),
      };
    },

    /**
     * Saves a new question.
     * @throws AppError 400 for images of other sites, 429
     */
    async ask(input: PostInput, person: ForumCaller, language: Language): Promise<Post> {
      const post = validate(input);
      await limits.consume('ask', person);
      const results = await quote(post.content, person.memberId);
      const id = await store.insertPost(person.memberId, { ...post, results }, clock.now());
      await changed(questionTags.one(id), questionTags.lists, questionTags.lines);
      return read(id, language);
    },

    /**
     * Updates a question.
     * @param seen `updatedAt` of the version that was edited
     * @throws AppError 404, 403, 429; 409 `forum.changed_meanwhile` with the newer version as `post`
     */
    async change(
      id: string,
      { input, seen }: { readonly input: PostInput; readonly seen: Date | null },
      person: ForumCaller,
      language: Language,
    ): Promise<Post> {
      const before = await findEditable(id, person);
      const post = validate(input);
      await limits.consume('edit', person);
      const results = await quote(post.content, person.memberId, before.results);
      const done = await store.updatePost(before.id, { ...post, results }, seen, clock.now());
      if (done === null) throw postNotFound();
      const now = await read(before.id, language);
      if (!done) throw refuse('forum.changed_meanwhile', { fields: { post: now } });
      await moderationLog.recordUnlessAuthor('forum.question_changed', person.memberId, before.userId, {
        question: before.id,
      });
      await changed(questionTags.one(before.id), questionTags.lists, questionTags.lines);
      return now;
    },

    /** Deletes a question with its answers. @throws AppError 404, 403 */
    async remove(id: string, person: ForumCaller): Promise<void> {
      const post = await findEditable(id, person);
      if (!(await store.deletePost(post.id))) throw postNotFound();
      await moderationLog.recordUnlessAuthor('forum.question_deleted', person.memberId, post.userId, {
        question: post.id,
      });
      await moderationLog.notifyAuthor('deleted', authoredContent(post), person.memberId);
      await changed(questionTags.one(post.id), questionTags.lists, questionTags.lines);
    },
  };
}

export type Questions = ReturnType<typeof createQuestions>;
