import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { pageWords } from '../../messages/route-words.ts';
import { ApiError } from '../../platform/api-client.ts';
import { useSession } from '../../platform/session/session-state.ts';
import { AuthenticationRequired } from '../../shell/authentication-required.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Receipt as ReceiptView } from '../receipts.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';

export const handle = pageWords('account');

/** One receipt, for the screen and for paper. */
export default function Receipt() {
  const { t } = useTranslation('account');
  const { status } = useSession();
  const { id = '' } = useParams();
  return (
    <>
      <PageHead
        path={`/my-page/receipts/${id}`}
        title={t('receipts.one')}
        description={t('receipts.description')}
        noindex
      />
      <AuthenticationRequired state={status}>
        <Loaded id={id} />
      </AuthenticationRequired>
    </>
  );
}

function Loaded({ id }: { readonly id: string }) {
  const { t } = useTranslation('account');
  const { data, error, isFetching, refetch } = useQuery<ReceiptView>({
    queryKey: [`/api/user/receipts/${encodeURIComponent(id)}`],
    staleTime: 0,
  });
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  const back = <ButtonLink to="/my-page?tab=payment">{t('receipts.back')}</ButtonLink>;
  return (
    <div className="page grid max-w-[820px] gap-5 py-8 sm:py-12">
      {data && (
        <>
          <div data-print="hide" className="flex flex-wrap justify-between gap-3">
            {back}
            <Button onClick={() => print()}>{t('receipts.print')}</Button>
          </div>
          <ReceiptSheet receipt={data} />
        </>
      )}
      {!data && isMissing && (
        <EmptyState title={t('receipts.missing')} actions={back}>
          {t('receipts.missingText')}
        </EmptyState>
      )}
      {!data && error && !isMissing && (
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
      {!data && !error && <Skeleton className="h-96 w-full" />}
    </div>
  );
}
