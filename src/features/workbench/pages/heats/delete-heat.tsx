import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useChange } from '../../../../layout/use-change.ts';
import { ApiError, call } from '../../../../platform/browser/api-client.ts';
import { removeChosenHeat } from '../../../../platform/browser/heats/chosen-heat.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { Heat, heatsContract } from '../../heats/heats.contract.ts';
import { heatsPath } from './use-heats.ts';

export function DeleteHeat({ heat }: { readonly heat: Heat }) {
  const { t } = useTranslation('workbench');
  const passing = useTransientErrorMessage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const remove = useChange({
    mutationFn: async () => {
      try {
        await call<typeof heatsContract.deleteHeat>('DELETE', `${heatsPath}/${heat.id}`);
      } catch (error) {
        // The heat was already deleted in another tab.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: async () => {
      removeChosenHeat(heat.id);
      toast({ title: t('heat.deleted') });
      await navigate('/workbench');
      queryClient.removeQueries({ queryKey: [`${heatsPath}/${heat.id}`] });
      await queryClient.invalidateQueries({ queryKey: [heatsPath] });
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('heat.deleteFailed'),
        description: passing(error) ?? undefined,
      }),
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('heat.delete')}</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        danger
        width="narrow"
        title={t('heat.deleteTitle', { name: heat.name })}
        closeLabel={t('heat.close')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('heat.keep')}</Button>
            <Button variant="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
              {t('heat.delete')}
            </Button>
          </>
        }
      >
        <p className="type-body">{t('heat.deleteText')}</p>
      </Dialog>
    </>
  );
}
