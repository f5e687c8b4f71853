import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../platform/browser/api-client.ts';
import { useDraft } from '../../../../platform/browser/drafts/use-draft.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field, Textarea, TextField } from '../../../../ui/form/field.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';

export type Question = { readonly subject: string; readonly text: string };

export function SupportForm({ ask }: { readonly ask: UseMutationResult<unknown, Error, Question> }) {
  const { t } = useTranslation('account');
  const passing = useTransientErrorMessage();
  const [subject, setSubject, forgetSubject] = useDraft('support.subject');
  const [text, setText, forgetText] = useDraft('support.text');
  const question: Question = { subject, text };
  const [isAsked, setAsked] = useState(false);
  const isMissing = (name: keyof Question) => isAsked && question[name].trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (ask.isPending || subject.trim() === '' || text.trim() === '') return;
    ask.mutate(question, {
      onSuccess: () => {
        forgetSubject();
        forgetText();
        setAsked(false);
        toast({ title: t('support.sent'), description: t('support.sentText') });
      },
    });
  };
  const isTooMuch = ask.error instanceof ApiError && ask.error.status === 429;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="type-answer max-w-[65ch] text-ink2">{t('support.text')}</p>
      {ask.isError && (
        <Notice tone="err">
          {isTooMuch ? t('support.tooMany') : (passing(ask.error) ?? t('support.failed'))}
        </Notice>
      )}
      <TextField
        name="subject"
        maxLength={200}
        autoComplete="off"
        label={t('support.subject')}
        value={subject}
        error={isMissing('subject') ? t('support.subjectRequired') : undefined}
        onChange={(event) => setSubject(event.target.value)}
      />
      <Field
        label={t('support.question')}
        error={isMissing('text') ? t('support.questionRequired') : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            name="text"
            maxLength={10_000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" pending={ask.isPending}>
          {t('support.send')}
        </Button>
      </div>
    </form>
  );
}
