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

/** States how many calculators were opened after a refund was requested; nothing if none was. */
export function UsedAfterRequest({ uses }: { readonly uses: number }) {
  const { t } = useTranslation('admin');
  if (uses === 0) return null;
  return <span className="type-small block text-warn">{t('refunds.usedAfter', { uses })}</span>;
}

/** Shows the facts about a pending request in the dialog in which it is decided. */
export function PendingRequestFacts({
  requestId,
  email,
}: {
  readonly requestId: number;
  readonly email: string;
}) {
  const filter = { search: email, status: 'pending', page: 1 };
  const { data } = useList<typeof refundsContract.list>('/api/admin/refund-requests', filter);
  const request = data?.items.find(({ id }) => id === requestId);
  if (!request) return <Skeleton className="h-10 w-full" />;
  const { withdrawal, toolsUsedAfter } = request;
  return withdrawal ? (
    <WithdrawalFacts withdrawal={withdrawal} />
  ) : (
    <UsedAfterRequest uses={toolsUsedAfter} />
  );
}
