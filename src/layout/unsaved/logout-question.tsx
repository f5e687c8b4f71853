import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

type LogoutQuestionProps = {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLogout: () => void;
};

/** Asks before a logout that deletes the unsaved entries of this tab. */
export function LogoutQuestion({ isOpen, onStay, onLogout }: LogoutQuestionProps) {
  const { t } = useTranslation('layout');
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onStay()}
      danger
      width="narrow"
      title={t('unsaved.logoutTitle')}
      closeLabel={t('unsaved.close')}
      actions={
        <>
          <Button onClick={onStay}>{t('unsaved.stay')}</Button>
          <Button variant="danger" onClick={onLogout}>
            {t('nav.logout')}
          </Button>
        </>
      }
    >
      <p className="type-body">{t('unsaved.logoutText')}</p>
    </Dialog>
  );
}
