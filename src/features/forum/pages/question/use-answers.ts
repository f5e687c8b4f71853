import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../../../layout/use-change.ts';
import { call } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { Answer, AnswerPage, forumContract } from '../../forum.contract.ts';

/** Answers of a question that are loaded so far. */
export type LoadedAnswers = {
  /** Answers on the loaded pages. */
  readonly items: readonly Answer[];
  /** Loaded answers outside these pages: newly written ones, and the one to which the URL refers. */
  readonly others: readonly Answer[];
  readonly total: number;
  readonly pages: number;
};

export const noAnswers: LoadedAnswers = { items: [], others: [], total: 0, pages: 1 };

const answersPath = (postId: number, language: Language) =>
  `/api/forum/posts/${postId}/answers?language=${language}` as const;
type AnswersPath = ReturnType<typeof answersPath>;
export const answersKey = (postId: number, language: Language) => [answersPath(postId, language)];

export function allAnswers({ items, others }: LoadedAnswers): readonly Answer[] {
  const known = new Set(items.map(({ id }) => id));
  return [...items, ...others.filter(({ id }) => !known.has(id))];
}

export const withoutAnswer = (shown: LoadedAnswers, id: number): LoadedAnswers => ({
  ...shown,
  items: shown.items.filter((each) => each.id !== id),
  others: shown.others.filter((each) => each.id !== id),
  total: Math.max(0, shown.total - 1),
});

/** Returns whether the answer is still being sent; such answers have a negative id. */
export const isPending = ({ id }: Answer) => id < 0;

type Author = Pick<Answer, 'userId' | 'userNickname' | 'userAvatar'>;

/** Returns the list with an answer that is being sent. */
export function withPending(
  shown: LoadedAnswers,
  { author, ...written }: Pick<Answer, 'postId' | 'content' | 'createdAt'> & { readonly author: Author },
): LoadedAnswers {
  const pending: Answer = { id: -1, ...written, contentHtml: '', ...author, isAccepted: false };
  return { ...shown, others: [...shown.others, pending], total: shown.total + 1 };
}

/** Returns the list with an answer that was sent, which replaces the pending one. */
export const withSent = (shown: LoadedAnswers, answer: Answer): LoadedAnswers => ({
  ...shown,
  others: [...shown.others.filter((each) => !isPending(each)), answer],
});

/** Returns the list with an accepted answer, or without one if the mark was withdrawn. */
export function withAccepted(shown: LoadedAnswers, id: number, accepted: boolean): LoadedAnswers {
  const mark = (each: Answer) => ({ ...each, isAccepted: accepted && each.id === id });
  return { ...shown, items: shown.items.map(mark), others: shown.others.map(mark) };
}

/** Loads one page. A response without paging counts as an empty page. */
async function readPage(path: AnswersPath, asked: string, signal?: AbortSignal): Promise<AnswerPage> {
  const found = await call<typeof forumContract.answers>(
    'GET',
    `${path}&${asked}`,
    undefined,
    signal ? { signal } : {},
  );
  return 'items' in found ? found : { items: [], total: 0, page: 1, pageSize: 0 };
}

/** Loads the answers of a question page by page. */
export function useAnswers(
  postId: number,
  rendered?: { readonly items: readonly Answer[]; readonly total: number },
) {
  const client = useQueryClient();
  const language = useLanguage();
  const queryKey = answersKey(postId, language);
  const path = answersPath(postId, language);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { pages, others } = client.getQueryData<LoadedAnswers>(queryKey) ?? noAnswers;
      const items: Answer[] = [];
      let total = 0;
      for (let page = 1; page <= pages; page += 1) {
        const read = await readPage(path, `page=${page}`, signal);
        items.push(...read.items);
        total = read.total;
        if (items.length >= total) break;
      }
      return { items, total, pages, others };
    },
    ...(rendered && { initialData: { ...noAnswers, ...rendered } }),
  });

  const change = (by: (shown: LoadedAnswers) => LoadedAnswers) =>
    client.setQueryData<LoadedAnswers>(queryKey, (shown) => shown && by(shown));

  /**
   * Loads the next page.
   * @returns the first answer on it
   */
  const more = useChange({
    mutationFn: async () => {
      const page = (client.getQueryData<LoadedAnswers>(queryKey)?.pages ?? 1) + 1;
      const read = await readPage(path, `page=${page}`);
      change((shown) => {
        const known = new Set(shown.items.map(({ id }) => id));
        const items = [...shown.items, ...read.items.filter(({ id }) => !known.has(id))];
        return { ...shown, items, total: read.total, pages: page };
      });
      return read.items[0] ?? null;
    },
  });

  /**
   * Loads an answer that is not on the loaded pages.
   * @returns whether it exists
   */
  async function loadAnswer(id: number): Promise<boolean> {
    const { items } = await readPage(path, `answer=${id}`).catch(() => ({ items: [] }));
    const found = items.find((each) => each.id === id);
    if (found) change((shown) => ({ ...shown, others: [...shown.others, found] }));
    return found !== undefined;
  }

  return { ...query, more, loadAnswer };
}
