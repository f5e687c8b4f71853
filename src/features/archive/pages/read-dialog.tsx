import { useTranslation } from 'react-i18next';
import { inLetters } from '../../../layout/plain-title.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import type { PostListing } from '../archive.contract.ts';
import { LikeButton } from './like-button.tsx';
import { usePost } from './list/use-posts.ts';
import { PostBody } from './post-body.tsx';
import { PostDate } from './post-date.tsx';

/** Full-screen view of a post. */
export function ReadDialog({ post, onClose }: { readonly post: PostListing; readonly onClose: () => void }) {
  const { t } = useTranslation('archive');
  const { data, error } = usePost(post.id);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={inLetters(data?.title ?? post.title)}
      description={<PostDate at={post.createdAt} />}
      closeLabel={t('close')}
      width="full"
      actions={<LikeButton framed id={post.id} count={data?.likeCount ?? post.likeCount} />}
    >
      <div className="mx-auto max-w-[680px] pt-2">
        {data && <PostBody post={data} />}
        {!data && !error && (
          <div className="flex flex-col gap-3" aria-hidden>
            <Skeleton className="w-full" />
            <Skeleton className="w-full" />
            <Skeleton className="w-2/3" />
          </div>
        )}
        {error && !data && (
          <p role="alert" className="type-body text-err">
            {t('failed.title')}
          </p>
        )}
      </div>
    </Dialog>
  );
}
