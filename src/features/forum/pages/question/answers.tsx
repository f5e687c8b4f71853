import { ChevronDown } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../platform/browser/load-part.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { Answer, Post } from '../../forum.contract.ts';
import { useErrorMessage, useForumMember } from '../use-forum-member.ts';
import { AnswerForm } from './answer-form.tsx';
import { AnswerItem, AnswersFailed } from './answer-item.tsx';
import { useAnswerActions } from './use-answer-actions.ts';
import { allAnswers, useAnswers } from './use-answers.ts';

// This component is loaded only for administrators.
const HiddenAnswers = lazyPart(async () => (await import('../moderation/hidden-question.tsx')).HiddenAnswers);

type AnswersProps = {
  readonly post: Pick<Post, 'id' | 'userId'>;
  /** First page of the answers as rendered by the server. */
  readonly rendered?: { readonly items: readonly Answer[]; readonly total: number };
};

const elementOf = (id: number) => document.getElementById(`answer-${id}`);

/** Answers of a question, with a button for more and the answer form. */
export function Answers({ post, rendered }: AnswersProps) {
  const { t } = useTranslation('forum');
  const { data, isPending, error, refetch, more, loadAnswer } = useAnswers(post.id, rendered);
  const actions = useAnswerActions(post.id);
  const person = useForumMember();
  const words = useErrorMessage();
  const shown = data ? allAnswers(data) : [];
  const remaining = data ? data.total - shown.length : 0;

  // The URL can refer to an answer beyond the first page, e.g. by `#answer-12`.
  const latest = useRef(loadAnswer);
  latest.current = loadAnswer;
  const isShown = data !== undefined;
  useEffect(() => {
    const id = Number(/^#answer-(\d{1,15})$/.exec(location.hash)?.[1]);
    if (!isShown || !id || elementOf(id)) return;
    void latest.current(id).then(() => requestAnimationFrame(() => elementOf(id)?.scrollIntoView()));
  }, [isShown]);

  // The button for more answers can disappear, so the focus moves to the first new answer after it is rendered.
  const focusAnswerId = useRef<number | null>(null);
  useEffect(() => {
    const element = focusAnswerId.current === null ? null : elementOf(focusAnswerId.current);
    if (!element) return;
    focusAnswerId.current = null;
    element.focus();
  });

  const showMore = () =>
    more.mutate(undefined, {
      onSuccess: (first) => {
        focusAnswerId.current = first?.id ?? null;
      },
      onError: (failure) =>
        toast({ variant: 'destructive', title: t('answer.loadFailed'), description: words(failure) }),
    });

  return (
    <div className="mt-5">
      {isPending && (
        <div role="status" className="grid gap-2 border-l-2 border-line2 pl-5">
          <span className="sr-only">{t('answer.loading')}</span>
          <Skeleton className="w-48" />
          <Skeleton className="w-full max-w-xl" />
          <Skeleton className="w-full max-w-md" />
        </div>
      )}
      {error && !data && <AnswersFailed onRetry={() => void refetch()} />}
      {data && shown.length === 0 && <p className="type-small text-ink3">{t('answer.none')}</p>}
      {shown.length > 0 && (
        <ol aria-label={t('answer.title')} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {shown.map((answer) => (
            <AnswerItem key={answer.id} answer={answer} askerId={post.userId} actions={actions} />
          ))}
        </ol>
      )}
      {remaining > 0 && (
        <Button variant="plain" pending={more.isPending} onClick={showMore} className="mt-6 max-sm:w-full">
          {t('answer.more', { count: remaining })}
          <ChevronDown aria-hidden size={16} strokeWidth={1.5} />
        </Button>
      )}
      {person.isAdmin && (
        <Suspense fallback={null}>
          <HiddenAnswers postId={post.id} />
        </Suspense>
      )}
      <AnswerForm postId={post.id} write={actions.write} />
    </div>
  );
}
