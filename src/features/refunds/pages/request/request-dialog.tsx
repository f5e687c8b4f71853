import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Field, Textarea } from '../../../../ui/form/field.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';

type RequestDialogProps = {
  /** Formatted amount, e.g. `$96.00`. */
  readonly amount: string;
  readonly pending: boolean;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
};

export function RequestDialog({ amount, pending, reason, onReason, onSubmit, onClose }: RequestDialogProps) {
  const { t } = useTranslation('refunds');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="narrow"
      title={t('confirm.title')}
      description={t('confirm.text', { amount })}
      closeLabel={t('page.cancel')}
      actions={
        <>
          <Button onClick={onClose}>{t('page.cancel')}</Button>
          <Button variant="hot" pending={pending} onClick={onSubmit}>
            {t('page.submit')}
          </Button>
        </>
      }
    >
      <Field label={t('page.reason')} hint={t('confirm.reasonHint')}>
        {(control) => (
          <Textarea
            {...control}
            name="reason"
            maxLength={1500}
            value={reason}
            onChange={(event) => onReason(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
