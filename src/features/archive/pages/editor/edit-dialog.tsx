import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, field, isRefusal, textField } from '../../../../platform/browser/api-client.ts';
import { lazyPart } from '../../../../platform/browser/load-part.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/form/field.tsx';
import { focusWrongField } from '../../../../ui/form/focus-wrong-field.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { archiveContract, PostListing, WholePost } from '../../archive.contract.ts';
import { titleLimit } from '../../archive.rules.ts';
import type { ArchiveCode } from '../../refusals.ts';
import { postQuery, usePost, useRefreshPosts } from '../list/use-posts.ts';
import { EditConflict, type OtherVersion } from './edit-conflict.tsx';
import type { EditorHandle } from './editor.tsx';
import { EditorPlaceholder } from './editor-placeholder.tsx';
import { useErrorMessage } from './use-error-message.ts';

const Editor = lazyPart(async () => (await import('./editor.tsx')).default);

/** Discarded edit that can be restored, with the version it is based on. */
export type EditDraft = { readonly title: string; readonly content: string; readonly begun: OtherVersion };

type EditDialogProps = {
  readonly post: PostListing;
  readonly kept: EditDraft | null;
  readonly onClose: () => void;
  readonly onReopen: (draft: EditDraft) => void;
};

/** Loads the post, then shows the form with the editor. */
export function EditDialog(props: EditDialogProps) {
  const { post, onClose } = props;
  const { t } = useTranslation('archive');
  const { data, error } = usePost(post.id);
  if (data) return <EditForm {...props} post={data} />;
  return (
    <Dialog open onOpenChange={onClose} width="wide" title={t('form.edit')} closeLabel={t('close')}>
      {error ? (
        <p role="alert" className="type-body text-err">
          {t('failed.title')}
        </p>
      ) : (
        <EditorPlaceholder />
      )}
    </Dialog>
  );
}

function EditForm({
  post,
  kept,
  onClose,
  onReopen,
}: Omit<EditDialogProps, 'post'> & { readonly post: WholePost }) {
  const { t } = useTranslation('archive');
  const refusal = useErrorMessage();
  const form = useId();
  const forget = useRefreshPosts();
  const queryClient = useQueryClient();
  // The version that was opened; it must not change when others update the post while the dialog is open.
  const [begun, setBegun] = useState<OtherVersion>(
    kept?.begun ?? { title: post.title, content: post.content, updatedAt: post.updatedAt },
  );
  const [title, setTitle] = useState(kept?.title ?? post.title);
  const [text, setText] = useState(kept?.content ?? begun.content);
  const [problem, setProblem] = useState<'title' | 'content' | null>(null);
  const [others, setOthers] = useState<OtherVersion | null>(null);
  const [pending, setPending] = useState(false);
  const editor = useRef<EditorHandle>(null);

  async function save(updatedAt: string): Promise<void> {
    const missing = title.trim() === '' ? 'title' : editor.current?.isEmpty() ? 'content' : null;
    setProblem(missing);
    if (missing === 'title') return focusWrongField();
    if (missing || !editor.current) return editor.current?.focus();
    setPending(true);
    try {
      const body = { title, content: editor.current.html(), updatedAt };
      const saved = await call<typeof archiveContract.update>('PUT', `/api/materials/posts/${post.id}`, body);
      queryClient.setQueryData(postQuery(post.id).queryKey, saved);
      toast({ title: t('done.updated') });
      onClose();
      await forget();
    } catch (error) {
      setPending(false);
      const theirs = otherVersionFrom(error);
      if (theirs) setOthers(theirs);
      else
        toast({
          variant: 'destructive',
          title: t('error.title'),
          description: refusal(error, t('error.update')),
        });
    }
  }

  const close = () => {
    if (pending) return;
    onClose();
    const content = editor.current?.isChanged() ? editor.current.html() : text;
    if (title === begun.title && content === begun.content) return;
    toast({
      title: t('form.discarded'),
      action: { label: t('form.undo'), onSelect: () => onReopen({ title, content, begun }) },
    });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!others) void save(begun.updatedAt);
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      onFiles={(files) => editor.current?.addImages(files)}
      width="wide"
      title={t('form.edit')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" form={form} variant="hot" pending={pending} disabled={others !== null}>
            {t(pending ? 'form.saving' : 'form.save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className="flex flex-col gap-4">
        {others && (
          <EditConflict
            others={others}
            pending={pending}
            onMine={() => void save(others.updatedAt)}
            onTheirs={() => {
              setBegun(others);
              setTitle(others.title);
              setText(others.content);
              setOthers(null);
            }}
          />
        )}
        <TextField
          label={t('form.title')}
          value={title}
          maxLength={titleLimit}
          error={problem === 'title' && title.trim() === '' ? t('form.titleRequired') : undefined}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Suspense fallback={<EditorPlaceholder />}>
          <Editor
            key={begun.updatedAt}
            content={text}
            label={t('form.content')}
            handle={editor}
            onFilled={() => setProblem((before) => (before === 'content' ? null : before))}
          />
        </Suspense>
        {problem === 'content' && (
          <p role="alert" className="type-small text-err">
            {t('form.contentRequired')}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** Returns the version saved by another administrator from a conflict response, or null for other errors. */
function otherVersionFrom(error: unknown): OtherVersion | null {
  if (!isRefusal<ArchiveCode>(error, 'archive.edited_meanwhile')) return null;
  const post = field(error.body, 'post');
  const [title, content, updatedAt] = ['title', 'content', 'updatedAt'].map((name) => textField(post, name));
  return title && content && updatedAt ? { title, content, updatedAt } : null;
}
