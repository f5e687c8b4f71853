import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../../platform/server/http/contract.ts';
import { shownMoment } from '../../../../ui/shown-values.ts';
import type { adminContract } from '../../admin.contract.ts';
import { useAdminActions } from '../actions.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { ListPanel } from '../list-panel.tsx';
import { useStatusWords } from '../members/names.ts';
import type { Address } from '../use-address.ts';
import { useList } from '../use-list.ts';
import { EventDetails } from './event-details.tsx';

type Audit = typeof adminContract.audit;
type Entry = AnswerOf<Audit>['items'][number];

/** List of the audit log, newest first; can be searched by action name or code. */
export function AuditView({ address }: { readonly address: Address }) {
  const { t } = useTranslation('admin');
  const columns = useColumns();
  const search = address.read('search');
  const { findActions } = useStatusWords();
  const action = findActions(search);
  const list = useList<Audit>('/api/admin/audit', { action, page: address.page });
  return (
    <ListPanel
      search={{
        label: t('audit.search'),
        value: search,
        onChange: (typed) => address.set({ search: typed }),
      }}
      window={list.data}
      onPage={address.setPage}
      error={list.error}
    >
      <DataTable
        label={t('tabs.audit')}
        columns={columns}
        rows={list.data?.items}
        rowKey={({ id }) => id}
        stale={list.isPlaceholderData}
        loading={t('loading')}
        empty={t('audit.empty')}
      />
    </ListPanel>
  );
}

/** Shows the name of an action, with its code as tooltip. */
function ActionName({ action }: { readonly action: string }) {
  const { actionName } = useStatusWords();
  return (
    <span data-tip={action} className="block max-w-72 min-w-44 whitespace-normal">
      {actionName(action)}
    </span>
  );
}

function useColumns(): Column<Entry>[] {
  const { t } = useTranslation('admin');
  const { ask } = useAdminActions();
  return [
    { key: 'date', head: t('payments.date'), cell: ({ createdAt }) => shownMoment(createdAt) },
    { key: 'action', head: t('audit.action'), cell: ({ action }) => <ActionName action={action} /> },
    {
      key: 'who',
      head: t('audit.who'),
      cell: ({ memberName, memberId }) => memberName ?? memberId ?? t('audit.system'),
    },
    {
      key: 'whom',
      head: t('audit.whom'),
      cell: ({ targetId, targetName }) =>
        targetId && (
          <button
            type="button"
            className="min-h-8 hover:underline"
            onClick={() => ask({ kind: 'look', memberId: targetId })}
          >
            {targetName ?? <code>{targetId.slice(0, 8)}</code>}
          </button>
        ),
    },
    {
      key: 'details',
      head: t('audit.details'),
      wrap: true,
      cell: ({ action, details }) => <EventDetails action={action} details={details} />,
    },
  ];
}
