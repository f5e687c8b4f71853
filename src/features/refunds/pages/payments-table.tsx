import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormatMoney } from '../../../platform/browser/format-money.ts';
import { Panel } from '../../../ui/panel.tsx';
import { shownMethod, shownMoment } from '../../../ui/shown-values.ts';
import { Tag } from '../../../ui/tag.tsx';
import type { PaymentView } from './refund-data.ts';

const head = 'type-column px-4 py-2 text-left whitespace-nowrap text-ink3 max-sm:px-3 first:pl-4 last:pr-4';
const cell = 'px-4 py-2.5 align-baseline max-sm:px-3 first:pl-4 last:pr-4';
/** CSS class of columns hidden on phones; the receipt contains the same data. */
const wide = 'max-sm:hidden';
const widest = 'max-sm:hidden lg:max-xl:hidden';

/** Table of the payments with links to receipts, newest first. */
export function PaymentsTable({ payments }: { readonly payments: readonly PaymentView[] }) {
  const { t } = useTranslation('refunds');
  return (
    <Panel title={t('tab.payments')} flush>
      <table className="type-small w-full">
        <thead>
          <tr className="border-b border-line2">
            <th className={head}>{t('tab.date')}</th>
            <th className={`${head} ${widest}`}>{t('tab.paymentId')}</th>
            <th className={`${head} ${wide}`}>{t('tab.method')}</th>
            <th className={`${head} text-right`}>{t('tab.amount')}</th>
            <th className={head}>{t('tab.status')}</th>
            <th className={`${head} text-right`}>{t('tab.receipt')}</th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </tbody>
      </table>
      {/* The card of the newest payment explains its own status. */}
      {payments.slice(1).some(({ status }) => status === 'charged_back') && (
        <p className="type-small border-t px-4 py-2.5 text-ink2">
          {t('payment.charged_back')}: {t('reasons.charged_back')}
        </p>
      )}
    </Panel>
  );
}

function PaymentRow({ payment }: { readonly payment: PaymentView }) {
  const { t } = useTranslation('refunds');
  const money = useFormatMoney();
  const { id, paymentId, paymentMethod, amount, currency, status, createdAt } = payment;
  const hasReceipt = status === 'completed' || isReturned(status);
  const date = shownMoment(createdAt);
  return (
    <tr>
      <td className={cell}>
        {/* Allows a line break only between date and time. */}
        {date.split(' ').map((part) => (
          <span key={part} className="mr-1 inline-block whitespace-nowrap">
            {part}
          </span>
        ))}
      </td>
      <td className={`${cell} ${widest} text-ink2 wrap-anywhere`}>{paymentId}</td>
      <td className={`${cell} ${wide}`}>{shownMethod(paymentMethod)}</td>
      <td className={`${cell} text-right whitespace-nowrap`}>{money(amount, currency, paymentMethod)}</td>
      <td className={`${cell} whitespace-nowrap text-ink2`}>
        <PaymentStatus status={status} />
      </td>
      <td className={`${cell} text-right whitespace-nowrap`}>
        {hasReceipt && (
          <Link
            to={`/my-page/receipts/${id}`}
            aria-label={t('tab.openReceipt', { date })}
            className="textlink inline-flex min-h-6 items-center"
          >
            {t('tab.open')}
          </Link>
        )}
      </td>
    </tr>
  );
}

const isReturned = (status: string): status is 'refunded' | 'charged_back' =>
  status === 'refunded' || status === 'charged_back';

/** Shows the status of a payment; only exceptional statuses are shown as a tag. */
export function PaymentStatus({ status }: { readonly status: string }) {
  const { t } = useTranslation('refunds');
  if (status === 'completed') return t('payment.completed');
  const known = isReturned(status) || status === 'pending' ? status : 'other';
  return <Tag tone={isReturned(known) ? 'info' : 'neutral'}>{t(`payment.${known}`)}</Tag>;
}
