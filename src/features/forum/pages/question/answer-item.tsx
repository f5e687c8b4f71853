import { BadgeCheck, Check, EyeOff, Flag, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Tag } from '../../../../ui/tag.tsx';
import type { Answer } from '../../forum.contract.ts';
import { Author } from '../author.tsx';
import { ReportDialog } from '../moderation/report-dialog.tsx';
import { PostTime } from '../post-time.tsx';
import { Prose } from '../prose.tsx';
import { useForumMember } from '../use-forum-member.ts';
import { ConfirmDelete } from './confirm-delete.tsx';
import type { AnswerActions } from './use-answer-actions.ts';
import { isPending } from './use-answers.ts';

type AnswerItemProps = {
  readonly answer: Answer;
  /** Author of the question, who may accept answers; null if the account was deleted. */
  readonly askerId: string | null;
  readonly actions: AnswerActions;
};

export function AnswerItem({ answer, askerId, actions }: AnswerItemProps) {
  const { t } = useTranslation('forum');
  const person = useForumMember();
  const [asking, setAsking] = useState<'delete' | 'report' | null>(null);
  const { id, isAccepted, contentHtml, content } = answer;
  const pending = isPending(answer);
  const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
  const tools = !pending && (
    <div className="-my-2 ml-auto flex">
      {person.mayEdit(askerId) && (
        <IconButton
          label={t(isAccepted ? 'answer.unaccept' : 'answer.accept')}
          title={t(isAccepted ? 'answer.unaccept' : 'answer.accept')}
          onClick={() => actions.accept.mutate({ id, accepted: !isAccepted })}
        >
          {isAccepted ? <Undo2 {...icon} /> : <Check {...icon} />}
        </IconButton>
      )}
      {person.isAdmin && (
        <IconButton label={t('answer.hide')} title={t('answer.hide')} onClick={() => actions.hide.mutate(id)}>
          <EyeOff {...icon} />
        </IconButton>
      )}
      {person.mayEdit(answer.userId) && (
        <IconButton
          label={t('answer.delete')}
          title={t('answer.delete')}
          className="hover:text-err"
          onClick={() => setAsking('delete')}
        >
          <Trash2 {...icon} />
        </IconButton>
      )}
      {!person.mayEdit(answer.userId) && (
        <IconButton
          label={t('answer.report')}
          title={t('answer.report')}
          onClick={() => (person.profile ? setAsking('report') : person.sendToLogin('report'))}
        >
          <Flag {...icon} />
        </IconButton>
      )}
    </div>
  );
  return (
    <li
      id={pending ? undefined : `answer-${id}`}
      tabIndex={-1}
      className={classNames(
        'border-l-2 pl-4 sm:pl-5',
        isAccepted ? 'border-ok' : 'border-line2',
        pending && 'opacity-60',
      )}
    >
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        {isAccepted && (
          <Tag tone="ok" icon={<BadgeCheck aria-hidden size={12} strokeWidth={1.5} />}>
            {t('answer.accepted')}
          </Tag>
        )}
        <Author post={answer} />
        <PostTime at={answer.createdAt} />
        {tools}
      </div>
      {pending ? (
        <p className="type-answer whitespace-pre-wrap text-ink">{content}</p>
      ) : (
        <Prose html={contentHtml} />
      )}
      {asking === 'delete' && (
        <ConfirmDelete
          what="answer"
          onClose={() => setAsking(null)}
          onConfirm={() => actions.remove.mutate(id)}
        />
      )}
      {asking === 'report' && <ReportDialog path={`answers/${id}`} onClose={() => setAsking(null)} />}
    </li>
  );
}

export function AnswersFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('forum');
  return (
    <p role="alert" className="type-small flex flex-wrap items-center gap-3 text-err">
      {t('answer.loadFailed')}
      <Button size="small" onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    </p>
  );
}
