import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../../layout/use-change.ts';
import { ApiError, call } from '../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../platform/i18n/language-context.ts';
import { toast } from '../../../ui/toast/toast.ts';
import type { Answer, forumContract } from '../../forum.contract.ts';
import type { moderationContract } from '../../moderation/moderation.contract.ts';
import { refreshForum } from '../list/use-questions.ts';
import { useVisibility } from '../moderation/use-visibility.ts';
import { usePerson, useRefusalWords } from '../use-person.ts';
import { answerDraft, writeDraft } from '../writing/drafts.ts';
import { answersKey, noAnswers, type ShownAnswers, without } from './use-answers.ts';

/** An answer that is on its way has no id yet. */
export const isPending = ({ id }: Answer) => id < 0;

/** What people do with answers: shown at once, taken back when the server refuses. */
export function useAnswerActions(postId: number) {
  const client = useQueryClient();
  const language = useLanguage();
  const key = answersKey(postId, language);
  const { t } = useTranslation('forum');
  const person = usePerson();
  const words = useRefusalWords();
  const { sayHidden } = useVisibility();

  /** Changes the list now; gives what restores it. */
  async function foresee(
    change: (shown: ShownAnswers) => ShownAnswers,
  ): Promise<{ before: ShownAnswers | undefined }> {
    await client.cancelQueries({ queryKey: key });
    const before = client.getQueryData<ShownAnswers>(key);
    client.setQueryData<ShownAnswers>(key, change(before ?? noAnswers));
    return { before };
  }
  const restore = (context: { before: ShownAnswers | undefined } | undefined) =>
    client.setQueryData(key, context?.before);
  const fail = (title: string, error: unknown) =>
    toast({ variant: 'destructive', title, description: words(error) });
  const settle = () => refreshForum(client);

  const write = useChange({
    mutationFn: (content: string) =>
      call<typeof forumContract.answer>('POST', `/api/forum/posts/${postId}/answers?language=${language}`, {
        content,
      }),
    onMutate: (content) =>
      foresee((shown) => {
        const mine: Answer = {
          id: -1,
          postId,
          content,
          contentHtml: '',
          userId: person.profile?.id ?? null,
          userNickname: person.profile?.nickname ?? null,
          userAvatar: person.profile?.avatar ?? null,
          isAccepted: false,
          createdAt: new Date().toISOString(),
        };
        return { ...shown, others: [...shown.others, mine], total: shown.total + 1 };
      }),
    onError: (error, _content, context) => {
      restore(context);
      if (error instanceof ApiError && error.status === 401) person.sendToLogin('answer');
      else fail(t('answer.postFailed'), error);
    },
    onSuccess: (answer) => {
      client.setQueryData<ShownAnswers>(key, (now = noAnswers) => ({
        ...now,
        others: [...now.others.filter((each) => !isPending(each)), answer],
      }));
      writeDraft(answerDraft(postId), null);
      toast({ title: t('answer.posted') });
      // Not awaited: the box empties as soon as the answer stands, not when the list was read again.
      void settle();
    },
  });

  const remove = useChange({
    mutationFn: (id: number) => call<typeof forumContract.removeAnswer>('DELETE', `/api/forum/answers/${id}`),
    onMutate: (id) => foresee((shown) => without(shown, id)),
    onError: (error, _id, context) => {
      restore(context);
      const denied = error instanceof ApiError && (error.status === 401 || error.status === 403);
      if (denied) toast({ variant: 'destructive', title: t('answer.notYours') });
      else fail(t('answer.deleteFailed'), error);
    },
    onSuccess: () => {
      toast({ title: t('answer.deleted') });
      return settle();
    },
  });

  const accept = useChange({
    mutationFn: ({ id, accepted }: { id: number; accepted: boolean }) =>
      call<typeof forumContract.accept>('POST', `/api/forum/answers/${id}/accept`, { accepted }),
    onMutate: ({ id, accepted }) =>
      foresee((shown) => {
        const mark = (each: Answer) => ({ ...each, isAccepted: accepted && each.id === id });
        return { ...shown, items: shown.items.map(mark), others: shown.others.map(mark) };
      }),
    onError: (error, _what, context) => {
      restore(context);
      fail(t('answer.acceptFailed'), error);
    },
    onSuccess: settle,
  });

  const hide = useChange({
    mutationFn: (id: number) =>
      call<typeof moderationContract.hideAnswer>('POST', `/api/forum/answers/${id}/hide`, { hidden: true }),
    onMutate: (id) => foresee((shown) => without(shown, id)),
    onError: (error, _id, context) => {
      restore(context);
      fail(t('hidden.hideFailed'), error);
    },
    onSuccess: (_done, id) => {
      sayHidden(t('answer.hidden'), `answers/${id}`);
      return settle();
    },
  });

  return { write, remove, accept, hide };
}

export type AnswerActions = ReturnType<typeof useAnswerActions>;
