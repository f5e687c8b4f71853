import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatMoney } from '../../../../platform/browser/format-money.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { Segmented } from '../../../../ui/form/segmented.tsx';
import { shownDay } from '../../../../ui/shown-values.ts';
import { Tag } from '../../../../ui/tag.tsx';
import type { adminContract, MemberView } from '../../admin.contract.ts';
import { type AdminActions, useAdminActions } from '../actions.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { ListPanel } from '../list-panel.tsx';
import { RefundStatus } from '../money/refund-status.tsx';
import { useRefusedWords } from '../problem-words.ts';
import type { Address } from '../use-address.ts';
import { useList, withParameters } from '../use-list.ts';
import { methodName, usePersonWords, useStatusWords } from './names.ts';

const statuses = ['', 'active', 'expired', 'free'] as const;

/** List of all members. The server searches, filters, sorts and pages it. */
export function MembersView({ address }: { readonly address: Address }) {
  const { t } = useTranslation('admin');
  const columns = useColumns();
  const status = statuses.find((each) => each === address.read('status')) ?? '';
  const sort = address.read('sort') || 'createdAt';
  const ascending = address.read('order') === 'asc';
  const filter = { search: address.read('search'), status };
  const order = { sort: address.read('sort'), order: address.read('order') };
  const list = useList<typeof adminContract.members>('/api/admin/all-members', {
    ...filter,
    ...order,
    page: address.page,
  });
  const setSearch = (search: string) => address.set({ search });
  return (
    <ListPanel
      search={{ label: t('members.search'), value: filter.search, onChange: setSearch }}
      filters={
        <Segmented
          label={t('members.status')}
          value={status}
          onChange={(next) => address.set({ status: next })}
          options={statuses.map((value) => ({ value, label: t(`status.${value || 'all'}`) }))}
        />
      }
      file={{ path: withParameters('/api/admin/members.csv', filter), name: 'members.csv' }}
      window={list.data}
      onPage={address.setPage}
      error={list.error}
    >
      <DataTable
        label={t('tabs.members')}
        columns={columns}
        rows={list.data?.items}
        rowKey={({ id }) => id}
        stale={list.isPlaceholderData}
        loading={t('loading')}
        empty={t('members.empty')}
        sorting={{
          by: sort,
          ascending,
          onChange: (by, up) => address.set({ sort: by, order: up ? 'asc' : 'desc' }),
        }}
      />
    </ListPanel>
  );
}

function useColumns(): Column<MemberView>[] {
  const { t } = useTranslation('admin');
  const actions = useAdminActions();
  const words = useStatusWords();
  const person = usePersonWords();
  return [
    {
      key: 'name',
      head: t('members.name'),
      sort: 'name',
      cell: (member) => <Name member={member} actions={actions} />,
    },
    {
      key: 'email',
      head: `${t('members.email')}, ${t('members.country')}`,
      sort: 'email',
      cell: ({ email, country }) => <TwoLines below={country && person.country(country)}>{email}</TwoLines>,
    },
    { key: 'plan', head: t('members.plan'), cell: words.planOf },
    {
      key: 'status',
      head: t('members.status'),
      cell: ({ subscriptionStatus: status, isSuspended }) =>
        isSuspended ? (
          <Tag tone="err">{t('members.suspended')}</Tag>
        ) : status === 'active' ? (
          t('status.active')
        ) : (
          <Tag tone={status === 'expired' ? 'warn' : 'neutral'}>{t(`status.${status}`)}</Tag>
        ),
    },
    {
      key: 'expires',
      head: t('members.expires'),
      sort: 'subscriptionExpiresAt',
      cell: ({ subscriptionExpiresAt }) => shownDay(subscriptionExpiresAt),
    },
    {
      key: 'joined',
      head: t('members.joined'),
      sort: 'createdAt',
      cell: ({ createdAt }) => shownDay(createdAt),
    },
    {
      key: 'uses',
      head: t('members.uses'),
      sort: 'totalToolsUsed',
      align: 'right',
      cell: ({ totalToolsUsed }) => totalToolsUsed.toLocaleString('en-US'),
    },
    {
      key: 'payment',
      head: t('members.lastPayment'),
      align: 'right',
      cell: (member) => <LastPayment member={member} />,
    },
    { key: 'refund', head: t('members.refund'), cell: (member) => <Refund member={member} /> },
    {
      key: 'delete',
      head: t('members.actions'),
      align: 'right',
      cell: (member) => <Delete member={member} actions={actions} />,
    },
  ];
}

/** Shows two related values in one cell, because eleven columns would not fit on a screen. */
function TwoLines({ children, below }: { readonly children: ReactNode; readonly below: ReactNode }) {
  return (
    // Text that may break anywhere has no minimum width, so without `min-w` the column could shrink to one letter.
    <span className="block max-w-60 max-xl:min-w-40 whitespace-normal wrap-anywhere">
      {children} <span className="block text-ink2">{below}</span>
    </span>
  );
}

function Name({ member, actions }: { readonly member: MemberView; readonly actions: AdminActions }) {
  const { role } = useStatusWords();
  return (
    <span className="inline-flex items-center gap-2 max-md:flex-wrap">
      <button
        type="button"
        onClick={() => actions.ask({ kind: 'look', memberId: member.id })}
        className="min-h-8 rounded-control text-left hover:underline"
      >
        <TwoLines below={member.nickname}>
          <span className="font-[560] text-ink">{member.name}</span>
        </TwoLines>
      </button>
      {member.role !== 'Member' && <Tag>{role(member.role)}</Tag>}
    </span>
  );
}

function Delete({ member, actions }: { readonly member: MemberView; readonly actions: AdminActions }) {
  const { t } = useTranslation('admin');
  const words = useRefusedWords();
  const label = t('members.deleteNamed', { name: member.name });
  const { delete: refused } = member.refused;
  return (
    <IconButton
      label={refused ? `${label}: ${words(refused)}` : label}
      aria-disabled={refused !== undefined}
      className="text-ink3"
      onClick={() => !refused && actions.ask({ kind: 'delete', person: member })}
    >
      <Trash2 aria-hidden size={16} strokeWidth={1.5} />
    </IconButton>
  );
}

function LastPayment({ member: { latestPayment } }: { readonly member: MemberView }) {
  const money = useFormatMoney();
  if (!latestPayment) return null;
  const { amount, currency, paymentMethod } = latestPayment;
  return <TwoLines below={methodName(paymentMethod)}>{money(amount, currency, paymentMethod)}</TwoLines>;
}

function Refund({ member }: { readonly member: MemberView }) {
  const money = useFormatMoney();
  const { refundRequest } = member;
  if (!refundRequest) return null;
  const { id, kind, status, amount, currency, paymentMethod } = refundRequest;
  return (
    <RefundStatus
      requestId={id}
      kind={kind}
      status={status}
      person={member}
      amount={money(amount, currency, paymentMethod)}
    />
  );
}
