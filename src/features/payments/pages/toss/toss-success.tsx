import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PageHead } from '../../../../layout/page-head.tsx';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { pageWords } from '../../../../platform/browser/i18n/page-words.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { usePrice } from '../../../membership/pages/plans/use-price.ts';
import { useProblemText } from '../parts/problem-text.ts';
import { ReceiptNote } from '../parts/receipt-note.tsx';
import { ResultCard } from '../parts/result-card.tsx';
import { MembershipLink } from '../payment-step.tsx';
import { useStartPage } from '../use-start-page.ts';
import { useTossConfirmation } from './use-toss-confirmation.ts';

export const handle = pageWords('payments', 'membership');

const standings = {
  processing: 'loading',
  checking: 'loading',
  success: 'success',
  missing: 'failed',
  invalid: 'failed',
  paidBefore: 'success',
  refunded: 'cancelled',
  unresolved: 'cancelled',
  failed: 'failed',
} as const;

/** Page to which Toss returns after the authorization; confirms and thereby captures the payment. */
export default function TossSuccess() {
  const { t } = useTranslation('payments');
  const price = usePrice();
  const problemText = useProblemText();
  const language = useLanguage();
  const { pathname } = useLocation();
  const { state, paid, askAgain } = useTossConfirmation();
  const title = t(state.at === 'unresolved' ? 'checking.unresolvedTitle' : `success.${state.at}`);
  const facts: [string, string][] = paid
    ? [
        [t('facts.amount'), price({ currency: 'KRW', minor: paid.amount })],
        [t('facts.order'), paid.orderRef],
        ...(state.at === 'failed' && state.problem.providerCode
          ? [[t('facts.code'), state.problem.providerCode] as [string, string]]
          : []),
      ]
    : [];
  const begun = useStartPage();
  const home = (
    <ButtonLink size="large" to={localPath(language, '/')}>
      {t('return.home')}
    </ButtonLink>
  );
  const retry = (
    <ButtonLink variant="hot" size="large" to={begun.path}>
      {t('fail.again')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead
        path={pathname.replace(/(?<!\/)\/+$/, '')}
        title={title}
        description={t('success.description')}
        noindex
      />
      <ResultCard
        standing={standings[state.at]}
        title={title}
        facts={facts}
        actions={
          state.at === 'processing' ? null : (
            <>
              {(state.at === 'missing' || (state.at === 'success' && !state.isSignedIn)) && (
                <ButtonLink size="large" to="/login">
                  {t('return.login')}
                </ButtonLink>
              )}
              {(state.at === 'missing' || state.at === 'failed') && retry}
              {state.at === 'paidBefore' && <MembershipLink />}
              {state.at === 'refunded' && (
                <ButtonLink variant="hot" size="large" to={begun.path}>
                  {t('checkout.back')}
                </ButtonLink>
              )}
              {state.at === 'unresolved' && (
                <Button variant="hot" size="large" onClick={askAgain}>
                  {t('return.askAgain')}
                </Button>
              )}
              {home}
            </>
          )
        }
      >
        {state.at === 'processing' && <p>{t('success.processingText')}</p>}
        {state.at === 'checking' && <p>{t(state.account ? 'checking.account' : 'checking.text')}</p>}
        {(state.at === 'paidBefore' || state.at === 'refunded') && state.problem.key && (
          <p>{t(`problems.${state.problem.key}`)}</p>
        )}
        {state.at === 'unresolved' && <p>{t('checking.unresolved')}</p>}
        {state.at === 'missing' && <p>{t('success.missingText')}</p>}
        {state.at === 'invalid' && <p>{t('success.invalidText')}</p>}
        {state.at === 'success' && (
          <>
            <p>{t(`success.${successKey(state)}`)}</p>
            <ReceiptNote />
          </>
        )}
        {state.at === 'failed' && (
          <>
            <p className="text-ink">{problemText(state.problem, 'completion', 'toss')}</p>
            <p className="mt-2">{t('success.support')}</p>
          </>
        )}
      </ResultCard>
    </>
  );
}

/** Returns the text about a successful payment and the next step. */
function successKey({
  isExtended,
  isSignedIn,
}: {
  readonly isExtended: boolean;
  readonly isSignedIn: boolean;
}) {
  if (isSignedIn) return isExtended ? 'renewed' : 'member';
  return isExtended ? 'renewedLogin' : 'login';
}
