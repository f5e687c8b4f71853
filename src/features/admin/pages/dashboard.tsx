import { useQuery } from '@tanstack/react-query';
import { House, RefreshCw } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery, isRefusal } from '../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import type { SharedCode } from '../../../platform/server/errors/refusals.ts';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { moderationContract } from '../../forum/moderation/moderation.contract.ts';
import type { adminContract } from '../admin.contract.ts';
import { ActionDialog } from './action-dialogs.tsx';
import { type Action, AdminActionsContext } from './actions.ts';
import { AuditView } from './audit/audit-view.tsx';
import { MembersView } from './members/members-view.tsx';
import { type PersonWords, PersonWordsContext } from './members/names.ts';
import { FiguresStrip } from './money/figures-strip.tsx';
import { FiguresView } from './money/figures-view.tsx';
import { PaymentsView } from './money/payments-view.tsx';
import { QueueView } from './money/queue-view.tsx';
import { RefundsView } from './money/refunds-view.tsx';
import { SupportView } from './support/support-view.tsx';
import { UploadsView } from './support/uploads-view.tsx';
import { SystemView } from './system/system-view.tsx';
import { type Address, useAddress, type View, views } from './use-address.ts';
import { useRefresh } from './use-list.ts';

type DashboardProps = {
  /** Role of the viewer: only `Admin` may change roles and see forum reports; `admin` may do the rest. */
  readonly role: string;
  /** Open reports of the forum, rendered by the forum feature. */
  readonly reports: ReactNode;
  /** Translations for the choices of the registration form. */
  readonly words: PersonWords;
};

const reportsQuery = { ...apiQuery<typeof moderationContract.reports>('/api/forum/reports'), staleTime: 0 };

/** Administration dashboard; rendered only for administrators. */
export function Dashboard({ role, reports, words }: DashboardProps) {
  const { t } = useTranslation('admin');
  const address = useAddress();
  const { open, ask, close } = useOpenActions();
  const isAdmin = role === 'Admin';
  const actions = useMemo(() => ({ ask, mayChangeRoles: isAdmin }), [ask, isAdmin]);
  const { data: summary, error } = useQuery({
    ...apiQuery<typeof adminContract.summary>('/api/admin/summary'),
    staleTime: 0,
  });
  const { data: openReports } = useQuery({ ...reportsQuery, enabled: isAdmin });
  const waiting: Partial<Record<View, number | undefined>> = {
    reports: openReports?.total,
    refunds: summary?.pendingRefunds,
    support: summary?.openSupport,
    uploads: summary?.newUploads,
    queue: summary && summary.failedRegistrations + summary.manualRefunds,
  };
  // Only the role Admin may see reports.
  const shown = views.filter((view) => view !== 'reports' || isAdmin);
  if (isRefusal<SharedCode>(error, 'auth.factor_required')) return <FactorRequired />;
  return (
    <AdminActionsContext value={actions}>
      <PersonWordsContext value={words}>
        <div className="mx-auto grid w-full max-w-[1440px] grid-cols-1 gap-5 px-4 py-8 sm:px-8 sm:py-10">
          <Head />
          <FiguresStrip summary={summary} />
          <Tabs
            label={t('title')}
            value={address.view}
            onChange={address.setView}
            tabs={shown.map((id) => ({
              id,
              label: t(`tabs.${id}`),
              badge: waiting[id] ? <Tag tone="warn">{waiting[id]}</Tag> : undefined,
            }))}
          >
            <ViewOf address={address} reports={reports} />
          </Tabs>
        </div>
        {open.map((action) => (
          <ActionDialog
            key={JSON.stringify(action)}
            action={action}
            onClose={() => close()}
            onDone={() => close(action.kind === 'delete')}
          />
        ))}
      </PersonWordsContext>
    </AdminActionsContext>
  );
}

/** Manages the open dialogs; the member dialog stays open below the dialog of an action. */
function useOpenActions() {
  const [open, setOpen] = useState<readonly Action[]>([]);
  const ask = useCallback(
    (action: Action) => setOpen((now) => [...now.filter(({ kind }) => kind === 'look'), action]),
    [],
  );
  /** Closes the topmost dialog, or all of them, e.g. after the member was deleted. */
  const close = useCallback((all = false) => setOpen((now) => (all ? [] : now.slice(0, -1))), []);
  return { open, ask, close };
}

/** Notice for administrators who have not set up the required two-factor login. */
function FactorRequired() {
  const { t } = useTranslation('admin');
  return (
    <div className="mx-auto grid w-full max-w-[880px] gap-5 px-4 py-8 sm:px-8 sm:py-10">
      <h1 className="type-h1">{t('title')}</h1>
      <Notice tone="warn" title={t('factor.title')}>
        {t('factor.text')}
      </Notice>
      <div>
        <ButtonLink to="/my-page/security" variant="hot">
          {t('factor.setUp')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Head() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const refresh = useRefresh();
  const [pending, setPending] = useState(false);
  const readAgain = () => {
    setPending(true);
    void refresh().finally(() => setPending(false));
  };
  return (
    <header className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="type-h1">{t('title')}</h1>
      <div className="flex gap-2">
        <Button pending={pending} onClick={readAgain}>
          {!pending && <RefreshCw aria-hidden size={16} strokeWidth={1.5} />}
          {t('refresh')}
        </Button>
        <ButtonLink to={localPath(language, '/')}>
          <House aria-hidden size={16} strokeWidth={1.5} />
          {t('home')}
        </ButtonLink>
      </div>
    </header>
  );
}

function ViewOf({ address, reports }: { readonly address: Address; readonly reports: ReactNode }) {
  switch (address.view) {
    case 'members':
      return <MembersView address={address} />;
    case 'system':
      return <SystemView />;
    case 'payments':
      return <PaymentsView address={address} />;
    case 'refunds':
      return <RefundsView address={address} />;
    case 'support':
      return <SupportView address={address} />;
    case 'queue':
      return <QueueView address={address} />;
    case 'uploads':
      return <UploadsView address={address} />;
    case 'reports':
      return <ReportsView queue={reports} />;
    case 'audit':
      return <AuditView address={address} />;
    case 'figures':
      return <FiguresView />;
  }
}

function ReportsView({ queue }: { readonly queue: ReactNode }) {
  const { t } = useTranslation('admin');
  const { data } = useQuery(reportsQuery);
  return (
    <>
      {data?.total === 0 && <p className="type-body py-6 text-ink2">{t('reports.empty')}</p>}
      {queue}
    </>
  );
}
