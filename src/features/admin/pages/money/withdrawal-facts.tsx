import { useTranslation } from 'react-i18next';
import { shownMoment } from '../../../../ui/shown-values.ts';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import type { RequestView, refundsContract } from '../../../refunds/refunds.contract.ts';
import { useList } from '../use-list.ts';

type Withdrawal = NonNullable<RequestView['withdrawal']>;

/**
 * Facts about a withdrawal from the contract: stated name and email, calculators used before, consent to the first
 * use.
 */
export function WithdrawalFacts({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation('admin');
  const { name, email, toolsUsed, toolsUsedAfter, firstUsedAt, activationAcceptedAt } = withdrawal;
  return (
    <ul className="type-small grid gap-0.5 text-ink2">
      {name && email && <li className="text-ink wrap-anywhere">{t('withdrawal.stated', { name, email })}</li>}
      <li>
        {toolsUsed === 0
          ? t('withdrawal.unused')
          : t('withdrawal.used', { uses: toolsUsed, date: shownMoment(firstUsedAt) })}
      </li>
      {toolsUsedAfter > 0 && <li>{t('withdrawal.usedAfter', { uses: toolsUsedAfter })}</li>}
      {toolsUsed > 0 && (
        <li>
          {activationAcceptedAt
            ? t('withdrawal.accepted', { date: shownMoment(activationAcceptedAt) })
            : t('withdrawal.notAccepted')}
        </li>
      )}
    </ul>
  );
}

/** Shows these facts in the dialog in which the withdrawal is decided. */
export function WithdrawalInSight({
  requestId,
  email,
}: {
  readonly requestId: number;
  readonly email: string;
}) {
  const filter = { search: email, status: 'pending', page: 1 };
  const { data } = useList<typeof refundsContract.list>('/api/admin/refund-requests', filter);
  const withdrawal = data?.items.find(({ id }) => id === requestId)?.withdrawal;
  return withdrawal ? <WithdrawalFacts withdrawal={withdrawal} /> : <Skeleton className="h-10 w-full" />;
}
