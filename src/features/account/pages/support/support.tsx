import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../../../layout/use-change.ts';
import { apiQuery, call } from '../../../../platform/browser/api-client.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { shownMoment } from '../../../../ui/shown-values.ts';
import { Tag } from '../../../../ui/tag.tsx';
import type { SupportRequest, supportContract } from '../../../admin/support/support.contract.ts';
import { LoadedList } from '../loaded-list.tsx';
import { type Question, SupportForm } from './support-form.tsx';

const path = '/api/support';

export function Support() {
  const { t } = useTranslation('account');
  // Not kept in the cache, because the logout does not clear this path.
  const requests = useQuery({
    ...apiQuery<typeof supportContract.own>(path),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  const ask = useChange({
    mutationFn: (question: Question) =>
      call<typeof supportContract.ask>('POST', path, question, { isRepeatable: true }),
    onSuccess: () => requests.refetch(),
  });
  return (
    <Panel title={t('support.title')} flush>
      <div className="p-4">
        <SupportForm ask={ask} />
      </div>
      <div className="border-t">
        <LoadedList
          query={requests}
          empty={t('support.none')}
          row={(request) => <RequestRow key={request.id} request={request} />}
        />
      </div>
    </Panel>
  );
}

function RequestRow({ request }: { readonly request: SupportRequest }) {
  const { t } = useTranslation('account');
  const { subject, text, status, answer, answeredAt, createdAt } = request;
  return (
    <li className="grid gap-1 px-4 py-2.5">
      <div className="flex items-start justify-between gap-3">
        <p className="type-body font-[520] wrap-anywhere">{subject}</p>
        {status === 'open' ? (
          <Tag tone="warn">{t('support.open')}</Tag>
        ) : (
          <span className="type-small shrink-0 text-ink3">{t(`support.${status}`)}</span>
        )}
      </div>
      <p className="type-small text-ink3">{shownMoment(createdAt)}</p>
      <p className="type-small whitespace-pre-line text-ink2 wrap-anywhere">{text}</p>
      {answer && (
        <div className="type-small mt-1 border-l-2 border-ok pl-3 text-ink">
          <p className="text-ink3">{t('support.answerOf', { date: shownMoment(answeredAt) })}</p>
          <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      )}
    </li>
  );
}
