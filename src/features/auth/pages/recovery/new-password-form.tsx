import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePasswordLength } from '../../../../platform/browser/use-password-length.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/form/field.tsx';
import { PasswordField } from '../../../../ui/form/password-field.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import type { CodeProblem } from '../code-problem.ts';
import { CodeProblemNotice } from '../code-problem-notice.tsx';
import { fieldText, focusField, sixDigits } from '../typed.ts';
import type { NewPassword } from './use-reset.ts';

type NewPasswordFormProps = {
  /** Email address to which the code was sent; null after a recovery link. */
  readonly email: string | null;
  /** Code from a mailed link; empty if the user types it. */
  readonly code: string;
  readonly shown: boolean;
  readonly problem: CodeProblem | null;
  readonly busy: boolean;
  readonly onSubmit: (chosen: NewPassword) => void;
  readonly onStartAgain: () => void;
};

type Errors = {
  readonly code?: 'codeRequired' | 'codeShort';
  readonly newPassword?: true;
  readonly confirmPassword?: 'confirmRequired' | 'mismatch';
};

/** Second step of the password reset: code, and the new password twice. The fields are uncontrolled. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, problem, busy, onSubmit, onStartAgain } = props;
  const { t } = useTranslation('auth');
  const form = useRef<HTMLFormElement>(null);
  const noticeId = useId();
  const { least, better } = usePasswordLength();
  const [errors, setErrors] = useState<Errors>({});
  const forget = (name: keyof Errors) => setErrors(({ [name]: _gone, ...rest }) => rest);

  useFilledField(form, props);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.current || busy) return;
    const chosen = {
      code: email === null ? '' : fieldText(form.current, 'code').trim(),
      newPassword: fieldText(form.current, 'newPassword'),
      confirmPassword: fieldText(form.current, 'confirmPassword'),
    };
    const found = validate(chosen, email !== null, least);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) focusField(form.current, first);
    else onSubmit(chosen);
  };

  const doubted = problem?.kind === 'weak' || problem?.kind === 'same' || problem?.kind === 'long';
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <h1 className="type-h1">{t(email === null ? 'reset.linkTitle' : 'reset.title')}</h1>
      {problem ? <CodeProblemNotice id={noticeId} problem={problem} /> : <Situation email={email} />}
      {email !== null && (
        <CodeField
          email={email}
          error={errors.code}
          problemId={problem?.kind === 'code' ? noticeId : undefined}
          onTyped={() => forget('code')}
        />
      )}
      <PasswordField
        name="newPassword"
        autoComplete="new-password"
        maxLength={1000}
        label={t('reset.newPassword')}
        hint={t('reset.hint', { least, better })}
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        error={errors.newPassword && t('reset.tooShort', { least })}
        problemId={doubted ? noticeId : undefined}
        onChange={() => forget('newPassword')}
      />
      <PasswordField
        name="confirmPassword"
        autoComplete="new-password"
        maxLength={1000}
        label={t('reset.confirm')}
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        error={errors.confirmPassword && t(`reset.${errors.confirmPassword}`)}
        onChange={() => forget('confirmPassword')}
      />
      <Button type="submit" variant="hot" size="large" pending={busy}>
        {t(busy ? 'reset.submitting' : 'reset.submit')}
      </Button>
      <Button variant="plain" onClick={onStartAgain}>
        {t('reset.again')}
      </Button>
    </form>
  );
}

/** Fills in the code of a mailed link, and focuses the field that the user has to fill or correct. */
function useFilledField(
  form: RefObject<HTMLFormElement | null>,
  { email, code, shown, problem }: NewPasswordFormProps,
): void {
  useEffect(() => {
    const field = form.current?.elements.namedItem('code');
    if (code && field instanceof HTMLInputElement) field.value = code;
  }, [form, code]);
  useEffect(() => {
    if (shown) focusField(form.current, email === null || code ? 'newPassword' : 'code');
  }, [form, shown, email, code]);
  useEffect(() => {
    if (problem?.kind === 'code') focusField(form.current, 'code');
    if (problem && ['weak', 'same', 'long'].includes(problem.kind)) focusField(form.current, 'newPassword');
  }, [form, problem]);
}

type CodeFieldProps = {
  readonly email: string;
  readonly error: Errors['code'];
  /** Id of the notice after the server has refused the code. */
  readonly problemId: string | undefined;
  readonly onTyped: () => void;
};

function CodeField({ email, error, problemId, onTyped }: CodeFieldProps) {
  const { t } = useTranslation('auth');
  const texts = { codeRequired: t('reset.codeRequired'), codeShort: t('verify.six') };
  return (
    <>
      {/* Hidden field that identifies the account for password managers. */}
      <input hidden readOnly name="username" autoComplete="username" value={email} />
      <TextField
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t('reset.code')}
        error={error && texts[error]}
        problemId={problemId}
        onChange={({ currentTarget }) => {
          const digits = sixDigits(currentTarget.value);
          if (currentTarget.value !== digits) currentTarget.value = digits;
          onTyped();
        }}
      />
    </>
  );
}

function Situation({ email }: { readonly email: string | null }) {
  const { t } = useTranslation('auth');
  if (email === null) return <p className="type-answer text-ink2">{t('reset.linkText')}</p>;
  return (
    <Notice>
      <span className="wrap-anywhere">{t('reset.sent', { email })}</span> {t('codes.inbox')}
    </Notice>
  );
}

/** Returns the first problem, in the order of the fields. */
function validate(
  { code, newPassword, confirmPassword }: NewPassword,
  withCode: boolean,
  shortest: number,
): Errors {
  return {
    ...(withCode && code === '' && { code: 'codeRequired' as const }),
    ...(withCode && code !== '' && code.length < 6 && { code: 'codeShort' as const }),
    ...([...newPassword].length < shortest && { newPassword: true as const }),
    ...(confirmPassword === ''
      ? { confirmPassword: 'confirmRequired' as const }
      : confirmPassword !== newPassword && { confirmPassword: 'mismatch' as const }),
  };
}
