import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';

type ConfirmDeleteProps = {
  readonly what: 'post' | 'answer';
  readonly title?: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

/** Dialog that confirms a permanent deletion and lists what else is deleted. */
export function ConfirmDelete({ what, title, onClose, onConfirm }: ConfirmDeleteProps) {
  const { t } = useTranslation('forum');
  return (
    <Dialog
      open
      danger
      width="narrow"
      onOpenChange={(open) => !open && onClose()}
      title={t(`remove.${what}`)}
      description={t(`remove.${what}Text`)}
      closeLabel={t('remove.cancel')}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            {t('remove.cancel')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {t('remove.confirm')}
          </Button>
        </>
      }
    >
      {title && <p className="type-body text-ink">{title}</p>}
    </Dialog>
  );
}
