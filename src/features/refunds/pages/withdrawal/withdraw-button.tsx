import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { refusalOf, useWithdrawal } from '../refund-data.ts';

export function WithdrawButton({ requestId }: { readonly requestId: number }) {
  const { t } = useTranslation('refunds');
  const passing = useTransientErrorMessage();
  const withdrawal = useWithdrawal();
  const [isAsking, setAsking] = useState(false);
  const withdraw = () =>
    withdrawal.mutate(requestId, {
      onSuccess: () => toast({ title: t('withdraw.done') }),
      onError: (error) =>
        toast({
          variant: 'destructive',
          title: t('withdraw.failed'),
          description: passing(error) ?? refusalOf(error).sentence ?? undefined,
        }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button size="small" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('withdraw.button')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        width="narrow"
        title={t('withdraw.title')}
        description={t('withdraw.text')}
        closeLabel={t('withdraw.keep')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('withdraw.keep')}</Button>
            <Button variant="hot" pending={withdrawal.isPending} onClick={withdraw}>
              {t('withdraw.button')}
            </Button>
          </>
        }
      />
    </>
  );
}
