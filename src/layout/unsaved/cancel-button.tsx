import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

type CancelButtonProps = {
  /** True if closing the form loses entries. */
  readonly isChanged: boolean;
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

/** Button that closes a form; with changed entries only after confirmation. */
export function CancelButton({ isChanged, onCancel, children }: CancelButtonProps) {
  const { t } = useTranslation('layout');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => (isChanged ? setOpen(true) : onCancel())}>{children}</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        danger
        width="narrow"
        title={t('unsaved.title')}
        closeLabel={t('unsaved.close')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('unsaved.keep')}</Button>
            <Button variant="danger" onClick={onCancel}>
              {t('unsaved.discard')}
            </Button>
          </>
        }
      >
        <p className="type-body">{t('unsaved.text')}</p>
      </Dialog>
    </>
  );
}
