import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../platform/browser/i18n/language-context.ts';
import { useSession } from '../../platform/browser/session/session-state.ts';
import { storedMember } from '../../platform/browser/session/stored-session.ts';
import { localPath } from '../../platform/shared/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { clearMemberStorage } from './clear-member-storage.ts';
import { DeleteDialog } from './delete-dialog.tsx';

/**
 * Button that opens the dialog to delete the account.
 * @param renewalToken token of a member without a session, else null
 */
export function DeleteButton({ renewalToken }: { readonly renewalToken: string | null }) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  const language = useLanguage();
  const navigate = useNavigate();
  const { drop } = useSession();
  const onDeleted = async () => {
    // Read first: the next refused request ends the session.
    const memberId = renewalToken === null ? storedMember() : null;
    setOpen(false);
    toast({ title: t('ownData.deleted') });
    await navigate(localPath(language, '/'));
    // The session ended when the account was deleted, so its data in the browser are cleared.
    if (renewalToken === null) await drop().catch(() => {});
    clearMemberStorage(memberId);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('ownData.delete')}</Button>
      <DeleteDialog
        open={open}
        onOpenChange={setOpen}
        renewalToken={renewalToken}
        onDeleted={() => void onDeleted()}
      />
    </>
  );
}
