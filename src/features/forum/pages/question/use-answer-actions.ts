import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../../../layout/use-change.ts';
import { ApiError, call } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { storedMember } from '../../../../platform/browser/session/stored-session.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import type { Answer, forumContract } from '../../forum.contract.ts';
import type { moderationContract } from '../../moderation/moderation.contract.ts';
import { refreshForum } from '../list/use-questions.ts';
import { useVisibility } from '../moderation/use-visibility.ts';
import { useErrorMessage, useForumMember } from '../use-forum-member.ts';
import { writeAnswer } from '../writing/drafts.ts';
import { answersKey, type LoadedAnswers, noAnswers, withoutAnswer } from './use-answers.ts';

/** Returns whether the answer is still being sent; such answers have a negative id. */
export const isPending = ({ id }: Answer) => id < 0;

/** Returns the actions on answers. They change the list immediately and undo the change if the server rejects it. */
export function useAnswerActions(postId: number) {
  const client = useQueryClient();
  const language = useLanguage();
  const key = answersKey(postId, language);
  const { t } = useTranslation('forum');
  const person = useForumMember();
  const words = useErrorMessage();
  const { showHiddenToast } = useVisibility();

  /**
   * Changes the list before the server has responded.
   * @returns the previous list, to undo the change
   */
  async function updateOptimistically(
    change: (shown: LoadedAnswers) => LoadedAnswers,
  ): Promise<{ before: LoadedAnswers | undefined }> {
    await client.cancelQueries({ queryKey: key });
    const before = client.getQueryData<LoadedAnswers>(key);
    client.setQueryData<LoadedAnswers>(key, change(before ?? noAnswers));
    return { before };
  }
  const restore = (context: { before: LoadedAnswers | undefined } | undefined) =>
    client.setQueryData(key, context?.before);
  const fail = (title: string, error: unknown) =>
    toast({ variant: 'destructive', title, description: words(error) });
  const settle = () => refreshForum(client);

  const write = useChange({
    mutationFn: (content: string) =>
      call<typeof forumContract.answer>(
        'POST',
        `/api/forum/posts/${postId}/answers?language=${language}`,
        {
          content,
        },
        { isRepeatable: true },
      ),
    onMutate: async (content) => {
      const owner = storedMember();
      const changed = await updateOptimistically((shown) => {
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
      });
      return { ...changed, owner };
    },
    onError: (error, _content, context) => {
      restore(context);
      if (error instanceof ApiError && error.status === 401) person.sendToLogin('answer');
      else fail(t('answer.postFailed'), error);
    },
    onSuccess: (answer, _content, { owner }) => {
      client.setQueryData<LoadedAnswers>(key, (now = noAnswers) => ({
        ...now,
        others: [...now.others.filter((each) => !isPending(each)), answer],
      }));
      writeAnswer(postId, '', owner);
      toast({ title: t('answer.posted') });
      // Not awaited, so that the form is cleared when the answer is saved, before the list is reloaded.
      void settle();
    },
  });

  const remove = useChange({
    mutationFn: (id: number) => call<typeof forumContract.removeAnswer>('DELETE', `/api/forum/answers/${id}`),
    onMutate: (id) => updateOptimistically((shown) => withoutAnswer(shown, id)),
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
      updateOptimistically((shown) => {
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
    onMutate: (id) => updateOptimistically((shown) => withoutAnswer(shown, id)),
    onError: (error, _id, context) => {
      restore(context);
      fail(t('hidden.hideFailed'), error);
    },
    onSuccess: (_done, id) => {
      showHiddenToast(t('answer.hidden'), `answers/${id}`);
      return settle();
    },
  });

  return { write, remove, accept, hide };
}

export type AnswerActions = ReturnType<typeof useAnswerActions>;
