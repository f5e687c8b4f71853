import { ImagePlus, X } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api-client.ts';
import { Button, buttonClass, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Textarea, TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { contentLimit, imagesLimit, titleLimit } from '../rules.ts';
import { useForgetPosts } from './use-posts.ts';
import { useRefusalWords } from './use-refusal-words.ts';

/** A new post: title, text, and up to five pictures, chosen or pasted. */
export function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('archive');
  const refusal = useRefusalWords();
  const forget = useForgetPosts();
  const form = useId();
  const [title, setTitle] = useState('');
  const [content, setContent] = useState('');
  const [images, setImages] = useState<readonly File[]>([]);
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const add = (files: Iterable<File>) => {
    // Taken out at once: the picker's list is emptied before the state changes.
    const chosen = [...files].filter(({ type }) => type.startsWith('image/'));
    setImages((now) => [...now, ...chosen].slice(0, imagesLimit));
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (title.trim() === '' || content.trim() === '') return;
    setPending(true);
    const body = new FormData();
    body.append('title', title);
    body.append('content', content);
    for (const image of images) body.append('images', image);
    try {
      await call('POST', '/api/materials/posts', body);
      toast({ title: t('done.created') });
      onClose();
      await forget();
    } catch (error) {
      setPending(false);
      toast({
        variant: 'destructive',
        title: t('error.title'),
        description: refusal(error, t('error.create')),
      });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('form.create')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={form} variant="hot" pending={pending}>
            {t(pending ? 'form.saving' : 'form.publish')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => void send(event)}
        onPaste={paste}
        className="flex flex-col gap-4"
      >
        <TextField
          label={t('form.title')}
          value={title}
          maxLength={titleLimit}
          error={asked && title.trim() === '' ? t('form.titleRequired') : undefined}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Field
          label={t('form.content')}
          hint={t('form.contentHint')}
          error={asked && content.trim() === '' ? t('form.contentRequired') : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={9}
              maxLength={contentLimit}
              value={content}
              onChange={(event) => setContent(event.target.value)}
            />
          )}
        </Field>
        <Images
          images={images}
          onAdd={add}
          onRemove={(at) => setImages((now) => now.filter((_, index) => index !== at))}
        />
      </form>
    </Dialog>
  );
}

type ImagesProps = {
  readonly images: readonly File[];
  readonly onAdd: (files: Iterable<File>) => void;
  readonly onRemove: (at: number) => void;
};

function Images({ images, onAdd, onRemove }: ImagesProps) {
  const { t } = useTranslation('archive');
  const previews = useMemo(() => images.map((file) => URL.createObjectURL(file)), [images]);
  useEffect(() => () => previews.forEach((url) => void URL.revokeObjectURL(url)), [previews]);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="type-label mb-1.5 text-ink">{t('form.images')}</legend>
      {images.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {previews.map((url, at) => (
            <li key={url} className="relative">
              <img
                src={url}
                alt={t('form.imageAlt', { number: at + 1 })}
                className="h-20 w-28 rounded-control border bg-well object-cover"
              />
              <IconButton
                label={t('form.removeImage', { number: at + 1 })}
                onClick={() => onRemove(at)}
                className="absolute top-1 right-1 size-7 border bg-p2"
              >
                <X aria-hidden size={14} strokeWidth={1.5} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {images.length < imagesLimit && (
        <label className={buttonClass({ className: 'self-start has-focus-visible:outline-2' })}>
          <ImagePlus aria-hidden size={16} strokeWidth={1.5} />
          {t('form.choose')}
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp,image/gif"
            multiple
            className="sr-only"
            onChange={(event) => {
              onAdd(event.target.files ?? []);
              event.target.value = '';
            }}
          />
        </label>
      )}
    </fieldset>
  );
}
