import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../platform/browser/api-client.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { shownDay, shownMoment } from '../../../../ui/shown-values.ts';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import type { adminContract, MemberView } from '../../admin.contract.ts';
import { ActionButton } from '../action-button.tsx';
import { useAdminActions } from '../actions.ts';
import { useProblemWords } from '../problem-words.ts';
import { MemberHistory } from './member-history.tsx';
import { usePersonWords, useStatusWords } from './names.ts';

export function MemberDialog({
  memberId,
  onClose,
}: {
  readonly memberId: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const words = useProblemWords();
  const { data, error } = useQuery({
    ...apiQuery<typeof adminContract.member>(`/api/admin/members/${memberId}`),
    staleTime: 0,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="wide"
      title={data ? data.member.name : t('member.title')}
      description={data ? `${data.member.nickname} · ${data.member.email}` : error ? '' : t('loading')}
      closeLabel={t('close')}
      actions={data ? <AdminActions member={data.member} /> : undefined}
    >
      {error && <Notice tone="err">{words(error)}</Notice>}
      {!error && !data && <Skeleton className="h-40 w-full" />}
      {data && (
        <div className="grid grid-cols-1 gap-6">
          <Facts member={data.member} />
          <Access member={data.member} />
          <MemberHistory found={data} />
        </div>
      )}
    </Dialog>
  );
}

function AdminActions({ member }: { readonly member: MemberView }) {
  const { t } = useTranslation('admin');
  const { ask, mayChangeRoles } = useAdminActions();
  const isAdmin = member.role === 'Admin';
  return (
    <>
      {member.latestPayment && (
        <Button onClick={() => ask({ kind: 'refund', person: member })}>{t('member.openRefund')}</Button>
      )}
      {mayChangeRoles && (
        <ActionButton member={member} kind={isAdmin ? 'take' : 'grant'}>
          {t(isAdmin ? 'member.takeRole' : 'member.giveRole')}
        </ActionButton>
      )}
      <ActionButton member={member} kind={member.isSuspended ? 'lift' : 'suspend'}>
        {t(member.isSuspended ? 'member.lift' : 'member.suspend')}
      </ActionButton>
      <ActionButton member={member} kind="delete" variant="danger">
        {t('action.delete.title')}
      </ActionButton>
    </>
  );
}

/** Buttons for the member's access: granted days, devices, sessions, second factor, email address. */
function Access({ member }: { readonly member: MemberView }) {
  const { t } = useTranslation('admin');
  const { mayChangeRoles } = useAdminActions();
  if (!mayChangeRoles) return null;
  return (
    <section>
      <h3 className="type-h3 mb-2">{t('member.access')}</h3>
      <div className="flex flex-wrap gap-2">
        {(['grantDays', 'setDevices', 'endSessions', 'resetFactor', 'correctEmail'] as const).map((kind) => (
          <ActionButton key={kind} member={member} kind={kind}>
            {t(`action.${kind}.title`)}
          </ActionButton>
        ))}
      </div>
    </section>
  );
}

function Facts({ member }: { readonly member: MemberView }) {
  const { t } = useTranslation('admin');
  const words = useStatusWords();
  const person = usePersonWords();
  const facts: readonly [string, ReactNode][] = [
    // A suspended member is shown as suspended instead of active; plan and end are shown separately.
    [
      t('members.status'),
      member.isSuspended ? t('members.suspended') : t(`status.${member.subscriptionStatus}`),
    ],
    [t('members.plan'), words.planOf(member)],
    [t('members.expires'), shownDay(member.subscriptionExpiresAt)],
    [t('members.joined'), shownMoment(member.registrationDate)],
    [t('member.lastLogin'), shownMoment(member.lastLogin)],
    [t('members.uses'), member.totalToolsUsed.toLocaleString('en-US')],
    [t('members.country'), member.country ? person.country(member.country) : 'N/A'],
    [t('member.job'), member.job ? person.job(member.job) : 'N/A'],
    [t('member.devices'), member.deviceLimit ?? t('member.devicesUsual')],
    [t('member.role'), words.role(member.role)],
  ];
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-control border bg-p2 sm:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name} className="-mb-px -mr-px border-r border-b px-3 py-2">
          <dt className="type-micro text-ink2">{name}</dt>
          <dd className="type-body">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
