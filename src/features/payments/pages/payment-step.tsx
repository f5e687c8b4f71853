import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/browser/session/session-state.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import type { PaymentMethod } from '../../membership/registration/profile-lists.rules.ts';
import { useProblemText } from './parts/problem-text.ts';
import { ReceiptNote } from './parts/receipt-note.tsx';
import { isPaidBefore, type Problem } from './payment-outcome.ts';
import type { Payment } from './use-payment.ts';

type PaymentStepProps = {
  readonly payment: Payment;
  readonly method: PaymentMethod;
  readonly again?: ReactNode;
};

/** Title keys by failed step; a failed completion has no title. */
const titles = {
  order: 'failed.error',
  request: 'failed.error',
  initiate: 'failed.title',
  capture: 'failed.title',
  completion: undefined,
} as const;

/** Shows the progress of the payment; nothing before it starts. */
export function PaymentStep({ payment: { step }, method, again }: PaymentStepProps) {
  const { t } = useTranslation('payments');
  const problemText = useProblemText();
  switch (step.at) {
    case 'checking':
      return <OutcomePendingNotice account={step.account} />;
    case 'unresolved':
      return <OutcomeOverdueNotice />;
    case 'window':
      return <Notice actions={again}>{t('panel.window')}</Notice>;
    case 'ready':
      return <Notice actions={again}>{t('panel.ready')}</Notice>;
    case 'closed':
      return (
        <Notice tone="warn" actions={again}>
          {t('panel.closed')}
        </Notice>
      );
    case 'blocked':
      return (
        <Notice tone="warn" title={t('panel.blockedTitle')} actions={again}>
          {t('panel.blocked')}
        </Notice>
      );
    case 'cancelled':
      return (
        <Notice tone="warn" title={t('cancelled.title')}>
          {t('cancelled.text')}
        </Notice>
      );
    case 'done':
      return (
        <Notice tone="ok" title={t('success.title')}>
          {t('success.wait')}
          <ReceiptNote />
        </Notice>
      );
    case 'refused': {
      const { key } = step.problem;
      const title = titles[step.failing];
      if (isPaidBefore(step.problem)) return <AlreadyPaidNotice problemKey={key} />;
      const isLogin = key === 'emailTaken' || key === 'otherBrowser' || key === 'renewalProof';
      return (
        <Notice
          tone="err"
          title={title && t(title)}
          actions={isLogin && <ButtonLink to="/login">{t('return.login')}</ButtonLink>}
        >
          {problemText(step.problem, step.failing, method)}
        </Notice>
      );
    }
    default:
      return null;
  }
}

/** Notice that the order was paid in another tab. */
export function AlreadyPaidNotice({ problemKey = 'paidBefore' }: { readonly problemKey?: Problem['key'] }) {
  const { t } = useTranslation('payments');
  return (
    <Notice tone="ok" title={t('success.paidBefore')} actions={<MembershipLink />}>
      {problemKey && t(`problems.${problemKey}`)}
    </Notice>
  );
}

/** Link to My Page, or to the login for visitors. */
export function MembershipLink() {
  const { t } = useTranslation('payments');
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <ButtonLink variant="hot" size="large" to={isSignedIn ? '/my-page' : '/login'}>
      {t(isSignedIn ? 'return.myPage' : 'return.login')}
    </ButtonLink>
  );
}

/** Notice that the provider has not responded for a long time. */
export function OutcomeOverdueNotice() {
  const { t } = useTranslation('payments');
  return (
    <Notice tone="warn" title={t('checking.unresolvedTitle')}>
      {t('checking.unresolved')}
    </Notice>
  );
}

/** Notice that the outcome is being verified and nothing is charged twice. */
export function OutcomePendingNotice({ account = false }: { readonly account?: boolean }) {
  const { t } = useTranslation('payments');
  return (
    <Notice tone="warn" title={t(account ? 'checking.accountTitle' : 'checking.title')}>
      {t(account ? 'checking.account' : 'checking.text')}
    </Notice>
  );
}
