import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/browser/api-client.ts';
import { useDraft } from '../../../platform/browser/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Input, Textarea } from '../../../ui/form/field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { isEmail } from '../../../ui/form/typed.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { mostDays, mostDevices } from '../admin.rules.ts';
import type { memberActionsContract } from '../members/member-actions.contract.ts';
import type { queueContract } from '../money/queue.contract.ts';
import { draftOf, type GuardedAction } from './actions.ts';
import { TimeLeft } from './money/time-left.tsx';
import { useProblemWords } from './problem-words.ts';
import { useRefresh } from './use-list.ts';

type Members = typeof memberActionsContract;
type Queue = typeof queueContract;

/** Actions whose reason is for the audit log only. */
const accessActions = {
  endSessions: (id, { words: note }) =>
    call<Members['endSessions']>('POST', `/api/admin/members/${id}/end-sessions`, { note }),
  resetFactor: (id, { words: note }) =>
    call<Members['resetFactor']>('POST', `/api/admin/members/${id}/reset-factor`, { note }),
  correctEmail: (id, { words: note, email }) =>
    call<Members['correctEmail']>('PUT', `/api/admin/members/${id}/email`, { note, email }),
  grantDays: (id, { words: note, days }) =>
    call<Members['grantDays']>('POST', `/api/admin/members/${id}/days`, { note, days }),
  setDevices: (id, { words: note, devices }) =>
    call<Members['setDevices']>('PUT', `/api/admin/members/${id}/devices`, { note, devices }),
} satisfies Readonly<Record<string, (memberId: string, entered: Entered) => Promise<unknown>>>;
type AccessKind = keyof typeof accessActions;
const isAccess = (kind: GuardedAction['kind']): kind is AccessKind => kind in accessActions;

type Entered = {
  readonly words: string;
  readonly email: string;
  readonly days: number;
  /** null for the default. */
  readonly devices: number | null;
};

/** Executes an action. @param other chosen by the second button */
async function carryOut(action: GuardedAction, entered: Entered, other: boolean): Promise<unknown> {
  const { words } = entered;
  if ('amount' in action) {
    const { kind, id } = action;
    if (kind === 'returned') {
      const body = { outcome: other ? ('send_again' as const) : ('returned' as const), note: words };
      return call<Queue['decideReturn']>('POST', `/api/admin/manual-refunds/${id}`, body);
    }
    const body = { outcome: other ? ('dismissed' as const) : ('confirmed' as const), note: words };
    return call<Queue['decideChargeback']>('POST', `/api/admin/chargebacks/${id}`, body);
  }
  const { kind, person } = action;
  const { id } = person;
  if (isAccess(kind)) return accessActions[kind](id, entered);
  if (kind === 'delete') return call<Members['delete']>('DELETE', `/api/admin/delete-member/${id}`);
  if (kind === 'grant' || kind === 'take') {
    const role = kind === 'grant' ? 'Admin' : 'Member';
    return call<Members['setRole']>('PUT', `/api/admin/members/${id}/role`, { role });
  }
  const reason = kind === 'suspend' ? words : null;
  return call<Members['setSuspension']>('PUT', `/api/admin/members/${id}/suspension`, { reason });
}

const labels: Partial<Record<GuardedAction['kind'], 'action.reference' | 'refunds.notes' | 'action.note'>> = {
  returned: 'action.reference',
  chargeback: 'refunds.notes',
  endSessions: 'action.note',
  resetFactor: 'action.note',
  correctEmail: 'action.note',
  grantDays: 'refunds.notes',
  setDevices: 'refunds.notes',
};

/** Confirms a protected action with the password. */
export function GuardedDialog({
  action,
  onClose,
  onDone,
}: {
  readonly action: GuardedAction;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation('admin');
  const words = useProblemWords();
  const refresh = useRefresh();
  const form = useId();
  const [password, setPassword] = useState('');
  const [reason, setReason, forget] = useDraft(draftOf(action));
  const [email, setEmail] = useState('');
  const [days, setDays] = useState('30');
  const [devices, setDevices] = useState(
    'person' in action && 'deviceLimit' in action.person ? String(action.person.deviceLimit ?? '') : '',
  );
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { kind, person } = action;
  const isDanger = kind === 'delete' || kind === 'suspend' || kind === 'chargeback';
  const isMoney = 'amount' in action;
  const isNoted = isMoney || isAccess(kind);
  const wantsReason = kind === 'suspend' || isNoted;
  const count = /^\d{1,3}$/.test(days.trim()) ? Number(days) : 0;
  const lacksDays = kind === 'grantDays' && (count < 1 || count > mostDays);
  const deviceCount = /^\d{1,2}$/.test(devices.trim()) ? Number(devices) : 0;
  const lacksDevices =
    kind === 'setDevices' && devices.trim() !== '' && (deviceCount < 1 || deviceCount > mostDevices);
  const lacksEmail = kind === 'correctEmail' && !isEmail(email.trim());
  const amount = isMoney ? action.amount : '';

  const reasonHint = isAccess(kind) ? t('action.noteKept') : isMoney ? undefined : t('action.reasonHint');

  const submit = async (other = false) => {
    setTried(true);
    setProblem(null);
    if (password === '' || (wantsReason && reason.trim() === '') || lacksEmail || lacksDays || lacksDevices)
      return;
    setPending(true);
    try {
      await call<Members['verifyPassword']>('POST', '/api/admin/verify-password', { password });
      const entered = {
        words: reason.trim(),
        email: email.trim(),
        days: count,
        devices: devices.trim() === '' ? null : deviceCount,
      };
      await carryOut(action, entered, other);
      forget();
      toast({ title: other ? t('action.manual.done') : t(`action.${kind}.done`) });
      onDone();
      await refresh();
    } catch (error) {
      setProblem(words(error));
      setPending(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      danger={isDanger}
      width="narrow"
      title={t(`action.${kind}.title`)}
      description={t(`action.${kind}.text`, { name: person.name, email: person.email, amount })}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {isMoney && (
            <Button pending={pending} onClick={() => void submit(true)}>
              {t(kind === 'returned' ? 'action.sendAgain' : 'action.dismiss')}
            </Button>
          )}
          <Button type="submit" form={form} variant={isDanger ? 'danger' : 'hot'} pending={pending}>
            {t(`action.${kind}.confirm`)}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        {kind === 'delete' && <TimeLeft person={person} />}
        {problem && <Notice tone="err">{problem}</Notice>}
        {kind === 'correctEmail' && (
          <Field
            label={t('action.newEmail')}
            hint={t('action.newEmailHint')}
            error={tried && lacksEmail ? t('action.emailInvalid') : undefined}
          >
            {(control) => (
              <Input
                {...control}
                type="email"
                name="email"
                autoComplete="off"
                maxLength={255}
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
        )}
        {kind === 'grantDays' && (
          <Field
            label={t('action.days')}
            error={tried && lacksDays ? t('action.daysInvalid', { most: mostDays }) : undefined}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                name="days"
                autoComplete="off"
                maxLength={3}
                value={days}
                onChange={(event) => setDays(event.target.value)}
              />
            )}
          </Field>
        )}
        {kind === 'setDevices' && (
          <Field
            label={t('action.devices')}
            hint={t('action.devicesHint')}
            error={tried && lacksDevices ? t('action.daysInvalid', { most: mostDevices }) : undefined}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                name="devices"
                autoComplete="off"
                maxLength={2}
                value={devices}
                onChange={(event) => setDevices(event.target.value)}
              />
            )}
          </Field>
        )}
        {wantsReason && (
          <Field
            label={t(labels[kind] ?? 'action.reason')}
            hint={reasonHint}
            error={
              tried && reason.trim() === ''
                ? t(isNoted ? 'action.noteRequired' : 'action.reasonRequired')
                : undefined
            }
          >
            {(control) => (
              <Textarea
                {...control}
                maxLength={500}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        )}
        <PasswordField
          label={t('action.password')}
          showLabel={t('action.showPassword')}
          hideLabel={t('action.hidePassword')}
          autoComplete="current-password"
          name="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={tried && password === '' ? t('action.passwordRequired') : undefined}
        />
      </form>
    </Dialog>
  );
}
