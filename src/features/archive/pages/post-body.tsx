import { useTranslation } from 'react-i18next';
import type { WholePost } from '../archive.contract.ts';
import { PostContent } from './post-content.tsx';
import { PostPicture } from './post-picture.tsx';

export function PostBody({ post }: { readonly post: WholePost }) {
  const { t } = useTranslation('archive');
  return (
    <>
      {post.images.map((url, at) => (
        <PostPicture
          key={url}
          url={url}
          alt={`${post.title} – ${t('form.imageAlt', { number: at + 1 })}`}
          sizes="(max-width: 712px) 100vw, 680px"
          eager={at === 0}
          className="mb-6 h-auto max-w-full rounded-control border bg-well"
        />
      ))}
      <PostContent html={post.contentHtml} />
    </>
  );
}
