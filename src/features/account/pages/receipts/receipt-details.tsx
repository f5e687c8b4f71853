import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../../../layout/use-change.ts';
import { type apiQuery, call, isRefusal } from '../../../../platform/browser/api-client.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { shownDay } from '../../../../ui/shown-values.ts';
import { Notice } from '../../../../ui/state/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { Receipt, receiptsContract } from '../../account.contract.ts';
import type { AccountCode } from '../../refusals.ts';

type ReceiptKey = ReturnType<typeof apiQuery<typeof receiptsContract.find>>['queryKey'];
type ReceiptDetailsProps = { readonly receipt: Receipt; readonly queryKey: ReceiptKey };

/** Offers to apply the current billing details to a receipt that differs from them and can still be changed. */
export function ReceiptDetails({ receipt, queryKey }: ReceiptDetailsProps) {
  const { t } = useTranslation('account');
  const passing = useTransientErrorMessage();
  const queryClient = useQueryClient();
  const { state, correctableUntil } = receipt.details;
  const change = useChange({
    mutationFn: () =>
      call<typeof receiptsContract.useCurrentDetails>('POST', `/api/user/receipts/${receipt.id}/buyer`),
    onSuccess: (changed) => {
      queryClient.setQueryData(queryKey, changed);
      toast({ title: t('receipts.detailsUsed') });
    },
    onError: (error) => {
      const isFinal = isRefusal<AccountCode>(error, 'account.receipt_final');
      if (isFinal) void queryClient.invalidateQueries({ queryKey });
      const description = passing(error) ?? t(isFinal ? 'receipts.detailsFinal' : 'profile.other');
      toast({ variant: 'destructive', title: t('receipts.detailsFailed'), description });
    },
  });
  if (correctableUntil === null || state === 'same') return null;
  const date = shownDay(correctableUntil);
  return (
    <div data-print="hide">
      {state === 'different' ? (
        <Notice
          tone="info"
          actions={
            <Button size="small" pending={change.isPending} onClick={() => change.mutate()}>
              {t('receipts.useDetails')}
            </Button>
          }
        >
          {t('receipts.detailsDiffer', { date })}
        </Notice>
      ) : (
        <Notice
          actions={
            <ButtonLink size="small" to="/my-page?tab=payment">
              {t('receipts.enterDetails')}
            </ButtonLink>
          }
        >
          {t('receipts.noDetails', { date })}
        </Notice>
      )}
    </div>
  );
}
