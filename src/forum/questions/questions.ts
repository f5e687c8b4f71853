/** Questions: reading, searching, asking, changing. */

import { isAdministrator } from '../../platform/administrator.rules.ts';
import type { Changed } from '../../platform/cache/cache.ts';
import type { Clock } from '../../platform/clock.ts';
import { indexWords, searchQuery } from '../../platform/database/search-words.ts';
import type { Language } from '../../platform/i18n/i18n.ts';
import { inTurn, listWithin, longestList } from '../../platform/work/in-turn.ts';
import type { Post, PostPage, Question } from '../forum.contract.ts';
import {
  answersPerPage,
  listLength,
  mayChange,
  mostFound,
  type QuotedResult,
  questionTags,
  readId,
  slugOf,
  windowOf,
} from '../forum.rules.ts';
import type { ForumStore, NewPost, PostRow } from '../forum.store.ts';
import type { Limits, Visitor } from '../limits.ts';
import { type DecisionNotes, writtenIn } from '../moderation/decision-notes.ts';
import { refuse } from '../refusals.ts';
import type { RenderMarkdown } from '../text/rendering.ts';
import type { AnswerStore } from './answers.store.ts';
import type { SearchStore } from './search.store.ts';
import { viewAnswer, viewPost, viewWholePost } from './views.ts';

export type QuestionsDependencies = {
  readonly store: ForumStore;
  readonly answers: AnswerStore;
  readonly searches: SearchStore;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly render: RenderMarkdown;
  readonly isOwnUrl: (url: string) => boolean;
  readonly quote: QuoteResults;
  readonly decisionNotes: DecisionNotes;
  /** Called after every change of what everybody reads. */
  readonly changed: Changed;
};

export type PostInput = Omit<NewPost, 'words' | 'results'>;
export type ListOptions = {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly search?: string | undefined;
  readonly category?: string | undefined;
};

/**
 * Results of the calculators that a text quotes, as far as this member may open them; what was kept before stays.
 * Never throws: a text counts for more than its cards.
 */
export type QuoteResults = (
  text: string,
  memberId: string,
  before?: readonly QuotedResult[],
) => Promise<readonly QuotedResult[]>;

/** A question as one line of a list elsewhere. */
export type QuestionLine = { readonly slug: string; readonly title: string; readonly answerCount: number };

export const noPost = () => refuse('forum.post_not_found');

const defaultPageSize = 20;
/** Shorter parts of words have no trigrams to be found by. */
const shortestPart = 3;
/** A misspelt word has so much in common with the right one. */
const leastLikeness = { title: 0.45, content: 0.6 } as const;

export function createQuestions(dependencies: QuestionsDependencies) {
  const { store, answers, searches, clock, limits, render, isOwnUrl, quote, decisionNotes, changed } =
    dependencies;

  /** Newest first: words and beginnings of words; else parts of words; else what is spelt alike. */
  async function search(typed: string, category: string | null): Promise<number[]> {
    const most = mostFound + 1;
    const query = searchQuery(typed);
    if (query === null) return [];
    const whole = await searches.find(searches.hasWords(query), category, most);
    if (whole.length > 0) return whole;
    const parts = typed.trim().split(/\s+/);
    if (parts.some((part) => [...part].length < shortestPart)) return [];
    const inside = searches.hasParts(parts);
    const found = inside ? await searches.findCostly(inside, category, most) : [];
    if (found.length > 0) return found;
    const title = searches.titleLike(parts);
    const alike = title ? await searches.findAlike(title, leastLikeness.title, category, most) : [];
    if (alike.length > 0) return alike;
    const content = searches.contentLike(parts);
    return content ? searches.findAlike(content, leastLikeness.content, category, most) : [];
  }

  async function visible(id: string): Promise<PostRow> {
    const key = readId(id);
    const post = key === null ? null : await store.findPost(key);
    if (!post || post.hiddenAt) throw noPost();
    return post;
  }

  /** The question, if this person may change it. */
  async function changeable(id: string, person: Visitor): Promise<PostRow> {
    const key = readId(id);
    const post = key === null ? null : await store.findPost(key);
    if (!post || (post.hiddenAt && !isAdministrator(person))) throw noPost();
    if (!mayChange(person, post.userId)) throw refuse('forum.not_your_post');
    return post;
  }

  function checked(input: PostInput): Omit<NewPost, 'results'> {
    if (!input.images.every(isOwnUrl)) throw refuse('forum.foreign_image');
    return { ...input, words: indexWords(`${input.title}\n${input.content}`) };
  }

  async function read(id: number, language: Language): Promise<Post> {
    const post = await store.findPost(id);
    if (!post) throw noPost();
    return viewWholePost(post, render, language);
  }

  return {
    visible,

    /** The newest questions, at most 1,000 and two megabytes, for programs that page by themselves. */
    async listAll(): Promise<Post[]> {
      return listWithin(
        listLength,
        (offset, count) => store.list(null, { offset, count, fromEnd: false }),
        async (row) => viewPost(row),
      );
    },

    /** One page, clamped to the last there is; of a search the newest 200 findings. */
    /** The newest questions in sight in which `part` stands, e.g. the address of a calculator. */
    async containing(part: string, most: number): Promise<QuestionLine[]> {
      const condition = searches.hasParts([part]);
      const ids = condition ? await searches.findCostly(condition, null, most) : [];
      return (await store.inOrder(ids)).map((row) => ({
        slug: slugOf(row),
        title: row.title,
        answerCount: row.answerCount,
      }));
    },

    async list(options: ListOptions, language: Language): Promise<PostPage> {
      const pageSize = options.pageSize ?? defaultPageSize;
      const category = options.category ?? null;
      const counts = await store.counts();
      let length = 0;
      const view = async (row: PostRow): Promise<Post> => {
        if (length > longestList) return viewPost(row);
        const post = await viewWholePost(row, render, language);
        length += post.contentHtml.length;
        return post;
      };
      if (options.search?.trim()) {
        const found = await search(options.search, category);
        const total = Math.min(found.length, mostFound);
        const { page } = windowOf(options.page ?? 1, pageSize, total);
        const ids = found.slice(0, mostFound).slice((page - 1) * pageSize, page * pageSize);
        const items = await inTurn(await store.inOrder(ids), view);
        return { items, total, more: found.length > mostFound, page, pageSize, counts };
      }
      const total = category
        ? (counts[category] ?? 0)
        : Object.values(counts).reduce((sum, posts) => sum + posts, 0);
      const window = windowOf(options.page ?? 1, pageSize, total);
      const items = total > 0 ? await inTurn(await store.list(category, window), view) : [];
      return { items, total, more: false, page: window.page, pageSize, counts };
    },

    /** A question with the first page of its answers. @throws AppError 404, for hidden and malformed ids too */
    async question(id: string, language: Language): Promise<Question> {
      const post = await visible(id);
      const rows = await answers.listAnswers(post.id, 0, answersPerPage);
      return {
        ...(await viewWholePost(post, render, language)),
        answers: await inTurn(rows, (row) => viewAnswer(row, render, language)),
      };
    },

    /** @throws AppError 400 for images from elsewhere, 429 */
    async ask(input: PostInput, person: Visitor, language: Language): Promise<Post> {
      const post = checked(input);
      await limits.consume('ask', person);
      const results = await quote(post.content, person.memberId);
      const id = await store.insertPost(person.memberId, { ...post, results }, clock.now());
      await changed(questionTags.lists, questionTags.lines);
      return read(id, language);
    },

    /**
     * @param seen `updatedAt` of the version that was changed
     * @throws AppError 404, 403, 429; 409 `forum.changed_meanwhile` with the newer version as `post`
     */
    async change(
      id: string,
      { input, seen }: { readonly input: PostInput; readonly seen: Date | null },
      person: Visitor,
      language: Language,
    ): Promise<Post> {
      const before = await changeable(id, person);
      const post = checked(input);
      await limits.consume('edit', person);
      const results = await quote(post.content, person.memberId, before.results);
      const done = await store.updatePost(before.id, { ...post, results }, seen, clock.now());
      if (done === null) throw noPost();
      const now = await read(before.id, language);
      if (!done) throw refuse('forum.changed_meanwhile', { fields: { post: now } });
      await decisionNotes.recordForOthers('forum.question_changed', person.memberId, before.userId, {
        question: before.id,
      });
      await changed(questionTags.one(before.id), questionTags.lists, questionTags.lines);
      return now;
    },

    /** Deletes a question with its answers. @throws AppError 404, 403 */
    async remove(id: string, person: Visitor): Promise<void> {
      const post = await changeable(id, person);
      if (!(await store.deletePost(post.id))) throw noPost();
      await decisionNotes.recordForOthers('forum.question_deleted', person.memberId, post.userId, {
        question: post.id,
      });
      await decisionNotes.notifyAuthor('deleted', writtenIn(post), person.memberId);
      await changed(questionTags.one(post.id), questionTags.lists, questionTags.lines);
    },
  };
}

export type Questions = ReturnType<typeof createQuestions>;
