import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../platform/browser/api-client.ts';
import { shownDay } from '../../../../ui/shown-values.ts';
import { Notice } from '../../../../ui/state/notice.tsx';
import type { adminContract } from '../../admin.contract.ts';
import type { Person } from '../actions.ts';

const isToCome = (moment: string | null | undefined): moment is string =>
  typeof moment === 'string' && Date.parse(moment) > Date.now();

/** Warns about the paid or granted time that a member loses with the account; shows nothing if none is left. */
export function TimeLeft({ person }: { readonly person: Person }) {
  const { t } = useTranslation('admin');
  // Refetched, because the list that opened the dialog may be older than the member's last change.
  const { data } = useQuery({
    ...apiQuery<typeof adminContract.member>(`/api/admin/members/${person.id}`),
    staleTime: 0,
  });
  const { paidUntil, grantedUntil, subscriptionStatus, subscriptionExpiresAt } = data?.member ?? person;
  const lines: string[] = [
    ...(isToCome(paidUntil) ? [t('action.paidUntil', { date: shownDay(paidUntil) })] : []),
    ...(isToCome(grantedUntil) ? [t('action.grantedUntil', { date: shownDay(grantedUntil) })] : []),
  ];
  // An imported membership has an end date but no periods.
  if (lines.length === 0 && subscriptionStatus === 'active' && isToCome(subscriptionExpiresAt))
    lines.push(t('action.runsUntil', { date: shownDay(subscriptionExpiresAt) }));
  return lines.length > 0 && <Notice tone="warn">{lines.join(' ')}</Notice>;
}
