import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../../layout/page-head.tsx';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { pageWords } from '../../../../platform/browser/i18n/page-words.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { ReceiptNote } from '../parts/receipt-note.tsx';
import { ResultCard } from '../parts/result-card.tsx';
import { MembershipLink } from '../payment-step.tsx';
import { useStartPage } from '../use-start-page.ts';
import { useEximbayReturn } from './use-eximbay-return.ts';

export const handle = pageWords('payments', 'membership');

/**
 * Page to which the Eximbay window returns: polls the payment, starts the session, and notifies the page that opened
 * the window.
 */
export default function EximbayReturn() {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { standing, returned, text, orderId, needsLogin, hasOpener, isClosing, mayAskAgain, askAgain } =
    useEximbayReturn();
  const begun = useStartPage();
  const title = t(returned ? `success.${returned}` : `return.${standing}`);
  const isPaid = standing === 'success' && returned === null;
  return (
    <>
      <PageHead path="/pay/eximbay/return" title={title} description={t('return.description')} noindex />
      <ResultCard
        standing={standing}
        title={title}
        facts={orderId ? [[t('facts.order'), orderId]] : []}
        actions={
          <>
            {needsLogin && (
              <ButtonLink variant="hot" size="large" to="/login">
                {t('return.login')}
              </ButtonLink>
            )}
            {mayAskAgain && (
              <Button variant="hot" size="large" onClick={askAgain}>
                {t('return.askAgain')}
              </Button>
            )}
            {returned === 'paidBefore' && <MembershipLink />}
            {(standing === 'failed' || returned === 'refunded') && !hasOpener && (
              <ButtonLink variant={mayAskAgain ? 'quiet' : 'hot'} size="large" to={begun.path}>
                {t('fail.again')}
              </ButtonLink>
            )}
            <ButtonLink size="large" to={localPath(language, '/')}>
              {t('return.home')}
            </ButtonLink>
          </>
        }
      >
        <p>{text}</p>
        {isPaid && !hasOpener && <ReceiptNote />}
        {isPaid && (hasOpener || !needsLogin) && (
          <p className="mt-2">{t(hasOpener ? 'return.closing' : 'return.goingHome')}</p>
        )}
        {isClosing && hasOpener && <p className="mt-2">{t('return.closing')}</p>}
      </ResultCard>
    </>
  );
}
