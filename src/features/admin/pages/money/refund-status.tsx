import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../platform/browser/api-client.ts';
import { Button } from '../../../../ui/button.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { refundsContract } from '../../../refunds/refunds.contract.ts';
import { type Person, useAdminActions } from '../actions.ts';
import { useProblemWords } from '../problem-words.ts';
import { useRefresh } from '../use-list.ts';

type RefundStatusProps = {
  readonly requestId: number;
  readonly kind: 'refund' | 'withdrawal';
  readonly status: string;
  /** Member; null if the account was deleted, so the request cannot be decided. */
  readonly person: Person | null;
  /** Formatted amount, for the dialog. */
  readonly amount: string;
};

/** Status of a refund request with its next action: decide while pending, query the provider while approved. */
export function RefundStatus({ requestId, kind, status, person, amount }: RefundStatusProps) {
  const { t } = useTranslation('admin');
  const { ask } = useAdminActions();
  const isWithdrawal = kind === 'withdrawal';
  if (status === 'pending') {
    return (
      <span className="inline-flex flex-wrap items-center gap-2 xl:flex-nowrap">
        {isWithdrawal && <Tag tone="info">{t('withdrawal.tag')}</Tag>}
        <Tag tone="warn" icon={<Clock aria-hidden size={12} strokeWidth={1.5} />}>
          {t('refund.pending')}
        </Tag>
        {person && (
          <>
            <Button
              size="small"
              onClick={() => ask({ kind: 'approve', person, requestId, isWithdrawal, amount })}
            >
              {t('refund.approve')}
            </Button>
            <Button
              size="small"
              variant="plain"
              onClick={() => ask({ kind: 'reject', person, requestId, isWithdrawal, amount })}
            >
              {t('refund.reject')}
            </Button>
          </>
        )}
      </span>
    );
  }
  if (status === 'approved') {
    return (
      <span className="inline-flex flex-wrap items-center gap-2">
        <Tag tone="ok">{t('refund.approved')}</Tag>
        <CheckButton requestId={requestId} />
      </span>
    );
  }
  if (status === 'completed') return t('refund.completed');
  if (status === 'withdrawn') return t('refund.withdrawn');
  return status === 'rejected' ? t('refund.rejected') : status;
}

/** Button that fetches the refund status from the provider and shows it. */
function CheckButton({ requestId }: { readonly requestId: number }) {
  const { t } = useTranslation('admin');
  const words = useProblemWords();
  const refresh = useRefresh();
  const { ask } = useAdminActions();
  const [pending, setPending] = useState(false);
  const check = async () => {
    setPending(true);
    try {
      const { pgStatus } = await call<typeof refundsContract.checkProvider>(
        'POST',
        `/api/admin/check-pg-refund-status/${requestId}`,
      );
      const isError = pgStatus === 'error';
      toast({
        ...(isError && { variant: 'destructive' as const }),
        title: t('refund.checked'),
        description: providerWords(t, pgStatus) ?? pgStatus,
      });
      await refresh();
      if (isError) ask({ kind: 'manual', requestId });
    } catch (error) {
      toast({ variant: 'destructive', title: t('refund.checkFailed'), description: words(error) });
      void refresh();
    } finally {
      setPending(false);
    }
  };
  return (
    <Button size="small" pending={pending} onClick={() => void check()}>
      {t('refund.check')}
    </Button>
  );
}

type Words = ReturnType<typeof useTranslation<'admin'>>['t'];

/**
 * Returns the text for the refund status of the provider: processed, processing or error; an unknown status is
 * returned unchanged.
 */
export function providerWords(t: Words, pgStatus: string | null): string | null {
  if (pgStatus === 'succeeded' || pgStatus === 'completed') return t('refund.processed');
  if (pgStatus === 'pending') return t('refund.processing');
  return pgStatus === 'error' ? t('refund.error') : pgStatus;
}
