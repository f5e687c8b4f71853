import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { PageHead } from '../../layout/page-head.tsx';
import { apiQuery } from '../../platform/browser/api-client.ts';
import type { mailboxContract } from '../../platform/server/mail/mailbox.contract.ts';
import { pageData } from '../../platform/shared/rendering/context.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Notice } from '../../ui/state/notice.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { MailList } from '../mailbox/mail-list.tsx';
import { MailView } from '../mailbox/mail-view.tsx';

/** Responds with 404 except in demo mode. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(pageData).hasMailbox) throw data(null, { status: 404 });
  return null;
}

/** Page that shows the emails sent in demo mode. */
export default function Mailbox() {
  const { t } = useTranslation('layout');
  const [query, setQuery] = useSearchParams();
  const to = query.get('to') ?? '';
  const [openId, setOpenId] = useState<number | null>(null);
  const mails = useQuery({
    ...apiQuery<typeof mailboxContract.list>(`/api/dev/mailbox?to=${encodeURIComponent(to)}`),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const open = mails.data?.find(({ id }) => id === openId) ?? mails.data?.[0] ?? null;

  return (
    <div className="mx-auto flex w-full max-w-[1120px] flex-col gap-6 px-4 py-10 sm:px-6">
      <PageHead
        path="/dev/mailbox"
        title={t('mailbox.title')}
        description={t('mailbox.description')}
        noindex
      />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="type-h1">{t('mailbox.title')}</h1>
          <p className="type-body mt-1 max-w-[64ch] text-ink2">{t('mailbox.description')}</p>
        </div>
        <Button pending={mails.isFetching} onClick={() => void mails.refetch()}>
          <RefreshCw aria-hidden size={16} strokeWidth={1.5} />
          {t('mailbox.refresh')}
        </Button>
      </header>
      <TextField
        className="max-w-[360px]"
        label={t('mailbox.to')}
        type="email"
        autoComplete="off"
        value={to}
        onChange={(event) => {
          const next = event.currentTarget.value;
          setQuery(next ? { to: next } : {}, { replace: true, preventScrollReset: true });
          setOpenId(null);
        }}
      />
      {mails.isError && <Notice tone="err">{t('mailbox.failed')}</Notice>}
      {mails.isPending && <Skeleton className="h-52 w-full" />}
      {mails.data?.length === 0 && (
        <EmptyState title={t('mailbox.empty')}>{t('mailbox.emptyText')}</EmptyState>
      )}
      {mails.data && mails.data.length > 0 && (
        <div className="grid items-start gap-4 lg:grid-cols-[360px_1fr]">
          <MailList mails={mails.data} openId={open?.id ?? null} onOpen={setOpenId} />
          {open && <MailView key={open.id} mail={open} />}
        </div>
      )}
    </div>
  );
}
