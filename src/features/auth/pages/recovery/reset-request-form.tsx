import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/form/field.tsx';
import type { CodeProblem } from '../code-problem.ts';
import { CodeProblemNotice } from '../code-problem-notice.tsx';
import { fieldText, focusField, isEmail } from '../typed.ts';

type ResetRequestFormProps = {
  /** Whether the user came back to this step, so that the field gets the focus. */
  readonly returned: boolean;
  readonly problem: CodeProblem | null;
  readonly busy: boolean;
  readonly onSubmit: (email: string) => void;
  /** Called if the user already has a code, e.g. from before a reload. */
  readonly onHaveCode: (email: string) => void;
};

/** First step of the password reset: email address to which the code is sent. */
export function ResetRequestForm({ returned, problem, busy, onSubmit, onHaveCode }: ResetRequestFormProps) {
  const { t } = useTranslation('auth');
  const form = useRef<HTMLFormElement>(null);
  const [invalid, setInvalid] = useState(false);

  useEffect(() => {
    if (returned) focusField(form.current, 'email');
  }, [returned]);

  const goOn = (next: (email: string) => void) => {
    if (!form.current || busy) return;
    const email = fieldText(form.current, 'email').trim();
    setInvalid(!isEmail(email));
    if (isEmail(email)) next(email);
    else focusField(form.current, 'email');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goOn(onSubmit);
  };
  const haveCode = (
    <Button size="small" onClick={() => goOn(onHaveCode)}>
      {t('reset.haveCode')}
    </Button>
  );

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <h1 className="type-h1">{t('reset.title')}</h1>
      <p className="type-answer text-ink2">{t('reset.text')}</p>
      {problem && (
        <CodeProblemNotice problem={problem} actions={problem.kind === 'wait' ? haveCode : undefined} />
      )}
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
        label={t('reset.email')}
        error={invalid ? t('reset.emailInvalid') : undefined}
        onChange={() => setInvalid(false)}
      />
      <Button type="submit" variant="hot" size="large" pending={busy}>
        {t(busy ? 'reset.sending' : 'reset.send')}
      </Button>
      <p className="type-small text-center">
        <Link to="/login" className="textlink text-ink2">
          {t('reset.toLogin')}
        </Link>
      </p>
    </form>
  );
}
