import type { UseQueryResult } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatMoney } from '../../../../platform/browser/format-money.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { joinWithComma } from '../../../../platform/shared/i18n/i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { shownMoment } from '../../../../ui/shown-values.ts';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { methodName, type PaymentView } from '../refund-data.ts';

type PaymentChoiceProps = {
  readonly payments: UseQueryResult<PaymentView[]>;
  readonly selectedId: number | null;
  readonly onSelect: (id: number) => void;
};

/** Choice of a payment; payments with an open request are disabled. */
export function PaymentChoice({ payments, selectedId, onSelect }: PaymentChoiceProps) {
  const { t } = useTranslation('refunds');
  const name = useId();
  const { data, isPending, isError, isFetching, refetch } = payments;
  return (
    <Panel
      title={t('page.payments')}
      flush
      actions={
        <Button
          variant="plain"
          size="small"
          pending={isFetching && !isPending}
          onClick={() => void refetch()}
        >
          {!isFetching && <RefreshCw aria-hidden size={16} strokeWidth={1.5} />}
          {t('page.refresh')}
        </Button>
      }
    >
      {isPending && (
        <div className="grid gap-3 p-4">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
      {isError && (
        <div className="p-4">
          <Notice
            tone="err"
            actions={
              <Button size="small" onClick={() => void refetch()}>
                {t('page.retry')}
              </Button>
            }
          >
            {t('page.failed')}
          </Notice>
        </div>
      )}
      {data?.length === 0 && (
        <div className="p-4">
          <p className="type-body font-[520]">{t('page.none')}</p>
          <p className="type-small mt-1 text-ink2">{t('page.noneText')}</p>
        </div>
      )}
      {data && data.length > 0 && (
        <fieldset className="divide-y">
          <legend className="sr-only">{t('page.payments')}</legend>
          {data.map((payment) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              name={name}
              selected={payment.id === selectedId}
              onSelect={onSelect}
            />
          ))}
        </fieldset>
      )}
    </Panel>
  );
}

function PaymentRow({
  payment,
  name,
  selected,
  onSelect,
}: {
  readonly payment: PaymentView;
  readonly name: string;
  readonly selected: boolean;
  readonly onSelect: (id: number) => void;
}) {
  const { t } = useTranslation('refunds');
  const language = useLanguage();
  const money = useFormatMoney('code');
  const { id, paymentId, amount, currency, createdAt, hasOpenRequest, openRequest } = payment;
  const plan = { monthly: t('page.plan_monthly'), annual: t('page.plan_annual'), test: t('page.plan_test') }[
    payment.planType ?? ''
  ];
  const status =
    (['completed', 'pending', 'refunded', 'charged_back'] as const).find((each) => each === payment.status) ??
    'other';
  return (
    <label
      className={classNames(
        'relative flex items-start gap-3 px-4 py-3 recolour has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink',
        hasOpenRequest ? 'cursor-not-allowed' : 'cursor-pointer hover:bg-p2',
        selected && 'bg-p3',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={selected}
        disabled={hasOpenRequest}
        onChange={() => onSelect(id)}
        className="mt-1 size-4 shrink-0 appearance-none rounded-full border border-ctl bg-well outline-none checked:border-[5px] checked:border-hot disabled:opacity-60"
      />
      <span className="min-w-0 grow">
        <span className={classNames('type-body block font-[520]', hasOpenRequest && 'text-ink3')}>
          {joinWithComma([methodName(payment.paymentMethod), plan], language)}
        </span>
        <span className="type-small flex flex-wrap gap-x-3 text-ink2">
          <span>{shownMoment(createdAt)}</span>
          <span className="wrap-anywhere">{paymentId}</span>
          <span>
            {hasOpenRequest
              ? t(`reasons.${openRequest === 'withdrawal' ? 'already_withdrawn' : 'already_requested'}`)
              : t(`payment.${status}`)}
          </span>
        </span>
      </span>
      {hasOpenRequest ? (
        <Tag>{t(openRequest === 'withdrawal' ? 'contract.tag' : 'page.requested')}</Tag>
      ) : (
        <span className="type-body shrink-0 font-[520]">{money(amount, currency)}</span>
      )}
    </label>
  );
}
