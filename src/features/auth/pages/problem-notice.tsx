import { useTranslation } from 'react-i18next';
import { hasContact } from '../../../layout/operator.ts';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { useTransientErrorMessage } from '../../../platform/browser/transient-errors.ts';
import { useSite } from '../../../platform/browser/use-site.ts';
import type { Business } from '../../../platform/server/config/config.ts';
import { locale } from '../../../platform/shared/i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import type { LoginProblem } from './login/login-problem.ts';

type ProblemNoticeProps = {
  /** Id by which the field with the refused value refers to the notice. */
  readonly id?: string;
  readonly problem: LoginProblem;
  readonly busy: boolean;
  readonly onTakeOver: () => void;
};

/** Notice about a refused login, with an action if one is possible. */
export function ProblemNotice({ id, problem, busy, onTakeOver }: ProblemNoticeProps) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation('layout');
  const passing = useTransientErrorMessage();
  const business = useSite()?.business;
  switch (problem.kind) {
    case 'unverified':
    case 'expired':
      return null;
    case 'elsewhere':
      return (
        <Notice
          tone="err"
          actions={
            <Button size="small" pending={busy} onClick={onTakeOver}>
              {t('elsewhere.takeOver')}
            </Button>
          }
        >
          {t('elsewhere.text')}
          <OtherDevice device={problem.device} lastSeenAt={problem.lastSeenAt} />
        </Notice>
      );
    case 'unregistered':
      return (
        <Notice id={id} tone="err">
          {t('login.unregistered')}
        </Notice>
      );
    case 'wrong-password':
      return (
        <Notice id={id} tone="err">
          {t('login.wrongPassword')}
        </Notice>
      );
    case 'suspended':
      return <SuspendedNotice reason={problem.reason} business={business} />;
    case 'passing':
      return <Notice tone="err">{passing(problem.error)}</Notice>;
    case 'unavailable':
      return <Notice tone="err">{t('login.unavailable')}</Notice>;
    case 'unreachable':
      return <Notice tone="err">{common('passing.unreachable')}</Notice>;
    case 'no-storage':
      return <Notice tone="err">{t('login.noStorage')}</Notice>;
    case 'too-many':
      return <TooMany seconds={problem.seconds} />;
    case 'other':
      return <Notice tone="err">{problem.message ?? t('login.failed')}</Notice>;
  }
}

function OtherDevice({
  device,
  lastSeenAt,
}: {
  readonly device: string | null;
  readonly lastSeenAt: string | null;
}) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const moment = lastSeenAt === null ? Number.NaN : Date.parse(lastSeenAt);
  const format = new Intl.DateTimeFormat(locale[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return (
    <span className="mt-1 block text-ink2">
      {device && <span className="block">{t('elsewhere.device', { device })}</span>}
      {!Number.isNaN(moment) && (
        <span className="block">{t('elsewhere.lastSeen', { time: format.format(moment) })}</span>
      )}
    </span>
  );
}

function TooMany({ seconds }: { readonly seconds: number | null }) {
  const { t } = useTranslation('auth');
  if (seconds === null) return <Notice tone="err">{t('login.tooMany')}</Notice>;
  const text =
    seconds < 120
      ? t('login.tooManySeconds', { count: Math.max(1, seconds) })
      : t('login.tooManyMinutes', { count: Math.ceil(seconds / 60) });
  return <Notice tone="err">{text}</Notice>;
}

type SuspendedProps = {
  readonly reason: string | null;
  readonly business: Business | undefined;
};

/**
 * Notice about a suspended account. Shows the email address of support, because the contact form requires a login;
 * without any contact in the footer, it does not advise to contact support.
 */
export function SuspendedNotice({ reason, business }: SuspendedProps) {
  const { t } = useTranslation('auth');
  const email = business?.email;
  return (
    <Notice tone="err">
      {t(hasContact(business) ? 'login.suspended' : 'login.suspendedOnly')}
      {email && (
        <a href={`mailto:${email}`} className="textlink mt-1 block text-ink">
          {email}
        </a>
      )}
      {reason && (
        <span className="mt-1 block text-ink2 wrap-anywhere">{t('login.suspendedFor', { reason })}</span>
      )}
    </Notice>
  );
}
