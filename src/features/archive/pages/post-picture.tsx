import { storedImage } from '../../../platform/shared/images/image-address.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Grain } from '../../../ui/theme/grain.tsx';

type PostPictureProps = {
  readonly url: string;
  readonly alt: string;
  /** Value of the `sizes` attribute. */
  readonly sizes: string;
  readonly className?: string;
  readonly eager?: boolean;
};

/** Responsive image; its space is reserved while it loads. */
export function PostPicture({ url, alt, sizes, className, eager = false }: PostPictureProps) {
  const stored = storedImage(url);
  const address = /^(?:https?:)?\//.test(url) ? url : `/${url}`;
  return (
    <img
      src={address}
      alt={alt}
      {...(stored && { width: stored.width, height: stored.height })}
      {...(stored?.srcSet && { srcSet: stored.srcSet, sizes })}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}

/** Image of a card: the first image of the post, else a drawing of grain boundaries. */
export function CardFigure({ url, eager }: { readonly url: string | undefined; readonly eager: boolean }) {
  return (
    <div className="relative isolate aspect-[424/168] w-full overflow-hidden border-b bg-well">
      {url ? (
        <PostPicture
          url={url}
          alt=""
          sizes="(max-width: 640px) 100vw, (max-width: 1024px) 50vw, 424px"
          eager={eager}
          className={classNames('absolute inset-0 size-full object-cover')}
        />
      ) : (
        <Grain />
      )}
    </div>
  );
}
