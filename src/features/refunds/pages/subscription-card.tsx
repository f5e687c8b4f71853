import { Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../platform/browser/drafts/use-draft.ts';
import { useFormatMoney } from '../../../platform/browser/format-money.ts';
import { useTransientErrorMessage } from '../../../platform/browser/transient-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { shownDay, shownMethod, shownMoment } from '../../../ui/shown-values.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { PaymentStatus } from './payments-table.tsx';
import {
  type PaymentView,
  reasonKey,
  refusalOf,
  useEligibility,
  useRequestFromMyPage,
} from './refund-data.ts';
import { refundWindow, windowDays } from './refund-window.ts';
import { RequestDialog } from './request/request-dialog.tsx';

export function SubscriptionCard({ payment }: { readonly payment: PaymentView }) {
  const { t } = useTranslation('refunds');
  const money = useFormatMoney();
  const { amount, currency, paymentMethod, paidAt, createdAt, toolUsageCount, status } = payment;
  // The countdown is shown only while nothing else has ended the refund right.
  const reason = useEligibility(payment.id).data?.reasonCode;
  const runs = reason === 'eligible' || reason === 'too_late';
  return (
    <Panel
      title={t('tab.current')}
      flush
      actions={status !== 'completed' && <PaymentStatus status={status} />}
    >
      <dl className="grid grid-cols-2 md:grid-cols-4 max-md:[&>*:nth-child(even)]:border-l max-md:[&>*:nth-child(n+3)]:border-t md:divide-x">
        <Fact name={t('tab.method')}>{shownMethod(paymentMethod)}</Fact>
        <Fact name={t('tab.amount')}>{money(amount, currency, paymentMethod)}</Fact>
        <Fact name={t('tab.paid')}>{shownMoment(paidAt ?? createdAt)}</Fact>
        <Fact name={t('page.toolsUsed')}>{toolUsageCount}</Fact>
      </dl>
      <div className="grid gap-3.5 border-t p-4">
        {paidAt && status === 'completed' && runs && <WindowBar paidAt={paidAt} />}
        <RefundAction payment={payment} />
      </div>
    </Panel>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0 px-4 py-3">
      <dt className="type-micro text-ink3">{name}</dt>
      <dd className="type-h3 mt-0.5 text-ink wrap-anywhere">{children}</dd>
    </div>
  );
}

function WindowBar({ paidAt }: { readonly paidAt: string }) {
  const { t } = useTranslation('refunds');
  const { day, share, isOver, end } = refundWindow(paidAt, new Date());
  return (
    <div>
      <p className="type-small flex justify-between gap-4">
        <span className="font-[520]">{t('tab.window')}</span>
        <span className="text-ink2">
          {isOver ? t('tab.windowOver', { date: shownDay(end) }) : t('tab.day', { day, days: windowDays })}
        </span>
      </p>
      <svg aria-hidden="true" className="mt-2 block h-1.5 w-full">
        <rect width="100%" height="6" className="fill-p3" />
        <rect width={`${(100 * share).toFixed(1)}%`} height="6" className="fill-ink2" />
      </svg>
    </div>
  );
}

function RefundAction({ payment }: { readonly payment: PaymentView }) {
  const { t } = useTranslation('refunds');
  const money = useFormatMoney();
  const passing = useTransientErrorMessage();
  const eligibility = useEligibility(payment.id);
  const request = useRequestFromMyPage();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason, forget] = useDraft(`refund.${payment.id}`);
  if (eligibility.isPending) return <Skeleton className="h-9 w-40" />;
  if (!eligibility.data?.isEligible) {
    const key = eligibility.data ? reasonKey(eligibility.data.reasonCode) : 'other';
    return <p className="type-small text-ink2">{t(`reasons.${key}`)}</p>;
  }
  const why = reason.trim();
  const submit = () =>
    request.mutate(
      {
        paymentTransactionId: payment.id,
        reason: why ? `${t('tab.fixedReason')}: ${why}` : t('tab.fixedReason'),
      },
      {
        onSettled: () => setAsking(false),
        onSuccess: () => {
          forget();
          toast({ title: t('page.requested'), description: t('tab.requestedText') });
        },
        onError: (error) => toast({ variant: 'destructive', ...failure(error) }),
      },
    );
  const failure = (error: unknown) => {
    const { key, sentence } = refusalOf(error);
    const known = key === 'other' ? null : t(`reasons.${key}`);
    const description = known ?? passing(error) ?? sentence ?? t('page.failText');
    return { title: t('page.failTitle'), description };
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button pending={request.isPending} onClick={() => setAsking(true)}>
        {!request.isPending && <Undo2 aria-hidden size={16} strokeWidth={1.5} />}
        {t('tab.request')}
      </Button>
      <p className="type-small min-w-0 basis-64 grow text-ink2">
        {t('tab.terms', { method: shownMethod(payment.paymentMethod) })}
      </p>
      {isAsking && (
        <RequestDialog
          amount={money(payment.amount, payment.currency, payment.paymentMethod)}
          pending={request.isPending}
          reason={reason}
          onReason={setReason}
          onSubmit={submit}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
