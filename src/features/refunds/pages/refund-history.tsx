import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatMoney } from '../../../platform/browser/format-money.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { shownMethod, shownMoment } from '../../../ui/shown-values.ts';
import { Notice } from '../../../ui/state/notice.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import type { PaymentView, RequestView } from './refund-data.ts';
import { RepeatNote } from './repeat-note.tsx';
import { StatusTag } from './status-tag.tsx';
import { WithdrawButton } from './withdrawal/withdraw-button.tsx';

type RefundHistoryProps = {
  readonly requests: UseQueryResult<RequestView[]>;
  readonly payments: readonly PaymentView[];
};

export function RefundHistory({ requests, payments }: RefundHistoryProps) {
  const { t } = useTranslation('refunds');
  const { data, isPending, isError, isFetching, refetch } = requests;
  return (
    <Panel title={t('tab.history')} flush>
      {isPending && (
        <div className="grid gap-2.5 p-4">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-full" />
        </div>
      )}
      {isError && (
        <div className="p-4">
          <Notice
            tone="err"
            actions={
              <Button size="small" pending={isFetching} onClick={() => void refetch()}>
                {t('page.retry')}
              </Button>
            }
          >
            {t('tab.historyFailed')}
          </Notice>
        </div>
      )}
      {data?.length === 0 && <p className="type-body p-4 text-ink2">{t('page.noRequests')}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y">
          {data.map((request) => (
            <HistoryItem key={request.id} request={request}>
              <RepeatNote request={request} requests={data} payments={payments} />
            </HistoryItem>
          ))}
        </ul>
      )}
    </Panel>
  );
}

type HistoryItemProps = {
  readonly request: RequestView;
  /** Content below the result. */
  readonly children: ReactNode;
};

function HistoryItem({ request, children }: HistoryItemProps) {
  const { t } = useTranslation('refunds');
  const money = useFormatMoney();
  const { kind, refundAmount, currency, paymentMethod, status, requestedAt, processedAt, adminNotes } =
    request;
  const isWithdrawal = kind === 'withdrawal';
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex items-start justify-between gap-3">
        <p className="type-body font-[520]">
          {money(refundAmount, currency, paymentMethod)}, {shownMethod(paymentMethod)}
        </p>
        <StatusTag status={status} />
      </div>
      <p className="type-small text-ink2">
        {t(isWithdrawal ? 'contract.number' : 'page.number', { id: request.id })}
        {' · '}
        {t(isWithdrawal ? 'contract.statedOn' : 'tab.requestedOn', { date: shownMoment(requestedAt) })}
        {processedAt && <> · {t('tab.answeredOn', { date: shownMoment(processedAt) })}</>}
      </p>
      {status === 'pending' && !isWithdrawal && <WithdrawButton requestId={request.id} />}
      {adminNotes && (
        <p className="type-small whitespace-pre-line border-l-2 border-line2 pl-3 text-ink2 wrap-anywhere">
          {adminNotes}
        </p>
      )}
      {children}
    </li>
  );
}
