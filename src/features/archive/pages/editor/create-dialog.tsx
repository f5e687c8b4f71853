import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../platform/browser/api-client.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/form/field.tsx';
import { focusWrongField } from '../../../../ui/form/focus-wrong-field.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { archiveContract } from '../../archive.contract.ts';
import { titleLimit } from '../../archive.rules.ts';
import { useRefreshPosts } from '../list/use-posts.ts';
import type { EditorHandle } from './editor.tsx';
import { PostImages, usePostImages } from './post-images.tsx';
import { PostText } from './post-text.tsx';
import { useErrorMessage } from './use-error-message.ts';

export type PostDraft = {
  readonly title: string;
  readonly content: string;
  readonly images: readonly File[];
};

type CreateDialogProps = {
  /** Draft to restore; null for a new post. */
  readonly kept: PostDraft | null;
  readonly onClose: () => void;
  readonly onCreated: () => void;
  /** Called to open the dialog again with the discarded draft. */
  readonly onReopen: (draft: PostDraft) => void;
};

/** Dialog for a new post: title, text in the editor, and up to five images that are selected, pasted or dropped. */
export function CreateDialog({ kept, onClose, onCreated, onReopen }: CreateDialogProps) {
  const { t } = useTranslation('archive');
  const refusal = useErrorMessage();
  const forget = useRefreshPosts();
  const form = useId();
  const [title, setTitle] = useState(kept?.title ?? '');
  const [missing, setMissing] = useState<readonly ('title' | 'content')[]>([]);
  const [pending, setPending] = useState(false);
  const editor = useRef<EditorHandle>(null);
  const { images, refused, add, remove } = usePostImages(kept?.images ?? []);

  const close = () => {
    if (pending) return;
    const hasText = editor.current !== null && !editor.current.isEmpty();
    const draft = { title, content: hasText ? (editor.current?.html() ?? '') : '', images };
    onClose();
    if (title.trim() === '' && !hasText && images.length === 0) return;
    toast({
      title: t('form.discarded'),
      action: { label: t('form.undo'), onSelect: () => onReopen(draft) },
    });
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const lacking = lackingParts(title, editor.current);
    setMissing(lacking);
    if (lacking[0] === 'title') return focusWrongField();
    if (lacking.length > 0 || !editor.current) return editor.current?.focus();
    setPending(true);
    try {
      await createPost({ title, content: editor.current.html(), images });
      toast({ title: t('done.created') });
      onClose();
      onCreated();
      await forget();
    } catch (error) {
      setPending(false);
      const description = refusal(error, t('error.create'));
      toast({ variant: 'destructive', title: t('error.title'), description });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      onFiles={(files) => void add(files)}
      width="wide"
      title={t('form.create')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" form={form} variant="hot" pending={pending}>
            {t(pending ? 'form.saving' : 'form.publish')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        <TextField
          label={t('form.title')}
          dir="auto"
          value={title}
          maxLength={titleLimit}
          error={missing.includes('title') && title.trim() === '' ? t('form.titleRequired') : undefined}
          onChange={(event) => setTitle(event.target.value)}
        />
        <PostText
          content={kept?.content ?? ''}
          handle={editor}
          isMissing={missing.includes('content')}
          onFilled={() => setMissing((before) => before.filter((each) => each !== 'content'))}
        />
        <PostImages images={images} refused={refused} onAdd={(files) => void add(files)} onRemove={remove} />
      </form>
    </Dialog>
  );
}

function lackingParts(title: string, editor: EditorHandle | null): readonly ('title' | 'content')[] {
  const isEmpty = editor?.isEmpty() ?? true;
  return [...(title.trim() === '' ? ['title' as const] : []), ...(isEmpty ? ['content' as const] : [])];
}

/** @throws ApiError */
async function createPost({ title, content, images }: PostDraft): Promise<void> {
  const body = new FormData();
  body.append('title', title);
  body.append('content', content);
  for (const image of images) body.append('images', image);
  await call<typeof archiveContract.create>('POST', '/api/materials/posts', body);
}
