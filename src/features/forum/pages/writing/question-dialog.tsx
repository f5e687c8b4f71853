import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { storedMember } from '../../../../platform/browser/session/stored-session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field, Input } from '../../../../ui/form/field.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { Post } from '../../forum.contract.ts';
import { titleLength } from '../../forum.rules.ts';
import { CategoryField } from './category-field.tsx';
import { questionDraft, writeDraft } from './drafts.ts';
import { ImageField } from './image-field.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { draftFromPost, draftToStore, emptyDraft, type QuestionDraft } from './question-form.ts';
import { ConflictNotice, RestoredNotice } from './question-notices.tsx';
import { type QuestionFormState, useQuestionForm } from './use-question-form.ts';

type QuestionDialogProps = {
  /** Question to edit; null for a new one. */
  readonly post: Post | null;
  /** Stored draft; null without one. */
  readonly savedDraft: QuestionDraft | null;
  /** Whether the draft was passed by the page that links here instead of read from storage. */
  readonly isPrefilled?: boolean | undefined;
  readonly onClose: () => void;
  /** Called after a new question was saved. */
  readonly onAsked?: () => void;
  /** Opens the dialog again with the draft that was discarded. */
  readonly onReopen: (draft: QuestionDraft, pictures: readonly (string | File)[]) => void;
  /** Images of the restored draft. */
  readonly pictures?: readonly (string | File)[] | undefined;
};

/** Dialog in which a question is written or edited. Closing it discards the draft; a toast offers to restore it. */
export function QuestionDialog({
  post,
  savedDraft,
  isPrefilled = false,
  onClose,
  onAsked,
  onReopen,
  pictures,
}: QuestionDialogProps) {
  const { t } = useTranslation('forum');
  const [restored, setRestored] = useState(savedDraft !== null && !isPrefilled);
  const given = isPrefilled ? savedDraft : null;
  const fresh = given ?? (post ? draftFromPost(post) : emptyDraft);
  const draftName = questionDraft(post);
  const [owner] = useState(storedMember);
  const onSaved = () => {
    onClose();
    if (!post) onAsked?.();
  };
  const form = useQuestionForm({
    initial: savedDraft ?? fresh,
    untouched: fresh,
    pictures: pictures ?? null,
    post,
    draftName,
    owner,
    onSaved,
  });
  const { whole, images, saving, theirs } = form;

  const close = () => {
    if (saving) return;
    writeDraft(draftName, null, owner);
    onClose();
    const all = images.attachments.map((each) => (each.kind === 'file' ? each.file : each.url));
    const isUntouched =
      !draftToStore(whole, fresh) && images.attachments.every(({ kind }) => kind === 'stored');
    if (isUntouched) return;
    toast({
      title: t('form.discarded'),
      action: { label: t('form.undo'), onSelect: () => onReopen(whole, all) },
    });
  };
  const discard = () => {
    setRestored(false);
    form.change(fresh);
    for (const { url } of images.attachments) images.remove(url);
  };
  const onFiles = async (files: File[], how: 'pasted' | 'dropped') => {
    if ((await images.addFiles(files)) > 0 && how === 'pasted') toast({ title: t('images.pasted') });
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t(post ? 'form.edit' : 'form.ask')}
      closeLabel={t('form.close')}
      onFiles={(files, how) => void onFiles(files, how)}
      actions={
        <>
          <Button variant="plain" disabled={saving} onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button variant="hot" pending={saving} onClick={() => void form.send()}>
            {saving ? t('form.posting') : t(post ? 'form.update' : 'form.post')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {restored && <RestoredNotice onDiscard={discard} />}
        {theirs && <ConflictNotice theirs={theirs} onMine={form.keepMine} onTheirs={form.takeTheirs} />}
        <QuestionFields form={form} />
      </div>
    </Dialog>
  );
}

function QuestionFields({ form }: { readonly form: QuestionFormState }) {
  const { t } = useTranslation('forum');
  const { draft, change, missing, images } = form;
  return (
    <>
      <CategoryField
        value={draft.category}
        error={missing.category && t(missing.category)}
        onChange={(category) => change({ category })}
      />
      <Field label={t('form.title')} error={missing.title && t(missing.title)}>
        {(control) => (
          <Input
            {...control}
            name="title"
            dir="auto"
            value={draft.title}
            maxLength={titleLength}
            autoComplete="off"
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('form.content')} hint={t('form.hint')} error={missing.content && t(missing.content)}>
        {(control) => (
          <MarkdownField
            control={control}
            value={draft.content}
            onChange={(content) => change({ content })}
            onImages={(files) => void images.uploadNow(files)}
          />
        )}
      </Field>
      <ImageField images={images} />
    </>
  );
}
