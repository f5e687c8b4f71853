import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { storedImage } from '../../../../platform/shared/images/image-address.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';

/** Numbered thumbnails of a question's images; each opens the full-size image. */
export function QuestionImages({ images }: { readonly images: readonly string[] }) {
  const { t } = useTranslation('forum');
  const [shown, setShown] = useState<number | null>(null);
  const full = shown === null ? null : storedImage(images[shown] ?? '');
  if (images.length === 0) return null;
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {images.map((url, at) => {
          const picture = storedImage(url);
          return (
            <li key={url}>
              <button
                type="button"
                aria-label={t('card.openImage', { number: at + 1 })}
                onClick={() => setShown(at)}
                className="relative block h-18 w-30 overflow-hidden rounded-control border border-line2 recolour hover:border-ctl"
              >
                <img
                  src={url}
                  srcSet={picture?.srcSet || undefined}
                  sizes="120px"
                  alt=""
                  loading="lazy"
                  className="size-full object-cover"
                />
                <span className="type-micro absolute top-1 left-1 rounded-tag bg-p2 px-1.5 text-ink">
                  {at + 1}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {shown !== null && (
        <Dialog
          open
          width="wide"
          onOpenChange={(open) => !open && setShown(null)}
          title={t('images.full', { number: shown + 1 })}
          closeLabel={t('form.close')}
        >
          <img
            src={images[shown]}
            width={full?.width}
            height={full?.height}
            alt={t('images.full', { number: shown + 1 })}
            className="mx-auto h-auto max-h-[75dvh] w-auto max-w-full rounded-control"
          />
        </Dialog>
      )}
    </>
  );
}
