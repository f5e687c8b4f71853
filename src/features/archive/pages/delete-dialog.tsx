import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inLetters } from '../../../layout/plain-title.ts';
import { call } from '../../../platform/browser/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { archiveContract, PostListing } from '../archive.contract.ts';
import { useRefreshPosts } from './list/use-posts.ts';

/** Dialog that asks for confirmation before a post is deleted permanently. */
export function DeleteDialog({
  post,
  onClose,
}: {
  readonly post: PostListing;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('archive');
  const forget = useRefreshPosts();
  const [pending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    try {
      await call<typeof archiveContract.remove>('DELETE', `/api/materials/posts/${post.id}`);
      toast({ title: t('done.deleted') });
      onClose();
      await forget();
    } catch {
      setPending(false);
      toast({ variant: 'destructive', title: t('error.title'), description: t('error.delete') });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      danger
      width="narrow"
      title={t('remove.title', { title: inLetters(post.title) })}
      description={t('remove.text')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" pending={pending} onClick={() => void remove()}>
            {t('remove.confirm')}
          </Button>
        </>
      }
    />
  );
}
