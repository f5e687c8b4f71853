import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../../../layout/use-change.ts';
import { ApiError, call } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { storedMember } from '../../../../platform/browser/session/stored-session.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import type { forumContract } from '../../forum.contract.ts';
import type { moderationContract } from '../../moderation/moderation.contract.ts';
import { refreshForum } from '../list/use-questions.ts';
import { useVisibility } from '../moderation/use-visibility.ts';
import { useErrorMessage, useForumMember } from '../use-forum-member.ts';
import { writeAnswer } from '../writing/drafts.ts';
import {
  answersKey,
  type LoadedAnswers,
  noAnswers,
  withAccepted,
  withoutAnswer,
  withPending,
  withSent,
} from './use-answers.ts';

/** Returns the actions on answers. They change the list immediately and undo the change if the server rejects it. */
export function useAnswerActions(postId: number) {
  return {
    write: useWriteAnswer(postId),
    remove: useRemoveAnswer(postId),
    accept: useAcceptAnswer(postId),
    hide: useHideAnswer(postId),
  };
}

export type AnswerActions = ReturnType<typeof useAnswerActions>;

/** Returns what every action on the list of answers needs. */
function useAnswerList(postId: number) {
  const client = useQueryClient();
  const key = answersKey(postId, useLanguage());
  const words = useErrorMessage();
  return {
    /** Changes the loaded answers. */
    change: (by: (shown: LoadedAnswers) => LoadedAnswers) =>
      client.setQueryData<LoadedAnswers>(key, (shown = noAnswers) => by(shown)),
    /**
     * Changes the list before the server has responded.
     * @returns the previous list, to undo the change
     */
    async changeEarly(by: (shown: LoadedAnswers) => LoadedAnswers) {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<LoadedAnswers>(key);
      client.setQueryData<LoadedAnswers>(key, by(before ?? noAnswers));
      return { before };
    },
    restore: (context: { before: LoadedAnswers | undefined } | undefined) =>
      client.setQueryData(key, context?.before),
    fail: (title: string, error: unknown) =>
      toast({ variant: 'destructive', title, description: words(error) }),
    settle: () => refreshForum(client),
  };
}

function useWriteAnswer(postId: number) {
  const { t } = useTranslation('forum');
  const language = useLanguage();
  const person = useForumMember();
  const list = useAnswerList(postId);
  return useChange({
    mutationFn: (content: string) =>
      call<typeof forumContract.answer>(
        'POST',
        `/api/forum/posts/${postId}/answers?language=${language}`,
        { content },
        { isRepeatable: true },
      ),
    onMutate: async (content) => {
      const owner = storedMember();
      const changed = await list.changeEarly((shown) => {
        const author = {
          userId: person.profile?.id ?? null,
          userNickname: person.profile?.nickname ?? null,
          userAvatar: person.profile?.avatar ?? null,
        };
        return withPending(shown, { postId, content, author, createdAt: new Date().toISOString() });
      });
      return { ...changed, owner };
    },
    onError: (error, _content, context) => {
      list.restore(context);
      if (error instanceof ApiError && error.status === 401) person.sendToLogin('answer');
      else list.fail(t('answer.postFailed'), error);
    },
    onSuccess: (answer, _content, { owner }) => {
      list.change((shown) => withSent(shown, answer));
      writeAnswer(postId, '', owner);
      toast({ title: t('answer.posted') });
      // Not awaited, so that the form is cleared when the answer is saved, before the list is reloaded.
      void list.settle();
    },
  });
}

function useRemoveAnswer(postId: number) {
  const { t } = useTranslation('forum');
  const list = useAnswerList(postId);
  return useChange({
    mutationFn: (id: number) => call<typeof forumContract.removeAnswer>('DELETE', `/api/forum/answers/${id}`),
    onMutate: (id) => list.changeEarly((shown) => withoutAnswer(shown, id)),
    onError: (error, _id, context) => {
      list.restore(context);
      const denied = error instanceof ApiError && (error.status === 401 || error.status === 403);
      if (denied) toast({ variant: 'destructive', title: t('answer.notYours') });
      else list.fail(t('answer.deleteFailed'), error);
    },
    onSuccess: () => {
      toast({ title: t('answer.deleted') });
      return list.settle();
    },
  });
}

function useAcceptAnswer(postId: number) {
  const { t } = useTranslation('forum');
  const list = useAnswerList(postId);
  return useChange({
    mutationFn: ({ id, accepted }: { id: number; accepted: boolean }) =>
      call<typeof forumContract.accept>('POST', `/api/forum/answers/${id}/accept`, { accepted }),
    onMutate: ({ id, accepted }) => list.changeEarly((shown) => withAccepted(shown, id, accepted)),
    onError: (error, _what, context) => {
      list.restore(context);
      list.fail(t('answer.acceptFailed'), error);
    },
    onSuccess: list.settle,
  });
}

function useHideAnswer(postId: number) {
  const { t } = useTranslation('forum');
  const { showHiddenToast } = useVisibility();
  const list = useAnswerList(postId);
  return useChange({
    mutationFn: (id: number) =>
      call<typeof moderationContract.hideAnswer>('POST', `/api/forum/answers/${id}/hide`, { hidden: true }),
    onMutate: (id) => list.changeEarly((shown) => withoutAnswer(shown, id)),
    onError: (error, _id, context) => {
      list.restore(context);
      list.fail(t('hidden.hideFailed'), error);
    },
    onSuccess: (_done, id) => {
      showHiddenToast(t('answer.hidden'), `answers/${id}`);
      return list.settle();
    },
  });
}
