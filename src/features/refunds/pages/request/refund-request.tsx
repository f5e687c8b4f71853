import { House } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthenticationRequired } from '../../../../layout/authentication-required.tsx';
import { PageHead } from '../../../../layout/page-head.tsx';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { pageWords } from '../../../../platform/browser/i18n/page-words.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { usePayments, useRequests } from '../refund-data.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { PolicyCard } from './policy-card.tsx';
import { RefundForm } from './refund-form.tsx';
import { RequestList } from './request-list.tsx';

export const handle = pageWords('refunds');

/** Page for a refund request: choice of the payment, eligibility, reason. */
export default function RefundRequest() {
  const { t } = useTranslation('refunds');
  const { status } = useSession();
  return (
    <>
      <PageHead path="/refund-request" title={t('page.title')} description={t('page.description')} noindex />
      <AuthenticationRequired state={status}>
        <RefundScreen />
      </AuthenticationRequired>
    </>
  );
}

function RefundScreen() {
  const { t } = useTranslation('refunds');
  const language = useLanguage();
  const payments = usePayments(true);
  const requests = useRequests(true);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [submitted, setSubmitted] = useState(false);
  const selected = payments.data?.find(({ id }) => id === selectedId) ?? null;

  return (
    <div className="page py-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="type-h1">{t('page.title')}</h1>
          <p className="type-body mt-1 text-ink2">{t('page.lead')}</p>
        </div>
        <ButtonLink to={localPath(language, '/')}>
          <House aria-hidden size={16} strokeWidth={1.5} />
          {t('page.home')}
        </ButtonLink>
      </header>
      {submitted && requests.data?.[0]?.status !== 'withdrawn' && (
        <Notice tone="ok" className="mt-6">
          {t('page.done')}
        </Notice>
      )}
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-6">
        <div className="grid gap-4">
          <PaymentChoice
            payments={payments}
            selectedId={selected?.id ?? null}
            onSelect={(id) => {
              setSubmitted(false);
              setSelectedId(id);
            }}
          />
          {selected && !selected.hasOpenRequest && (
            <RefundForm
              key={selected.id}
              payment={selected}
              onCancel={() => setSelectedId(null)}
              onSubmitted={() => {
                setSelectedId(null);
                setSubmitted(true);
              }}
            />
          )}
        </div>
        <div className="grid gap-4">
          <PolicyCard />
          <RequestList requests={requests} payments={payments.data} />
        </div>
      </div>
    </div>
  );
}
