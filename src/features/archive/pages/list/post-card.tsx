import { calculatorNames, categoryNames } from '@ferrite/calculators/names.ts';
import { findEntry } from '@ferrite/calculators/registry.ts';
import { Link as LinkIcon, Maximize2, MessageSquare, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { inLetters } from '../../../../layout/plain-title.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { Swatch } from '../../../../ui/tag.tsx';
import type { PostListing } from '../../archive.contract.ts';
import { Comments } from '../comments/comments.tsx';
import { useCopyAddress } from '../copy-address.ts';
import { LikeButton } from '../like-button.tsx';
import { PostDate } from '../post-date.tsx';
import { CardFigure } from '../post-picture.tsx';
import { usePost } from './use-posts.ts';

export type PostAction = 'read' | 'edit' | 'delete';
type PostCardProps = {
  readonly post: PostListing;
  readonly isAdmin: boolean;
  /** Loads the image without lazy loading, for cards that are visible at first. */
  readonly early: boolean;
  readonly onAction: (action: PostAction, post: PostListing) => void;
};

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

export function PostCard({ post, isAdmin, early, onAction }: PostCardProps) {
  const { t } = useTranslation('archive');
  const [open, setOpen] = useState(false);
  const language = useLanguage();
  const copy = useCopyAddress(post.id);
  const entry = post.calculators.flatMap((id) => findEntry(id) ?? [])[0];
  return (
    <article className="flex min-w-0 flex-col bg-p1">
      <CardFigure url={post.images[0]} category={entry?.category} eager={early} />
      <div className="flex grow flex-col px-5 pt-4 pb-5">
        <div
          className="type-micro flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-ink3"
          data-category={entry?.category}
        >
          {entry && (
            <>
              <Swatch category={entry.category} />
              <span className="font-[600] text-category">{categoryNames[entry.category][language]}</span>
            </>
          )}
          <PostDate at={post.createdAt} className="" />
          {post.author && <span>{post.author}</span>}
        </div>
        <h2 className="type-h3 mt-1 text-ink">
          <Link
            to={`/resources/${post.id}`}
            className="recolour hover:underline underline-offset-4 [overflow-wrap:anywhere]"
          >
            {inLetters(post.title)}
          </Link>
        </h2>
        <p dir="auto" className="type-body mt-1 line-clamp-3 text-ink2 [overflow-wrap:anywhere]">
          {post.preview}
        </p>
        {entry && (
          <p className="mt-auto pt-3">
            <Link to={localPath(language, `/tools/${entry.id}`)} className="textlink type-small">
              {calculatorNames[entry.id][language]}
            </Link>
          </p>
        )}
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-1 border-t px-2.5">
        <LikeButton id={post.id} count={post.likeCount} />
        <Button variant="plain" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          <MessageSquare {...icon} />
          <span className="sr-only">{t('comments')} </span>
          {post.commentCount}
        </Button>
        <span className="grow" />
        {isAdmin && (
          <>
            <IconButton label={`${t('edit')}: ${post.title}`} onClick={() => onAction('edit', post)}>
              <Pencil {...icon} />
            </IconButton>
            <IconButton label={`${t('delete')}: ${post.title}`} onClick={() => onAction('delete', post)}>
              <Trash2 {...icon} />
            </IconButton>
          </>
        )}
        <IconButton label={`${t('copyUrl')}: ${post.title}`} onClick={() => void copy()}>
          <LinkIcon {...icon} />
        </IconButton>
        <IconButton label={`${t('fullScreen')}: ${post.title}`} onClick={() => onAction('read', post)}>
          <Maximize2 {...icon} />
        </IconButton>
      </div>
      {open && <CardComments postId={post.id} />}
    </article>
  );
}

function CardComments({ postId }: { readonly postId: number }) {
  const { t } = useTranslation('archive');
  const { data, error, refetch } = usePost(postId);
  return (
    <div className="border-t px-5 pt-1 pb-4">
      {data && <Comments post={data} />}
      {!data && !error && (
        <div className="flex flex-col gap-2 py-3" aria-hidden>
          <Skeleton className="w-32" />
          <Skeleton className="w-full" />
        </div>
      )}
      {error && !data && (
        <p className="type-small py-3 text-err" role="alert">
          {t('failed.title')}{' '}
          <button type="button" className="textlink" onClick={() => void refetch()}>
            {t('failed.retry')}
          </button>
        </p>
      )}
    </div>
  );
}

export function CardSkeleton() {
  return (
    <div className="flex flex-col bg-p1" aria-hidden>
      <div className="aspect-[424/168] border-b bg-p3/50" />
      <div className="flex flex-col gap-2.5 px-5 pt-5 pb-6">
        <Skeleton className="w-20" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="w-full" />
        <Skeleton className="w-2/3" />
      </div>
      <div className="h-11 border-t" />
    </div>
  );
}
