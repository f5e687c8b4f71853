import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, field, isRefusal, textField } from '../../../../platform/browser/api-client.ts';
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
import { EditorPlaceholder, PostText } from './post-text.tsx';
import { useErrorMessage } from './use-error-message.ts';

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

type EditFormProps = Omit<EditDialogProps, 'post'> & { readonly post: WholePost };

function EditForm({ post, kept, onClose, onReopen }: EditFormProps) {
  const { t } = useTranslation('archive');
  const form = useId();
  const editor = useRef<EditorHandle>(null);
  const edit = useEdit({ post, kept, editor, onClose });
  const { begun, title, text, problem, others, pending } = edit;

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
    if (!others) void edit.save(begun.updatedAt);
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
            onMine={() => void edit.save(others.updatedAt)}
            onTheirs={() => edit.takeOver(others)}
          />
        )}
        <TextField
          label={t('form.title')}
          value={title}
          maxLength={titleLimit}
          error={problem === 'title' && title.trim() === '' ? t('form.titleRequired') : undefined}
          onChange={(event) => edit.setTitle(event.target.value)}
        />
        <PostText
          version={begun.updatedAt}
          content={text}
          handle={editor}
          isMissing={problem === 'content'}
          onFilled={edit.clearTextProblem}
        />
      </form>
    </Dialog>
  );
}

type EditOptions = Pick<EditFormProps, 'post' | 'kept' | 'onClose'> & {
  readonly editor: RefObject<EditorHandle | null>;
};

/** Manages an edit of a post: its title and text, the version that it is based on, and saving. */
function useEdit({ post, kept, editor, onClose }: EditOptions) {
  const { t } = useTranslation('archive');
  const refusal = useErrorMessage();
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

  /** @param updatedAt version that is replaced */
  async function save(updatedAt: string): Promise<void> {
    const missing = missingPart(title, editor.current);
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
      const description = refusal(error, t('error.update'));
      if (theirs) setOthers(theirs);
      else toast({ variant: 'destructive', title: t('error.title'), description });
    }
  }

  /** Replaces the edit with the version of another administrator. */
  const takeOver = (version: OtherVersion) => {
    setBegun(version);
    setTitle(version.title);
    setText(version.content);
    setOthers(null);
  };
  const clearTextProblem = () => setProblem((before) => (before === 'content' ? null : before));

  return { begun, title, setTitle, text, problem, clearTextProblem, others, pending, save, takeOver };
}

function missingPart(title: string, editor: EditorHandle | null): 'title' | 'content' | null {
  if (title.trim() === '') return 'title';
  return editor?.isEmpty() ? 'content' : null;
}

/** Returns the version saved by another administrator from a conflict response, or null for other errors. */
function otherVersionFrom(error: unknown): OtherVersion | null {
  if (!isRefusal<ArchiveCode>(error, 'archive.edited_meanwhile')) return null;
  const post = field(error.body, 'post');
  const [title, content, updatedAt] = ['title', 'content', 'updatedAt'].map((name) => textField(post, name));
  return title && content && updatedAt ? { title, content, updatedAt } : null;
}
