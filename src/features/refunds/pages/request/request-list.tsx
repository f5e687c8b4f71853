import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormatMoney } from '../../../../platform/browser/format-money.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { shownMoment } from '../../../../ui/shown-values.ts';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { methodName, type PaymentView, type RequestView } from '../refund-data.ts';
import { RepeatNote } from '../repeat-note.tsx';
import { StatusTag } from '../status-tag.tsx';
import { WithdrawButton } from '../withdrawal/withdraw-button.tsx';

type RequestListProps = {
  readonly requests: UseQueryResult<RequestView[]>;
  readonly payments: readonly PaymentView[] | undefined;
};

export function RequestList({ requests, payments }: RequestListProps) {
  const { t } = useTranslation('refunds');
  const money = useFormatMoney('code');
  const { data, isPending, isError } = requests;
  return (
    <Panel title={t('page.requests')} flush>
      {isPending && (
        <div className="p-4">
          <Skeleton className="h-12" />
        </div>
      )}
      {isError && (
        <div className="p-4">
          <Notice tone="err">{t('page.failed')}</Notice>
        </div>
      )}
      {data?.length === 0 && <p className="type-body p-4 text-ink2">{t('page.noRequests')}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y">
          {data.map((request) => (
            <li key={request.id} className="grid gap-1 px-4 py-3">
              <div className="flex items-start justify-between gap-3">
                <p className="type-body font-[520]">
                  {money(request.refundAmount, request.currency)}, {methodName(request.paymentMethod)}
                </p>
                <StatusTag status={request.status} />
              </div>
              <p className="type-small text-ink2 wrap-anywhere">
                {t(request.kind === 'withdrawal' ? 'contract.number' : 'page.number', { id: request.id })} ·{' '}
                {t('page.forPayment', { id: request.paymentId })}
              </p>
              <p className="type-small text-ink2">
                {t('page.submitted', { date: shownMoment(request.requestedAt) })}
                {request.kind === 'refund' &&
                  ` · ${t(request.isEligible ? 'page.byRule' : 'page.byException')}`}
              </p>
              {request.requestReason && (
                <p className="type-small whitespace-pre-line text-ink wrap-anywhere">
                  {request.requestReason}
                </p>
              )}
              {request.status === 'pending' && request.kind === 'refund' && (
                <WithdrawButton requestId={request.id} />
              )}
              {request.adminNotes && (
                <p className="type-small border-l-2 border-line2 pl-3 text-ink2 whitespace-pre-line wrap-anywhere">
                  <span className="text-ink3">{t('page.adminNotes')}: </span>
                  {request.adminNotes}
                </p>
              )}
              <RepeatNote request={request} requests={data} payments={payments} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
