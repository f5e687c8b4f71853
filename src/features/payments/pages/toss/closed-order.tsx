import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/state/notice.tsx';
import type { Verdict } from '../payment-outcome.ts';
import { AlreadyPaidNotice, OutcomeOverdueNotice, OutcomePendingNotice } from '../payment-step.tsx';
import { useCompletePayment } from '../use-paid.ts';

const endedOrders = ['alreadyPaid', 'refunded', 'mismatch'] as const;
type EndedOrder = (typeof endedOrders)[number];

const endOf = (verdict: Verdict): EndedOrder | undefined =>
  verdict.kind === 'refused' ? endedOrders.find((each) => each === verdict.problem.key) : undefined;

/** Returns whether an order must not be offered for payment: it is being checked or has a result. */
export const isClosed = (verdict: Verdict): boolean =>
  verdict.kind === 'paid' ||
  verdict.kind === 'unsure' ||
  verdict.kind === 'unresolved' ||
  endOf(verdict) !== undefined;

/** Shows why an order cannot be paid on the checkout page; starts the session of a new member. */
export function ClosedOrder({ verdict, email }: { readonly verdict: Verdict; readonly email: string }) {
  const { t } = useTranslation('payments');
  const complete = useRef(useCompletePayment(email));
  useEffect(() => {
    if (verdict.kind === 'paid' && verdict.result.access_token) complete.current(verdict.result, 'toss');
  }, [verdict]);
  if (verdict.kind === 'unresolved') return <OutcomeOverdueNotice />;
  if (verdict.kind === 'unsure') return <OutcomePendingNotice account={verdict.account === true} />;
  if (verdict.kind === 'paid') return <AlreadyPaidNotice />;
  const end = endOf(verdict);
  return end ? <Notice tone="warn">{t(`problems.${end}`)}</Notice> : null;
}
