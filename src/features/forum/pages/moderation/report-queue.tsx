import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../../../layout/use-change.ts';
import { apiQuery, call, isRefusal } from '../../../../platform/browser/api-client.ts';
import { Button } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { type ReportReason, reportReasons } from '../../forum.rules.ts';
import type { moderationContract, ReportPage } from '../../moderation/moderation.contract.ts';
import type { ForumCode } from '../../refusals.ts';
import { useRefreshForum } from '../list/use-questions.ts';
import { PostLine } from '../post-line.tsx';
import { useErrorMessage } from '../use-forum-member.ts';
import { useVisibility } from './use-visibility.ts';

type Report = ReportPage['items'][number];
type Decision = { readonly report: Report; readonly decision: 'hide' | 'keep' };

const reasonOf = (reason: string): ReportReason => reportReasons.find((each) => each === reason) ?? 'other';

/** List of open reports; shows nothing if there are none. */
export function ReportQueue() {
  const { t } = useTranslation('forum');
  const words = useErrorMessage();
  const refresh = useRefreshForum();
  const { showHiddenToast } = useVisibility();
  const { data, error } = useQuery({
    ...apiQuery<typeof moderationContract.reports>('/api/forum/reports'),
    staleTime: 0,
  });

  const { mutateAsync: decide } = useChange({
    mutationFn: ({ report: { id }, decision }: Decision) =>
      call<typeof moderationContract.decide>('POST', `/api/forum/reports/${id}/decide`, { decision }),
    onSuccess: (_, { report: { postId, answerId }, decision }) => {
      if (decision === 'keep') toast({ title: t('queue.kept') });
      else showHiddenToast(t('queue.hidden'), answerId === null ? `posts/${postId}` : `answers/${answerId}`);
    },
    onError: (refusal) => {
      const isDecided = isRefusal<ForumCode>(refusal, 'forum.report_decided');
      const description = isDecided ? t('queue.decided') : words(refusal);
      toast({ variant: 'destructive', title: t('queue.doneFailed'), description });
    },
    onSettled: refresh,
  });

  if (error)
    return (
      <p role="alert" className="type-small mb-4 text-err">
        {t('queue.failed')}
      </p>
    );
  if (!data || data.total === 0) return null;
  return (
    <Panel
      className="mb-6"
      flush
      title={t('queue.title')}
      actions={<span className="type-small text-ink3">{t('queue.count', { count: data.total })}</span>}
    >
      <ul className="divide-y">
        {data.items.map((report) => (
          <QueueItem
            key={report.id}
            report={report}
            onDecide={(decision) => void decide({ report, decision }).catch(() => {})}
          />
        ))}
      </ul>
    </Panel>
  );
}

type QueueItemProps = {
  readonly report: Report;
  readonly onDecide: (decision: Decision['decision']) => void;
};

function QueueItem({ report, onDecide }: QueueItemProps) {
  const { t } = useTranslation('forum');
  const { reason, note, userNickname } = report;
  return (
    <PostLine
      post={report}
      actions={
        <div className="flex gap-2">
          <Button size="small" onClick={() => onDecide('keep')}>
            {t('queue.keep')}
          </Button>
          <Button size="small" variant="danger" onClick={() => onDecide('hide')}>
            {t('queue.hide')}
          </Button>
        </div>
      }
    >
      <Tag tone="warn">{t(`report.${reasonOf(reason)}`)}</Tag>
      {t('queue.by', { name: userNickname ?? t('card.gone') })}
      {note && <span className="text-ink2">{note}</span>}
    </PostLine>
  );
}
