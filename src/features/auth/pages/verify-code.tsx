import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageHead } from '../../../layout/page-head.tsx';
import { ResendButton } from '../../../layout/resend-button.tsx';
import { pageWords } from '../../../platform/browser/i18n/page-words.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { AddressField } from './address-field.tsx';
import { AuthPanel } from './auth-panel.tsx';
import { CodeProblemNotice } from './code-problem-notice.tsx';
import { fieldText, minutesAndSeconds } from './typed.ts';
import { useVerify, type Verified } from './use-verify.ts';

export const handle = pageWords('auth');

export default function VerifyCode() {
  const { t } = useTranslation('auth');
  const verify = useVerify();
  return (
    <AuthPanel>
      <PageHead path="/verify-code" title={t('verify.title')} description={t('verify.description')} noindex />
      {verify.verified ? (
        <VerifiedPanel email={verify.email} next={verify.verified} />
      ) : (
        <VerifyForm {...verify} />
      )}
    </AuthPanel>
  );
}

function VerifyForm(verify: ReturnType<typeof useVerify>) {
  const { t } = useTranslation('auth');
  const { email, isNamed, code, fault, problem, left, untilResend, sending, busy } = verify;
  const form = useRef<HTMLFormElement>(null);
  const noticeId = useId();
  const { type } = verify;

  // Reads what the user typed before the scripts were loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once after mounting.
  useEffect(() => {
    const early = form.current ? fieldText(form.current, 'code') : '';
    if (early) type(early);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void verify.confirm();
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <h1 className="type-h1">{t('verify.title')}</h1>
      <p className="type-answer text-ink2 wrap-anywhere">
        {isNamed ? t('verify.text', { email }) : t('verify.textWithout')}
      </p>
      {problem && <CodeProblemNotice id={noticeId} problem={problem} of="verify" />}
      {!isNamed && (
        <AddressField value={verify.typed} problem={verify.addressFault} onChange={verify.setTyped} />
      )}
      <TextField
        name="code"
        label={t('verify.code')}
        aside={left !== null && left > 0 && t('verify.left', { time: minutesAndSeconds(left) })}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={fault ? t(`verify.${fault}`) : left === 0 ? t('verify.over') : undefined}
        problemId={problem?.kind === 'code' ? noticeId : undefined}
        onChange={(event) => verify.type(event.target.value)}
        onBlur={() => verify.complain(false)}
        // The Enter key does not submit a form whose button is disabled, so the reason is shown here.
        onKeyDown={(event) => event.key === 'Enter' && verify.complain(true)}
      />
      <Button type="submit" variant="hot" size="large" pending={busy} disabled={code.length !== 6}>
        {t(busy ? 'verify.submitting' : 'verify.submit')}
      </Button>
      <ResendButton
        waits={untilResend}
        sending={sending}
        {...(left === null && { label: t('reset.send') })}
        onClick={() => void verify.resend()}
      />
      <p className="type-small text-center text-ink2">{t(left === null ? 'verify.noCode' : 'codes.inbox')}</p>
      <p className="type-small text-center">
        <Link to="/login" className="textlink text-ink2">
          {t('pending.login')}
        </Link>
      </p>
    </form>
  );
}

const ways = {
  register: { to: '/register-new', text: 'verify.doneText', label: 'verify.toRegister' },
  login: { to: '/login', text: 'verify.doneMember', label: 'verify.toLogin' },
  renewal: { to: '/register-new', text: 'verify.doneRenewal', label: 'verify.toRenewal' },
} as const;

function VerifiedPanel({ email, next }: { readonly email: string; readonly next: Verified }) {
  const { t } = useTranslation('auth');
  const { to, text, label } = ways[next];
  return (
    <div className="flex flex-col gap-5">
      <h1 className="type-h1">{t('verify.done')}</h1>
      <Notice tone="ok" className="wrap-anywhere">
        {t(text, { email })}
      </Notice>
      <ButtonLink to={to} variant="hot" size="large">
        {t(label)}
      </ButtonLink>
    </div>
  );
}
