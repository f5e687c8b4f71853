import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { storedMember } from '../../../../platform/browser/session/stored-session.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useErrorMessage, useForumMember } from '../use-forum-member.ts';
import { uploadImage } from '../writing/attachments.ts';
import { readAnswer, writeAnswer } from '../writing/drafts.ts';
import { MarkdownField } from '../writing/markdown-field.tsx';
import type { AnswerActions } from './use-answer-actions.ts';

/** Form for an answer. The text is kept for its member until it is sent, including during a login. */
export function AnswerForm({
  postId,
  write,
}: {
  readonly postId: number;
  readonly write: AnswerActions['write'];
}) {
  const { t } = useTranslation('forum');
  const { pathname, search } = useLocation();
  const person = useForumMember();
  const words = useErrorMessage();
  // Changes with the session, also if another tab ends it.
  const owner = storedMember();
  const [content, setContent] = useState('');
  const signedIn = person.status === 'signed-in';

  useEffect(() => setContent(readAnswer(postId, owner)), [postId, owner]);
  const change = (next: string) => {
    setContent(next);
    writeAnswer(postId, next, owner);
  };
  const paste = async (files: readonly File[]) => {
    if (!signedIn) return person.sendToLogin('answer');
    for (const file of files) {
      try {
        const url = await uploadImage(file);
        setContent((before) => {
          const next = `${before}${before === '' || before.endsWith('\n') ? '' : '\n\n'}![](${url})\n`;
          writeAnswer(postId, next, owner);
          return next;
        });
      } catch (error) {
        toast({ variant: 'destructive', title: t('images.failed'), description: words(error) });
      }
    }
  };
  // Text that the user typed while the answer was being sent is kept.
  const send = () =>
    write.mutate(content, { onSuccess: () => setContent((now) => (now === content ? '' : now)) });
  const busy = write.isPending;

  return (
    <form
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={t('answer.write')}>
        {(control) => (
          <MarkdownField
            control={control}
            value={content}
            rows={4}
            placeholder={t('answer.placeholder')}
            previewable={signedIn}
            onChange={change}
            onImages={(files) => void paste(files)}
          />
        )}
      </Field>
      <div className="mt-2.5 flex flex-wrap items-center justify-end gap-3">
        {person.status === 'signed-out' && (
          <ButtonLink variant="plain" to={`/login?next=${encodeURIComponent(`${pathname}${search}`)}`}>
            {t('answer.login')}
          </ButtonLink>
        )}
        <Button type="submit" pending={busy} disabled={content.trim() === '' || !signedIn}>
          {busy ? t('answer.posting') : t('answer.post')}
        </Button>
      </div>
    </form>
  );
}
