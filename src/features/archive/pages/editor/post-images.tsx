import { ImagePlus, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useImageCheck } from '../../../../platform/browser/use-image-check.ts';
import { imageTypes } from '../../../../platform/shared/images/image-check.ts';
import { buttonClass, IconButton } from '../../../../ui/button.tsx';
import { imagesLimit } from '../../archive.rules.ts';

/** Manages the images of a new post. Invalid files are rejected at once and listed by name. */
export function usePostImages(initial: readonly File[]) {
  const { t } = useTranslation('archive');
  const check = useImageCheck();
  const [images, setImages] = useState<readonly File[]>(initial);
  const [refused, setRefused] = useState<readonly string[]>([]);
  return {
    images,
    refused,
    add: async (files: readonly File[]) => {
      const checked = await check(files);
      const room = imagesLimit - images.length;
      setImages((now) => [...now, ...checked.taken].slice(0, imagesLimit));
      setRefused([...checked.refused, ...(checked.taken.length > room ? [t('form.tooMany')] : [])]);
    },
    remove: (at: number) => setImages((now) => now.filter((_, index) => index !== at)),
  };
}

type PostImagesProps = {
  readonly images: readonly File[];
  readonly refused: readonly string[];
  readonly onAdd: (files: File[]) => void;
  readonly onRemove: (at: number) => void;
};

export function PostImages({ images, refused, onAdd, onRemove }: PostImagesProps) {
  const { t } = useTranslation('archive');
  const previews = useMemo(() => images.map((file) => URL.createObjectURL(file)), [images]);
  useEffect(() => () => previews.forEach((url) => void URL.revokeObjectURL(url)), [previews]);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="type-label mb-1.5 text-ink">{t('form.images')}</legend>
      {images.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {previews.map((url, at) => (
            <li key={url} className="relative h-20 w-28">
              <img
                src={url}
                alt={t('form.imageAlt', { number: at + 1 })}
                className="size-full rounded-control border bg-well object-cover"
              />
              {/* The span is positioned instead of the button, because the button has the class `relative`. */}
              <span className="absolute top-1 right-1">
                <IconButton
                  label={t('form.removeImage', { number: at + 1 })}
                  onClick={() => onRemove(at)}
                  className="size-7! border bg-p2"
                >
                  <X aria-hidden size={14} strokeWidth={1.5} />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <div role="alert">
          <ul className="type-small text-err [overflow-wrap:anywhere]">
            {refused.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      )}
      {images.length < imagesLimit && (
        <label className={buttonClass({ className: 'self-start has-focus-visible:outline-2' })}>
          <ImagePlus aria-hidden size={16} strokeWidth={1.5} />
          {t('form.choose')}
          <input
            type="file"
            accept={imageTypes}
            multiple
            className="sr-only"
            onChange={(event) => {
              onAdd([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </label>
      )}
    </fieldset>
  );
}
