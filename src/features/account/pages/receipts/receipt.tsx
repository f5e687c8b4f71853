import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { AuthenticationRequired } from '../../../../layout/authentication-required.tsx';
import { PageHead } from '../../../../layout/page-head.tsx';
import { ApiError, apiQuery } from '../../../../platform/browser/api-client.ts';
import { pageWords } from '../../../../platform/browser/i18n/page-words.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import type { receiptsContract } from '../../account.contract.ts';
import { ReceiptDetails } from './receipt-details.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { SavePdf } from './save-pdf.tsx';

export const handle = pageWords('account');

/** Page with a receipt or credit note, which can be printed. */
export default function Receipt() {
  const { t } = useTranslation('account');
  const { status } = useSession();
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const isCreditNote = pathname.endsWith('/credit-note');
  return (
    <>
      <PageHead
        path={pathname}
        title={t(isCreditNote ? 'receipts.creditNote' : 'receipts.one')}
        description={t('receipts.description')}
        noindex
      />
      <AuthenticationRequired state={status}>
        <Loaded id={id} isCreditNote={isCreditNote} />
      </AuthenticationRequired>
    </>
  );
}

type LoadedProps = { readonly id: string; readonly isCreditNote: boolean };

function Loaded({ id, isCreditNote }: LoadedProps) {
  const { t } = useTranslation('account');
  const reading = apiQuery<typeof receiptsContract.find>(`/api/user/receipts/${encodeURIComponent(id)}`);
  const { data, error, isFetching, refetch } = useQuery({ ...reading, staleTime: 0 });
  const creditNote = (isCreditNote && data?.creditNote) || undefined;
  const sheet = isCreditNote && !creditNote ? undefined : data;
  const isMissing =
    (data && !sheet) || (error instanceof ApiError && (error.status === 404 || error.status === 400));
  const back = <ButtonLink to="/my-page?tab=payment">{t('receipts.back')}</ButtonLink>;
  return (
    <div className="page grid max-w-[820px] gap-5 py-8 sm:py-12">
      {sheet && (
        <>
          <div data-print="hide" className="flex flex-wrap justify-between gap-3">
            {back}
            <span className="flex flex-wrap gap-3">
              <SavePdf
                id={sheet.id}
                number={creditNote?.number ?? sheet.number}
                isCreditNote={creditNote !== undefined}
              />
              <Button onClick={() => print()}>{t('receipts.print')}</Button>
            </span>
          </div>
          {!creditNote && <ReceiptDetails receipt={sheet} queryKey={reading.queryKey} />}
          <ReceiptSheet receipt={sheet} creditNote={creditNote} />
        </>
      )}
      {!sheet && isMissing && (
        <EmptyState level={1} title={t('receipts.missing')} actions={back}>
          {t('receipts.missingText')}
        </EmptyState>
      )}
      {!sheet && error && !isMissing && (
        <Notice
          tone="err"
          actions={
            <Button size="small" pending={isFetching} onClick={() => void refetch()}>
              {t('myPage.retry')}
            </Button>
          }
        >
          {t('myPage.failed')}
        </Notice>
      )}
      {!sheet && !error && !isMissing && <Skeleton className="h-96 w-full" />}
    </div>
  );
}
