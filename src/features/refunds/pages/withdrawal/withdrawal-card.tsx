import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { hasContact } from '../../../../layout/operator.ts';
import { useSite } from '../../../../platform/browser/use-site.ts';
import { Button } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { shownDay } from '../../../../ui/shown-values.ts';
import { Notice } from '../../../../ui/state/notice.tsx';
import { lastWithdrawalDay } from '../../refunds.rules.ts';
import type { PaymentView } from '../refund-data.ts';
import { ContractName } from './contract-name.tsx';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';

/** Id of the element to which the footer links. */
const place = 'withdrawal';

/**
 * Explains the right to withdraw.
 * @param isReachable whether the footer shows an address
 */
export function WithdrawalLead({ isReachable }: { readonly isReachable: boolean }) {
  const { t } = useTranslation('refunds');
  return t('contract.lead', { way: t(isReachable ? 'contract.wayByAddress' : 'contract.way') });
}

/** Card for withdrawing from the contract of a payment while the period for it runs. */
export function WithdrawalCard({ payments }: { readonly payments: readonly PaymentView[] }) {
  const { t } = useTranslation('refunds');
  const { hash, key } = useLocation();
  const business = useSite()?.business;
  const card = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<PaymentView | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  // The card exists only after the payments have loaded, and each click on the link must scroll to it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each click on the link.
  useEffect(() => {
    if (hash === `#${place}`) card.current?.scrollIntoView({ block: 'start' });
  }, [hash, key]);
  const open = payments.flatMap((payment) =>
    payment.withdrawableUntil === null || payment.paidAt === null
      ? []
      : [{ payment, paidAt: payment.paidAt }],
  );
  return (
    <div id={place} ref={card}>
      <Panel title={t('contract.title')} flush>
        <div className="grid gap-3 p-4">
          <p className="type-small text-ink2">
            <WithdrawalLead isReachable={hasContact(business)} />
          </p>
          {sentTo && (
            <Notice tone="ok" title={t('contract.done')}>
              {t('contract.doneText', { email: sentTo })}
            </Notice>
          )}
          {open.length === 0 && !sentTo && <p className="type-body">{t('contract.none')}</p>}
        </div>
        {open.length > 0 && (
          <ul className="divide-y border-t">
            {open.map(({ payment, paidAt }) => (
              <li
                key={payment.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3"
              >
                <div className="min-w-0">
                  <ContractName payment={payment} />
                  <p className="type-small text-ink2">
                    {t('contract.until', { date: shownDay(lastWithdrawalDay(new Date(paidAt))) })}
                  </p>
                  {payment.openRequest === 'refund' && (
                    <p className="type-small mt-1 max-w-[65ch]">{t('contract.beside')}</p>
                  )}
                </div>
                <Button
                  aria-label={t('contract.buttonOf', { payment: payment.paymentId })}
                  onClick={() => setChosen(payment)}
                >
                  {t('contract.button')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {chosen && (
        <WithdrawalDialog
          payment={chosen}
          onClose={() => setChosen(null)}
          onStated={(email) => {
            setChosen(null);
            setSentTo(email);
          }}
        />
      )}
    </div>
  );
}
