import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { profileQuery } from '../../../platform/browser/session/profile.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { isOtherRefundable, usePayments, useRequests } from './refund-data.ts';
import { RefundHistory } from './refund-history.tsx';
import { NoPayments } from './request/no-payments.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { offersWithdrawal } from './withdrawal/offers-withdrawal.ts';
import { WithdrawalCard } from './withdrawal/withdrawal-card.tsx';

type PaymentTabProps = {
  /** End of the running membership; null without one. */
  readonly runsUntil: Date | null;
};

/** Tab with the payments and refunds of a member; the newest payment is shown as the current subscription. */
export function PaymentTab({ runsUntil }: PaymentTabProps) {
  const { t } = useTranslation('refunds');
  const payments = usePayments(true);
  const requests = useRequests(true);
  const language = useLanguage();
  const { hash } = useLocation();
  const { data: profile } = useQuery(profileQuery);
  const isOffered = offersWithdrawal({ country: profile?.country, language, hash }, payments.data ?? []);
  if (payments.isPending) return <PaymentsLoading />;
  // If refetching fails, loaded data and typed values remain.
  if (!payments.data) {
    return (
      <Notice
        tone="err"
        actions={
          <Button size="small" pending={payments.isFetching} onClick={() => void payments.refetch()}>
            {t('page.retry')}
          </Button>
        }
      >
        {t('page.failed')}
      </Notice>
    );
  }
  const [current] = payments.data;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_300px] xl:grid-cols-[minmax(0,1fr)_384px] lg:gap-6">
      <div className="grid min-w-0 gap-4">
        {current ? (
          <>
            <SubscriptionCard payment={current} />
            {isOffered && <WithdrawalCard payments={payments.data} />}
            <PaymentsTable payments={payments.data} />
          </>
        ) : (
          <>
            <NoPayments runsUntil={runsUntil} />
            {isOffered && <WithdrawalCard payments={[]} />}
          </>
        )}
      </div>
      <div className="grid min-w-0 gap-3">
        <RefundHistory requests={requests} payments={payments.data} />
        <p className="type-small flex flex-wrap gap-x-5 gap-y-1 text-ink2">
          {isOtherRefundable(payments.data, new Date()) && (
            <Link to="/refund-request" className="textlink inline-flex min-h-11 items-center sm:min-h-6">
              {t('tab.more')}
            </Link>
          )}
          <Link to="/refund-policy" className="textlink inline-flex min-h-11 items-center sm:min-h-6">
            {t('page.policy')}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** Placeholder shown while the tab loads. */
export function PaymentsLoading() {
  const { t } = useTranslation('refunds');
  return (
    <div
      role="status"
      className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_300px] xl:grid-cols-[minmax(0,1fr)_384px] lg:gap-6"
    >
      <span className="sr-only">{t('tab.loading')}</span>
      <Skeleton className="h-60 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
