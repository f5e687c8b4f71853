import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../../platform/browser/drafts/use-draft.ts';
import { useFormatMoney } from '../../../../platform/browser/format-money.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field, Textarea } from '../../../../ui/form/field.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { shownMoment } from '../../../../ui/shown-values.ts';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import {
  methodName,
  type PaymentView,
  reasonKey,
  refusalOf,
  useEligibility,
  useSubmitRequest,
} from '../refund-data.ts';

type RefundFormProps = {
  readonly payment: PaymentView;
  readonly onCancel: () => void;
  readonly onSubmitted: () => void;
};

export function RefundForm({ payment, onCancel, onSubmitted }: RefundFormProps) {
  const { t } = useTranslation('refunds');
  const money = useFormatMoney('code');
  const [open, setOpen] = useState(false);
  const eligibility = useEligibility(payment.id);
  const method = methodName(payment.paymentMethod);
  const isEligible = eligibility.data?.isEligible === true;

  return (
    <Panel
      title={t('page.open', { method })}
      actions={
        isEligible && (
          <Tag tone="ok" icon={<Check aria-hidden size={12} strokeWidth={2} />}>
            {t('page.eligible')}
          </Tag>
        )
      }
    >
      {eligibility.isPending && (
        <div role="status">
          <span className="sr-only">{t('page.checking')}</span>
          <Skeleton className="h-14" />
        </div>
      )}
      {eligibility.isError && (
        <Notice
          tone="err"
          actions={
            <Button size="small" onClick={() => void eligibility.refetch()}>
              {t('page.retry')}
            </Button>
          }
        >
          {t('page.failed')}
        </Notice>
      )}
      {eligibility.data && (
        <>
          <dl className="grid gap-4 sm:grid-cols-3">
            <Fact name={t('page.amount')} value={money(payment.amount, payment.currency)} />
            <Fact name={t('page.toolsUsed')} value={String(eligibility.data.toolUsageCount)} />
            <Fact
              name={t('page.daysSince')}
              value={t('page.days', { days: eligibility.data.daysSincePayment ?? '–' })}
            />
          </dl>
          <p className="type-small mt-4 text-ink2">
            {isEligible ? '' : <strong className="text-ink">{t('page.notEligible')}. </strong>}
            {t(`reasons.${reasonKey(eligibility.data.reasonCode)}`)}
          </p>
          {isEligible && !open && (
            <Button variant="hot" className="mt-4" onClick={() => setOpen(true)}>
              {t('page.open', { method })}
            </Button>
          )}
          {isEligible && open && (
            <ReasonForm payment={payment} onCancel={onCancel} onSubmitted={onSubmitted} />
          )}
        </>
      )}
    </Panel>
  );
}

function ReasonForm({ payment, onCancel, onSubmitted }: RefundFormProps) {
  const { t } = useTranslation('refunds');
  const [reason, setReason, forget] = useDraft(`refund.${payment.id}`);
  const passing = useTransientErrorMessage();
  const { mutateAsync, isPending } = useSubmitRequest();
  const isEmpty = reason.trim() === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    try {
      const sent = await mutateAsync({ paymentTransactionId: payment.id, requestReason: reason.trim() });
      if (!sent) return;
      forget();
      toast({ title: t('page.done') });
      onSubmitted();
    } catch (error) {
      const { key, sentence } = refusalOf(error);
      toast({
        variant: 'destructive',
        title: t('page.failTitle'),
        description:
          key === 'other' ? (passing(error) ?? sentence ?? t('page.failText')) : t(`reasons.${key}`),
      });
    }
  };

  return (
    <form onSubmit={submit} className="mt-5 grid gap-4" noValidate>
      <dl className="type-small grid gap-x-6 gap-y-1 text-ink2 sm:grid-cols-[auto_1fr]">
        <dt>{t('page.transaction')}</dt>
        <dd className="text-ink wrap-anywhere">{payment.paymentId}</dd>
        <dt>{t('page.paidAt')}</dt>
        <dd className="text-ink">{shownMoment(payment.createdAt)}</dd>
      </dl>
      <Field label={t('page.reason')} hint={t('page.reasonHint')}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={2000}
            required
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="hot" pending={isPending} disabled={isEmpty}>
          {isPending ? t('page.submitting') : t('page.submit')}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {t('page.cancel')}
        </Button>
      </div>
    </form>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="type-small text-ink2">{name}</dt>
      <dd className="type-h2">{value}</dd>
    </div>
  );
}
