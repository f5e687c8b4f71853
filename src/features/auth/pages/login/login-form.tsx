import { type FormEvent, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  readRenewedMember,
  storedRenewedMember,
} from '../../../../platform/browser/session/sign-in/renewed-member.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/form/field.tsx';
import { PasswordField } from '../../../../ui/form/password-field.tsx';
import { ProblemNotice } from '../problem-notice.tsx';
import type { LoginProblem } from './login-problem.ts';
import { RenewedNotice } from './renewed-notice.tsx';
import type { Credentials } from './use-login.ts';

type LoginFormProps = {
  readonly problem: LoginProblem | null;
  readonly busy: boolean;
  readonly onSubmit: (credentials: Credentials, takeOver: boolean) => void;
};

type Missing = { readonly identifier: boolean; readonly password: boolean };
const complete: Missing = { identifier: false, password: false };

/**
 * Login form. Its fields are uncontrolled, so values are kept that a password manager filled in or the user typed
 * before hydration.
 */
export function LoginForm({ problem, busy, onSubmit }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const form = useRef<HTMLFormElement>(null);
  const noticeId = useId();
  const [missing, setMissing] = useState(complete);
  const doubted = invalidField(problem);
  const stored = useSyncExternalStore(never, storedRenewedMember, () => null);
  const renewed = useMemo(() => readRenewedMember(stored), [stored]);

  useEffect(() => {
    const identifier = form.current?.elements.namedItem('identifier');
    if (!renewed || !(identifier instanceof HTMLInputElement) || identifier.value !== '') return;
    identifier.value = renewed.email;
    focusField(form.current, 'password');
  }, [renewed]);

  useEffect(() => {
    if (doubted) focusField(form.current, doubted);
  }, [doubted]);

  const submit = (takeOver: boolean) => {
    if (!form.current || busy) return;
    const values = new FormData(form.current);
    const credentials = {
      identifier: String(values.get('identifier') ?? '').trim(),
      password: String(values.get('password') ?? ''),
    };
    const lacking = { identifier: credentials.identifier === '', password: credentials.password === '' };
    setMissing(lacking);
    if (lacking.identifier || lacking.password)
      focusField(form.current, lacking.identifier ? 'identifier' : 'password');
    else onSubmit(credentials, takeOver);
  };
  const onFormSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(false);
  };

  return (
    // The method is POST, so that a browser without scripts does not put the password into the URL.
    <form ref={form} method="post" noValidate onSubmit={onFormSubmit} className="flex flex-col gap-5">
      <h1 className="type-h1">{t('login.title')}</h1>
      {renewed && !problem && <RenewedNotice {...(renewed.until && { until: renewed.until })} />}
      {problem && (
        <ProblemNotice id={noticeId} problem={problem} busy={busy} onTakeOver={() => submit(true)} />
      )}
      <TextField
        name="identifier"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
        label={t('login.identifier')}
        error={missing.identifier ? t('login.identifierRequired') : undefined}
        problemId={doubted === 'identifier' ? noticeId : undefined}
        onChange={() => setMissing((now) => ({ ...now, identifier: false }))}
      />
      <PasswordField
        name="password"
        autoComplete="current-password"
        maxLength={1000}
        label={t('login.password')}
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        error={missing.password ? t('login.passwordRequired') : undefined}
        problemId={doubted === 'password' ? noticeId : undefined}
        onChange={() => setMissing((now) => ({ ...now, password: false }))}
      />
      <p className="type-small -mt-2 text-right">
        <Link to="/reset-password" className="textlink text-ink2">
          {t('login.forgot')}
        </Link>
      </p>
      <Button type="submit" variant="hot" size="large" pending={busy}>
        {t(busy ? 'login.submitting' : 'login.submit')}
      </Button>
      <p className="type-small text-center text-ink2">
        {t('login.noAccount')}{' '}
        <Link to="/register" className="textlink text-ink">
          {t('login.signUp')}
        </Link>
      </p>
    </form>
  );
}

/** Subscribe function for a stored value that does not change while the page is open. */
const never = () => () => {};

function invalidField(problem: LoginProblem | null): keyof Missing | null {
  if (problem?.kind === 'wrong-password') return 'password';
  return problem?.kind === 'unregistered' ? 'identifier' : null;
}

function focusField(form: HTMLFormElement | null, name: keyof Missing): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}
