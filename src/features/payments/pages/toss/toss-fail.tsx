import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PageHead } from '../../../../layout/page-head.tsx';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { pageWords } from '../../../../platform/browser/i18n/page-words.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { readTossFailure } from '../../providers/browser-returns.rules.ts';
import { tossExplanation } from '../../providers/toss/codes.rules.ts';
import { openOrder } from '../order/open-order.ts';
import { reportTossAbandoned } from '../order/order-calls.ts';
import { ResultCard } from '../parts/result-card.tsx';
import { useStartPage } from '../use-start-page.ts';

export const handle = pageWords('payments', 'membership');

/** Page to which Toss returns after a failure: the buyer canceled, or the payment was refused. */
export default function TossFail() {
  const { t } = useTranslation('payments');
  const { t: words } = useTranslation('membership');
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const begun = useStartPage();
  const { code, message, orderRef, cancellation } = readTossFailure(new URLSearchParams(search));
  const isCanceled = cancellation !== null;
  useEffect(() => {
    // Toss omits the order id if the buyer closed the window; the order in browser storage is used then.
    const open = openOrder(Date.now());
    const orderId = orderRef ?? (open?.method === 'toss' ? open.orderId : null);
    if (cancellation && orderId) void reportTossAbandoned(orderId, cancellation);
  }, [cancellation, orderRef]);
  const title = t(isCanceled ? 'cancelled.title' : 'fail.title');
  const facts: [string, string][] = [
    [t('facts.code'), code],
    ...(isCanceled && message ? [[t('facts.message'), message] as [string, string]] : []),
    ...(orderRef ? [[t('facts.order'), orderRef] as [string, string]] : []),
  ];
  return (
    <>
      <PageHead
        path={pathname.replace(/(?<!\/)\/+$/, '')}
        title={title}
        description={t('fail.description')}
        noindex
      />
      <ResultCard
        standing={isCanceled ? 'cancelled' : 'failed'}
        title={title}
        facts={facts}
        actions={
          <>
            <ButtonLink variant="hot" size="large" to={begun.path}>
              {t('fail.again')}
            </ButtonLink>
            <ButtonLink size="large" to={localPath(language, '/')}>
              {t('return.home')}
            </ButtonLink>
          </>
        }
      >
        {!isCanceled && <p className="mb-2 text-ink">{t(tossExplanation(code))}</p>}
        <p>
          {t('fail.kept')} {begun.isRegistration && words('faults.passwordAgain')}
        </p>
      </ResultCard>
    </>
  );
}
