import { ImagePlus, X } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageTypes } from '../../../../platform/shared/images/image-check.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { maxImages } from '../../forum.rules.ts';
import { transferFiles } from './attachments.ts';
import type { Attachments } from './use-attachments.ts';

/** Field for up to five images, which can be selected, dropped, or pasted anywhere in the dialog. */
export function ImageField({ images }: { readonly images: Attachments }) {
  const { t } = useTranslation('forum');
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { attachments, uploading, addFiles, remove } = images;
  const count = attachments.length + uploading;
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void addFiles(transferFiles(event.dataTransfer));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: drop target only; the button inside it does the same.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <p className="type-label mb-1.5">
        {t('form.images')}{' '}
        <span className="font-[400] text-ink3">{t('form.imageCount', { count, most: maxImages })}</span>
      </p>
      <ul className="flex flex-wrap gap-2">
        {attachments.map(({ url }, at) => (
          <li key={url} className="relative h-18 w-26 overflow-hidden rounded-control border border-line2">
            <img src={url} alt={t('images.full', { number: at + 1 })} className="size-full object-cover" />
            <button
              type="button"
              aria-label={t('form.removeImage', { number: at + 1 })}
              data-tip={t('form.removeImage', { number: at + 1 })}
              onClick={() => remove(url)}
              className="absolute top-1 right-1 inline-flex size-6 items-center justify-center rounded-control bg-p2 text-ink recolour after:absolute after:-inset-2 hover:text-err"
            >
              <X aria-hidden size={14} strokeWidth={1.5} />
            </button>
          </li>
        ))}
        {Array.from({ length: uploading }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are identical and short-lived.
          <li key={at} className="h-18 w-26" role="status">
            <span className="sr-only">{t('images.uploading')}</span>
            <Skeleton className="size-full" />
          </li>
        ))}
        {count < maxImages && (
          <li>
            <button
              type="button"
              onClick={() => picker.current?.click()}
              className={classNames(
                'type-small inline-flex h-18 w-26 flex-col items-center justify-center gap-1 rounded-control border border-dashed text-ink2 recolour hover:border-ink3 hover:text-ink',
                over ? 'border-ink bg-p3' : 'border-ctl',
              )}
            >
              <ImagePlus aria-hidden size={16} strokeWidth={1.5} />
              {t('form.addImage')}
            </button>
          </li>
        )}
      </ul>
      <input
        ref={picker}
        type="file"
        accept={imageTypes}
        multiple
        hidden
        aria-label={t('form.addImage')}
        onChange={(event) => {
          void addFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
