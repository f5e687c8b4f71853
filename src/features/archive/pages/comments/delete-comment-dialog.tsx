import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';

type DeleteCommentDialogProps = {
  readonly text: string;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

/** Dialog that asks for confirmation before a comment is deleted, and shows the text of the comment. */
export function DeleteCommentDialog({ text, pending, onClose, onConfirm }: DeleteCommentDialogProps) {
  const { t } = useTranslation('archive');
  return (
    <Dialog
      open
      danger
      width="narrow"
      onOpenChange={(open) => !open && onClose()}
      title={t('comment.ask')}
      description={t('comment.askText')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" pending={pending} onClick={onConfirm}>
            {t('comment.delete')}
          </Button>
        </>
      }
    >
      <p dir="auto" className="type-body line-clamp-4 whitespace-pre-line text-ink wrap-anywhere">
        {text}
      </p>
    </Dialog>
  );
}
