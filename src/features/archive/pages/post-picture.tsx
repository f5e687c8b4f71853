import { storedImage } from '../../../platform/shared/images/image-address.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Grain } from '../../../ui/theme/grain.tsx';

type PostPictureProps = {
  readonly url: string;
  readonly alt: string;
  /** Value of the `sizes` attribute of the image. */
  readonly sizes: string;
  readonly className?: string;
  readonly eager?: boolean;
};

/** Responsive image whose space is reserved while it loads. */
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

type CardFigureProps = {
  readonly url: string | undefined;
  /** Category whose colour is used for a card without an image. */
  readonly category: string | undefined;
  readonly eager: boolean;
};

/** Image of a card: the first image of the post, or a pattern of grain boundaries in the colour of its category. */
export function CardFigure({ url, category, eager }: CardFigureProps) {
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
        <>
          <Grain />
          {category && <div data-category={category} className="absolute inset-0 bg-category-wash" />}
        </>
      )}
    </div>
  );
}
