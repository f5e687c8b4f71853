import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Answer, Post } from '../views.ts';
import { AnswerForm } from './answer-form.tsx';
import { AnswerItem, AnswersFailed } from './answer-item.tsx';
import { useAnswerActions } from './use-answer-actions.ts';
import { useAnswers } from './use-questions.ts';

type AnswersProps = {
  readonly post: Pick<Post, 'id' | 'userId'>;
  /** What the server rendered. */
  readonly rendered?: readonly Answer[];
};

/** The answers of a question and the box for one more. */
export function Answers({ post, rendered }: AnswersProps) {
  const { t } = useTranslation('forum');
  const { data, isPending, error, refetch } = useAnswers(post.id, rendered);
  const actions = useAnswerActions(post.id);
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
      {data?.length === 0 && <p className="type-small text-ink3">{t('answer.none')}</p>}
      {data && data.length > 0 && (
        <ol aria-label={t('answer.title')} className="grid gap-6">
          {data.map((answer) => (
            <AnswerItem key={answer.id} answer={answer} askerId={post.userId} actions={actions} />
          ))}
        </ol>
      )}
      <AnswerForm postId={post.id} write={actions.write} />
    </div>
  );
}
